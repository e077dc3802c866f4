// Which frame of a take is meant: by number from the front or from the end, or by word.

/** 0-based in decode order; negative counts from the end, -1 being the last. */
export type FrameWish = number | "first" | "last";

/** The frame's number from 0, or undefined when a take of so many frames has none such. */
export function frameNumber(wish: FrameWish, frames: number): number | undefined {
  const asked = wish === "first" ? 0 : wish === "last" ? -1 : wish;
  const number = asked < 0 ? frames + asked : asked;
  return number >= 0 && number < frames ? number : undefined;
}

// Which frame of a take is meant: by number from the front or from the end, or by word.

/** 0-based in decode order; negative counts from the end, -1 being the last. */
export type RequestedFrame = number | "first" | "last";

/** The frame's number from 0, or undefined when a take of so many frames has none such. */
export function frameNumber(requested: RequestedFrame, frames: number): number | undefined {
  const asked = requested === "first" ? 0 : requested === "last" ? -1 : requested;
  const number = asked < 0 ? frames + asked : asked;
  return number >= 0 && number < frames ? number : undefined;
}

// Time as frames at a rate, by the exact rate: what is stored or rendered goes by these.
// The wire keeps rates as numbers; 23.976, 29.97 and 59.94 mean n*1000/1001 (docs/decisions.md 7).

export interface Rate {
  readonly num: number;
  readonly den: number;
}

/** The exact rate that a number on the wire means, in frames per second. */
export function rateOf(fps: number): Rate {
  const nominal = Math.round(fps);
  if (Math.abs(fps - nominal) < 1e-9) return { num: nominal, den: 1 };
  if (Math.abs(fps - (nominal * 1000) / 1001) < 0.005) return { num: nominal * 1000, den: 1001 };
  return { num: Math.round(fps * 1000), den: 1000 };
}

/** `24` or `24000/1001`, as ffmpeg reads it. */
export function rateText(fps: number): string {
  const { num, den } = rateOf(fps);
  return den === 1 ? String(num) : `${num}/${den}`;
}

/** Ticks a second in which every frame of the rate begins on a whole tick. */
export function timescaleOf(fps: number): number {
  const { num, den } = rateOf(fps);
  return den === 1 ? num * 1000 : num;
}

export function secondsOf(frames: number, fps: number): number {
  const { num, den } = rateOf(fps);
  return (frames * den) / num;
}

/** Frames nearest to a time; a tie goes to the even number. */
export function framesNear(seconds: number, fps: number): number {
  const { num, den } = rateOf(fps);
  return roundHalfEven((seconds * num) / den);
}

/** The fewest frames that last a time. */
export function framesCovering(seconds: number, fps: number): number {
  const { num, den } = rateOf(fps);
  return Math.max(0, Math.ceil((seconds * num) / den - ROUNDING));
}

/** What a division is off by at most, in frames. */
const ROUNDING = 1e-9;

/** The same time in frames at another rate, to the nearest frame. */
export function rescaleFrames(frames: number, from: number, to: number): number {
  const a = rateOf(from);
  const b = rateOf(to);
  return roundHalfEven((frames * a.den * b.num) / (a.num * b.den));
}

/** Samples from the start to the end of a frame count: the frame's edge, to the nearest sample. */
export function samplesOf(frames: number, fps: number, hertz: number): number {
  const { num, den } = rateOf(fps);
  return Math.round((frames * den * hertz) / num);
}

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

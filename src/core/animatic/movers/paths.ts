// How things move by themselves: rocking, floating, falling, coming up out of something. Each is a phase and a way over time.
import type { MoverMoment } from "./mover.ts";

export function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}

/** To and fro, `times` a second: from the middle to 1, to 0. */
export function toAndFro(seconds: number, times: number): number {
  return 0.5 + 0.5 * Math.sin(seconds * times * 2 * Math.PI);
}

/** Round and round. */
export function round(seconds: number, times: number): number {
  return (((seconds * times) % 1) + 1) % 1;
}

/** Up from where it lies to a height, where it hangs and bobs. Pixels. */
export function floated(
  seconds: number,
  { from, to, takes }: { readonly from: number; readonly to: number; readonly takes: number },
): number {
  const part = smooth((seconds - START) / takes);
  return from + (to - from) * part + part * Math.sin(seconds * 2.2) * Math.abs(to - from) * 0.05;
}

/** Seconds at which something begins that the shot is about. */
export const START = 0.35;

/** Seconds of a fall over so many pixels, where a head has so many. */
export function fallSeconds(way: number, unit: number): number {
  return Math.sqrt(Math.max(0, way) / (PULL * unit));
}

/** Heads in a second squared: slower than it is, so that it is seen. */
const PULL = 9;

/** Stays, then falls, and lies there. */
export function fallen(
  seconds: number,
  { at, way, unit }: { readonly at: number; readonly way: number; readonly unit: number },
): { readonly dy: number; readonly part: number } {
  const time = Math.max(0, seconds - at);
  const takes = fallSeconds(way, unit);
  return { dy: Math.min(way, PULL * unit * time * time), part: takes === 0 ? 1 : Math.min(1, time / takes) };
}

/** Comes up out of something, and sways there. */
export function comesUp(seconds: number, takes = 0.9): MoverMoment | undefined {
  const part = smooth((seconds - START) / takes);
  return part === 0 ? undefined : { phase: 0.5 * part + (part === 1 ? 0.5 * toAndFro(seconds, 0.35) : 0) };
}

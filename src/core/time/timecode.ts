// Timecode for people: hours, minutes, seconds, frames. Counted in whole frames of the nominal rate (no drop-frame).
import { rateOf } from "./rate.ts";

/** `00:01:02:13` for a frame number counted from 0. */
export function timecode(frame: number, fps: number): string {
  const nominal = Math.max(1, Math.round(fps));
  const seconds = Math.floor(frame / nominal);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % nominal];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** Whether timecode at a rate drops numbers. */
export function isDropFrame(fps: number): boolean {
  const { num, den } = rateOf(fps);
  return den === 1001 && num % 30_000 === 0;
}

/** `01:00:00:12`, or `01:00:00;12` where numbers are dropped, for a frame number counted from 0. */
export function smpteTimecode(frame: number, fps: number): string {
  if (!isDropFrame(fps)) return timecode(frame, fps);
  return timecode(frame + droppedBefore(frame, fps), fps).replace(/:(\d+)$/, ";$1");
}

/** The frame whose timecode is one hour. */
export function hourMark(fps: number): number {
  const nominal = Math.max(1, Math.round(fps));
  return isDropFrame(fps) ? 6 * framesInTen(fps) : nominal * 3600;
}

function framesInTen(fps: number): number {
  const nominal = Math.round(fps);
  return nominal * 600 - 9 * perMinute(fps);
}

/** Numbers that a minute drops. */
function perMinute(fps: number): number {
  return Math.round(fps) / 15;
}

/** How many numbers were left out up to a frame. */
function droppedBefore(frame: number, fps: number): number {
  const ten = framesInTen(fps);
  const drop = perMinute(fps);
  const minute = Math.round(fps) * 60 - drop;
  const rest = frame % ten;
  const minutes = rest < drop ? 0 : Math.floor((rest - drop) / minute);
  return 9 * drop * Math.floor(frame / ten) + drop * minutes;
}

// Timecode for people: hours, minutes, seconds, frames. Counted in whole frames of the nominal rate (no drop-frame).

/** `00:01:02:13` for a frame number counted from 0. */
export function timecode(frame: number, fps: number): string {
  const nominal = Math.max(1, Math.round(fps));
  const seconds = Math.floor(frame / nominal);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % nominal];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

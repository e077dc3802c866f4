// The timeline's scale: frames to pixels and back, ruler ticks, how many strip cells fit. Pixels are CSS pixels.

export interface Scale {
  readonly fps: number;
  readonly pxPerSecond: number;
}

export interface Tick {
  readonly x: number;
  /** Seconds, on a tick that carries its time. */
  readonly seconds?: number;
}

export const ZOOM_MIN = 0;
export const ZOOM_MAX = 100;
const CLOSEST_PX_PER_SECOND = 240;
const FARTHEST_PX_PER_SECOND = 0.01;
const READABLE_PX_PER_SECOND = 24;
const LABEL_SPACING_PX = 96;
const LABEL_SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];

export function xOf(frame: number, { fps, pxPerSecond }: Scale): number {
  return (frame / fps) * pxPerSecond;
}

export function frameAt(x: number, { fps, pxPerSecond }: Scale): number {
  return Math.floor((x / pxPerSecond) * fps);
}

/** A zoom of 0 shows the whole cut in the width there is, 100 shows single frames; even steps feel even between. */
export function pxPerSecond(zoom: number, seconds: number, width: number): number {
  const whole = Math.min(CLOSEST_PX_PER_SECOND, Math.max(FARTHEST_PX_PER_SECOND, width / Math.max(1, seconds)));
  return whole * (CLOSEST_PX_PER_SECOND / whole) ** (Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, zoom)) / ZOOM_MAX);
}

/** The zoom that is this near. */
export function zoomOf(px: number, seconds: number, width: number): number {
  const whole = pxPerSecond(0, seconds, width);
  if (px <= whole) return 0;
  return (ZOOM_MAX * Math.log(px / whole)) / Math.log(CLOSEST_PX_PER_SECOND / whole);
}

/** How near a cut is met: whole when clips can be told apart then, else near enough to tell them apart. */
export function startPxPerSecond(seconds: number, width: number): number {
  return Math.max(READABLE_PX_PER_SECOND, pxPerSecond(0, seconds, width));
}

/** Ticks between two x; labelled ones are at least a label apart, and every fifth or so of the way has a small one. */
export function planTicks(from: number, to: number, scale: Scale): Tick[] {
  const step = LABEL_SECONDS.find((seconds) => seconds * scale.pxPerSecond >= LABEL_SPACING_PX) ?? 3600;
  const small = step / (step % 5 === 0 ? 5 : step % 3 === 0 ? 3 : 4);
  const ticks: Tick[] = [];
  const first = Math.max(0, Math.floor(from / scale.pxPerSecond / small));
  const last = Math.ceil(to / scale.pxPerSecond / small);
  for (let index = first; index <= last; index++) {
    const seconds = index * small;
    const x = seconds * scale.pxPerSecond;
    ticks.push(Math.abs(seconds / step - Math.round(seconds / step)) < 1e-6 ? { x, seconds } : { x });
  }
  return ticks;
}

/** Which of a strip's 8 cells show a clip of this width: evenly spread, each about as wide as a picture. */
export function planCells(width: number, cellWidth: number): number[] {
  const count = Math.max(1, Math.min(8, Math.round(width / cellWidth)));
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * 8) / count));
}

/** Where a timeline must be scrolled so that x can be seen; the same value when it can already. */
export function scrollToShow(x: number, left: number, width: number): number {
  if (x >= left && x <= left + width) return left;
  return Math.max(0, x - width * 0.15);
}

/** The frame, or the beginning of a clip that is within so many frames of it. */
export function snapFrame(frame: number, clips: readonly { start: number }[], reach: number): number {
  const near = clips.map(({ start }) => start).filter((start) => Math.abs(start - frame) <= reach);
  return near.sort((a, b) => Math.abs(a - frame) - Math.abs(b - frame))[0] ?? frame;
}

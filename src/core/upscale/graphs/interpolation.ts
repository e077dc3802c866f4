// How a film gets more frames a second: a model makes frames between each two, of which every so-manieth stays.

/** Most frames that the host's node makes of one. */
const MOST = 16;

export interface Interpolation {
  /** Frames made of each frame of the film. */
  readonly multiplier: number;
  /** Frames that the host makes: those of the film, and between each two of them one less than the multiplier. */
  readonly made: number;
  /** Of those every so-manieth stays; 0 where the rates have no common multiple in reach, and frames are picked by their time. */
  readonly every: number;
}

/** From `fps` to `target` frames a second; null where the film has as many already, or has no two frames. */
export function planInterpolation(
  film: { readonly frames: number; readonly fps: number },
  target: number,
): Interpolation | null {
  const { frames, fps } = film;
  if (target <= fps || frames < 2) return null;
  const multipliers = Array.from({ length: MOST - 1 }, (_, index) => index + 2);
  const even = multipliers.find((each) => isWhole((each * fps) / target));
  const multiplier = even ?? Math.min(MOST, Math.ceil((2 * target) / fps));
  const every = even === undefined ? 0 : Math.round((even * fps) / target);
  return { multiplier, made: (frames - 1) * multiplier + 1, every };
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

// How loud the music under a film is at each moment: its fades at the ends of the film, and how far it is ducked under the film's own sound.
// The film's filters are made from the same numbers, and follow the same curve.

/** Linear and in milliseconds, as ffmpeg's `sidechaincompress` takes them: from about -33 dB on, quickly, and released slowly. */
export const DUCKING = { threshold: 0.022, ratio: 6, attack: 30, release: 700 } as const;
/** What that filter has as its knee. */
const KNEE = 2.82843;
/** It follows the square of each sample, upwards faster than downwards: of a tone it finds this part of the peak's square. */
const OF_PEAK = 0.88;

const BED_FADES = { in: 0.5, out: 2 } as const;
const SHORT_FADES = { in: 0.1, out: 0.1 } as const;

/** Seconds over which the music comes and goes at the ends of a film of so many seconds. */
export function bedFades(seconds: number): { readonly in: number; readonly out: number } {
  return seconds > 2 * (BED_FADES.in + BED_FADES.out) ? BED_FADES : SHORT_FADES;
}

/** Level of the music at a second of the film, 0 to 1, without ducking. */
export function bedLevel(at: number, seconds: number): number {
  const fades = bedFades(seconds);
  return Math.max(0, Math.min(1, at / fades.in, (seconds - at) / fades.out));
}

/** What the music is multiplied by for each bin of the film's own sound: `peaks` are its loudest samples, 0 to 1, so many a second. */
export function duckingGains(peaks: ArrayLike<number>, rate: number): Float32Array {
  const rising = stepOf(DUCKING.attack, rate);
  const falling = stepOf(DUCKING.release, rate);
  const gains = new Float32Array(peaks.length);
  let square = 0;
  for (let bin = 0; bin < peaks.length; bin++) {
    const wanted = OF_PEAK * (peaks[bin] ?? 0) ** 2;
    square += (wanted - square) * (wanted > square ? rising : falling);
    gains[bin] = gainUnder(Math.sqrt(square));
  }
  return gains;
}

/** The filter comes near to a level within a quarter of the time that it is given. */
function stepOf(milliseconds: number, rate: number): number {
  return 1 - Math.exp(-4000 / (milliseconds * rate));
}

/** A compressor with a soft knee, on logarithms. */
function gainUnder(level: number): number {
  const { threshold, ratio } = DUCKING;
  const half = Math.log(KNEE) / 2;
  const over = Math.log(Math.max(level, 1e-9) / threshold);
  if (over <= -half) return 1;
  if (over >= half) return Math.exp(over / ratio - over);
  // Between the two lines a cubic that leaves each with its own slope.
  const [width, at] = [2 * half, (over + half) / (2 * half)];
  const [first, last] = [-half, half / ratio];
  const [rise, flat] = [width, width / ratio];
  const [square, cube] = [at ** 2, at ** 3];
  const out =
    (2 * cube - 3 * square + 1) * first +
    (cube - 2 * square + at) * rise +
    (3 * square - 2 * cube) * last +
    (cube - square) * flat;
  return Math.exp(out - over);
}

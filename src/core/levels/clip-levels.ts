// The levels of a clip: its gain, and the fades at its ends, of its picture (from and to black) and of its sound (from and to silence).
// The film and the page that shows it follow the same line.
//
//   level 1 |      ________________
//           |    /                  \
//   level 0 |__/_____________________\__   frames of the cut
//            in                      out

/** Lengths of the two, in frames or in samples; 0 for none. */
export interface Fades {
  readonly in: number;
  readonly out: number;
}

export interface FadeFields {
  readonly fade_in?: number | undefined;
  readonly fade_out?: number | undefined;
  readonly sound_fade_in?: number | undefined;
  readonly sound_fade_out?: number | undefined;
}

/** Frames of the cut. */
export function pictureFades({ fade_in = 0, fade_out = 0 }: FadeFields): Fades {
  return { in: fade_in, out: fade_out };
}

/** Frames of the cut. */
export function soundFades({ sound_fade_in = 0, sound_fade_out = 0 }: FadeFields): Fades {
  return { in: sound_fade_in, out: sound_fade_out };
}

export function hasFades(fades: Fades | undefined): fades is Fades {
  return fades !== undefined && fades.in + fades.out > 0;
}

/** As much of them as `length` has room for: first the one at the end gets shorter, then the one at the start. */
export function fadesWithin(fades: Fades, length: number): Fades {
  const start = Math.min(fades.in, length);
  return { in: start, out: Math.min(fades.out, length - start) };
}

/** 0 to 1 at a moment of so many: the first of a fade in and the last of a fade out are nothing, what lies between rises and falls evenly. */
export function fadeLevel(at: number, length: number, fades: Fades): number {
  const rising = fades.in > 0 ? at / fades.in : 1;
  const falling = fades.out > 0 ? (length - 1 - at) / fades.out : 1;
  return Math.max(0, Math.min(1, rising, falling));
}

/** Of a linear gain; -Infinity for silence. */
export function decibelsOf(gain: number): number {
  return gain <= 0 ? -Infinity : 20 * Math.log10(gain);
}

/** `+3.0 dB`, `-6.0 dB`, `silent`. */
export function decibelText(gain: number): string {
  const decibels = decibelsOf(gain);
  if (decibels === -Infinity) return "silent";
  const rounded = Math.round(decibels * 10) / 10 || 0;
  return `${rounded > 0 ? "+" : ""}${rounded.toFixed(1)} dB`;
}

// How a clip is encoded again so that it can stand beside copied ones: x264's choices that end up in the headers are read
// back from the headers of the clips to match. Whether it worked is checked on the encoded clip, never assumed.
import type { H264Headers } from "./headers.ts";

export interface EncodeSettings {
  /** Every choice that shows in the headers, in x264's own words. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The rate factor that the headers carry as their starting quantiser. */
  readonly crf: number;
  /** Whether the headers say that pixels are square, or nothing of their shape. */
  readonly saysSquare: boolean;
}

/** Visually clean for material that is encoded a second time, whatever the headers say. */
const CRF_WANTED = 18;

/** What the studio uses when there is nothing to match. */
export const DEFAULT_SETTINGS: EncodeSettings = {
  params: { ref: 1, bframes: 0, weightp: 1 },
  crf: CRF_WANTED,
  saysSquare: true,
};

/** Settings that give a clip these headers. `level` 9 is what x264 calls 1b. */
export function settingsLike(headers: H264Headers): EncodeSettings {
  const { sequence, picture } = headers;
  const reordered = sequence.orderType === 2 ? 0 : (sequence.reordered ?? 1);
  return {
    params: {
      level: sequence.level === 9 ? "1b" : sequence.level,
      ref: picture.activeRefs,
      bframes: reordered > 0 ? 3 : 0,
      "b-pyramid": reordered > 1 ? "normal" : "none",
      weightp: picture.weightedP ? 1 : 0,
      weightb: picture.weightedB ? 1 : 0,
      cabac: picture.cabac ? 1 : 0,
      "8x8dct": picture.transform8 ? 1 : 0,
      "chroma-qp-offset": picture.chromaOffset,
    },
    crf: picture.startQp,
    saysSquare: sequence.pixelAspect !== null,
  };
}

/**
 * The `-x264-params` text for a clip of some frames. The starting quantiser in the headers follows the rate factor, so the
 * factor is kept and the quality is put right by a zone over the whole clip: twice the bits is six steps finer. `wanted`: the rate factor
 * that the quality is to be of.
 */
export function x264Params(settings: EncodeSettings, frames: number, wanted = CRF_WANTED): string {
  const pairs = Object.entries(settings.params).map(([name, value]) => `${name}=${value}`);
  if (settings.crf === wanted) return pairs.join(":");
  const factor = 2 ** ((settings.crf - wanted) / 6);
  return [...pairs, `zones=0,${Math.max(1, frames)},b=${factor.toFixed(4)}`].join(":");
}

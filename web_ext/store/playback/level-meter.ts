// How loud what plays is, as a meter shows it: peaks rise at once and fall slowly, the highest one is held, the average is taken over a third
// of a second. Levels are dB below full scale.

/** Of one channel. */
export interface MeterLevel {
  readonly peak: number;
  readonly rms: number;
  /** The highest peak of late. */
  readonly held: number;
  /** Milliseconds that it has been held for. */
  readonly heldFor: number;
  /** A sample reached full scale since it was reset. */
  readonly isClipped: boolean;
}

export const LEAST_DB = -60;
export const SILENT: MeterLevel = { peak: LEAST_DB, rms: LEAST_DB, held: LEAST_DB, heldFor: 0, isClipped: false };

const HOLD_MS = 1500;
/** dB a second. */
const PEAK_FALL = 20;
const AVERAGE_MS = 300;
/** The largest sample of 16 bits: what is decoded to it was cut off there. */
const FULL_SCALE = 32767 / 32768;

/** The level after so many milliseconds, with what was heard in them: samples from -1 to 1. */
export function nextLevel(before: MeterLevel, samples: Float32Array, ms: number): MeterLevel {
  let highest = 0;
  let squares = 0;
  for (const sample of samples) {
    highest = Math.max(highest, Math.abs(sample));
    squares += sample * sample;
  }
  const fall = (PEAK_FALL * ms) / 1000;
  const now = decibels(highest);
  const isHigher = now >= before.held;
  const heldFor = isHigher ? 0 : before.heldFor + ms;
  return {
    peak: Math.max(now, before.peak - fall, LEAST_DB),
    rms: average(before.rms, squares / Math.max(1, samples.length), ms),
    held: isHigher ? now : Math.max(now, LEAST_DB, heldFor > HOLD_MS ? before.held - fall : before.held),
    heldFor,
    isClipped: before.isClipped || highest >= FULL_SCALE,
  };
}

/** Where a level stands on a meter, from 0 to 1. */
export function placeOf(db: number): number {
  return Math.max(0, Math.min(1, 1 - db / LEAST_DB));
}

/** `−12`, as a number beside a meter; `−∞` for silence. */
export function formatLevel(db: number): string {
  if (db <= LEAST_DB) return "−∞";
  const rounded = Math.round(db);
  return rounded < 0 ? `−${-rounded}` : String(Math.abs(rounded));
}

/** Powers are averaged, not decibels. */
function average(before: number, power: number, ms: number): number {
  const share = Math.min(1, ms / AVERAGE_MS);
  const kept = before <= LEAST_DB ? 0 : 10 ** (before / 10);
  return decibels(Math.sqrt(kept + (power - kept) * share));
}

function decibels(amplitude: number): number {
  return amplitude <= 0 ? LEAST_DB : Math.max(LEAST_DB, 20 * Math.log10(amplitude));
}

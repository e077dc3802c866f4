// The words that say what a take's colours are matched to: `plate`, `first`, `shot:<id>`, or `none`, with how much of it counts.
// docs/format.md "Series config".

export interface ColourMatch {
  readonly match: string;
  /** 0 to 1. */
  readonly strength: number;
}

/** Matched to nothing, whatever a wider setting says. */
export const NO_MATCH = "none";

const WORDS = ["plate", "first", NO_MATCH];
const SHOT = /^shot:\S+$/;

/** The shot of `shot:<id>`; undefined for other words. */
export function shotOfMatch(match: string): string | undefined {
  return SHOT.test(match) ? match.slice("shot:".length) : undefined;
}

/** `plate`, or `plate 0.5` with a strength from 0 to 1; undefined for anything else. */
export function parseColourMatch(text: string): ColourMatch | undefined {
  const [match = "", amount = "1", ...more] = text.trim().split(/\s+/);
  const word = match.toLowerCase();
  const strength = /^\d*\.?\d+$/.test(amount) ? Number(amount) : Number.NaN;
  if (more.length > 0 || !(strength >= 0 && strength <= 1)) return undefined;
  if (WORDS.includes(word)) return { match: word, strength };
  const shot = shotOfMatch(match.replace(/^shot:/i, "shot:"));
  return shot === undefined ? undefined : { match: `shot:${shot}`, strength };
}

// A deed by the words right behind a verb: what it means with them, whatever the verb means alone. "shoots out of the chair" fires nothing, "drops into the
// grass" lets go of nothing, "tips over the king" pours nothing.
import type { Deed } from "../deed.ts";

export interface Wording {
  readonly verbs: ReadonlySet<string>;
  /** Of the words behind the verb, with "them" for names and nouns of people. */
  readonly words: RegExp;
  readonly deed: Deed;
  /** Somebody else must be meant, or must not. */
  readonly isPaired?: boolean;
  /** Several must do it together, to nobody else. */
  readonly isJoint?: true;
  /** Done by an animal, or by a person. */
  readonly by?: "beast" | "person";
}

export type Row = readonly [
  verbs: string,
  words: RegExp,
  deed: Deed,
  more?: Pick<Wording, "isPaired" | "isJoint" | "by">,
];

/** Before a noun. */
export const A = String.raw`(?:the|an?|his|her|its|their|both|one|some|two) (?:\w+ ){0,2}?`;

/** Whose it is: "Tim's", "the old man's", "his". */
export const OWNER = String.raw`(?:(?:the )?(?:\w+ ){1,2}?'s|his|her|their) (?:\w+ ){0,2}?`;
/** What is done with it, before where it goes. */
export const THING = String.raw`(?:the|an?|his|her|its|their|some|two|both|more|another|\w+) (?:\w+ ){0,3}?`;
/** A part of the own body or something of one's own, up to its noun; a thing in any words. */
export const OWN = String.raw`(?:his|her|their)(?: own)?(?: \w+){0,2}?`;
export const IT = String.raw`(?:it|them|${A}\w+(?: of \w+)?|\w+)`;

/** No word of place; a thing in any others: "wet sheets", "it", "the old red coat". */
export const PLAIN = String.raw`(?!(?:with|in|on|onto|into|of|off|from|at|by|and|to|out|under|behind|over|up|down|through)\b)\w+`;
export const SOME_THING = String.raw`(?:(?:the|an?|his|her|its|their|some|two|three|both|one|all) )?(?:${PLAIN} ){0,3}?${PLAIN}(?: of ${PLAIN})?`;

/** Done to somebody; done so by a person; done by a person to nobody else. */
export const PAIR = { isPaired: true } as const;
export const BY_HAND = { isPaired: true, by: "person" } as const;
export const ALONE = { isPaired: false, by: "person" } as const;

export const words = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`);

export const wordingsOf = (rows: readonly Row[]): readonly Wording[] =>
  rows.map(([verbs, said, deed, more = {}]) => ({ verbs: new Set(verbs.split(" ")), words: said, deed, ...more }));

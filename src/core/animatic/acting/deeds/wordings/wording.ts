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

export const words = (pattern: string): RegExp => new RegExp(`^${pattern}`);

export const wordingsOf = (rows: readonly Row[]): readonly Wording[] =>
  rows.map(([verbs, said, deed, more = {}]) => ({ verbs: new Set(verbs.split(" ")), words: said, deed, ...more }));

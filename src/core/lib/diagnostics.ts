// Problems and warnings about an authored text, collected while it is read, and the ids of the rules that a warning can carry.
// Lines are 1-based; a diagnostic about a whole config has none (null).
import type { Mend } from "../../contracts/schema.ts";

export interface Diagnostic<Line = number> {
  readonly line: Line;
  /** 1-based column; JSON syntax errors only. */
  readonly col?: number;
  readonly message: string;
  /** The lint rule that it belongs to; a comment can suppress it by this id. */
  readonly id?: RuleId;
  /** What a person can do about it with one press. */
  readonly mends?: Mend[];
}

export class Diagnostics<Line = number> {
  readonly problems: Diagnostic<Line>[] = [];
  readonly warnings: Diagnostic<Line>[] = [];

  problem(line: Line, message: string, mends: Mend[] = []): void {
    this.problems.push({ line, message, ...(mends.length > 0 && { mends }) });
  }

  /** `id`: the lint rule that it belongs to, if a comment may suppress it. */
  warn(line: Line, message: string, id?: RuleId): void {
    this.warnings.push({ line, message, ...(id && { id }) });
  }
}

/** In the order of the text; findings about one line keep their order. */
export function byLine<F extends Diagnostic>(diagnostics: readonly F[]): F[] {
  return diagnostics.toSorted((a, b) => a.line - b.line);
}

export const RULES = {
  "unknown-key": "a line that looks like a key and is none",
  "indented-syntax": "a heading, key or spoken line behind blanks",
  "odd-heading": "a heading without its blank, or with one mark too many",
  ruler: "a line of dashes, as other formats part scenes",
  "speaker-without-words": "a speaker's name with nothing behind the colon",
  "wide-colon": "a full-width colon where the plain one is meant",
  "unreadable-speaker": "capitals that dialogue cannot spell",
  "looks-like-dialogue": "a known speaker's name that is not in capitals",
  "no-effect": "a line that does nothing where it stands",
  "repeated-key": "a key that a later line overrules",
  "old-spelling": "a line in a spelling of older versions",
  "unknown-rule": "a lint comment that names no rule",
  "empty-sequence": "a sequence without a shot",
  "jump-cut": "two shots in a row that show nearly one picture",
  "same-spot": "two people who each stand alone before one plate",
  "same-shot": "a shot that repeats another word for word",
  "name-off-screen": "somebody named in the action who is not in the shot",
  "prop-not-listed": "a prop in the action that the shot does not list",
  "leans-on-before": "an action that counts on the shot before",
  "camera-said-twice": "a camera line that begins with the word camera",
  crammed: "dialogue that nobody can speak in the shot's length",
  tight: "dialogue that has to be hurried",
  padding: "a typed length of which much is rendered and cut away",
  "guessed-length": "a length that the target is asked for and cannot tell",
  "rounded-overlap": "a hold that the target's grid makes longer",
  "guide-clash": "two pictures that a shot has on one frame",
  "long-action": "an action that a target's summary cuts off",
  "ref-not-read": "a picture or a recording that the shot's target does not read",
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof RULES;

/** Every id, in the order of the table. */
export const RULE_IDS = Object.keys(RULES) as readonly RuleId[];

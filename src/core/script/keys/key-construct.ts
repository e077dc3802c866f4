// What a `key: value` line is made of: its spellings, where it may stand, how its value is read, and examples that tests run.
// A construct knows its value only; which block the line belongs to is the parser's business.
import type { RuleId } from "../../lib/diagnostics.ts";

export type KeyScope = "shot" | "header";

/** The value read (null: the line says "not set"), or what is wrong with it. */
export type KeyReading<Value> =
  | {
      readonly value: Value | null;
      /** Read, but it will not do what its writer may expect. */
      readonly warning?: string;
      /** The lint rule that the warning belongs to, when a comment may suppress it. */
      readonly rule?: RuleId;
      /** Read in an old spelling: the sentence that names the new one. */
      readonly legacy?: string;
    }
  | { readonly problem: string };

export interface KeyExample<Value> {
  /** The text after the colon, trimmed as the parser does. */
  readonly text: string;
  readonly scope?: KeyScope;
  /** The expected value, or "refused". */
  readonly reads: Value | null | "refused";
}

export interface KeyConstruct<Value> {
  /** Other spellings of the key. */
  readonly aliases: readonly string[];
  /** Under a `#` header the line sets a default for its shots, is dropped with a warning, or is an error. */
  readonly header: "default" | "dropped" | "refused";
  read(text: string, scope: KeyScope): KeyReading<Value>;
  readonly examples: readonly KeyExample<Value>[];
}

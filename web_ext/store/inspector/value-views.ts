// The inspector's fields: what each one shows, what it would be without an override, and what a person has to know of it.
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { builtSource, OVERRIDE, sourceOf, type SourceChip } from "../render/next-render.ts";
import type { TypedShot, TypedValue } from "./typed-values.ts";
import { readValue, isBuiltValue, textOf, textOfStored, VALUE_KEYS, type ValueKey } from "./value-fields.ts";

export interface ValueView {
  readonly key: ValueKey;
  /** What stands in the field. */
  readonly text: string;
  /** What it is without an override. */
  readonly built: string;
  /** It differs from what is stored. */
  readonly isDirty: boolean;
  /** An override is stored, or typed. */
  readonly isSet: boolean;
  /** Why what is typed cannot be sent. */
  readonly problem?: string;
  /** What somebody else has stored since it was typed; null for the built value. */
  readonly theirs?: string | null;
  readonly source?: SourceChip;
}

/** Fields that the shot's next render knows. One that its target does not have is shown while something is stored or typed in it. */
export function viewsOf(detail: ShotDetail, typed: TypedShot, takesNegative: boolean): readonly ValueView[] {
  return VALUE_KEYS.filter(
    (key) => isKnown(detail, key, takesNegative) || stored(detail, key) !== null || typed[key],
  ).map((key) => viewOf(detail, key, typed[key]));
}

export function viewOf(detail: ShotDetail, key: ValueKey, typed: TypedValue | undefined): ValueView {
  if (typed && !isStoredValue(detail, key, typed)) return dirtyView(detail, key, typed);
  const source = sourceOf(detail, key);
  return {
    key,
    text: typed?.text ?? shownText(detail, key),
    built: builtText(detail, key),
    isDirty: false,
    isSet: stored(detail, key) !== null,
    ...(source && { source }),
  };
}

function dirtyView(detail: ShotDetail, key: ValueKey, { text, base }: TypedValue): ValueView {
  const built = builtText(detail, key);
  const storedText = stored(detail, key);
  const wanted = wantedText(detail, key, text);
  const read = wanted === null ? undefined : readValue(key, wanted, detail);
  const source = wanted === null ? builtSource(detail, key) : OVERRIDE;
  return {
    key,
    text: text ?? built,
    built,
    isDirty: true,
    isSet: wanted !== null,
    ...(read?.ok === false && { problem: read.sentence }),
    ...(base !== storedText && { theirs: storedText }),
    ...(source && { source }),
  };
}

function shownText(detail: ShotDetail, key: ValueKey): string {
  return stored(detail, key) ?? textOf(key, detail.effective);
}

/** What typing this into a field leaves to be kept; undefined when the field shows that anyway. */
export function typedInto(
  detail: ShotDetail,
  key: ValueKey,
  text: string | null,
  before?: TypedValue,
): TypedValue | undefined {
  const storedText = stored(detail, key);
  const isShown = text === null ? storedText === null : text === shownText(detail, key);
  return isShown ? undefined : { text, base: before ? before.base : storedText };
}

/** Whether the field says no more than what is stored. */
export function isStoredValue(detail: ShotDetail, key: ValueKey, { text }: TypedValue): boolean {
  return isSame(detail, key, wantedText(detail, key, text), stored(detail, key));
}

/** What would be stored of a field's text: null for what the build says anyway. */
function wantedText(detail: ShotDetail, key: ValueKey, text: string | null): string | null {
  return text === null || isBuiltValue(key, text) || isSame(detail, key, text, builtText(detail, key)) ? null : text;
}

/** Whether two texts say the same value: `512x288` is `512 × 288`. */
function isSame(detail: ShotDetail, key: ValueKey, one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return one === other;
  const [a, b] = [readValue(key, one, detail), readValue(key, other, detail)];
  return a.ok && b.ok && JSON.stringify(a.value) === JSON.stringify(b.value);
}

/** The stored override as text; null where none is. */
export function stored(detail: ShotDetail, key: ValueKey): string | null {
  if (key === "target") return detail.target_source === "override" ? detail.target : null;
  const value = (detail.override as Readonly<Record<string, unknown>>)[key];
  return value === undefined || value === null ? null : textOfStored(key, value);
}

function builtText(detail: ShotDetail, key: ValueKey): string {
  return textOf(key, detail.built_values ?? detail.effective);
}

function isKnown({ effective, built_values: built }: ShotDetail, key: ValueKey, takesNegative: boolean): boolean {
  if (key === "negative") return takesNegative || effective.negative !== null;
  if (key === "slate") return effective.slate !== undefined;
  if (key === "loras") return effective.model !== null;
  const values = (built ?? effective) as Readonly<Record<string, unknown>>;
  if (key === "model" || key === "model_low" || key === "steps") return (values[key] ?? null) !== null;
  return true;
}

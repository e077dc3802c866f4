// `refs/_overrides.json` as a value: what is set for a reference and its views, read and changed. A view inherits what is set for its
// character, but not a prompt. docs/format.md "refs/_overrides.json".
import type { RefOverride, RefOverridesFile, ViewOverride } from "../../contracts/files/refs.ts";
import type { OverrideView } from "../../contracts/replies/ref.ts";
import type { RefOverrideFields } from "../../contracts/routes/refs.ts";
import { sha1 } from "../lib/hash.ts";
import { parseLora } from "../lib/written-values.ts";

export type RefValues = Omit<ViewOverride, "base_hash">;

export interface RefSet {
  readonly values: RefValues;
  /** Set on the view itself. */
  readonly own: RefValues;
  /** SHA-1 of the built prompt that the prompt in force was written over. */
  readonly baseHash: string | undefined;
}

/** What is set for a reference, or for a view with what it inherits. */
export function refOverrideOf({ refs = {} }: RefOverridesFile, ref: string, view: string | null): RefSet {
  const block: RefOverride = (Object.hasOwn(refs, ref) && refs[ref]) || {};
  const { views: _views, ...whole } = block;
  if (view === null) return setOf(whole, whole);
  const own = ownOf(block, view);
  const { prompt: _prompt, base_hash: _hash, ...inherited } = whole;
  return setOf({ ...inherited, ...own }, own);
}

/** As replies show it. `built`: the prompt without any override. */
export function describeRefOverride(set: RefSet, built: string | null, isView: boolean): OverrideView {
  const { values, own } = set;
  return {
    fields: Object.keys(values),
    stale: isPromptStale(set, built),
    values: { ...values },
    ...(isView && { own: Object.keys(own) }),
  };
}

export function isPromptStale({ values, baseHash }: RefSet, built: string | null): boolean {
  return values.prompt !== undefined && baseHash !== undefined && built !== null && baseHash !== sha1(built);
}

/** Sets and clears fields; `built`: the prompt that a new one is written over. */
export function setRefFields(
  file: RefOverridesFile,
  { ref, view }: { readonly ref: string; readonly view: string | null },
  fields: RefOverrideFields,
  built: string | null,
): RefOverridesFile {
  return changeBlock(file, ref, view, (before) => {
    const next = { ...before, ...valuesOf(fields) };
    const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => !isNothing(value))) as ViewOverride;
    const { base_hash: stamp, ...rest } = kept;
    if (rest.prompt === undefined) return rest;
    const isNew = !isNothing(fields.prompt);
    const hash = isNew && built !== null ? sha1(built) : stamp;
    return hash === undefined ? rest : { ...rest, base_hash: hash };
  });
}

/** Without what is set for a reference and its views, or for one view. */
export function dropRefFields(file: RefOverridesFile, ref: string, view: string | null): RefOverridesFile {
  if (view !== null) return changeBlock(file, ref, view, () => ({}));
  return { ...file, refs: Object.fromEntries(Object.entries(file.refs ?? {}).filter(([id]) => id !== ref)) };
}

function changeBlock(
  file: RefOverridesFile,
  ref: string,
  view: string | null,
  change: (before: ViewOverride) => ViewOverride,
): RefOverridesFile {
  const refs = new Map(Object.entries(file.refs ?? {}));
  const { views = {}, ...whole } = refs.get(ref) ?? {};
  const own = view === null ? change(whole) : whole;
  const ofViews = new Map(Object.entries(views));
  if (view !== null) ofViews.set(view, change(ofViews.get(view) ?? {}));
  const kept = [...ofViews].filter(([, each]) => Object.keys(each).length > 0);
  const next: RefOverride = { ...own, ...(kept.length > 0 && { views: Object.fromEntries(kept) }) };
  if (Object.keys(next).length === 0) refs.delete(ref);
  else refs.set(ref, next);
  return { ...file, refs: Object.fromEntries(refs) };
}

function valuesOf(fields: RefOverrideFields): Record<string, unknown> {
  const { loras, seed, ...rest } = fields;
  return {
    ...rest,
    ...(seed !== undefined && { seed: typeof seed === "number" ? String(seed) : seed }),
    ...(loras !== undefined && { loras: loras?.flatMap((lora) => asLora(lora) ?? []) ?? null }),
  };
}

function asLora(lora: string | NonNullable<ViewOverride["loras"]>[number]) {
  return typeof lora === "string" ? parseLora(lora) : lora;
}

/** null, an empty text and `{}` clear a field; an empty list of LoRAs is "none". */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0;
}

function ownOf({ views = {} }: RefOverride, view: string): ViewOverride {
  return (Object.hasOwn(views, view) && views[view]) || {};
}

function setOf(values: ViewOverride, own: ViewOverride): RefSet {
  const { base_hash: baseHash, ...set } = values;
  const { base_hash: _stamp, ...ownSet } = own;
  return { values: set, own: ownSet, baseHash };
}

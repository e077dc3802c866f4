// Reads the record of a take as this version, an older one, or another tool with the same format wrote it. A field that is
// missing or of another kind gets a neutral value, so that no reader further up asks "is this an old file?". Keys that are not
// ours stay. 0 and "" mean "not recorded"; the take summary turns them into null.
import { check, prepareCheck } from "../../contracts/check.ts";
import { Sidecar, SidecarRef } from "../../contracts/files/sidecar.ts";
import { Lora, type Pass } from "../../contracts/schema.ts";

export interface TakeId {
  readonly shot: string;
  readonly take: number;
  readonly pass: Pass;
}

type Raw = Readonly<Record<string, unknown>>;

/** The record as this version knows it, or undefined when the value is no object. The file's name says which take it is. */
export function upgradeSidecar(value: unknown, id: TakeId): Sidecar | undefined {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const before = upgraded.get(value);
  if (before && isSameTake(before.id, id)) return before.record;
  const record = upgrade(value, id);
  if (record && Object.isFrozen(value)) upgraded.set(value, { id, record: Object.freeze(record) });
  return record;
}

/** Whether a record was found to be one of this version as it stands, by a reading of its own take. */
export function isSound(value: unknown): boolean {
  return value !== null && typeof value === "object" && upgraded.get(value)?.record === value;
}

/** Spares the check of a record that nobody can change, and that `isSound` was true of in an earlier process of the very same program. */
export function knowSound(value: object): void {
  sound.add(value);
}

/** Makes ready what reading a first record takes, so that it can be done while records are still being fetched. */
export function prepareUpgrades(): void {
  prepareCheck(Sidecar);
}

/** Upgraded records of immutable values: a status reads the same thousands of records again and again. */
const upgraded = new WeakMap<object, { readonly id: TakeId; readonly record: Sidecar }>();

const sound = new WeakSet<object>();

function isSameTake(a: TakeId, b: TakeId): boolean {
  return a.shot === b.shot && a.take === b.take && a.pass === b.pass;
}

function upgrade(value: object, id: TakeId): Sidecar | undefined {
  const isNamed = (value as Raw)["take"] === id.take && (value as Raw)["pass"] === id.pass;
  if (isNamed && sound.has(value)) return value as Sidecar;
  const raw: Raw = isNamed ? (value as Raw) : { ...value, take: id.take, pass: id.pass };
  const known = check(Sidecar, raw);
  if (known.ok) return known.value;
  const mended = check(Sidecar, mend(raw, id));
  return mended.ok ? mended.value : undefined;
}

/** Keeps each field that fits, takes the neutral value for one that does not, and leaves out what may be missing. */
function mend(raw: Raw, id: TakeId): Raw {
  const neutral: Raw = { ...NEUTRAL, shot: id.shot, ...repaired(raw) };
  const mended: Record<string, unknown> = { ...raw };
  for (const [key, schema] of Object.entries(Sidecar.properties)) {
    if (check(schema, raw[key]).ok) continue;
    if (Object.hasOwn(neutral, key)) mended[key] = neutral[key];
    else delete mended[key];
  }
  return mended;
}

const NEUTRAL: Raw = {
  version: 1,
  target: "",
  status: "queued",
  queued: "",
  seed: "0",
  seed_source: "stable",
  parent_take: null,
  model: null,
  steps: null,
  width: 0,
  height: 0,
  fps: 0,
  length: 0,
  length_source: "script",
  frames: null,
  shot_hash: "",
  preset_hash: "",
  overrides: [],
  override_stale: false,
  notes: [],
  note: "",
  mp4: null,
  thumb: null,
  strip: null,
  save_notes: "",
};

/** Lists keep the members that fit: one odd reference must not hide the others. */
function repaired(raw: Raw): Raw {
  const loras = list(raw["loras"]).map((lora) => (typeof lora === "string" ? { name: lora, strength: 1 } : lora));
  const refs = list(raw["refs"]).map((ref) => (isRecord(ref) ? { slot: "", sha1: null, ...ref } : ref));
  return {
    loras: loras.filter((lora) => check(Lora, lora).ok),
    refs: refs.filter((ref) => check(SidecarRef, ref).ok),
  };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Raw {
  return value !== null && typeof value === "object";
}

// What `overrides.json` says about a shot, looked up for one target and one pass (docs/format.md "overrides.json"). Ids come from scripts,
// so
// keys are asked for with care: a shot may be called `constructor`.
import type { OverridesFile, PassOverride, TargetOverride } from "../../contracts/files/overrides.ts";
import type { Pass } from "../../contracts/schema.ts";

/** Values that win over the build. A key is absent while nothing is set; `loras: []` means none at all. */
export interface OverrideValues extends Omit<PassOverride, "base_hash"> {
  readonly seed?: string;
  readonly note?: string;
}

export interface ShotOverrideView {
  readonly values: OverrideValues;
  /** Hash of the shot's story when the values were set. */
  readonly baseHash?: string;
}

/** The values for a shot rendered on `target` in `pass`. */
export function shotOverride(file: OverridesFile, shot: string, at: { target: string; pass: Pass }): ShotOverrideView {
  const block = blockOf(file, shot, at.target);
  const { base_hash: baseHash, ...fields } = block?.[at.pass] ?? {};
  const { seed, note } = block ?? {};
  const values: OverrideValues = { ...fields, ...(seed && { seed }), ...(note && { note }) };
  return baseHash === undefined ? { values } : { values, baseHash };
}

/** The target that a shot is retargeted to, or undefined. */
export function retargetOf(file: OverridesFile, shot: string): string | undefined {
  const target = ownValue(ownValue(file.shots, shot), "target");
  return typeof target === "string" && target !== "" ? target : undefined;
}

/** The target that the episode's editor chose for all its shots, or undefined. */
export function episodeTargetOf(file: OverridesFile): string | undefined {
  return typeof file.episode === "object" ? file.episode.target || undefined : undefined;
}

/** An override that was set for an earlier version of the shot. It still applies. */
export function isOverrideStale(view: ShotOverrideView, storyHash: string): boolean {
  return view.baseHash !== undefined && view.baseHash !== storyHash;
}

function blockOf(file: OverridesFile, shot: string, target: string): TargetOverride | undefined {
  const block = target === "target" ? undefined : ownValue(ownValue(file.shots, shot), target);
  return typeof block === "object" ? block : undefined;
}

function ownValue<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

// Why a take no longer is what its shot would render now. Staleness is information, never an error.
// Facts come as values: nothing is compiled, hashed or read here. What a take continues from is judged in `cut/chain-stale`.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { Lora } from "../../contracts/schema.ts";
import { STALE_REASONS, type StaleReason } from "../../contracts/replies/episode-status.ts";
import { contentHash } from "../lib/hash.ts";
import { sidecarOf, targetOf, type Take } from "./take.ts";

/** The settings that a render of the shot would use now, on the take's own target. */
export interface SettingsNow {
  readonly model: string | null;
  /** The second model of a target that renders in two stages. */
  readonly model_low?: unknown;
  readonly loras: readonly Lora[];
  readonly steps: number | null;
  readonly width: number;
  readonly height: number;
}

export interface StaleFacts {
  /** Target id that the shot's next render uses. */
  readonly nextTarget: string;
  /** Other names of it that a record may hold. */
  readonly nextAliases?: readonly string[] | undefined;
  /** The shot as the take's own target would render it now; null when it cannot be compiled for that target. */
  readonly now: { readonly shotHash: string; readonly presetHash: string; readonly settings: SettingsNow } | null;
  /** SHA-1 of each recorded reference file as it is now, by recorded path; null or absent when the file is missing. */
  readonly refs: ReadonlyMap<string, string | null>;
  /** Whether the take carries on from another one than the cut plays before it. */
  readonly isChainBroken?: boolean;
}

/** In the order of STALE_REASONS. */
export function staleReasons(take: Take, facts: StaleFacts): StaleReason[] {
  if (isUnknown(take)) return ["unknown"];
  const record = sidecarOf(take);
  if (!record) return [];
  const found: Partial<Record<StaleReason, boolean>> = {
    script: facts.now !== null && differs(record.shot_hash, facts.now.shotHash),
    ref: isRefStale(take, facts.refs),
    preset:
      facts.now !== null &&
      differs(record.preset_hash, facts.now.presetHash) &&
      !sameSettings(record, facts.now.settings),
    target: targetOf(record, { id: facts.nextTarget, aliases: facts.nextAliases }) !== facts.nextTarget,
    chain: facts.isChainBroken === true,
  };
  return STALE_REASONS.filter((reason) => found[reason]);
}

/** A take from before records: what it was made from is unknown. */
export function isUnknown(take: Take): boolean {
  return take.record === "none";
}

/** Whether one of the recorded references is another file now, or none. */
export function isRefStale(take: Take, files: StaleFacts["refs"]): boolean {
  return (sidecarOf(take)?.refs ?? []).some(({ path, sha1 }) => sha1 !== (files.get(path) ?? null));
}

/** What an older record does not hold says nothing about today. */
function differs(recorded: string, now: string): boolean {
  return recorded !== "" && recorded !== now;
}

/** A promote moves values from the overrides into the build: the hash moves, the picture would not. */
function sameSettings(record: Sidecar, now: SettingsNow): boolean {
  const { width, height } = record;
  const { model, loras, steps } = record.asked ?? record;
  // A key of some targets alone, so the record's format does not name it.
  const low = (record as { readonly model_low?: unknown }).model_low ?? null;
  const before = { model, model_low: low, loras, steps, width, height };
  return contentHash(before) === contentHash({ ...now, model_low: now.model_low ?? null });
}

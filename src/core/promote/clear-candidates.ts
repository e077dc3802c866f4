// Removes from the overrides what the texts say now. A value that was changed since the plan stays.
import type { OverridesFile, PassOverride, ShotOverride } from "../../contracts/files/overrides.ts";
import type { RefOverride, RefOverridesFile, ViewOverride } from "../../contracts/files/refs.ts";
import { PASSES, type Pass } from "../../contracts/schema.ts";
import { groupBy } from "../lib/group-by.ts";
import { setEpisodeChoice, setPassFields, setTarget } from "../overrides/edit-overrides.ts";
import { retargetOf, shotOverride } from "../render/shot-override.ts";
import type { Candidate, RefCandidate, ShotCandidate } from "./candidate.ts";
import { isSameValue } from "../lib/json-values.ts";
import type { EpisodeRevision } from "./promote-model.ts";

type PlannedRevision = Pick<EpisodeRevision, "overrides" | "renders">;

/** `planned`: the revision that the candidates were found in, with its overrides. */
export function clearOverrides(
  file: OverridesFile,
  planned: PlannedRevision,
  candidates: readonly Candidate[],
): OverridesFile {
  const cleared = candidates.reduce((now, candidate) => {
    const { episode } = now;
    if (candidate.scope !== "episode" || typeof episode !== "object") return now;
    const { field } = candidate;
    const before = planned.overrides.episode;
    const isPlanned = typeof before === "object" && before[field] === episode[field];
    return isPlanned ? setEpisodeChoice(now, episode.id, field, null) : now;
  }, file);
  return clearShots(cleared, planned, candidates);
}

/** Shot by shot, each in a file of its own: hundreds of them would be copied for every one otherwise. */
function clearShots(file: OverridesFile, planned: PlannedRevision, candidates: readonly Candidate[]): OverridesFile {
  const { shots, ...rest } = file;
  if (!shots) return file;
  const byShot = groupBy(
    candidates.filter((candidate) => candidate.scope === "shot"),
    ({ shot }) => shot,
  );
  const kept = Object.entries(shots).flatMap(([shot, block]): [string, ShotOverride][] => {
    const alone: OverridesFile = { shots: { [shot]: block } };
    const cleared = (byShot.get(shot) ?? []).reduce((now, each) => clearShotField(now, planned, each), alone);
    return Object.entries(cleared.shots ?? {});
  });
  return kept.length === 0 ? rest : { ...file, shots: Object.fromEntries(kept) };
}

function clearShotField(file: OverridesFile, planned: PlannedRevision, { shot, field }: ShotCandidate): OverridesFile {
  if (field === "target") {
    return retargetOf(file, shot) === retargetOf(planned.overrides, shot) ? setTarget(file, shot, null) : file;
  }
  const target = planned.renders(shot, "final")?.target ?? "";
  const valueIn = (overrides: OverridesFile, pass: Pass): PassOverride[typeof field] =>
    shotOverride(overrides, shot, { target, pass }).values[field];
  return PASSES.reduce((cleared, pass) => {
    const current = valueIn(cleared, pass);
    if (current === undefined || !isSameValue(current, valueIn(planned.overrides, pass))) return cleared;
    const { baseHash } = shotOverride(cleared, shot, { target, pass });
    return setPassFields(cleared, { shot, target, pass }, { [field]: null }, baseHash);
  }, file);
}

export function clearRefOverrides(file: RefOverridesFile, candidates: readonly Candidate[]): RefOverridesFile {
  const prompts = new Map(
    candidates.flatMap((each): [string, RefCandidate][] => (each.scope === "ref" ? [[each.ref, each]] : [])),
  );
  if (prompts.size === 0 || !file.refs) return file;
  const refs = Object.entries(file.refs).flatMap(([ref, block]): [string, RefOverride][] => {
    const promoted = prompts.get(ref);
    const next = promoted ? withoutPrompts(block, promoted.value) : block;
    return Object.keys(next).length === 0 ? [] : [[ref, next]];
  });
  return { ...file, refs: Object.fromEntries(refs) };
}

function withoutPrompts({ views, ...own }: RefOverride, prompt: string): RefOverride {
  const kept = Object.entries(views ?? {}).flatMap(([view, current]): [string, ViewOverride][] => {
    const next = withoutPrompt(current, prompt);
    return Object.keys(next).length === 0 ? [] : [[view, next]];
  });
  return { ...withoutPrompt(own, prompt), ...(kept.length > 0 && { views: Object.fromEntries(kept) }) };
}

/** The stamp says what the prompt was written over, and is removed with it. */
function withoutPrompt(current: ViewOverride, prompt: string): ViewOverride {
  if (current.prompt?.trim() !== prompt) return current;
  const { prompt: _prompt, base_hash: _stamp, ...rest } = current;
  return rest;
}

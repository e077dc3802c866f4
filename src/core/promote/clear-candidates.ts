// Takes out of the overrides what the texts say now. A value that somebody has changed since the plan stays: it says something else.
import type { OverridesFile, PassOverride } from "../../contracts/files/overrides.ts";
import type { RefOverride, RefOverridesFile, ViewOverride } from "../../contracts/files/ref-overrides.ts";
import { PASSES, type Pass } from "../../contracts/schema.ts";
import { isSameValue } from "../lib/same-value.ts";
import { setEpisodeChoice, setPassFields, setTarget } from "../overrides/edit-overrides.ts";
import { retargetOf, shotOverride } from "../render/shot-override.ts";
import type { Candidate, RefCandidate, ShotCandidate } from "./candidate.ts";
import type { World } from "./world.ts";

/** `planned`: the world that the candidates were found in, with its overrides. */
export function clearOverrides(
  file: OverridesFile,
  planned: Pick<World, "overrides" | "renders">,
  candidates: readonly Candidate[],
): OverridesFile {
  return candidates.reduce((cleared, candidate) => {
    if (candidate.scope === "shot") return clearShotField(cleared, planned, candidate);
    const { episode } = cleared;
    if (candidate.scope === "ref" || typeof episode !== "object") return cleared;
    const { field } = candidate;
    const isPlanned =
      typeof planned.overrides.episode === "object" && planned.overrides.episode[field] === episode[field];
    return isPlanned ? setEpisodeChoice(cleared, episode.id, field, null) : cleared;
  }, file);
}

function clearShotField(
  file: OverridesFile,
  planned: Pick<World, "overrides" | "renders">,
  { shot, field }: ShotCandidate,
): OverridesFile {
  if (field === "target") {
    return retargetOf(file, shot) === retargetOf(planned.overrides, shot) ? setTarget(file, shot, null) : file;
  }
  const target = planned.renders(shot, "final")?.target ?? "";
  const valueIn = (overrides: OverridesFile, pass: Pass): PassOverride[typeof field] =>
    shotOverride(overrides, shot, { target, pass }).values[field];
  return PASSES.reduce((cleared, pass) => {
    const held = valueIn(cleared, pass);
    if (held === undefined || !isSameValue(held, valueIn(planned.overrides, pass))) return cleared;
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
  const kept = Object.entries(views ?? {}).flatMap(([view, held]): [string, ViewOverride][] => {
    const next = withoutPrompt(held, prompt);
    return Object.keys(next).length === 0 ? [] : [[view, next]];
  });
  return { ...withoutPrompt(own, prompt), ...(kept.length > 0 && { views: Object.fromEntries(kept) }) };
}

/** The stamp tells what the prompt was written over, and goes with it. */
function withoutPrompt(held: ViewOverride, prompt: string): ViewOverride {
  if (held.prompt?.trim() !== prompt) return held;
  const { prompt: _prompt, base_hash: _stamp, ...rest } = held;
  return rest;
}

// What the next render of a shot uses: its target, with who asked for it, and the shot compiled for that target.
// docs/http.md "Rendering", rule 8; docs/format.md "Precedence". Reads nothing.
//
//   request > shot override > script > episode > series > machine default
import { type TargetSource, TARGET_SOURCES, type EpisodeStatus } from "../../contracts/replies/episode-status.ts";
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { prepareBuild, prepareSteps } from "../compile/build-context.ts";
import { settingSources, type SettingSources } from "../compile/setting-sources.ts";
import { chooseTarget } from "../compile/shot/choose-target.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import { runSteps, gather, type Steps } from "../lib/cooperative-steps.ts";
import { resolveTarget, type Registry } from "../targets/registry.ts";
import { episodeTargetOf, retargetOf } from "./shot-override.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import { shotsIn } from "../story/story-shots.ts";
import { type BuildInput, isCompilable } from "../compile/build-model.ts";
import { recompileShot } from "../compile/shot/compile-shot.ts";
import { firstSet } from "../lib/layers.ts";
import type { Series } from "../series/series.ts";
import type { NextRender } from "./render-shot.ts";

export interface TargetFacts {
  readonly registry: Registry;
  readonly machineDefault: VideoTarget;
  readonly overrides: OverridesFile;
  /** The story as it was built, with the config of today; null while either cannot be read. */
  readonly input: BuildInput | null;
}

export interface WantedTarget extends Pick<NextRender, "gone"> {
  readonly target: VideoTarget;
  readonly source: TargetSource;
}

/** Every shot's target as the build sees it: what the script, the series or the machine asks for. */
export function wantedTargets(facts: Pick<TargetFacts, "input">): Map<string, WantedTarget> {
  return runSteps(wantedSteps(facts));
}

/** The same, shot by shot. */
export function* wantedSteps({ input }: Pick<TargetFacts, "input">): Steps<Map<string, WantedTarget>> {
  const found = new Map<string, WantedTarget>();
  if (!input) return found;
  const context = yield* prepareSteps(input);
  for (const placed of yield* gather(input.story.sequences, shotsIn)) {
    const chosen = chooseTarget(context, placed, new Diagnostics());
    if (chosen) found.set(placed.shot.id, { target: chosen.requested, source: chosen.source });
    yield;
  }
  return found;
}

/** Where the settings of a shot's next render come from; undefined while the texts cannot be read. */
export function sourcesOf(
  { input }: Pick<TargetFacts, "input">,
  shot: string,
  target: VideoTarget,
): SettingSources | undefined {
  const context = input ? prepareBuild(input) : undefined;
  const placed = context?.placed.get(shot);
  return context && placed && settingSources(context, placed, target);
}

/** The target in force for a shot. `request`: a one-off target of a request, checked already. */
export function nextTarget(
  { registry, overrides, machineDefault }: TargetFacts,
  shot: StoredShot,
  wanted: WantedTarget | undefined,
  request: VideoTarget | null,
): WantedTarget {
  const built = { id: wanted?.target.id ?? shot.list.target, source: wanted?.source ?? "series" };
  const { id, source } = targetInForce({
    request: request?.id ?? null,
    override: retargetOf(overrides, shot.id) ?? null,
    episode: episodeTargetOf(overrides) ?? null,
    [built.source]: built.id,
    default: built.source === "default" ? built.id : machineDefault.id,
  });
  const target = videoTarget(registry, id);
  if (target) return { target, source };
  return { target: videoTarget(registry, built.id) ?? machineDefault, source, gone: id };
}

/** The shot as a render on the target would make it. */
export function compileNext(facts: TargetFacts, shot: StoredShot, wanted: WantedTarget): NextRender {
  const { target, source, gone } = wanted;
  const built = { target, source, entry: shot.entry, list: shot.list };
  if (gone !== undefined) return { ...built, gone, error: targetGone(shot.id, source, gone) };
  if (target.id === shot.list.target) return built;
  if (!isCompilable(target)) {
    return { ...built, error: `shots are not written for ${target.label} yet: send target: animatic to draw this one` };
  }
  if (!facts.input)
    return { ...built, error: "the episode has to be built again before the shot can change its target" };
  const compiled = recompileShot(facts.input, shot.id, target.id);
  if (!compiled.ok) return { ...built, error: compiled.sentence };
  return { target, source, entry: compiled.value.entry, list: compiled.value.shotlist };
}

/** No other target is used instead: it may cost money, or render something else. */
function targetGone(shot: string, source: TargetSource, id: string): string {
  const lost = `"${id}", which is no video target here any more`;
  if (source === "override")
    return `${shot} is set to render on ${lost}: choose another target for it, or take that back`;
  if (source === "episode") return `the episode is set to render on ${lost}: choose another target, or take that back`;
  return `${shot} was built for ${lost}: build the episode again`;
}

function videoTarget(registry: Registry, id: string): VideoTarget | null {
  const named = resolveTarget(registry, id, "video");
  return named.ok ? named.value : null;
}

// Which target a shot's next render uses, and who asked for it. docs/http.md "Rendering", rule 8.

/** Ids as each place holds them, resolved to canonical ones; null or absent where it says nothing. `default` always does. */
export type TargetsByLayer = Readonly<Partial<Record<TargetSource, string | null>>> & { readonly default: string };

/** Request, shot override, script, episode, series, machine: the first that names one. */
export function targetInForce(targets: TargetsByLayer): { readonly id: string; readonly source: TargetSource } {
  const found = firstSet(TARGET_SOURCES.map((source) => ({ source, value: targets[source] || null })));
  return found ? { id: found.value, source: found.source } : { id: targets.default, source: "default" };
}

// What the shots of an episode render on that name nothing themselves, and who says so.

/** The editor's choice, though it may be gone from here, the series', or this machine's default. */
export function episodeTarget({
  overrides,
  series,
  targetFacts,
}: {
  readonly overrides: OverridesFile;
  readonly series: Series | null;
  readonly targetFacts: Pick<TargetFacts, "registry" | "machineDefault">;
}): Pick<EpisodeStatus, "target" | "target_source" | "series_target"> {
  const { registry, machineDefault } = targetFacts;
  const chosen = episodeTargetOf(overrides);
  const editor = chosen === undefined ? null : (registry.find(chosen)?.id ?? chosen);
  const ofSeries = (series?.target && registry.find(series.target)?.id) || null;
  return {
    target: editor ?? ofSeries ?? machineDefault.id,
    target_source: editor ? "editor" : ofSeries ? "series" : "default",
    series_target: ofSeries,
  };
}

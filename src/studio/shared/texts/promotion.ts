// A promote of an episode as it stands on disk: the plan, and the places that it would be written to.
import { PROMPT_COMPILERS } from "../../../core/compile/prompt-compilers.ts";
import { openEpisodeRevision } from "../../../core/promote/episode-revision.ts";
import { basename } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import {
  planPromote,
  type PromoteFacts,
  type Promotion,
  type PromoteSelection,
} from "../../../core/promote/plan-promote.ts";
import type { AuthoredText } from "../../../disk/authored.ts";
import { readOverrides } from "../../../disk/overrides.ts";
import { readRefOverrides } from "../../../disk/refs/ref-overrides.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { readRoots } from "../episode/roots.ts";
import { readAuthoredTexts, requireText } from "./read-authored.ts";
import { problemSentence } from "./read-texts.ts";
import type { StudioPorts } from "../../ports.ts";

export type PromotePorts = Pick<StudioPorts, "place" | "registry" | "machineDefault">;

export interface AuthoredSources {
  readonly roots: readonly string[];
  readonly script: AuthoredText;
  readonly series: AuthoredText;
}

export async function readSources(ports: PromotePorts, ep: EpisodeFolder): Promise<AuthoredSources> {
  const roots = await readRoots(ports);
  const { script, series } = await readAuthoredTexts(roots, ep);
  return { roots, script: requireText(script), series: requireText(series) };
}

/** Refuses when the texts do not build as they are, and a shot that nothing is set for nor the script has. */
export async function requirePromotion(
  ports: PromotePorts,
  ep: EpisodeFolder,
  { roots, script, series }: AuthoredSources,
  selection: PromoteSelection,
): Promise<Promotion> {
  const facts: PromoteFacts = {
    registry: ports.registry,
    compilers: PROMPT_COMPILERS,
    machineDefault: ports.machineDefault,
    configFolder: series.location.folder,
    texts: { script: script.text, series: series.text },
    names: { script: script.location.name, series: series.location.name },
    overrides: await readOverrides(ep, ports.registry),
    refOverrides: await readRefOverrides(roots, ep, series.location),
    open: openEpisodeRevision,
  };
  const planned = await inSlices(planPromote(facts, selection));
  if (planned.ok) return planned.promotion;
  if (planned.is === "no such shot")
    throw new Refusal("unknown", `there is no shot ${selection.shot} in ${basename(ep)}`);
  const why = problemSentence(planned.problem, facts.names);
  throw new Refusal("bad-input", `${basename(ep)} does not build, so nothing can be promoted: ${why}`);
}

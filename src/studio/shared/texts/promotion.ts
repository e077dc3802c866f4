// A promote of an episode as it stands on disk: the plan, and the places that it would be written to.
import { basename } from "node:path";
import { openEpisodeRevision } from "../../../core/promote/episode-revision.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import {
  planPromote,
  type PromoteFacts,
  type Promotion,
  type PromoteSelection,
} from "../../../core/promote/plan-promote.ts";
import { readOverrides } from "../../../disk/overrides.ts";
import { readRefOverrides } from "../../../disk/refs/ref-overrides.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { problemSentence } from "./read-texts.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { AuthoredSources } from "../episode/read-authored.ts";

/** Refuses when the texts do not build as they are, and a shot that nothing is set for nor the script has. */
export async function requirePromotion(
  episode: EpisodeContext,
  { script, series }: AuthoredSources,
  selection: PromoteSelection,
): Promise<Promotion> {
  const { folder: ep, roots, machineDefault, compilers } = episode;
  const registry = await episode.registry();
  const facts: PromoteFacts = {
    registry,
    compilers,
    machineDefault,
    configFolder: series.location.folder,
    texts: { script: script.text, series: series.text },
    names: { script: script.location.name, series: series.location.name },
    overrides: await readOverrides(ep, registry),
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

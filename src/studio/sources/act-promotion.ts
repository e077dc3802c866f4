// A promote of an episode as it stands on disk: the plan, and the places that it would be written to.
import { basename } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { planPromote, type PromoteFacts, type Promotion, type PromoteWish } from "../../core/promote/plan-promote.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import { readOverrides } from "../../disk/overrides.ts";
import { readRefOverrides } from "../../disk/ref-overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { readRoots } from "../config/act-roots.ts";
import { readAuthoredTexts, requireText } from "../episodes/act-read-authored.ts";
import { problemSentence } from "../episodes/act-read-text.ts";
import type { Studio } from "../studio.ts";

export type PromotePorts = Pick<Studio, "place" | "registry" | "machineDefault">;

export interface OnDisk {
  readonly roots: readonly string[];
  readonly script: AuthoredText;
  readonly series: AuthoredText;
}

export async function readSources(studio: PromotePorts, ep: EpisodeFolder): Promise<OnDisk> {
  const roots = await readRoots(studio);
  const { script, series } = await readAuthoredTexts(roots, ep);
  return { roots, script: requireText(script), series: requireText(series) };
}

/** Refuses when the texts do not build as they are, and a shot that nothing is set for nor the script has. */
export async function requirePromotion(
  studio: PromotePorts,
  ep: EpisodeFolder,
  { roots, script, series }: OnDisk,
  wish: PromoteWish,
): Promise<Promotion> {
  const facts: PromoteFacts = {
    registry: studio.registry,
    machineDefault: studio.machineDefault,
    configFolder: series.place.folder,
    texts: { script: script.text, series: series.text },
    names: { script: script.place.name, series: series.place.name },
    overrides: await readOverrides(ep, studio.registry),
    refOverrides: await readRefOverrides(roots, ep, series.place),
  };
  const planned = await inSlices(planPromote(facts, wish));
  if (planned.ok) return planned.promotion;
  if (planned.is === "no such shot") throw new Refusal("unknown", `there is no shot ${wish.shot} in ${basename(ep)}`);
  const why = problemSentence(planned.problem, facts.names);
  throw new Refusal("bad-input", `${basename(ep)} does not build, so nothing can be promoted: ${why}`);
}

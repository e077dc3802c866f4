// POST /studio/source/edit: the config's text with other recipes or titles in it, for a person to read before it is saved. Writes nothing.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { editSeriesRoute } from "../../contracts/routes/sources.ts";
import { diffOf } from "../../core/promote/diff-texts.ts";
import { setConfigValue } from "../../core/series/edit-config.ts";
import { findSyntaxProblem } from "../../core/series/located-json.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";

type Body = EpisodeInput<typeof editSeriesRoute>;

export async function editSeries(
  _ports: unknown,
  episode: EpisodeContext,
  body: Body,
): Promise<ReplyOf<typeof editSeriesRoute>> {
  const { text: before, hash, location } = requireText(await episode.text("series"));
  const problem = findSyntaxProblem(before);
  if (problem) throw new Refusal("conflict", `${location.name} is ${problem.message}: correct it in Write first`);
  const text = changesOf(body).reduce((edited, [path, value]) => setConfigValue(edited, path, value), before);
  return { text, diff: await inSlices(diffOf(before, text, location.name)), hash };
}

/** An upscale recipe is laid over the one that is there, field by field and section by section; the others are written whole. */
function changesOf({ upscale, post, subtitle }: Body): [path: readonly string[], value: unknown][] {
  const { targets = {}, ...fields } = upscale ?? {};
  const master = ["upscale", "master"];
  return [
    ...Object.entries(fields).map(([key, value]): [string[], unknown] => [[...master, key], value]),
    ...Object.entries(targets).map(([key, value]): [string[], unknown] => [[...master, "targets", key], value]),
    ...(post === undefined ? [] : [[["post", "master"], post] as [string[], unknown]]),
    ...(subtitle === undefined ? [] : [[["publish", "subtitle"], subtitle] as [string[], unknown]]),
  ];
}

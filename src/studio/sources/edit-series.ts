// POST /studio/source/edit: the config's text with other recipes or titles in it, for a person to read before it is saved. Writes nothing.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { editSeriesRoute } from "../../contracts/routes/sources.ts";
import { setConfigValue } from "../../core/series/edit-config.ts";
import { findSyntaxProblem } from "../../core/series/located-json.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";

const PLACES = {
  upscale: ["upscale", "master"],
  post: ["post", "master"],
  subtitle: ["publish", "subtitle"],
} as const;

export async function editSeries(
  _ports: unknown,
  episode: EpisodeContext,
  body: EpisodeInput<typeof editSeriesRoute>,
): Promise<ReplyOf<typeof editSeriesRoute>> {
  const { text: before, hash, location } = requireText(await episode.text("series"));
  const problem = findSyntaxProblem(before);
  if (problem) throw new Refusal("conflict", `${location.name} is ${problem.message}: correct it in Write first`);
  let text = before;
  for (const key of ["upscale", "post", "subtitle"] as const) {
    if (body[key] !== undefined) text = setConfigValue(text, PLACES[key], body[key]);
  }
  return { text, before, hash };
}

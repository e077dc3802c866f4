// POST /studio/episode/new: a folder with a script and a config of its own, whole or not at all.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type { NewEpisode, newEpisodeRoute } from "../../contracts/routes/new-episodes.ts";
import { planNewEpisode, type NewEpisodeTexts } from "../../core/new-episode/plan-new-episode.ts";
import { describeEpisode } from "../../disk/episodes/list-episodes.ts";
import { realRoots } from "../../disk/roots.ts";
import { readNewest, readShow, showName } from "../../disk/show/read-show.ts";
import { readSample, readStarter } from "../../disk/show/starters.ts";
import { requireFolderName, requireLocation, type EpisodeLocation } from "../shared/new-episodes/episode-location.ts";
import { makeEpisode, type MakePorts } from "../shared/new-episodes/make-episode.ts";

type NewEpisodeBody = BodyOf<typeof newEpisodeRoute>;

export async function beginEpisode(ports: MakePorts, body: NewEpisodeBody): Promise<NewEpisode> {
  requireFolderName("name", body.name);
  const location = await requireLocation(ports, body);
  const begin = await requirePlan(body, location);
  const made = await makeEpisode(ports, location, body.name, begin);
  if (!made) throw new Refusal("conflict", `${body.name} is there already in ${location.path}: nothing was written`);
  const { ep, files, refs, check } = made;
  const episode = await describeEpisode(await realRoots(location.roots), ep);
  if (!episode) throw new Refusal("unknown", `${ep} was made and is gone again`);
  const { template, from } = begin;
  return { ep, template, from, files, refs, check: { ...check, shots: check.shots.length }, episode };
}

async function requirePlan(body: NewEpisodeBody, { roots, path }: EpisodeLocation): Promise<NewEpisodeTexts> {
  const [newest, starter] = await Promise.all([readShow(roots, path).then(readNewest), readStarter()]);
  if (!newest.ok) throw new Refusal("bad-input", `${newest.problem}; the new episode takes it over`);
  const plan = planNewEpisode(body.sample ? { ...body, ...(await readSample()) } : body, {
    show: showName(path),
    newest: newest.sibling,
    starter,
  });
  if (!plan.ok) throw new Refusal("bad-input", plan.sentence);
  return plan.begin;
}

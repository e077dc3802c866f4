// POST /studio/import: a folder for each script that is sent. One that cannot be imported keeps no other from it.
import { reasonOf } from "../../contracts/refusal.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type { ImportedEpisode, ImportReply, importRoute } from "../../contracts/routes/new-episodes.ts";
import { type ImportPlan, type ImportPlanned, type SentScript, planImport } from "../../core/import/plan-import.ts";
import { plainText } from "../../core/lib/text-lines.ts";
import { configSentence } from "../../core/new-episode/plan-new-episode.ts";
import { readConfigText } from "../../core/new-episode/read-config.ts";
import { SERIES_FILE } from "../../disk/authored.ts";
import { createShowConfig } from "../../disk/show/create-episode.ts";
import { readNewest, readShow, readShowConfig, showName } from "../../disk/show/read-show.ts";
import { readStarter } from "../../disk/show/starters.ts";
import { runInThread } from "../../machine/threads/thread-pool.ts";
import { requireLocation, type EpisodeLocation } from "../shared/new-episodes/episode-location.ts";
import type { ImportTask } from "../shared/new-episodes/import-worker.ts";
import { makeEpisode, type MakePorts } from "../shared/new-episodes/make-episode.ts";

type Body = BodyOf<typeof importRoute>;

export async function importScripts(ports: MakePorts, body: Body): Promise<ImportReply> {
  const location = await requireLocation(ports, body);
  const reply: ImportReply = { show: body.show || null, episodes: [], skipped: [], errors: [] };
  const show = body.series === undefined ? { ok: true } : await setShowConfig(location, plainText(body.series), reply);
  for (const { name, text, series } of body.scripts) {
    const sent: SentScript = { name, text, ...(series !== undefined && { series }) };
    if (show.ok || series !== undefined) await importOne(ports, location, sent, reply);
    else
      reply.errors.push({ file: name, error: "not made: the show's series config that came with it cannot be used" });
  }
  return reply;
}

/** A show without a config gets the one that was sent; one that has a config keeps it. */
async function setShowConfig(
  { roots, path }: EpisodeLocation,
  series: string,
  reply: ImportReply,
): Promise<{ ok: boolean }> {
  const ignored = { name: SERIES_FILE, why: "the show has a series config already: the one that was sent is ignored" };
  const read = readConfigText(series);
  if ((await readShowConfig(roots, path)) !== null) reply.skipped.push(ignored);
  else if (!read.ok) {
    reply.errors.push({ file: SERIES_FILE, error: configSentence("the series config", read) });
    return { ok: false };
  } else if (!(await createShowConfig(path, series))) reply.skipped.push(ignored);
  return { ok: true };
}

async function importOne(
  ports: MakePorts,
  location: EpisodeLocation,
  sent: SentScript,
  reply: ImportReply,
): Promise<void> {
  try {
    const planned = await planOne(location, sent);
    if (!planned.ok) {
      reply.errors.push({ file: sent.name, error: planned.problem });
      return;
    }
    const { plan } = planned;
    const made = await makeEpisode(ports, location, plan.name, plan);
    if (made) reply.episodes.push(imported(plan, made));
    else reply.skipped.push({ name: plan.name, why: `${plan.name} is there already: nothing was written over` });
  } catch (thrown) {
    reply.errors.push({ file: sent.name, error: reasonOf(thrown) });
  }
}

async function planOne({ roots, path }: EpisodeLocation, sent: SentScript): Promise<ImportPlanned> {
  const [show, showSeries, starter] = await Promise.all([
    readShow(roots, path),
    readShowConfig(roots, path),
    readStarter(),
  ]);
  const newest = await readNewest(show);
  if (!newest.ok && showSeries === null && sent.series === undefined) return { ok: false, problem: newest.problem };
  const around = { show: showName(path), showSeries, newest: newest.ok ? newest.sibling : null, starter };
  return planImported({ sent, around });
}

function imported(plan: ImportPlan, { ep, check }: Pick<ImportedEpisode, "ep" | "check">): ImportedEpisode {
  const { name, ownConfig, from, guesses } = plan;
  const guessed = from && guesses && { from, guesses: [...guesses] };
  return { ep, name, own_config: ownConfig, check, ...guessed };
}

const WORKER = new URL("../shared/new-episodes/import-worker.js", import.meta.url);
/** Characters of a script that are read well within a slice of the loop; to start a thread takes longer than that. */
const SHORT = 10_000;

async function planImported(task: ImportTask): Promise<ImportPlanned> {
  return task.sent.text.length <= SHORT ? planImport(task.sent, task.around) : runInThread<ImportPlanned>(WORKER, task);
}

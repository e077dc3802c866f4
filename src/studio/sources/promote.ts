// POST /studio/promote: writes chosen overrides into the script and the config, takes them out of the overrides, and builds.
// Both texts are written, or neither when one has changed meanwhile. A stop before the overrides are cleared leaves overrides that
// say what the texts say too: nothing renders differently, and a second promote ends it. A stop after it leaves the build behind the
// texts, as any edit does, until the next build.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { promoteRoute } from "../../contracts/routes/promote.ts";
import type { SourceFile } from "../../contracts/routes/sources.ts";
import type { Promotion } from "../../core/promote/plan-promote.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import { changeRefOverrides, findSeriesRefs } from "../../disk/refs/ref-overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { saveTogether } from "../../disk/save-authored.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import type { StudioPorts } from "../ports.ts";
import { readSources, type AuthoredSources } from "../shared/episode/read-authored.ts";
import { requirePromotion } from "../shared/texts/promotion.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";

type Ports = BuildPorts & Pick<StudioPorts, "clock">;
type Reply = ReplyOf<typeof promoteRoute>;

export async function promote(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof promoteRoute>,
): Promise<Reply> {
  const { folder: ep } = episode;
  return ports.locks.hold(`promote:${ep}`, async () => {
    const sources = await readSources(episode);
    for (const file of ["script", "series"] as const) requireUnchanged(sources[file], body.hashes[file], file);
    const { items, shot } = body;
    const selection = { ...(shot !== undefined && { shot }), ...(items !== "all" && { chosen: new Set(items) }) };
    const promotion = await requirePromotion(episode, sources, selection);
    requireItems(promotion);
    if (promotion.items.length === 0) return { promoted: [], left: promotion.left, hashes: body.hashes, build: null };
    const hashes = await writeTexts(ports, ep, sources, promotion);
    await clearPromoted(ports, episode, sources, promotion);
    const build = await buildTexts(ports, episode);
    ports.emit({ type: "studio.episode", data: { ep } });
    for (const ref of promotion.refs) {
      ports.emit({ type: "studio.ref", data: { ep, ref, view: null, take: null, status: "promoted" } });
    }
    return { promoted: promotion.items.map(({ id }) => id), left: promotion.left, hashes, build };
  });
}

/** Of what was asked for by name, all is written or nothing. */
function requireItems({ unknown: [first] }: Promotion): void {
  if (!first) return;
  const { id, reason } = first;
  throw new Refusal(
    "bad-input",
    reason === undefined
      ? `there is no item "${id}": ask GET /studio/promote for those that there are`
      : `"${id}" cannot be promoted: ${reason}`,
  );
}

async function writeTexts(
  ports: Ports,
  ep: EpisodeFolder,
  { script, series }: AuthoredSources,
  { texts }: Promotion,
): Promise<Reply["hashes"]> {
  const edits = [
    { location: script.location, text: texts.script, baseHash: script.hash },
    { location: series.location, text: texts.series, baseHash: series.hash },
  ];
  const saved = await saveTogether(ep, edits, ports);
  if (saved.is === "unreadable") throw new Refusal("tool-failed", saved.problem);
  if (saved.is === "changed") throw changed(saved.file, saved.file === "script" ? script : series, saved);
  const [ofScript = script, ofSeries = series] = saved.files;
  return { script: ofScript.hash, series: ofSeries.hash };
}

async function clearPromoted(
  ports: Ports,
  episode: EpisodeContext,
  { series }: AuthoredSources,
  { clear, clearRefs, refs }: Promotion,
): Promise<void> {
  await changeOverrides(ports, episode, clear);
  const shared = refs.length > 0 ? await findSeriesRefs(episode.roots, episode.folder, series.location) : undefined;
  if (shared !== undefined) await changeRefOverrides(shared, clearRefs, ports.locks);
}

function requireUnchanged(source: AuthoredText, known: string, file: SourceFile): void {
  if (source.hash !== known) throw changed(file, source, source);
}

function changed(
  file: SourceFile,
  { location }: AuthoredText,
  { hash, text }: { hash: string; text: string },
): Refusal {
  const sentence = `${location.name} changed on disk: nothing was promoted; look at the plan again`;
  return new Refusal("conflict", sentence, { file, hash, text });
}

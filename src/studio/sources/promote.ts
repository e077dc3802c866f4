// POST /studio/promote: writes chosen overrides into the script, then the config, then takes them out of overrides.json, and
// builds. A file that changed meanwhile stops it: what was written by then is out of the overrides too, and nothing else is.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { promoteRoute } from "../../contracts/routes/promote.ts";
import type { SourceFile } from "../../contracts/routes/sources.ts";
import type { Promotion } from "../../core/promote/plan-promote.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import { changeOverrides } from "../../disk/overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { buildTexts, type BuildPorts } from "../episodes/act-build-texts.ts";
import type { Studio } from "../studio.ts";
import { readSources, requirePromotion, type OnDisk } from "./act-promotion.ts";

type Ports = BuildPorts & Pick<Studio, "clock">;

export async function promote(studio: Ports, body: BodyOf<typeof promoteRoute>): Promise<ReplyOf<typeof promoteRoute>> {
  const ep = body.ep as EpisodeFolder;
  return studio.locks.hold(`promote:${ep}`, async () => {
    const sources = await readSources(studio, ep);
    for (const file of ["script", "series"] as const) requireUnchanged(sources[file], body.hashes[file], file);
    const wish = { ...(body.shot !== undefined && { shot: body.shot }) };
    const chosen = body.items === "all" ? undefined : new Set(body.items);
    if (chosen) await requireKnown(studio, ep, sources, { wish, chosen });
    const promotion = await requirePromotion(studio, ep, sources, { ...wish, ...(chosen && { chosen }) });
    const hashes = await writeTexts(studio, ep, sources, promotion);
    const promoted = promotion.items.map(({ id }) => id);
    const build = promoted.length > 0 ? await buildTexts(studio, ep) : null;
    if (promoted.length > 0) studio.emit({ type: "studio.episode", data: { ep } });
    return { promoted, left: promotion.left, hashes, build };
  });
}

/** An item that is asked for and cannot be promoted is told why; one that is none is refused. */
async function requireKnown(
  studio: Ports,
  ep: EpisodeFolder,
  sources: OnDisk,
  { wish, chosen }: { readonly wish: { readonly shot?: string }; readonly chosen: ReadonlySet<string> },
): Promise<void> {
  const { items, left } = await requirePromotion(studio, ep, sources, wish);
  const known = new Set([
    ...items.map(({ id }) => id),
    ...left.map(({ shot, field }) => (shot === undefined ? `episode:${field}` : `shot:${shot}:${field}`)),
  ]);
  const unknown = [...chosen].find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw new Refusal("bad-input", `there is no item "${unknown}": ask GET /studio/promote for those that there are`);
  }
}

/** The script, the config, then the overrides of what was written, also when the config has changed in between. */
async function writeTexts(
  studio: Ports,
  ep: EpisodeFolder,
  sources: OnDisk,
  { texts, clear }: Promotion,
): Promise<Hashes> {
  const hashes = { script: sources.script.hash, series: sources.series.hash };
  const written: SourceFile[] = [];
  let stopped: Refusal | undefined;
  for (const file of ["script", "series"] as const) {
    if (stopped) break;
    const { place, hash } = sources[file];
    const saved = await saveAuthored(ep, place, { text: texts[file], baseHash: hash }, studio);
    if (saved.is === "saved") {
      hashes[file] = saved.hash;
      written.push(file);
    } else stopped = changed(file, place.name, saved);
  }
  await changeOverrides(ep, (file) => clear(file, written), studio.locks);
  if (stopped) throw stopped;
  return hashes;
}

type Hashes = ReplyOf<typeof promoteRoute>["hashes"];

function requireUnchanged({ hash, text, place }: AuthoredText, known: string, file: SourceFile): void {
  if (hash !== known) throw changed(file, place.name, { hash, text });
}

function changed(file: SourceFile, name: string, now: object): Refusal {
  const { hash = "", text = "" } = now as { hash?: string; text?: string };
  return new Refusal("conflict", `${name} changed on disk: nothing more was promoted; look at the plan again`, {
    file,
    hash,
    text,
  });
}

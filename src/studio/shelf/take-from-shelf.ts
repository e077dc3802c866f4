// POST /studio/shelf/take: a pinned copy for this show. In this order, so that a second try completes what a kill cut short: the config, the
// candidates, the picks, the pin. docs/http.md "The shelf".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { takeFromShelfRoute } from "../../contracts/routes/shelf/shelf.ts";
import type { CastFile } from "../../contracts/files/cast.ts";
import { castEdits, castRef, castVersion, type ConfigEdit } from "../../core/cast/cast.ts";
import { setConfigValue } from "../../core/series/edit-config.ts";
import { seriesSteps } from "../../core/series/parse-series.ts";
import { writePin } from "../../disk/shelf/pins.ts";
import { requireShelf } from "../../disk/shelf/find-shelf.ts";
import { readCastFiles, requireCast } from "../../disk/shelf/read-cast.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { stamp } from "../../machine/clock.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";
import { readReferences } from "../shared/references/episode-references.ts";
import type { LivePorts } from "../shared/references/make-live.ts";
import { announceSharers, type SiblingPorts } from "../shared/references/siblings.ts";
import { addCastTakes, pickCastTakes } from "../shared/shelf/cast-takes.ts";
import { requirePinsHome } from "../shared/shelf/show-pins.ts";

type Ports = LivePorts & SiblingPorts;

export async function takeFromShelf(
  ports: Ports,
  episode: EpisodeContext,
  { id, as, pick }: EpisodeInput<typeof takeFromShelfRoute>,
): Promise<ReplyOf<typeof takeFromShelfRoute>> {
  const { folder: ep } = episode;
  const shelf = await requireShelf(episode.roots, ep);
  const cast = await requireCast(shelf, id);
  const files = await readCastFiles(shelf, cast);
  const subject = as ?? cast.subject;
  const isChanged = await editConfig(ports, episode, cast, subject);
  const refs = await readReferences(episode.reread());
  const ref = castRef(cast.kind, subject);
  const sha1 = castVersion(cast);
  const made = await addCastTakes(ports, refs, { ref, cast, sha1 }, files);
  const picked = pick ? await pickCastTakes(ports, refs, made) : [];
  const now = stamp(ports.clock.now());
  await writePin(requirePinsHome(refs), ports.locks, ref, { id, sha1, taken: now, episode: refs.name });
  const touched = new Set(picked.map((each) => each.ref));
  for (const reference of refs.references)
    if (touched.has(reference.id)) await announceSharers(ports, refs, reference.path);
  ports.emit({ type: "studio.episode", data: { ep } });
  const added = made
    .filter(({ isNew }) => isNew)
    .map(({ take }) => ({ ref: take.ref, view: take.view, take: take.take }));
  return { ref, sha1, series_changed: isChanged, added, picked };
}

/** Whether the config had to be changed. What would leave it unreadable is not saved. */
async function editConfig(
  ports: Pick<StudioPorts, "locks" | "clock">,
  episode: EpisodeContext,
  cast: CastFile,
  subject: string,
): Promise<boolean> {
  const { location, text, hash } = requireText(await episode.text("series"));
  const edits = castEdits(parsed(text), cast, subject);
  if (typeof edits === "string") throw new Refusal("conflict", edits);
  if (edits.length === 0) return false;
  const edited = edits.reduce((done: string, { path, value }: ConfigEdit) => setConfigValue(done, path, value), text);
  const { series, problems } = await inSlices(seriesSteps(edited));
  if (!series) {
    const why = problems[0]?.message ?? "it cannot be read";
    throw new Refusal("conflict", `with ${subject} from the shelf the series config has an error: ${why}`);
  }
  const saved = await saveAuthored(episode.folder, location, { text: edited, baseHash: hash }, ports);
  if (saved.is === "changed") throw new Refusal("conflict", `${location.name} was changed meanwhile: take it again`);
  if (saved.is === "unreadable") throw new Refusal("tool-failed", saved.problem);
  return saved.wrote;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("conflict", "the series config is no JSON: mend it, then take from the shelf");
  }
}

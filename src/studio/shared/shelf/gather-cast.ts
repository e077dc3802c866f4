// What goes on the shelf of a reference: the block of its config, its live picture, its picked views and its voice.
import { extname } from "node:path";
import type { CastFile, CastKind, CastSlot } from "../../../contracts/files/cast.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import { isRecord } from "../../../core/lib/json-values.ts";
import { castBlock, castFileName } from "../../../core/cast/cast.ts";
import { liveFrom, viewPickOf } from "../../../core/refs/picks.ts";
import { CHARACTER_VIEWS } from "../../../core/refs/ref-names.ts";
import { mediaFileOf, PICTURES, SOUNDS } from "../../../core/refs/ref-take.ts";
import type { SeriesReference } from "../../../core/refs/reference.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import { requirePlace } from "../../../disk/relative-path.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import { CAST_FILE_LIMIT } from "../../../disk/shelf/read-cast.ts";
import type { NewCast } from "../../../disk/shelf/write-cast.ts";
import { isFile } from "../../../machine/paths.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { requireText } from "../episode/read-authored.ts";
import { readBothPicks, type EpisodeReferences } from "../references/episode-references.ts";
import { findSiblingFolder } from "../references/siblings.ts";

interface Gathered {
  readonly slot: CastSlot;
  readonly ending: string;
  readonly bytes: Uint8Array;
}

export async function gatherCast(
  refs: EpisodeReferences,
  reference: SeriesReference,
  about: Pick<CastFile, "id" | "put" | "from">,
): Promise<NewCast> {
  const subject = reference.subject ?? reference.location ?? "";
  const { series } = await readBothPicks(refs);
  const picture = await readLive(refs, "picture", reference.path);
  const views = await readViews(refs, reference);
  const voice = refs.references.find(({ id }) => reference.kind === "character" && id === `voice:${subject}`);
  const sound = voice ? await readLive(refs, "voice", voice.path) : undefined;
  const gathered = [picture, ...views, sound].filter((each) => each !== undefined);
  const files = gathered.map(({ slot, ending, bytes }) => {
    const hash = sha1(bytes);
    return { slot, name: castFileName(slot, hash, ending), bytes: bytes.length, sha1: hash };
  });
  const block = castBlock(await readBlock(refs, reference));
  const cast: CastFile = {
    ...{ version: 1, id: about.id, kind: reference.kind as CastKind, name: reference.name, subject, block },
    live_from: picture ? liveFrom(series, reference.id, sha1(picture.bytes)) : null,
    ...{ files, put: about.put, from: about.from },
  };
  return { cast, files: new Map(gathered.map(({ slot, bytes }) => [slot, bytes])) };
}

async function readBlock({ episode }: EpisodeReferences, { subject, location }: SeriesReference) {
  const config: unknown = JSON.parse(requireText(await episode.text("series")).text);
  const group = isRecord(config) ? config[location === null ? "subjects" : "locations"] : undefined;
  const block = isRecord(group) ? group[location ?? subject ?? ""] : undefined;
  return isRecord(block) ? block : {};
}

async function readLive(
  { reach }: EpisodeReferences,
  slot: CastSlot,
  path: string | null,
): Promise<Gathered | undefined> {
  const place = path === null ? undefined : await requirePlace(reach, path);
  return place && (await isFile(place)) ? readFile(slot, place) : undefined;
}

/** The pictures of the views that are picked, in this episode or a sibling. */
async function readViews(refs: EpisodeReferences, { id, views }: SeriesReference): Promise<Gathered[]> {
  const { series } = await readBothPicks(refs);
  const found: Gathered[] = [];
  for (const view of CHARACTER_VIEWS.filter((each) => views.includes(each))) {
    const pick = viewPickOf(series, id, view);
    const folder = pick?.take === undefined ? undefined : await findSiblingFolder(refs, pick.episode);
    const takes = folder ? await readRefTakes(folder, { ref: id, view }) : [];
    const take = takes.find((each) => each.take === pick?.take);
    const file = take && mediaFileOf(take);
    if (!folder || !take || file === undefined) continue;
    found.push(await readFile(view, await requireOwnPath(folder, ...take.folder.split("/"), file)));
  }
  return found;
}

async function readFile(slot: CastSlot, path: string): Promise<Gathered> {
  const ending = extname(path).toLowerCase();
  const known: readonly string[] = slot === "voice" ? SOUNDS : PICTURES;
  if (!known.includes(ending))
    throw new Refusal("conflict", `the shelf takes ${known.join(", ")} as a ${slot}, and this one is ${ending}`);
  return { slot, ending, bytes: await readWhole(path, CAST_FILE_LIMIT) };
}

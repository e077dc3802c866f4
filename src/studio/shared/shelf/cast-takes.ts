// The files of the shelf as candidates of a show's references. One that the episode has already is used again.
import type { CastFile, CastPicture, CastSlot } from "../../../contracts/files/cast.ts";
import type { AddedTake } from "../../../contracts/routes/shelf/shelf.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { parsePictureHeader } from "../../../core/media/picture-file.ts";
import { sha1 as hashOf } from "../../../core/lib/hash.ts";
import { endingOf, isView } from "../../../core/cast/cast.ts";
import { SHEET } from "../../../core/refs/ref-names.ts";
import { isUsableRef, mediaFileOf, type RefTake } from "../../../core/refs/ref-take.ts";
import type { SeriesReference } from "../../../core/refs/reference.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { EpisodeReferences } from "../references/episode-references.ts";
import { makeLive, type LivePorts } from "../references/make-live.ts";
import { storeCandidate } from "../references/store-candidate.ts";

export interface CastTake {
  readonly slot: CastSlot;
  readonly reference: SeriesReference;
  readonly take: RefTake;
  readonly isNew: boolean;
}

interface Source {
  readonly ref: string;
  readonly cast: CastFile;
  /** Its version. */
  readonly sha1: string;
}

/** In the order in which they are picked: the views, the voice, and the picture last, which is the live one. */
export async function addCastTakes(
  ports: LivePorts,
  refs: EpisodeReferences,
  source: Source,
  files: ReadonlyMap<CastSlot, Uint8Array>,
): Promise<CastTake[]> {
  const { cast } = source;
  const made: CastTake[] = [];
  const last = (file: CastPicture) => (file.slot === "picture" ? 1 : 0);
  for (const file of cast.files.toSorted((a, b) => last(a) - last(b))) {
    const bytes = files.get(file.slot);
    const whose = bytes && isNeeded(cast, file) ? placeOf(refs, source.ref, file.slot) : undefined;
    if (!bytes || !whose) continue;
    made.push({ slot: file.slot, ...whose, ...(await addTake(ports, refs, { ...whose, ...source, file, bytes })) });
  }
  return made;
}

/** A sheet that was stitched is stitched again of its views. */
function isNeeded({ files, live_from: from }: CastFile, { slot }: CastPicture): boolean {
  return slot !== "picture" || from !== "views" || files.filter((each) => isView(each.slot)).length < 4;
}

/** The reference and view that a file is of; undefined where the show's reference has no such view. */
function placeOf(
  { references }: EpisodeReferences,
  ref: string,
  slot: CastSlot,
): { reference: SeriesReference; view: string | null } | undefined {
  const id = slot === "voice" ? ref.replace(/^subject:/, "voice:") : ref;
  const reference = references.find((each) => each.id === id);
  if (!reference) return undefined;
  if (isView(slot)) return reference.views.includes(slot) ? { reference, view: slot } : undefined;
  return { reference, view: reference.views.length > 0 ? SHEET : null };
}

interface NewTake extends Source {
  readonly reference: SeriesReference;
  readonly view: string | null;
  readonly file: CastPicture;
  readonly bytes: Uint8Array;
}

async function addTake(
  ports: LivePorts,
  { ep }: EpisodeReferences,
  { reference, view, cast, sha1, file, bytes }: NewTake,
): Promise<{ take: RefTake; isNew: boolean }> {
  const { id: ref } = reference;
  for (const take of await readRefTakes(ep, { ref, view })) {
    const name = isUsableRef(take) ? mediaFileOf(take) : undefined;
    if (name === undefined) continue;
    const there = await readWhole(await requireOwnPath(ep, ...take.folder.split("/"), name));
    if (hashOf(there) === file.sha1) return { take, isNew: false };
  }
  const draft = {
    ...{ ref, view, source: "imported" as const, ...sizeOf(file, bytes, cast.id) },
    ...{ note: `from the shelf: ${cast.id}`, original_name: file.name, source_path: null },
    shelf: { id: cast.id, sha1 },
  };
  return { take: await storeCandidate(ports, ep, draft, { bytes, ending: endingOf(file) }), isNew: true };
}

function sizeOf({ slot, name }: CastPicture, bytes: Uint8Array, id: string) {
  if (slot === "voice") return { width: null, height: null };
  const header = parsePictureHeader(bytes);
  if (header) return { width: header.width, height: header.height };
  throw new Refusal("tool-failed", `${name} of ${id} on the shelf is no picture: put ${id} there again`);
}

/** Makes them live, and says which. A reference without a path for it in the config stays as it is. */
export async function pickCastTakes(
  ports: LivePorts,
  refs: EpisodeReferences,
  made: readonly CastTake[],
): Promise<AddedTake[]> {
  const picked: AddedTake[] = [];
  for (const { reference, take } of made) {
    if (reference.path === null) continue;
    await makeLive(ports, refs, { reference, take });
    picked.push({ ref: take.ref, view: take.view, take: take.take });
  }
  return picked;
}

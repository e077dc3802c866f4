// POST /studio/shelf/put: a character, prop or place goes on the shelf as it is now in this show. docs/http.md "The shelf".
import { basename, dirname } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putOnShelfRoute } from "../../contracts/routes/shelf/shelf.ts";
import { castIdOf, castVersion } from "../../core/cast/cast.ts";
import type { Reference, SeriesReference } from "../../core/refs/reference.ts";
import { readPins, writePin } from "../../disk/shelf/pins.ts";
import { requireShelf } from "../../disk/shelf/find-shelf.ts";
import { requireCast, type CastRead } from "../../disk/shelf/read-cast.ts";
import { writeCast } from "../../disk/shelf/write-cast.ts";
import { stamp } from "../../machine/clock.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readReferences, requireReference } from "../shared/references/episode-references.ts";
import { gatherCast } from "../shared/shelf/gather-cast.ts";
import { describeEntry, requirePinsHome } from "../shared/shelf/show-pins.ts";

export async function putOnShelf(
  { locks, clock }: Pick<StudioPorts, "locks" | "clock">,
  episode: EpisodeContext,
  { ref, id: asked, replace }: EpisodeInput<typeof putOnShelfRoute>,
): Promise<ReplyOf<typeof putOnShelfRoute>> {
  const refs = await readReferences(episode);
  const reference = requireShown(requireReference(refs, ref));
  const folder = await requireShelf(episode.roots, episode.folder);
  const now = clock.now();
  const id = asked ?? requireCastId(reference);
  const from = { show: showOf(refs.series.title, episode.folder), episode: refs.name };
  const made = await gatherCast(refs, reference, { id, put: stamp(now), from });
  const home = requirePinsHome(refs);
  const pin = (await readPins(home)).refs[ref];
  const allow = (before: CastRead) => {
    const isOwn = before.is === "there" && pin?.id === id && pin.sha1 === castVersion(before.cast);
    if (before.is !== "absent" && !isOwn && !replace) throw isAnother(before, id);
  };
  const changed = await writeCast(folder, made, { locks, now, allow });
  const stored = await requireCast(folder, id);
  const sha1 = castVersion(stored);
  await writePin(home, locks, ref, { id, sha1, taken: stamp(now), episode: refs.name });
  const known = new Set(refs.references.map((each) => each.id));
  return { ...describeEntry(stored, await readPins(home), known), changed };
}

function requireShown(reference: Reference): SeriesReference {
  if (reference.scope === "series" && reference.kind !== "voice") return reference;
  const advice = reference.kind === "voice" ? "put its character there, and the voice goes along" : "a shot keeps it";
  throw new Refusal("bad-input", `${reference.id} has no folder of its own on the shelf: ${advice}`);
}

function requireCastId({ id, subject, location }: SeriesReference): string {
  const found = castIdOf(subject ?? location ?? "");
  if (found !== undefined) return found;
  throw new Refusal("bad-input", `no folder can be named after ${id}: say an id for the shelf`);
}

function isAnother(before: CastRead, id: string): Refusal {
  const what = before.is === "there" ? `of ${before.cast.from.show}, put ${before.cast.put}` : "that cannot be read";
  return new Refusal(
    "conflict",
    `the shelf has another ${id} ${what}: take that one first, say another id, or replace it (the old one is kept)`,
  );
}

function showOf(title: string, ep: string): string {
  return title.trim() || basename(dirname(ep));
}

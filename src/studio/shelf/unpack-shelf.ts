// POST /studio/shelf/unpack: what a pack holds goes on the shelf; what lies there under the same name stays, or is kept. docs/http.md "The shelf".
import type { CastFile } from "../../contracts/files/cast.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf, UploadedFile } from "../../contracts/route.ts";
import type { unpackShelfRoute } from "../../contracts/routes/shelf/packs.ts";
import { castVersion } from "../../core/cast/cast.ts";
import { requireSource } from "../../disk/source-file.ts";
import { requireShelf } from "../../disk/shelf/find-shelf.ts";
import { readPack } from "../../disk/shelf/read-pack.ts";
import { writeCast, type NewCast } from "../../disk/shelf/write-cast.ts";
import type { CastRead } from "../../disk/shelf/read-cast.ts";
import { BadZip } from "../../machine/zip/read-zip.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Reply = ReplyOf<typeof unpackShelfRoute>;

export async function unpackShelf(
  { locks, clock }: Pick<StudioPorts, "locks" | "clock">,
  episode: EpisodeContext,
  { source_path, replace }: EpisodeInput<typeof unpackShelfRoute>,
  { upload }: { readonly upload?: UploadedFile | undefined } = {},
): Promise<Reply> {
  const source = await requireSource(source_path, upload, "a pack");
  const folder = await requireShelf(episode.roots, episode.folder);
  const mayReplace = replace === true || ["1", "true", "yes", "on"].includes(String(replace));
  const now = clock.now();
  const done = await readPack(source.path, async (packed: NewCast) => {
    const { cast } = packed;
    const { id } = cast;
    let other: CastFile | undefined;
    const allow = (before: CastRead) => {
      if (mayReplace || before.is === "absent") return;
      other = before.is === "there" ? before.cast : cast;
      throw new Stays();
    };
    const wrote = await writeCast(folder, packed, { locks, now, allow }).catch((error: unknown) => {
      if (error instanceof Stays) return undefined;
      throw error;
    });
    if (wrote) return { id, sha1: castVersion(cast) };
    if (other) return { id, reason: `the shelf has another ${id}, put ${other.put}: unpack it with replace` };
    return { id, reason: "the shelf has this very version" };
  }).catch((error: unknown) => Promise.reject(explained(error, source.name)));
  return {
    unpacked: done.flatMap(({ id, sha1 }) => (sha1 === undefined ? [] : [{ id, sha1 }])),
    skipped: done.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason }])),
  };
}

/** What lies there is not replaced. */
class Stays extends Error {}

function explained(error: unknown, name: string): unknown {
  if (!(error instanceof BadZip)) return error;
  return new Refusal(error.isTooLarge ? "too-large" : "bad-input", `${name} cannot be unpacked: ${error.message}`);
}

// GET /studio/thumb: the picture made small, or the file as it is when it cannot be shrunk.
import type { FileHandle } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { thumbRoute } from "../../contracts/routes/files.ts";
import { requireFile } from "../../disk/relative-path.ts";
import { openProven } from "../../machine/proven-paths.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

/** Pixels wide, when the request does not say. */
const USUAL_WIDTH = 256;

export async function findThumb(
  ports: Pick<StudioPorts, "shrinker">,
  episode: EpisodeContext,
  query: EpisodeInput<typeof thumbRoute>,
): Promise<{ path: string; name?: string; open: () => Promise<FileHandle> }> {
  const path = await requireFile(await episode.reach(), query.path, "sibling candidates");
  const small = await ports.shrinker.shrinkPicture({ path, width: query.w ?? USUAL_WIDTH });
  const open = () => openProven(small ?? path);
  return small === null ? { path, open } : { path: small, name: `${basename(path, extname(path))}.jpg`, open };
}

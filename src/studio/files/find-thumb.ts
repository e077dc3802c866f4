// GET /studio/thumb: the picture made small, or the file as it is when it cannot be shrunk.
import type { FileHandle } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { QueryOf } from "../../contracts/route.ts";
import type { thumbRoute } from "../../contracts/routes/files.ts";
import { readReach, requireFile } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { openProven } from "../../machine/proven-paths.ts";
import { readRoots } from "../shared/episode/roots.ts";
import type { StudioPorts } from "../ports.ts";

/** Pixels wide, when the request does not say. */
const USUAL_WIDTH = 256;

export async function findThumb(
  ports: Pick<StudioPorts, "place" | "shrinker">,
  query: QueryOf<typeof thumbRoute>,
): Promise<{ path: string; name?: string; open: () => Promise<FileHandle> }> {
  const reach = await readReach(await readRoots(ports), query.ep as EpisodeFolder);
  const path = await requireFile(reach, query.path, "sibling candidates");
  const small = await ports.shrinker.shrinkPicture({ path, width: query.w ?? USUAL_WIDTH });
  const open = () => openProven(small ?? path);
  return small === null ? { path, open } : { path: small, name: `${basename(path, extname(path))}.jpg`, open };
}

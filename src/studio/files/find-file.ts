// GET /studio/file: which file a request means; the door streams it.
import type { FileHandle } from "node:fs/promises";
import type { QueryOf } from "../../contracts/route.ts";
import type { fileRoute } from "../../contracts/routes/files.ts";
import { readReach, requireFile } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { openProven } from "../../machine/proven-paths.ts";
import { readRoots } from "../shared/episode/roots.ts";
import type { StudioPorts } from "../ports.ts";

export async function findFile(
  ports: Pick<StudioPorts, "place">,
  query: QueryOf<typeof fileRoute>,
): Promise<{ path: string; open: () => Promise<FileHandle> }> {
  const reach = await readReach(await readRoots(ports), query.ep as EpisodeFolder);
  const path = await requireFile(reach, query.path, "sibling candidates");
  return { path, open: () => openProven(path) };
}

// GET /studio/file: which file a request means; `http/` streams it.
import type { FileHandle } from "node:fs/promises";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { fileRoute } from "../../contracts/routes/files.ts";
import { requireFile } from "../../disk/relative-path.ts";
import { openProven } from "../../machine/proven-paths.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function findFile(
  _ports: unknown,
  episode: EpisodeContext,
  query: EpisodeInput<typeof fileRoute>,
): Promise<{ path: string; open: () => Promise<FileHandle> }> {
  const path = await requireFile(await episode.reach(), query.path, "sibling candidates");
  return { path, open: () => openProven(path) };
}

// The desk of a command that works in one episode, whose folder the command names.
import { openReadingRoom } from "../main.ts";
import { requireEpisodeFolder } from "../studio/config/act-roots.ts";
import { inShow } from "../studio/custom-targets/act-in-show.ts";
import { openSurroundings, rootOf, type CommonFlags } from "./args.ts";
import type { EpisodeDesk } from "./desk.ts";
import { withDesk } from "./with-desk.ts";

export async function withEpisode<T>(
  flags: CommonFlags,
  folder: string,
  work: (desk: EpisodeDesk, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const root = await rootOf(folder);
  const room = await openReadingRoom({ ...openSurroundings(flags), runRoots: [root] });
  const ep = await requireEpisodeFolder(room, folder);
  const { registry } = await inShow(room, ep);
  return withDesk(flags, root, (desk, signal) => work({ ...desk, ep, registry }, signal));
}

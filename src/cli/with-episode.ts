// The desk of a command that works in one episode, whose folder the command names.
import { openReadingPorts } from "../main.ts";
import { requireEpisodeFolder } from "../studio/shared/episode/roots.ts";
import { inShow } from "../studio/shared/episode/in-show.ts";
import { readCommandEnvironment, rootOf, type CommonFlags } from "./args.ts";
import type { EpisodeClient } from "./client.ts";
import { withClient } from "./with-client.ts";

export async function withEpisode<T>(
  flags: CommonFlags,
  folder: string,
  work: (client: EpisodeClient, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const root = await rootOf(folder);
  const reading = await openReadingPorts({ ...readCommandEnvironment(flags), runRoots: [root] });
  const ep = await requireEpisodeFolder(reading, folder);
  const { registry } = await inShow(reading, ep);
  return withClient(flags, root, (client, signal) => work({ ...client, ep, registry }, signal));
}

// Where commands make episodes: at the desk of the service that runs, else here, with locks of this run alone and nobody who listens.
import { importRoute, newEpisodeRoute } from "../contracts/routes/new-episodes.ts";
import { EditMemory } from "../core/build/edit-memory.ts";
import { askHere, type Ask } from "../http/owner/ask-here.ts";
import { bind } from "../http/binding.ts";
import { KeyedLock } from "../machine/keyed-lock.ts";
import { listPartials } from "../machine/partials.ts";
import { openReadingRoom, studioFolder, type ReadingRoom } from "../main.ts";
import { requireEpisodeFolder } from "../studio/config/act-roots.ts";
import { beginEpisode } from "../studio/new-episodes/begin-episode.ts";
import { importScripts } from "../studio/new-episodes/import-scripts.ts";
import { openSurroundings, type CommonFlags } from "./args.ts";
import { withOwnersDesk } from "./with-desk.ts";

/** `parent`: the folder that the episodes will lie in. */
export async function inWritingRoom<T extends object>(
  flags: CommonFlags,
  parent: string,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const done = await withOwnersDesk(flags, parent, ({ ask }) => work(ask));
  if (done !== undefined) return done;
  const { environment, log } = openSurroundings(flags);
  const endList = listPartials(studioFolder(environment));
  try {
    return await work(askAlone(await openReadingRoom({ environment, log, runRoots: [parent] })));
  } finally {
    await endList();
  }
}

function askAlone(room: ReadingRoom): Ask {
  const ports = { ...room, locks: new KeyedLock(), edits: new EditMemory(), emit: () => undefined };
  const bindings = [
    bind(newEpisodeRoute, (body) => beginEpisode(ports, body)),
    bind(importRoute, (body) => importScripts(ports, body)),
  ];
  return askHere({ bindings, resolveEpisode: (ep) => requireEpisodeFolder(room, ep) });
}

// Where commands make episodes: at the desk of the service that runs, else here, with locks of this run alone and nobody who listens.
import { importRoute, newEpisodeRoute } from "../contracts/routes/new-episodes.ts";
import { EditCache } from "../core/compile/edit-cache.ts";
import { callInProcess, type CallRoute } from "../http/owner/call-in-process.ts";
import { bind } from "../http/binding.ts";
import { KeyedLock } from "../machine/keyed-lock.ts";
import { trackPartials } from "../machine/partial-name.ts";
import { openReadingPorts, studioFolder, type ReadingPorts } from "../main.ts";
import { requireEpisodeFolder } from "../studio/shared/episode/roots.ts";
import { beginEpisode } from "../studio/new-episodes/begin-episode.ts";
import { importScripts } from "../studio/new-episodes/import-scripts.ts";
import { readCommandEnvironment, type CommonFlags } from "./args.ts";
import { withOwnerClient } from "./with-client.ts";

/** `parent`: the folder that the episodes will lie in. */
export async function withFolderClient<T extends object>(
  flags: CommonFlags,
  parent: string,
  work: (call: CallRoute) => Promise<T>,
): Promise<T> {
  const done = await withOwnerClient(flags, parent, ({ call }) => work(call));
  if (done !== undefined) return done;
  const { environment, log } = readCommandEnvironment(flags);
  const endList = trackPartials(studioFolder(environment));
  try {
    return await work(callAlone(await openReadingPorts({ environment, log, runRoots: [parent] })));
  } finally {
    await endList();
  }
}

function callAlone(reading: ReadingPorts): CallRoute {
  const ports = { ...reading, locks: new KeyedLock(), edits: new EditCache(), emit: () => undefined };
  const bindings = [
    bind(newEpisodeRoute, (body) => beginEpisode(ports, body)),
    bind(importRoute, (body) => importScripts(ports, body)),
  ];
  return callInProcess({ bindings, resolveEpisode: (ep) => requireEpisodeFolder(reading, ep) });
}

// What begins episodes without a service: its verbs on this process, without a queue and without a claim on the user folder.
import type { CallRoute } from "../../contracts/route.ts";
import { importRoute, newEpisodeRoute } from "../../contracts/routes/new-episodes.ts";
import { openArchiveRoute } from "../../contracts/routes/proof/archive.ts";
import { EditCache } from "../../core/compile/edit-cache.ts";
import { bind } from "../../http/binding.ts";
import { callInProcess } from "../../http/owner/call-in-process.ts";
import { KeyedLock } from "../../machine/keyed-lock.ts";
import { openArchive } from "../../studio/archive/open-archive.ts";
import { beginEpisode } from "../../studio/new-episodes/begin-episode.ts";
import { importScripts } from "../../studio/new-episodes/import-scripts.ts";
import { requireEpisodeContext } from "../../studio/shared/episode/episode-context.ts";
import type { ReadingPorts } from "../../wiring/open-reading.ts";

export function callAlone(reading: ReadingPorts): CallRoute {
  const ports = { ...reading, locks: new KeyedLock(), edits: new EditCache(), emit: () => undefined };
  const bindings = [
    bind(newEpisodeRoute, (body) => beginEpisode(ports, body)),
    bind(importRoute, (body) => importScripts(ports, body)),
    bind(openArchiveRoute, (body, context) => openArchive(ports, body, context)),
  ];
  return callInProcess({ bindings, openEpisode: (ep) => requireEpisodeContext(reading, ep) });
}

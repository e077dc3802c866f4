// The records of upscales and posts, as the take pipeline opens, patches and closes them.
import type { VersionPayload } from "../../../contracts/files/upscale.ts";
import {
  closeVersion,
  findVersion,
  patchVersion,
  requireVersionPath,
  type VersionKind,
  type VersionRecords,
} from "../../../disk/takes/versions.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { exists } from "../../../machine/paths.ts";
import type { StudioPorts } from "../../ports.ts";
import type { RecordStore } from "./run.ts";
import { announceVersion } from "../versions/announce-version.ts";

type Payload = VersionPayload & { readonly ep: EpisodeFolder };

export function versionRecords<K extends VersionKind>(
  ports: Pick<StudioPorts, "emit" | "locks">,
  kind: K,
): RecordStore<Payload, VersionRecords[K]> {
  const { locks } = ports;
  return {
    isThere: async (id) => exists(await requireVersionPath(id.ep, id, kind, ".json")),
    find: (id) => findVersion(id.ep, id, kind),
    patch: (id, patch) => patchVersion(id.ep, id, kind, { patch, locks }),
    async close(id, event, patch) {
      const closed = await closeVersion(id.ep, id, kind, { event, patch, locks });
      if (closed) announceVersion(ports, id.ep, { id, kind }, event === "finished" ? "ok" : "failed");
      return closed;
    },
  };
}

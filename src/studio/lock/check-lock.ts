// GET /studio/lock: what of the episode is not as its lock says. docs/http.md "Lock".
import { basename } from "node:path";
import { LockFile } from "../../contracts/files/proof/lock.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { checkLockRoute } from "../../contracts/routes/proof/lock.ts";
import { compareLocks } from "../../core/lock/compare-locks.ts";
import { readChecked } from "../../disk/reading/json-file.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readBuiltPasses } from "../shared/lock/built-passes.ts";
import { LOCK, onlyHashed, readLock, type LockPorts } from "../shared/lock/read-lock.ts";

export async function checkLock(
  ports: LockPorts,
  episode: EpisodeContext,
  _input: EpisodeInput<typeof checkLockRoute>,
): Promise<ReplyOf<typeof checkLockRoute>> {
  const { folder: ep } = episode;
  const read = await readChecked(await requireOwnPath(ep, LOCK), LockFile);
  if (read.is === "absent") return { lock: null, same: false, differs: [], unknown: [] };
  if (read.is === "broken")
    throw new Refusal("tool-failed", `${LOCK} of ${basename(ep)} cannot be read (${read.problem}): lock it again`);
  const now = await readLock(ports, episode, await readBuiltPasses(ports, episode), onlyHashed(read.value));
  const { differs, unknown } = compareLocks(read.value, now);
  return { lock: read.value, same: differs.length === 0, differs: [...differs], unknown: [...unknown] };
}

// POST /studio/lock: writes what the episode is made with now. docs/http.md "Lock".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { writeLockRoute } from "../../contracts/routes/proof/lock.ts";
import { copyToHistory } from "../../disk/history.ts";
import { writeJson } from "../../disk/reading/json-file.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readBuiltPasses } from "../shared/lock/built-passes.ts";
import { LOCK, readLock, type LockPorts } from "../shared/lock/read-lock.ts";

export async function writeLock(
  ports: LockPorts & Pick<StudioPorts, "locks">,
  episode: EpisodeContext,
  _input: EpisodeInput<typeof writeLockRoute>,
): Promise<ReplyOf<typeof writeLockRoute>> {
  const { folder: ep } = episode;
  const lock = await readLock(ports, episode, await readBuiltPasses(ports, episode));
  const file = await requireOwnPath(ep, LOCK);
  await ports.locks.hold(file, async () => {
    await copyToHistory(ep, file, ports.clock.now());
    await writeJson(file, lock);
  });
  return { file, lock };
}

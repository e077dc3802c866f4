// POST /studio/export/archive: the episode as one verified zip. docs/http.md "Archive".
import { basename, join } from "node:path";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { exportArchiveRoute } from "../../contracts/routes/proof/archive.ts";
import { writeArchive } from "../../disk/archive/write-archive.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import { fileStamp } from "../../machine/clock.ts";
import { makeFolder } from "../../machine/files.ts";
import { exists } from "../../machine/paths.ts";
import type { StudioPorts } from "../ports.ts";
import { ARCHIVES } from "../shared/archive/archives-folder.ts";
import { gatherArchive } from "../shared/archive/gather-archive.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { LockPorts } from "../shared/lock/read-lock.ts";

type Ports = LockPorts & Pick<StudioPorts, "locks" | "emit" | "longWork">;
type Reply = ReplyOf<typeof exportArchiveRoute>;
type Stage = "gather" | "write" | "check" | "done" | "failed";

/** Throws the reason of `own` when that cancels it; what was written until then is gone. */
export async function exportArchive(
  ports: Ports,
  episode: EpisodeContext,
  request: EpisodeInput<typeof exportArchiveRoute>,
  { signal: own }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Reply> {
  const { folder: ep } = episode;
  const emit = (stage: Stage, done: number, total: number) =>
    ports.emit({ type: "studio.archive", data: { ep, stage, done, total } });
  const work = (signal: AbortSignal) =>
    ports.locks.hold(`archive:${ep}`, async () => {
      emit("gather", 0, 1);
      const gathered = await gatherArchive(ports, episode, request, { signal });
      signal.throwIfAborted();
      const file = await newArchive(ports, episode);
      const written = await writeArchive(file, gathered, { signal, onStage: everyPercent(emit) });
      const { parts, takes, about } = gathered;
      const counted = { files: parts.length, takes, left_out: about.left_out };
      return { file, path: `${ARCHIVES}/${basename(file)}`, ...written, ...counted };
    });
  try {
    const reply = await ports.longWork.run(work, own);
    emit("done", 1, 1);
    return reply;
  } catch (error) {
    emit("failed", 0, 1);
    throw error;
  }
}

/** A name that nobody has. */
async function newArchive({ clock }: Ports, { folder: ep }: EpisodeContext): Promise<string> {
  const folder = await requireOwnPath(ep, ARCHIVES);
  await makeFolder(folder);
  const stem = join(folder, `${basename(ep)}_${fileStamp(clock.now())}`);
  for (let turn = 1; ; turn++) {
    const path = `${stem}${turn === 1 ? "" : `-${turn}`}.zip`;
    if (!(await exists(path))) return path;
  }
}

/** Tells of a stage at its first byte, and at each hundredth of its bytes. */
function everyPercent(emit: (stage: Stage, done: number, total: number) => void): typeof emit {
  let last = "";
  return (stage, done, total) => {
    const step = `${stage} ${Math.floor((100 * done) / Math.max(1, total))}`;
    if (step === last) return;
    last = step;
    emit(stage, done, total);
  };
}

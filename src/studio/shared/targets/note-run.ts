// That a show's own target made something: its file says so from then on, and nobody who enables it is warned.
import { writeOwnTarget } from "../../../disk/targets/show-targets.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

type Ports = Pick<StudioPorts, "locks" | "emit" | "log" | "graphRecords">;

/** A target that comes with the studio, or is known to run, stays as it is. What was made is kept whatever becomes of the note. */
export async function noteRun(ports: Ports, episode: EpisodeContext, id: string): Promise<void> {
  try {
    if (await isOpen(episode, id)) await ports.locks.hold(`targets:${episode.folder}`, () => write(ports, episode, id));
  } catch (error) {
    ports.log.warn({ err: error, target: id }, "that a target ran was not noted in its file");
  }
}

async function isOpen(episode: EpisodeContext, id: string): Promise<boolean> {
  const own = (await episode.registry()).own.get(id);
  return own !== undefined && own.file.proven !== "run";
}

async function write({ graphRecords, emit }: Ports, episode: EpisodeContext, id: string): Promise<void> {
  const { folder: ep, roots } = episode;
  const found = (await episode.reread().registry()).own.get(id);
  if (!found || found.file.proven === "run") return;
  const { proven_note: _note, ...file } = found.file;
  await writeOwnTarget(roots, ep, { file: { ...file, proven: "run" }, workflow: undefined });
  graphRecords.forget();
  emit({ type: "studio.episode", data: { ep } });
}

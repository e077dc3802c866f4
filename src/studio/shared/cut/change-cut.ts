// How a verb changes the cut: it reads of the episode what its plan looks at (the build, the takes of some shots), and neither the script
// nor the overrides.
import type { CutFile } from "../../../contracts/files/cut.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { cutRate, windowFrames, type CutFacts } from "../../../core/cut/cut-facts.ts";
import type { CutChange } from "../../../core/cut/edit-entries.ts";
import { storedShots, type StoredBuild, type StoredShot } from "../../../core/compile/stored-build.ts";
import { notBuilt, readBuild } from "../../../disk/builds.ts";
import { changeCut as changeFile } from "../../../disk/cut.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readSeries } from "../texts/read-series.ts";

export type CutPorts = Pick<StudioPorts, "locks" | "clock" | "emit" | "shotlists" | "takeIndex">;

/** Changes the cut by a plan made of what the file holds now; a refusal is thrown. `history`: keep a copy of the old file. */
export async function changeCut(
  ports: Pick<CutPorts, "locks" | "clock" | "emit">,
  { folder: ep }: Pick<EpisodeContext, "folder">,
  plan: (cut: CutFile) => CutChange,
  history: boolean,
): Promise<{ cut: CutFile }> {
  const { cut } = await changeFile(ep, (before) => accepted(plan(before)), history, ports);
  ports.emit({ type: "studio.episode", data: { ep } });
  return { cut };
}

function accepted(planned: CutChange): CutFile {
  if (planned.ok) return planned.cut;
  throw planned.refusal;
}

export interface CutBuild {
  readonly build: StoredBuild;
  readonly shots: readonly StoredShot[];
  /** Shot ids in script order. */
  readonly script: readonly string[];
}

/** The shots that the cut of a pass is about; refuses a pass that is not built. */
export async function requireCutBuild(
  { shotlists }: Pick<CutPorts, "shotlists">,
  { folder }: Pick<EpisodeContext, "folder">,
  pass: Pass,
): Promise<CutBuild> {
  const build = await readBuild(folder, pass, shotlists);
  if (!build) throw notBuilt(folder, pass);
  const shots = storedShots(build);
  return { build, shots, script: shots.map(({ id }) => id) };
}

/** What lengths in the cut are worked out from; `named`: shots whose takes count, beside those of the script. */
export async function readCutFacts(
  ports: Pick<CutPorts, "shotlists" | "takeIndex">,
  episode: Pick<EpisodeContext, "folder" | "text">,
  pass: Pass,
  named: readonly string[] = [],
): Promise<CutFacts> {
  const { folder } = episode;
  const [{ build, shots, script }, series] = await Promise.all([
    requireCutBuild(ports, episode, pass),
    readSeries(episode),
  ]);
  const all = [...script, ...named];
  const [final, proxy] = await Promise.all([
    ports.takeIndex.read(folder, { shots: all, pass: "final" }),
    ports.takeIndex.read(folder, { shots: all, pass: "proxy" }),
  ]);
  const known = { final, proxy };
  const fps = cutRate(series?.fps, build.main.defaults.fps);
  const windows = windowFrames(
    shots.map(({ entry }) => entry),
    fps,
  );
  return { pass, fps, script, windows, takes: (shot, of) => known[of].get(shot) ?? [] };
}

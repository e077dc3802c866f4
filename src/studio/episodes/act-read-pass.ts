// One pass of an episode as it stands on disk, read once: the snapshot that status, render plans and cuts are thought out from.
import type { CutFile } from "../../contracts/files/cut.ts";
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Pass } from "../../contracts/schema.ts";
import { cutRate, type CutFacts } from "../../core/cut/cut-facts.ts";
import { windowFrames } from "../../core/cut/dialogue-window.ts";
import { resolveCut, type ResolvedEntry } from "../../core/cut/resolve.ts";
import { storedShots, type StoredBuild, type StoredShot } from "../../core/render/stored-build.ts";
import type { TargetFacts } from "../../core/render/next-render.ts";
import type { Series } from "../../core/series/series.ts";
import type { Take } from "../../core/takes/take.ts";
import { requireBuild } from "../../disk/builds.ts";
import { readCut } from "../../disk/cut.ts";
import { readNegative, readOverrides } from "../../disk/overrides.ts";
import { readReach, type Reach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readTakesOfShots } from "../../disk/takes.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { buildInput } from "./act-build-input.ts";
import { readEpisodeText } from "./act-read-text.ts";

export interface PassSnapshot {
  readonly ep: EpisodeFolder;
  /** How far paths of the episode may climb. */
  readonly reach: Reach;
  readonly pass: Pass;
  readonly build: StoredBuild;
  readonly shots: readonly StoredShot[];
  /** Null while the config has a problem. */
  readonly series: Series | null;
  readonly cutFile: CutFile;
  /** The pass's list with every shot of the script in it. */
  readonly cut: readonly ResolvedEntry[];
  readonly overrides: OverridesFile;
  /** The text of `negative.txt`. */
  readonly negative: string | null;
  readonly cutFacts: CutFacts;
  readonly targetFacts: TargetFacts;
}

export type SnapshotPorts = Pick<Studio, "place" | "registry" | "machineDefault" | "sidecars">;

/** Reads a pass; refuses when it is not built. */
export async function readPass(studio: SnapshotPorts, ep: EpisodeFolder, pass: Pass): Promise<PassSnapshot> {
  const [build, read, cutFile, overrides, negative, reach] = await Promise.all([
    requireBuild(ep, pass, studio.sidecars),
    readEpisodeText(studio, ep),
    readCut(ep),
    readOverrides(ep),
    readNegative(ep),
    readRoots(studio).then((roots) => readReach(roots, ep)),
  ]);
  const shots = storedShots(build);
  const script = shots.map((shot) => shot.id);
  const cut = resolveCut(cutFile[pass], script);
  const text = read.ok ? read.text : null;
  const series = text?.series ?? null;
  const fps = cutRate(series?.fps, build.main.defaults.fps);
  const windows = windowFrames(
    shots.map((shot) => shot.entry),
    fps,
  );
  const takes = await readAllTakes(
    studio,
    ep,
    cut.map(({ entry }) => entry.shot),
  );
  const told = build.story && series && text ? { story: build.story, series, configFolder: text.configFolder } : null;
  return {
    ep,
    reach,
    pass,
    build,
    shots,
    series,
    cutFile,
    cut,
    overrides,
    negative: negative ?? null,
    cutFacts: { pass, fps, script, takes, windows },
    targetFacts: {
      registry: studio.registry,
      machineDefault: studio.machineDefault,
      overrides,
      input: told && buildInput(studio, told, pass),
    },
  };
}

/** A shot of the pass; refuses one that no build has. */
export function requireShot(snapshot: PassSnapshot, shot: string): StoredShot {
  const found = snapshot.shots.find((each) => each.id === shot);
  if (found) return found;
  throw new Refusal("unknown", `there is no shot ${shot} in the ${snapshot.pass} pass: build the episode if it is new`);
}

/** Both passes: a placeholder plays the other pass's take. */
async function readAllTakes(
  studio: SnapshotPorts,
  ep: EpisodeFolder,
  shots: readonly string[],
): Promise<CutFacts["takes"]> {
  const [final, proxy] = await Promise.all([
    readTakesOfShots(ep, { shots, pass: "final" }, studio.sidecars),
    readTakesOfShots(ep, { shots, pass: "proxy" }, studio.sidecars),
  ]);
  const passes: Record<Pass, Map<string, Take[]>> = { final, proxy };
  return (shot, pass) => passes[pass].get(shot) ?? [];
}

/** The video target that a request names by id or alias; null when it names none. */
export function requireTarget(
  { registry }: Pick<Studio, "registry">,
  id: string | null | undefined,
): VideoTarget | null {
  if (id === null || id === undefined || id === "") return null;
  const found = registry.find(id);
  if (found?.kind === "video") return found as VideoTarget;
  const known = registry.list("video").map((target) => target.id);
  throw new Refusal("bad-input", `there is no video target "${id}": choose ${known.join(", ")}`);
}

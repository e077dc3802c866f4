// One pass of an episode as it stands on disk, read once: the snapshot that status, render plans and cuts are thought out from.
import type { CutFile } from "../../../contracts/files/cut.ts";
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { cutRate, type CutFacts, windowFrames } from "../../../core/cut/cut-facts.ts";
import { resolveCut, type ResolvedEntry } from "../../../core/cut/resolve.ts";
import type { StoredBuild, StoredShot } from "../../../core/compile/stored-build.ts";
import type { TargetFacts } from "../../../core/render/next-render.ts";
import { rendersFolder, safeName } from "../../../core/lib/names.ts";
import type { Series } from "../../../core/series/series.ts";
import { notBuilt } from "../../../disk/builds.ts";
import { readCut } from "../../../disk/cut.ts";
import { readNegative, type EpisodeNegative } from "../../../disk/overrides.ts";
import type { Reach } from "../../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import type { ParsedText } from "../texts/read-texts.ts";
import { readBuilt, type BuiltPorts } from "./read-built.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { Registry } from "../../../core/targets/registry.ts";

export interface PassSnapshot {
  readonly ep: EpisodeFolder;
  /** How far paths of the episode may climb. */
  readonly reach: Reach;
  readonly fileHashes: StudioPorts["fileHashes"];
  /** When it was read, milliseconds since 1970. */
  readonly now: number;
  readonly pass: Pass;
  readonly build: StoredBuild;
  readonly shots: readonly StoredShot[];
  /** Both texts as they are now; null while one of them is missing or unreadable. */
  readonly text: ParsedText | null;
  /** Null while the config has a problem. */
  readonly series: Series | null;
  readonly cutFile: CutFile;
  /** The pass's list with every shot of the script in it. */
  readonly cut: readonly ResolvedEntry[];
  readonly overrides: OverridesFile;
  /** Of `negative.txt`. */
  readonly negative: EpisodeNegative;
  readonly cutFacts: CutFacts;
  /** Why the takes of a shot cannot be read, for people. */
  readonly takesError: (shot: string, pass: Pass) => string | undefined;
  readonly targetFacts: TargetFacts;
}

export type SnapshotPorts = BuiltPorts & Pick<StudioPorts, "fileHashes" | "clock" | "takeIndex">;

/** Reads a pass; refuses when it is not built. */
export async function readPass(ports: SnapshotPorts, episode: EpisodeContext, pass: Pass): Promise<PassSnapshot> {
  const { folder: ep } = episode;
  void ports.takeIndex.prepare(ep, pass).catch(() => undefined); // the reading itself reports what is wrong
  const [built, cutFile, negative, reach] = await Promise.all([
    readBuilt(ports, episode, pass),
    readCut(ep),
    readNegative(ep),
    episode.reach(),
  ]);
  if (!built) throw notBuilt(ep, pass);
  const { build, shots, text, series, overrides, targetFacts } = built;
  const script = shots.map((shot) => shot.id);
  const cut = resolveCut(cutFile[pass], script);
  const fps = cutRate(series?.fps, build.main.defaults.fps);
  const windows = windowFrames(
    shots.map((shot) => shot.entry),
    fps,
  );
  const inCut = cut.map(({ entry }) => entry.shot);
  const { takes, takesError } = await readAllTakes(ports, ep, inCut);
  const cutFacts = { pass, fps, script, takes, windows };
  return {
    ep,
    reach,
    fileHashes: ports.fileHashes,
    now: ports.clock.now().getTime(),
    pass,
    build,
    shots,
    text,
    series,
    cutFile,
    cut,
    overrides,
    negative,
    cutFacts,
    takesError,
    targetFacts,
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
  { takeIndex }: SnapshotPorts,
  ep: EpisodeFolder,
  shots: readonly string[],
): Promise<Pick<CutFacts, "takes"> & Pick<PassSnapshot, "takesError">> {
  const [final, proxy] = await Promise.all([
    takeIndex.survey(ep, { shots, pass: "final" }),
    takeIndex.survey(ep, { shots, pass: "proxy" }),
  ]);
  const passes = { final, proxy };
  return {
    takes: (shot, pass) => passes[pass].takes.get(shot) ?? [],
    takesError: (shot, pass) => {
      const code = passes[pass].problems.get(shot);
      return code === undefined ? undefined : unreadableTakes(shot, pass, code);
    },
  };
}

/** What to do about a folder of takes; `code` is what the system says of it. */
function unreadableTakes(shot: string, pass: Pass, code: string): string {
  const folder = `the folder of takes ${rendersFolder(pass)}/${safeName(shot)}`;
  if (code === "ENOTDIR") return `${folder} cannot be read, because a file stands in its place: move that file away`;
  if (code === "EACCES" || code === "EPERM") return `${folder} cannot be read (${code}): check its permissions`;
  return `${folder} cannot be read (${code}): check the disk that it is on`;
}

/** The video target that a request names by id or alias; null when it names none. */
export function requireTarget(registry: Registry, id: string | null | undefined): VideoTarget | null {
  if (id === null || id === undefined) return null;
  const found = registry.find(id);
  if (found?.kind === "video") return found as VideoTarget;
  const known = registry.list("video").map((target) => target.id);
  throw new Refusal("bad-input", `there is no video target "${id}": choose ${known.join(", ")}`);
}

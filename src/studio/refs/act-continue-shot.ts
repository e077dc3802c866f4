// Starts a shot from the take that the cut plays before it, when its job starts: its first frame is cut from that take, or the end of
// that take is cut into files for the graph to hold. Contract part A, Rendering rules 6 and 7.
import type { ContinuedFrom, Sidecar } from "../../contracts/files/sidecar.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { neighbourOf } from "../../core/cut/neighbours.ts";
import { passOf } from "../../core/cut/cut-facts.ts";
import { resolveCut } from "../../core/cut/resolve.ts";
import type { GraphValue } from "../../core/graph/graph.ts";
import { findStart } from "../../core/render/continuity.ts";
import { framesToHold, heldValues, stepsOf } from "../../core/render/held-start.ts";
import { storedShots } from "../../core/render/stored-build.ts";
import { fpsOf, pathOf, sidecarOf, wavOf, type Take } from "../../core/takes/take.ts";
import { resolveTarget } from "../../core/targets/registry.ts";
import { notBuilt, readBuild } from "../../disk/builds.ts";
import { readCut } from "../../disk/cut.ts";
import { requireOwnPath, type EpisodeFolder } from "../../disk/roots.ts";
import { readTakes } from "../../disk/takes.ts";
import { countFramesAt, cutTail } from "../../media/cut-tail.ts";
import type { Studio } from "../studio.ts";
import { requireVideo } from "./act-cut-candidate.ts";
import { refreshFirstFrame, type FirstFramePorts } from "./act-first-frame.ts";

export interface Started {
  /** What the take's record says of it from now on. */
  readonly news: Partial<Pick<Sidecar, "refs" | "hold" | "continued_from" | "notes">>;
  /** The picture that the shot opens with: a file that nobody writes over. Absolute path. */
  readonly first?: string;
  readonly held?: HeldFiles;
}

/** For the graph: `held_clip` and `held_sound` as uploaded, and the values beside them. Absolute paths. */
export interface HeldFiles {
  readonly frames: number;
  readonly clip: string;
  /** Null when the take before is silent. */
  readonly sound: string | null;
  readonly values: Readonly<Record<string, GraphValue>>;
}

type Ports = FirstFramePorts & Pick<Studio, "sidecars" | "registry" | "hasSound">;

/** `folder`: the job's own scratch folder. Throws a sentence when there is nothing to start from; a shot that does not carry on is as it is. */
export async function continueShot(
  studio: Ports,
  ep: EpisodeFolder,
  record: Sidecar,
  work: { readonly folder: string; readonly signal: AbortSignal },
): Promise<Started> {
  if (record.continuous === undefined) return { news: {} };
  const before = await requireTakeBefore(studio, ep, record);
  if (record.continuous === "latent") return hold(studio, ep, { record, ...before }, work);
  const { sha1, path } = await refreshFirstFrame(studio, ep, { shot: record.shot, source: before.take }, work.signal);
  const refs = record.refs.map((ref) => (ref.role === "first" ? { ...ref, sha1 } : ref));
  return { news: { refs }, first: path };
}

interface Before {
  readonly take: Take;
  /** Its rate in frames a second. */
  readonly fps: number;
}

/** The take that the cut plays before the shot now. */
async function requireTakeBefore(
  { sidecars }: Pick<Studio, "sidecars">,
  ep: EpisodeFolder,
  { shot, pass }: Sidecar,
): Promise<Before> {
  const [build, cutFile] = await Promise.all([readBuild(ep, pass, sidecars), readCut(ep)]);
  if (!build) throw notBuilt(ep, pass);
  const script = storedShots(build).map(({ id }) => id);
  const previous = neighbourOf(resolveCut(cutFile[pass], script), shot, "previous");
  if (!previous) throw cannot(shot, `the ${pass} cut has no shot before it: write "continuous: none" in it`);
  const { entry } = previous;
  const takes = await readTakes(ep, { shot: entry.shot, pass: passOf(entry, pass) });
  const found = findStart(previous, { pass, takes: () => takes });
  if ("why" in found) throw cannot(shot, `${found.why}: render ${entry.shot} again, then this shot`);
  return { take: found.take, fps: fpsOf(found.take) ?? build.main.defaults.fps };
}

/** As many of its last frames as were planned, or as the grid of the target makes of a shorter take. */
async function hold(
  studio: Ports,
  ep: EpisodeFolder,
  { record, take, fps: mp4Fps }: Before & { readonly record: Sidecar },
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<Started> {
  const { fps, width, height } = record;
  const target = resolveTarget(studio.registry, record.target, "video");
  if (!target.ok) throw cannot(record.shot, target.sentence);
  const tools = await studio.tools();
  const mp4 = await requireVideo(ep, take);
  const grid = target.value.template.frames;
  const available = await countFramesAt(tools, mp4, { from: mp4Fps, to: fps });
  const planned = record.hold ?? 0;
  const frames = framesToHold(grid, planned, available);
  const name = `${take.shot} take ${take.take}`;
  if (frames === undefined) {
    throw cannot(record.shot, `${name} has ${available} frames, and ${target.value.label} holds at least ${grid.base}`);
  }
  const sound = await soundOf(studio, ep, { take, mp4 });
  const tail = await cutTail(tools, { mp4, mp4Fps, sound, frames, fps, width, height, folder, signal });
  const continued: ContinuedFrom = {
    ...{ shot: take.shot, take: take.take, pass: take.pass, via: "frames", overlap: frames },
    ...stepsOf(target.value, frames, fps),
    finished: sidecarOf(take)?.finished ?? null,
  };
  const short = `it holds ${frames} frames and not ${planned}: ${name} has ${available}`;
  return {
    news: {
      hold: frames,
      continued_from: continued,
      ...(frames < planned && { notes: [...record.notes, short] }),
    },
    held: { frames, ...tail, values: heldValues(frames, record.length, fps) },
  };
}

/** What the take sounds like: its video, else the sound kept beside it. */
async function soundOf(
  { hasSound }: Pick<Studio, "hasSound">,
  ep: EpisodeFolder,
  { take, mp4 }: { readonly take: Take; readonly mp4: string },
): Promise<string | null> {
  if (await hasSound(mp4)) return mp4;
  const beside = pathOf(take, wavOf(take));
  return beside === null ? null : requireOwnPath(ep, ...beside.split("/"));
}

function cannot(shot: string, why: string): Refusal {
  return new Refusal("conflict", `${shot} cannot carry on: ${why}`);
}

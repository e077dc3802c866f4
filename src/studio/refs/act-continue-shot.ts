// Starts a shot from the take that the cut plays before it, when its job starts: its first frame is cut from that take, or the end of
// that take becomes files for the graph to hold. Contract part A, Rendering rules 6 and 7.
import type { Sidecar } from "../../contracts/files/take/sidecar.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { passOf } from "../../core/cut/cut-facts.ts";
import { neighbourOf } from "../../core/cut/neighbours.ts";
import { resolveCut } from "../../core/cut/resolve.ts";
import { findStart } from "../../core/render/continuity.ts";
import { storedShots } from "../../core/render/stored-build.ts";
import { fpsOf, type Take } from "../../core/takes/take.ts";
import { resolveTarget } from "../../core/targets/registry.ts";
import { notBuilt, readBuild } from "../../disk/builds.ts";
import { readCut } from "../../disk/cut.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readTakes } from "../../disk/takes.ts";
import type { Studio } from "../studio.ts";
import { refreshFirstFrame, type FirstFramePorts } from "./act-first-frame.ts";
import { holdTake, type Held, type HoldOrder } from "./act-hold-take.ts";

export interface Started {
  /** What the take's record says of it from now on. */
  readonly news: Partial<Pick<Sidecar, "refs" | "hold" | "continued_from" | "notes">>;
  /** The picture that the shot opens with: a file that nobody writes over. Absolute path. */
  readonly first?: string;
  readonly held?: Pick<Held, "files" | "values">;
}

export type ContinuePorts = FirstFramePorts & Pick<Studio, "shotlists" | "registry" | "hasSound">;

/** Throws a sentence when there is nothing to start from; a shot that does not carry on is as it is. */
export async function continueShot(
  studio: ContinuePorts,
  ep: EpisodeFolder,
  record: Sidecar,
  work: Pick<HoldOrder, "planned" | "folder" | "takesLatents" | "signal">,
): Promise<Started> {
  const { shot, continuous } = record;
  if (continuous === undefined) return { news: {} };
  const { take, fps } = await requireTakeBefore(studio, ep, record);
  if (continuous === "latent") return hold(studio, ep, record, { ...work, take, takeFps: fps });
  const { sha1, path } = await refreshFirstFrame(studio, ep, { shot, source: take }, work.signal);
  const refs = record.refs.map((ref) => (ref.role === "first" ? { ...ref, sha1 } : ref));
  return { news: { refs }, first: path };
}

/** The take that the cut plays before the shot now, and its rate in frames a second. */
async function requireTakeBefore(
  { shotlists }: Pick<Studio, "shotlists">,
  ep: EpisodeFolder,
  { shot, pass }: Sidecar,
): Promise<{ readonly take: Take; readonly fps: number }> {
  const [build, cutFile] = await Promise.all([readBuild(ep, pass, shotlists), readCut(ep)]);
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

async function hold(
  studio: ContinuePorts,
  ep: EpisodeFolder,
  record: Sidecar,
  work: Omit<HoldOrder, "record" | "target">,
): Promise<Started> {
  const target = resolveTarget(studio.registry, record.target, "video");
  if (!target.ok) throw cannot(record.shot, target.sentence);
  const held = await holdTake(studio, ep, { ...work, record, target: target.value }).catch((error: unknown) => {
    work.signal.throwIfAborted();
    throw cannot(record.shot, reasonOf(error));
  });
  const { files, values, from, note } = held;
  const notes = note === null ? {} : { notes: [...record.notes, note] };
  return { news: { hold: from.overlap, continued_from: from, ...notes }, held: { files, values } };
}

function cannot(shot: string, why: string): Refusal {
  return new Refusal("conflict", `${shot} cannot carry on: ${why}`);
}

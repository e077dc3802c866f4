// Starts a shot from the take that the cut plays before it, when its job starts: its first frame is cut from that take, or the end of
// that take becomes files for the graph to begin with. docs/http.md "Rendering", rules 6 and 7.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import { passOf } from "../../../core/cut/cut-facts.ts";
import { resolveCut, neighbourOf } from "../../../core/cut/resolve.ts";
import { findStart } from "../../../core/render/continuity.ts";
import { storedShots } from "../../../core/compile/stored-build.ts";
import { fpsOf, type Take } from "../../../core/takes/take.ts";
import { resolveTarget } from "../../../core/targets/registry.ts";
import { notBuilt, readBuild } from "../../../disk/builds.ts";
import { readCut } from "../../../disk/cut.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { readTakes } from "../../../disk/takes/read-takes.ts";
import type { StudioPorts } from "../../ports.ts";
import type { StagingPlace } from "./stage-files.ts";
import { cutTakeTail, type TakeTail, type TailOrder } from "./take-tail.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export interface ContinuedStart {
  /** The patch of the take's record. */
  readonly patch: Partial<Pick<Sidecar, "refs" | "hold" | "continued_from" | "notes">>;
  /** The picture that the shot opens with: a file that nobody writes over. Absolute path. */
  readonly first?: string;
  readonly tail?: Pick<TakeTail, "files" | "values">;
}

export type ContinuePorts = Pick<StudioPorts, "shotlists" | "hasSound" | "tools">;

type StartOrder = Pick<TailOrder, "planned" | "folder" | "takesLatents" | "signal"> &
  Pick<StagingPlace, "openingPicture">;

/** Throws a sentence when there is nothing to start from; a shot that does not carry on is as it is. */
export async function continueShot(
  ports: ContinuePorts,
  episode: EpisodeContext,
  record: Sidecar,
  work: StartOrder,
): Promise<ContinuedStart> {
  const { folder: ep } = episode;
  const { continuous } = record;
  if (continuous === undefined) return { patch: {} };
  const { take, fps } = await requireTakeBefore(ports, ep, record);
  if (continuous === "latent") return continueWithTail(ports, episode, record, { ...work, take, takeFps: fps });
  const { sha1, path } = await work.openingPicture(take);
  const refs = record.refs.map((ref) => (ref.role === "first" ? { ...ref, sha1 } : ref));
  return { patch: { refs }, first: path };
}

/** The take that the cut plays before the shot now, and its rate in frames a second. */
async function requireTakeBefore(
  { shotlists }: Pick<StudioPorts, "shotlists">,
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

async function continueWithTail(
  ports: ContinuePorts,
  episode: EpisodeContext,
  record: Sidecar,
  work: Omit<TailOrder, "record" | "target">,
): Promise<ContinuedStart> {
  const target = resolveTarget(await episode.registry(), record.target, "video");
  if (!target.ok) throw cannot(record.shot, target.sentence);
  const tail = await cutTakeTail(ports, episode.folder, { ...work, record, target: target.value }).catch(
    (error: unknown) => {
      work.signal.throwIfAborted();
      throw cannot(record.shot, reasonOf(error));
    },
  );
  const { files, values, from, note } = tail;
  const notes = note === null ? {} : { notes: [...record.notes, note] };
  return { patch: { hold: from.overlap, continued_from: from, ...notes }, tail: { files, values } };
}

function cannot(shot: string, why: string): Refusal {
  return new Refusal("conflict", `${shot} cannot carry on: ${why}`);
}

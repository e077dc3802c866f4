// How the shots of a request start from the ones before them in the cut. docs/http.md "Rendering", rules 6 and 7. Pure: frames are
// cut and jobs queued elsewhere.
//
//   cut   a  b  c      b and c carry on: b waits for a's job, c for b's; without a job to wait for, a shot starts from what stands
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { Story } from "../../contracts/files/story.ts";
import { passOf, takeInUse, type CutFacts } from "../cut/cut-facts.ts";
import { type ResolvedEntry, neighbourOf } from "../cut/resolve.ts";
import { isUsable, sidecarOf, takeStatus, whyUnusable, type Take } from "../takes/take.ts";
import type { SidecarDraft } from "./draft-sidecar.ts";
import type { RenderShot } from "./render-shot.ts";
import { CONTINUITY } from "../lib/format-words.ts";
import { shotsOf, continuesFrom, keyframeOf } from "../story/story-shots.ts";

/** `first`: its first frame is the last one of the take before. `latent`: it holds the end of that take, picture and sound. */
export type Continuity = "first" | "latent";

/** Shots that continue from the one before, as the story says, by id. */
export function continuingShots(story: Story | null): ReadonlyMap<string, Continuity> {
  const modes = (story ? shotsOf(story) : []).flatMap(({ shot, sequence }) => {
    const mode = continuesFrom(shot, sequence);
    const isOverruled = mode === "first" && keyframeOf(shot, sequence, "first") !== CONTINUITY;
    return mode === null || isOverruled ? [] : [[shot.id, mode] as const];
  });
  return new Map(modes);
}

/** The mode that the target supports; null for one that is drawn here, which starts from its own first picture. */
export function continuityOn(
  mode: Continuity | undefined,
  target: Pick<VideoTarget, "builtin" | "capabilities" | "continuous">,
  entry: Pick<ShotEntry, "hold">,
): Continuity | null {
  if (mode === undefined || target.builtin) return null;
  if (mode === "first") return target.capabilities.keyframes.includes("first") ? "first" : null;
  return target.continuous?.modes.includes("latent") && (entry.hold ?? 0) > 0 ? "latent" : null;
}

/** The shots asked for, each behind the one that it carries on from when that is asked for too; else in the order asked. */
export function inChainOrder(
  asked: readonly string[],
  continuing: ReadonlyMap<string, Continuity>,
  cut: readonly ResolvedEntry[],
): string[] {
  const wanted = new Set(asked);
  const placed = new Set<string>();
  for (const shot of wanted) {
    const chain: string[] = [];
    for (let at: string | undefined = shot; at !== undefined && wanted.has(at) && !placed.has(at);) {
      chain.push(at);
      at = continuing.has(at) ? neighbourOf(cut, at, "previous")?.entry.shot : undefined;
    }
    for (const link of chain.toReversed()) placed.add(link);
  }
  return [...placed];
}

/** A take that this request has reserved already, and the job that makes it. */
export interface ComingTake {
  readonly take: number;
  readonly job: string;
}

export interface ContinuityFacts {
  readonly cut: readonly ResolvedEntry[];
  readonly cutFacts: Pick<CutFacts, "pass" | "takes">;
  /** By shot, in the pass. */
  readonly reserved: ReadonlyMap<string, ComingTake>;
  /** Ids of the jobs that wait or run. */
  readonly living: ReadonlySet<string>;
}

export type ContinuityPlan =
  | { readonly is: "error"; readonly error: string }
  /** It starts from a take that is there. */
  | { readonly is: "now"; readonly from: Take }
  /** It waits for job `after` and starts from what the cut plays then. `sentence` names that shot. */
  | { readonly is: "at start"; readonly previous: string; readonly after: string; readonly sentence: string };

/** For a shot that carries on. */
export function planContinuity(shot: string, facts: ContinuityFacts): ContinuityPlan {
  const previous = neighbourOf(facts.cut, shot, "previous");
  if (!previous) {
    const advice = `write "continuous: none" in it, or put it behind another shot`;
    return { is: "error", error: `${shot} carries on from the shot before it, and the cut has none there: ${advice}` };
  }
  const coming = comingOf(previous, facts);
  if (coming) return { is: "at start", previous: previous.entry.shot, ...coming };
  const found = findStart(previous, facts.cutFacts);
  if ("take" in found) return { is: "now", from: found.take };
  const advice = "render it first, or both in one request";
  return { is: "error", error: `${shot} cannot carry on: ${found.why}, and none is coming: ${advice}` };
}

/** The take that the cut plays for an entry, or why nothing can start from it. */
export function findStart(
  { entry }: Pick<ResolvedEntry, "entry">,
  cutFacts: Pick<CutFacts, "pass" | "takes">,
): { readonly take: Take } | { readonly why: string } {
  const take = takeInUse(entry, cutFacts);
  if (take && isUsable(take)) return { take };
  if (entry.take === undefined) {
    const newest = cutFacts.takes(entry.shot, passOf(entry, cutFacts.pass)).at(-1);
    const last = newest ? ` (take ${newest.take} ${whyUnusable(newest)})` : "";
    return { why: `${entry.shot} has no usable take${last}` };
  }
  const state = take ? whyUnusable(take) : "is not there";
  return { why: `the cut plays ${entry.shot} take ${entry.take}, which ${state}` };
}

/** The job whose take the cut will play for the entry: one that is picked plays whatever else is made. */
function comingOf({ entry }: ResolvedEntry, facts: ContinuityFacts): { after: string; sentence: string } | undefined {
  const { cutFacts, reserved, living } = facts;
  const { shot } = entry;
  const pass = passOf(entry, cutFacts.pass);
  const isPlayed = (take: number) => entry.take === undefined || entry.take === take;
  const own = pass === cutFacts.pass ? reserved.get(shot) : undefined;
  if (own && isPlayed(own.take)) {
    return { after: own.job, sentence: `${shot} take ${own.take}, which this request renders` };
  }
  const waiting = cutFacts.takes(shot, pass).filter((take) => takeStatus(take) === "queued" && isPlayed(take.take));
  for (const take of waiting.toSorted((a, b) => b.take - a.take)) {
    const job = sidecarOf(take)?.host_prompt_id;
    if (job !== undefined && living.has(job)) {
      return { after: job, sentence: `${shot} take ${take.take}, which is waiting or rendering already` };
    }
  }
  return undefined;
}

/**
 * The shot as one whose first frame is there, or will be: it lacks no first frame, and records this one. `sha1` is null while
 * the frame is still to be cut.
 */
export function startingFrom(shot: RenderShot, sha1: string | null): RenderShot {
  const isFirst = (ref: RenderShot["refs"][number]) => ref.role === "first";
  const paths = new Set(shot.refs.filter(isFirst).map(({ path }) => path));
  return {
    ...shot,
    refs: shot.refs.map((ref) => (isFirst(ref) ? { ...ref, sha1 } : ref)),
    missing: shot.missing.filter(({ path }) => !paths.has(path)),
  };
}

/** The record of a take that carries on. `sha1`: of its first frame, where that was cut already. */
export function startedBy(draft: SidecarDraft, continuous: Continuity, sha1?: string): SidecarDraft {
  const refs = draft.refs.map((ref) => (ref.role === "first" && sha1 !== undefined ? { ...ref, sha1 } : ref));
  return { ...draft, refs, continuous };
}

/** What a request knows of its chains; `reserved` grows with every take that it reserves. */
export interface ChainFacts extends Pick<ContinuityFacts, "reserved" | "living"> {
  readonly continuing: ReadonlyMap<string, Continuity>;
}

/** A shot that carries on, and can; null for one that does not. */
export type ChainStart = {
  readonly shot: string;
  readonly mode: Continuity;
  readonly plan: Exclude<ContinuityPlan, { readonly is: "error" }>;
} | null;

/** `shot` no longer lacks a first frame that will be there when it renders: a plan that leaves the shot alone stands before the error. */
export type PlannedStart = { readonly shot: RenderShot } & (
  { readonly ok: true; readonly start: ChainStart } | { readonly ok: false; readonly error: string }
);

/** How a shot that is asked for carries on, before its take is reserved. `next`: its target and entry, and why it cannot be compiled. */
export function planStart(
  { cut, cutFacts }: Pick<ContinuityFacts, "cut" | "cutFacts">,
  next: { readonly target: VideoTarget; readonly entry: ShotEntry; readonly error?: string },
  shot: RenderShot,
  { continuing, ...chains }: ChainFacts,
): PlannedStart {
  const mode = continuityOn(continuing.get(shot.shot), next.target, next.entry);
  if (mode === null || next.error !== undefined) return { ok: true, start: null, shot };
  const waived = mode === "first" ? startingFrom(shot, null) : shot;
  const plan = planContinuity(shot.shot, { ...chains, cut, cutFacts });
  if (plan.is === "error") return { ok: false, error: plan.error, shot: waived };
  return { ok: true, start: { shot: shot.shot, mode, plan }, shot: waived };
}

/** The picture that a shot opens with: a file that nobody writes over. Absolute path. */
export interface OpeningPicture {
  readonly path: string;
  readonly sha1: string;
}

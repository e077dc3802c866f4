// How a shot that is asked for carries on from the one before it: planned before its take is reserved, and prepared once it is known that a
// take is made. What has to wait for another job is done when the shot's own starts (`continue-shot`).
import type { RenderReply } from "../../../contracts/routes/takes.ts";
import type { SidecarDraft } from "../../../core/render/draft-sidecar.ts";
import {
  continuityOn,
  planContinuity,
  startedBy,
  startingFrom,
  type Continuity,
  type ContinuityFacts,
  type ContinuityPlan,
} from "../../../core/render/continuity.ts";
import type { RenderShot } from "../../../core/render/render-shot.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import type { PlannedShot } from "../pass/gather-shot.ts";
import { refreshFirstFrame, type FirstFramePorts } from "../references/first-frame.ts";

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

export function planStart(snapshot: PassSnapshot, { next, shot }: PlannedShot, chains: ChainFacts): PlannedStart {
  const mode = continuityOn(chains.continuing.get(shot.shot), next.target, next.entry);
  if (mode === null || next.error !== undefined) return { ok: true, start: null, shot };
  const waived = mode === "first" ? startingFrom(shot, null) : shot;
  const plan = planContinuity(shot.shot, { ...chains, cut: snapshot.cut, cutFacts: snapshot.cutFacts });
  if (plan.is === "error") return { ok: false, error: plan.error, shot: waived };
  return { ok: true, start: { shot: shot.shot, mode, plan }, shot: waived };
}

export interface PreparedTake {
  readonly draft: SidecarDraft;
  /** The job that has to end first. */
  readonly after?: string;
  /** What the reply tells of it. */
  readonly reported: Partial<Pick<RenderReply, "continuity" | "continuity_at_start">>;
}

/** Cuts what can be cut now. Throws a sentence when that fails: the shot is not queued then. */
export async function prepareStart(
  ports: FirstFramePorts,
  ep: EpisodeFolder,
  start: ChainStart,
  draft: SidecarDraft,
): Promise<PreparedTake> {
  if (start === null) return { draft, reported: {} };
  const { shot, mode, plan } = start;
  if (plan.is === "at start") {
    const reported = { continuity_at_start: [{ shot, after: plan.sentence }] };
    return { draft: startedBy(draft, mode), after: plan.after, reported };
  }
  if (mode === "latent") return { draft: startedBy(draft, mode), reported: {} };
  const first = await refreshFirstFrame(ports, ep, { shot, source: plan.from });
  return {
    draft: startedBy(draft, mode, first.sha1),
    reported: first.reported ? { continuity: [first.reported] } : {},
  };
}

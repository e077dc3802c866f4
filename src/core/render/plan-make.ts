// What `make` decides: which shots are to be drawn, on which target, and which takes of an earlier run are still coming.
// docs/decisions.md 5: a shot whose own model cannot run here is drawn as an animatic; takes that still fit are kept.
import type { EpisodeStatus, ShotStatus } from "../../contracts/replies/episode-status.ts";
import { targetOf } from "../takes/take.ts";
import type { Registry } from "../targets/registry.ts";

export interface RenderStep {
  readonly shot: string;
  /** A one-off target, or null for the shot's own. */
  readonly target: string | null;
  /** The one backend it may run on, or null where the target leaves no choice. */
  readonly backend: string | null;
  /** A usable take stands already, but it is not the script's any more. */
  readonly redo: boolean;
}

export interface MakePlan {
  readonly renders: readonly RenderStep[];
  /** Jobs of an earlier run that are still to end. */
  readonly waiting: readonly string[];
  /** Shots that another target stands in for. */
  readonly substituted: readonly string[];
  /** What was asked for and is no shot of the script. */
  readonly unknown: readonly string[];
}

const HOST = "local";

/** What makes a take unfit to be kept without anybody having chosen it. */
const OUT_OF_DATE = new Set(["script", "ref", "preset"]);

/** `runsHere`: target ids that can render now, on the workflow host or drawn here. No other backend is used: those cost money. */
export function planMake(
  status: EpisodeStatus,
  registry: Registry,
  { shots, runsHere }: { readonly shots: readonly string[] | null; readonly runsHere: ReadonlySet<string> },
): MakePlan {
  const drawn = registry.list("video").find((target) => target.builtin)?.id ?? null;
  const isDrawn = (target: string) => registry.find(target)?.builtin ?? false;
  const standIn = (target: string) => (isDrawn(target) || runsHere.has(target) ? null : drawn);
  const laneOf = (target: string) => (runsHere.has(target) && !isDrawn(target) ? HOST : null);
  const listed = status.shots.filter((shot) => !shot.orphan);
  const wanted = listed.filter((shot) => shots === null || shots.includes(shot.shot));
  const plan = { renders: [] as RenderStep[], waiting: [] as string[], substituted: [] as string[] };
  for (const shot of wanted) {
    const target = standIn(shot.target);
    if (target !== null) plan.substituted.push(shot.shot);
    const id = target ?? shot.target;
    const next = registry.find(id) ?? { id };
    const takes = shot.takes.filter((take) => targetOf(take, next) === next.id);
    const queued = takes.findLast((take) => take.status === "queued");
    if (queued?.host_prompt_id) plan.waiting.push(queued.host_prompt_id);
    else if (!isKept(shot, takes)) {
      plan.renders.push({ shot: shot.shot, target, backend: laneOf(id), redo: takes.some(isUsable) });
    }
  }
  const known = new Set(listed.map(({ shot }) => shot));
  return { ...plan, unknown: [...new Set(shots)].filter((shot) => !known.has(shot)) };
}

/** A picked take is kept; otherwise the newest usable one has to be what the script says now. */
function isKept({ cut }: ShotStatus, takes: ShotStatus["takes"]): boolean {
  if (cut.picked && cut.usable) return true;
  const newest = takes.findLast(isUsable);
  return newest !== undefined && !newest.stale.some((reason) => OUT_OF_DATE.has(reason));
}

function isUsable(take: ShotStatus["takes"][number]): boolean {
  return take.status === "ok" && take.has_video;
}

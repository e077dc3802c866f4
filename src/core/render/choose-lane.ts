// Where a shot can render: on the lane that is asked for, else on those that its target takes. docs/http.md "What the service does".
// Nothing is spent without a request: without a host of its own a target waits until a paid backend is named.
import type { CheckResult } from "../../contracts/check.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Registry } from "../targets/registry.ts";
import type { NextRender } from "./render-shot.ts";

/** The backends that are set up, by name, with their kind. */
export type Lanes = ReadonlyMap<string, { readonly kind: string }>;

const DRAWN = "builtin";
const ROUTER = "router";
/** Lanes of the user's own hosts: any of them may take a graph that names no backend. */
const OWN_HOSTS = ["local", "proxy"] as const;
/** Kinds that run a target's graph. */
const GRAPH_KINDS: ReadonlySet<string> = new Set([...OWN_HOSTS, "cloud", "deployment"]);

/** The lanes that may run it, at least one. More than one only where none was requested and several hosts are set up. */
export function chooseLanes(next: NextRender, asked: string | null, lanes: Lanes): CheckResult<readonly string[]> {
  const { error, gone } = next;
  if (error !== undefined && gone !== undefined) return refuse(error);
  const chosen = lanesFor({ target: next.target, instead: DRAW_INSTEAD }, asked, lanes);
  if (error === undefined) return chosen;
  return refuse(chosen.ok ? error : `${error}. Besides, ${chosen.sentence}`);
}

/** The backend that a request names, a deployment by any name of its target. */
export function backendName(asked: string, registry: Pick<Registry, "find">): string {
  const [, target] = /^deployment:(.*)$/.exec(asked) ?? [];
  return target === undefined ? asked : deploymentOf(registry.find(target)?.id ?? target);
}

function deploymentOf(target: string): string {
  return `deployment:${target}`;
}

/** What is asked of a target, of whatever kind. `instead`: what a person can do where nothing runs it. */
export interface LaneRequest {
  readonly target: Pick<TargetFile, "id" | "label" | "builtin" | "via">;
  readonly instead: string;
}

const DRAW_INSTEAD = "send target: animatic to draw the shot";

/** The lanes that may run a target. */
export function lanesFor(next: LaneRequest, asked: string | null, lanes: Lanes): CheckResult<readonly string[]> {
  if (next.target.builtin) return drawnLane(next, asked);
  return next.target.via === ROUTER ? hostedLane(next, asked, lanes) : graphLanes(next, asked, lanes);
}

function hostedLane({ target }: LaneRequest, asked: string | null, lanes: Lanes): CheckResult<readonly string[]> {
  if (asked !== null && asked !== ROUTER) return refuse(`${target.label} runs on the backend ${ROUTER} only`);
  if (lanes.has(ROUTER)) return { ok: true, value: [ROUTER] };
  return refuse(`${target.label} has no backend that can run it here: give the key of the Comfy API in the settings`);
}

function drawnLane({ target }: LaneRequest, asked: string | null): CheckResult<readonly string[]> {
  return asked === null || asked === DRAWN
    ? { ok: true, value: [DRAWN] }
    : refuse(`${target.label} runs on the backend ${DRAWN} only`);
}

/** A deployment was set up for its very target, so its shots go there; all other graphs go to whichever own host takes them. */
function graphLanes(
  { target, instead }: LaneRequest,
  asked: string | null,
  lanes: Lanes,
): CheckResult<readonly string[]> {
  const own = deploymentOf(target.id);
  if (asked === null) {
    const found = lanes.has(own) ? [own] : OWN_HOSTS.filter((name) => lanes.has(name));
    if (found.length > 0) return { ok: true, value: found };
    return refuse(`${target.label} has no backend that can run it here: ${instead}`);
  }
  const kind = lanes.get(asked)?.kind ?? "";
  if (GRAPH_KINDS.has(kind) && (kind !== "deployment" || asked === own)) return { ok: true, value: [asked] };
  return refuse(`${target.label} does not run on the backend ${asked}: ${instead}`);
}

function refuse(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence };
}

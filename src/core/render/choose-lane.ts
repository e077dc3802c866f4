// Where a shot can render: on the lane that is asked for, else on the first that its target takes. Contract part A, "What the service does".
// Money is never spent unasked: without a host of its own a target waits until a paid backend is named.
import type { Checked } from "../../contracts/check.ts";
import type { NextRender } from "./next-render.ts";

/** The backends that are set up, by name, with their kind. */
export type Lanes = ReadonlyMap<string, { readonly kind: string }>;

const DRAWN = "builtin";
const HOST = "local";
const ROUTER = "router";
/** Kinds that run a target's graph. */
const GRAPH_KINDS: ReadonlySet<string> = new Set([HOST, "cloud", "deployment"]);

export function chooseLane(next: NextRender, asked: string | null, lanes: Lanes): Checked<string> {
  const { error, gone } = next;
  if (error !== undefined && gone !== undefined) return refuse(error);
  const lane = laneFor(next, asked, lanes);
  if (error === undefined) return lane;
  return refuse(lane.ok ? error : `${error}. Besides, ${lane.sentence}`);
}

function laneFor(next: NextRender, asked: string | null, lanes: Lanes): Checked<string> {
  if (next.target.builtin) return drawnLane(next, asked);
  return next.target.via === ROUTER ? hostedLane(next, asked, lanes) : graphLane(next, asked, lanes);
}

function hostedLane({ target }: NextRender, asked: string | null, lanes: Lanes): Checked<string> {
  if (asked !== null && asked !== ROUTER) return refuse(`${target.label} runs on the backend ${ROUTER} only`);
  if (lanes.has(ROUTER)) return { ok: true, value: ROUTER };
  return refuse(`${target.label} has no backend that can run it here: give the key of the Comfy API in the settings`);
}

function drawnLane({ target }: NextRender, asked: string | null): Checked<string> {
  return asked === null || asked === DRAWN
    ? { ok: true, value: DRAWN }
    : refuse(`${target.label} runs on the backend ${DRAWN} only`);
}

function graphLane({ target }: NextRender, asked: string | null, lanes: Lanes): Checked<string> {
  const own = `deployment:${target.id}`;
  if (asked === null) {
    const found = [own, HOST].find((name) => lanes.has(name));
    if (found !== undefined) return { ok: true, value: found };
    return refuse(`${target.label} has no backend that can run it here: send target: animatic to draw the shot`);
  }
  const kind = lanes.get(asked)?.kind ?? "";
  if (GRAPH_KINDS.has(kind) && (kind !== "deployment" || asked === own)) return { ok: true, value: asked };
  return refuse(`${target.label} does not run on the backend ${asked}: send target: animatic to draw the shot`);
}

function refuse(sentence: string): Checked<string> {
  return { ok: false, sentence };
}

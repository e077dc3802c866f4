// POST /studio/refs/generate-missing: one candidate for each reference of a pass that lacks its picture, and every needed keyframe by the way
// that the script names. docs/http.md "References".
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { GenerateMissingReply, generateMissingRoute } from "../../contracts/routes/ref-making.ts";
import { isMissingRef, needsFilling, whyLeft } from "../../core/refs/missing-refs.ts";
import { refTarget } from "../../core/refs/ref-targets.ts";
import type { KeyframeReference, Reference, SeriesReference } from "../../core/refs/reference.ts";
import { notBuilt } from "../../disk/builds.ts";
import type { CandidateBasis } from "../../core/refs/next-candidate.ts";
import { madeBasis } from "../shared/ref-making/basis.ts";
import { openMaking, type RefMaking } from "../shared/ref-making/open-making.ts";
import { refState } from "../shared/ref-making/ref-state.ts";
import { queueBases, type GeneratePorts } from "../shared/ref-making/queue-bases.ts";
import { fillKeyframe, type FillPorts } from "../shared/references/fill-keyframe.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Body = EpisodeInput<typeof generateMissingRoute>;
type Ports = GeneratePorts & FillPorts;

/** One at a time for an episode: what one has asked for, the next finds asked for. */
export function generateMissing(ports: Ports, episode: EpisodeContext, body: Body): Promise<GenerateMissingReply> {
  return ports.locks.hold(join(episode.folder, "refs", "generate-missing"), () => fillPass(ports, episode, body));
}

async function fillPass(ports: Ports, episode: EpisodeContext, body: Body): Promise<GenerateMissingReply> {
  const making = await openMaking(ports, episode, body.pass);
  if (!making.facts.passes[body.pass]) throw notBuilt(episode.folder, body.pass);
  requireTargets(making, body);
  const kinds = body.kinds ?? ["series", "keyframe"];
  const reply: GenerateMissingReply = { queued: [], picked: [], skipped: [], errors: [] };
  if (kinds.includes("series")) await fillSeries(ports, making, body, reply);
  if (kinds.includes("keyframe")) await fillKeyframes(ports, making, body, reply);
  if (!body.dry_run) ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return reply;
}

function requireTargets({ values }: RefMaking, { target, keyframe_target: keyframe }: Body): void {
  for (const [field, id] of Object.entries({ target, keyframe_target: keyframe })) {
    if (!id) continue;
    const found = refTarget(values.registry, { kind: "prop" }, { request: id, override: undefined }, values.defaults);
    if (!found.ok) throw new Refusal("bad-input", `${field}: ${found.sentence}`);
  }
}

/** Bases before the variants that are drawn from them, so that a variant waits for its base. */
async function fillSeries(ports: Ports, making: RefMaking, body: Body, reply: GenerateMissingReply): Promise<void> {
  const bases: CandidateBasis[] = [];
  const wanted = making.facts.references.filter((reference) => isUsed(making, reference, body));
  for (const reference of wanted.toSorted((a, b) => Number(a.of !== null) - Number(b.of !== null))) {
    for (const view of reference.views.length > 0 ? reference.views : [null]) {
      const state = refState(making, reference, view);
      if (!isMissingRef(state)) continue;
      const why = whyLeft(state);
      if (why !== undefined) reply.skipped.push({ ref: reference.id, ...(view !== null && { view }), reason: why });
      else
        bases.push(...(await basisFor(ports, making, { reference, view, target: body.target, before: bases }, reply)));
    }
  }
  await queue(ports, making, { bases, method: "generate", isDry: body.dry_run }, reply);
}

function isUsed(making: RefMaking, reference: SeriesReference, { pass }: Body): boolean {
  if (reference.kind === "voice") return false;
  return (making.facts.users.get(reference.id)?.[pass] ?? []).length > 0;
}

interface WantedBasis {
  readonly reference: Reference;
  readonly view: string | null;
  readonly target: string | null | undefined;
  /** Those that are asked for with it: views of a character share a seed. */
  readonly before?: readonly CandidateBasis[];
}

async function basisFor(
  ports: Ports,
  making: RefMaking,
  { reference, view, target, before = [] }: WantedBasis,
  reply: GenerateMissingReply,
): Promise<CandidateBasis[]> {
  const sibling = before.find((each) => each.reference.id === reference.id)?.values;
  const seed = sibling && { seed: sibling.seed, seedSource: sibling.seedSource };
  try {
    return [madeBasis(ports, making, { reference, view, seed }, { target: target ?? null })];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply.errors.push({ ref: reference.id, view, error: error.message });
    return [];
  }
}

interface QueuedBases {
  readonly bases: readonly CandidateBasis[];
  readonly method: string;
  readonly isDry: boolean;
}

async function queue(
  ports: Ports,
  making: RefMaking,
  { bases, method, isDry }: QueuedBases,
  reply: GenerateMissingReply,
): Promise<void> {
  const made = await queueBases(ports, making, { allow_model_mismatch: false, isDry }, bases);
  reply.queued.push(...made.queued.map((each) => ({ ...each, method })));
  reply.errors.push(...made.errors);
}

/** By the way that the script names: cut from the shot before, imported from a path, or drawn. */
async function fillKeyframes(ports: Ports, making: RefMaking, body: Body, reply: GenerateMissingReply): Promise<void> {
  const bases: CandidateBasis[] = [];
  for (const reference of making.references) {
    const use = making.facts.keyframes.get(reference.id);
    if (reference.scope !== "shot" || !use || !needsFilling(use)) continue;
    const state = refState(making, reference, null);
    if (state.hasLive) continue;
    const why = whyLeft(state);
    if (why !== undefined) reply.skipped.push({ ref: reference.id, reason: why });
    else bases.push(...(await fillOne(ports, making, { reference, body }, reply)));
  }
  await queue(ports, making, { bases, method: "generate", isDry: body.dry_run }, reply);
}

/** What is still to be drawn of it. */
async function fillOne(
  ports: Ports,
  making: RefMaking,
  { reference, body }: { readonly reference: KeyframeReference; readonly body: Body },
  reply: GenerateMissingReply,
): Promise<CandidateBasis[]> {
  const { need } = making.facts.keyframes.get(reference.id)!;
  const filled = await fillKeyframe(ports, making.episode, { reference, need, pass: body.pass, isDry: body.dry_run });
  if (filled.is === "picked") reply.picked.push({ ref: reference.id, take: filled.take, method: filled.method });
  if (filled.is === "error") reply.errors.push({ ref: reference.id, view: null, error: filled.error });
  if (filled.is !== "draw") return [];
  return basisFor(ports, making, { reference, view: null, target: body.keyframe_target }, reply);
}

// What a shot lacks before it can be rendered: pictures that its target cannot do without or that the script asks for, and those that
// it would take and that cost nothing. Each is made now, or made already and not live yet.
import { Refusal } from "../../../contracts/refusal.ts";
import type { ClipStep } from "../../../contracts/files/job.ts";
import type { CandidateBasis } from "../../../core/refs/next-candidate.ts";
import { isMissingRef, needsFilling } from "../../../core/refs/missing-refs.ts";
import { refTarget } from "../../../core/refs/ref-targets.ts";
import { isBeingMade, isUsableRef, type RefTake } from "../../../core/refs/ref-take.ts";
import { keyframeId } from "../../../core/refs/ref-names.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import { wantedTargets } from "../../../core/render/next-render.ts";
import { refId } from "../../../core/render/refs.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { gatherRenderShot } from "../pass/gather-shot.ts";
import { readPass, requireShot } from "../pass/read-pass.ts";
import { madeBasis } from "../ref-making/basis.ts";
import { openMaking, type MakingPorts, type RefMaking } from "../ref-making/open-making.ts";
import { refState } from "../ref-making/ref-state.ts";
import { fillKeyframe, type FillPorts } from "../references/fill-keyframe.ts";
import { requireReference } from "../references/episode-references.ts";

export type NeedPorts = MakingPorts & FillPorts & Pick<StudioPorts, "queue" | "randomBytes">;

export interface NeededPictures {
  readonly making: RefMaking;
  /** Candidates that are made already, or being made. */
  readonly there: readonly RefTake[];
  /** Still to be asked for. */
  readonly bases: readonly CandidateBasis[];
  readonly errors: readonly string[];
}

interface NeededPicture {
  readonly reference: Reference;
  readonly isRequired: boolean;
}

export async function neededPictures(
  ports: NeedPorts,
  episode: EpisodeContext,
  step: Pick<ClipStep, "shot" | "pass" | "still" | "image_target">,
): Promise<NeededPictures> {
  const { shot, pass } = step;
  const making = await openMaking(ports, episode, pass, [keyframeId(shot, "first"), keyframeId(shot, "last")]);
  const { needed, errors } = await readNeeded(ports, episode, step, making);
  const found = { making, there: [] as RefTake[], bases: [] as CandidateBasis[], errors };
  const living = ports.queue.living();
  for (const each of needed) {
    const { reference } = each;
    for (const view of reference.views.length > 0 ? reference.views : [null]) {
      const state = refState(making, reference, view);
      if (!isMissingRef(state)) continue;
      const known = state.takes.findLast((take) => isUsableRef(take) || isBeingMade(take, living));
      if (state.isCleared) sayRequired(each, errors, `${reference.id} was cleared: pick or generate it yourself`);
      else if (reference.path === null)
        sayRequired(each, errors, `the series config names no file for ${reference.id}`);
      else if (known) found.there.push(known);
      else found.bases.push(...(await baseOf(ports, found, each, { ...step, view })));
    }
  }
  return found;
}

/** What lacks its file, in the order in which the shot reads it. */
async function readNeeded(
  ports: NeedPorts,
  episode: EpisodeContext,
  { shot, pass, still, image_target: asked }: Pick<ClipStep, "shot" | "pass" | "still" | "image_target">,
  making: RefMaking,
): Promise<{ readonly needed: readonly NeededPicture[]; readonly errors: string[] }> {
  const snapshot = await readPass(ports, episode, pass);
  const stored = requireShot(snapshot, shot);
  const wanted = wantedTargets(snapshot.targetFacts).get(shot);
  const { shot: gathered, next } = await gatherRenderShot(snapshot, stored, wanted, null);
  const needed = new Map<string, NeededPicture>();
  const errors: string[] = next.error === undefined ? [] : [next.error];
  for (const ref of gathered.refs.filter(({ sha1 }) => sha1 === null)) {
    const id = refId(shot, ref);
    const isStill = still && id === keyframeId(shot, "first");
    if (isStill) continue;
    if (id === null) {
      if (!ref.optional) errors.push(`${shot} lacks ${ref.slot} (${ref.path}): import it first`);
      continue;
    }
    const reference = requireReference(making.facts, id);
    const use = making.facts.keyframes.get(id);
    const isRequired = !ref.optional || (use !== undefined && needsFilling(use));
    if (isRequired || isFree(making, reference, asked)) needed.set(id, { reference, isRequired });
  }
  return { needed: [...needed.values()], errors };
}

/** It would be read and costs nothing: drawn here. Frames that nobody asked for are left to the target. */
function isFree({ values }: RefMaking, reference: Reference, asked: string | null): boolean {
  if (reference.scope === "shot" || reference.kind === "voice") return false;
  const found = refTarget(values.registry, reference, { request: asked, override: undefined }, values.defaults);
  return found.ok && found.value.builtin === true;
}

function sayRequired({ isRequired }: NeededPicture, errors: string[], sentence: string): void {
  if (isRequired) errors.push(sentence);
}

/** Nothing where the script names another way to the picture, and that was taken. */
async function baseOf(
  ports: NeedPorts,
  found: { readonly making: RefMaking; readonly bases: readonly CandidateBasis[]; readonly errors: string[] },
  each: NeededPicture,
  { view, pass, image_target: image }: Pick<ClipStep, "pass" | "image_target"> & { readonly view: string | null },
): Promise<CandidateBasis[]> {
  const { making, errors } = found;
  const { reference } = each;
  const use = reference.scope === "shot" ? making.facts.keyframes.get(reference.id) : undefined;
  if (reference.scope === "shot" && use) {
    const filled = await fillKeyframe(ports, making.episode, { reference, need: use.need, pass, isDry: false });
    if (filled.is === "error") sayRequired(each, errors, filled.error);
    if (filled.is !== "draw") return [];
  }
  const sibling = found.bases.find(({ reference: { id } }) => id === reference.id)?.values;
  const seed = sibling && { seed: sibling.seed, seedSource: sibling.seedSource };
  const target = reference.kind === "voice" ? null : image;
  try {
    return [madeBasis(ports, making, { reference, view, seed }, { target })];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sayRequired(each, errors, error.message);
    return [];
  }
}

// What one request means for one shot: leave it, refuse it, or make a take, and then with which values. The one planner for the
// render route, `make`, and all else that renders. Pure: numbers are reserved, files read and jobs queued elsewhere.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { Size } from "../targets/grid.ts";
import { draftSidecar, type QueuedAt, type SidecarDraft } from "./draft-sidecar.ts";
import type { RenderShot, RenderRequest, RenderKind } from "./render-shot.ts";
import { negativeProblem, resolveValues, type RenderValues, chooseSeed } from "./resolve-values.ts";
import { type Take, isUsable, sidecarOf, takeStatus, targetOf, type TargetNames } from "../takes/take.ts";
import type { ValueSource } from "../lib/layers.ts";

export type ShotPlan =
  | {
      readonly is: "skipped";
      readonly reason: string;
      readonly take?: number;
      readonly missing_refs?: RenderShot["missing"];
    }
  | { readonly is: "error"; readonly error: string }
  | {
      readonly is: "render";
      readonly kind: RenderKind;
      readonly record: SidecarDraft;
      /** Who named the LoRAs and the steps: the request, an override, or the build. */
      readonly sources: { readonly loras: ValueSource; readonly steps: ValueSource };
      /** The entry with every value applied, for the frozen shot list; its document's size is `size`. */
      readonly entry: ShotEntry;
      readonly size: Size;
    };

export interface RenderNow extends QueuedAt {
  /** A new random seed for this shot, used when the plan asks for one. */
  readonly freshSeed: string;
}

export function planRender(shot: RenderShot, request: RenderRequest, now: RenderNow): ShotPlan {
  const judged = judgeTakes(shot.takes, shot.target, request.redo ?? false);
  if ("wait" in judged) return skipped(`take ${judged.wait.take} is still waiting or rendering`, judged.wait.take);
  if ("content" in judged) {
    return skipped(`take ${judged.content.take} can be used already: send redo to make another`, judged.content.take);
  }
  const missing = missingRefs(shot, request);
  if (missing) return missing;
  const values = resolveValues(shot, request);
  if (!values.ok) return { is: "error", error: values.sentence };
  const unread = negativeProblem(shot, values.value);
  if (unread !== undefined) return { is: "error", error: unread };
  const seed = chooseSeed(shot, request, judged.make, now.freshSeed);
  const record = draftSidecar(shot, { values: values.value, seed }, request, now);
  const entry = withSlate(applied(shot.entry, values.value, seed.value), values.value);
  const { size, loras, steps } = values.value;
  const sources = { loras: loras.source, steps: steps.source };
  return { is: "render", kind: judged.make, record, sources, entry, size: size.value };
}

function skipped(reason: string, take: number): ShotPlan {
  return { is: "skipped", reason, take };
}

/** Without a required reference a shot waits for it, unless it may render anyway and can. */
function missingRefs({ missing }: RenderShot, request: RenderRequest): ShotPlan | undefined {
  const never = missing.find((ref) => ref.anyway === false);
  if (missing.length === 0 || (request.allow_missing_refs && !never)) return undefined;
  const named = missing.map((ref) => `${ref.slot} (${ref.path})`).join(", ");
  const reason =
    (request.allow_missing_refs && never?.why) || `missing ${named}: make or import it first, or render without it`;
  return { is: "skipped", reason, missing_refs: missing };
}

/** `loras` says it all, so a single `lora` line of the build does not stay beside it. */
function applied(entry: ShotEntry, values: RenderValues, seed: string): ShotEntry {
  const { lora: _lora, negative: _negative, ...rest } = entry;
  return {
    ...rest,
    prompt: values.prompt.value,
    seed,
    steps: values.steps.value,
    loras: [...values.loras.value],
    ...(values.model.value !== null && { model: values.model.value }),
    ...(values.modelLow && { model_low: values.modelLow.value }),
    ...(values.negative.value !== null && { negative: values.negative.value }),
  };
}

/** A slate that was asked for or set lies over the script's and the config's. */
function withSlate(entry: ShotEntry, { slate }: RenderValues): ShotEntry {
  if (!slate || slate.source === "built" || !entry.scene) return entry;
  return { ...entry, scene: { ...entry.scene, animatic: { ...entry.scene.animatic, slate: slate.value } } };
}

// What the takes a shot has mean for its next render: wait, be content, or make another.

export type Judged = { readonly wait: Take } | { readonly content: Take } | { readonly make: RenderKind };

/** A take on another target than the next render's does not count; one that records none does. */
export function judgeTakes(takes: readonly Take[], target: TargetNames, redo: boolean): Judged {
  const counting = takes.filter((take) => targetOf(sidecarOf(take), target) === target.id);
  const waiting = counting.findLast((take) => takeStatus(take) === "queued");
  const usable = counting.findLast(isUsable);
  if (!redo && waiting) return { wait: waiting };
  if (!redo && usable) return { content: usable };
  if (usable) return { make: "redo" };
  return { make: counting.length > 0 ? "retry" : "render" };
}

// The plan of one take's upscale: what it is made from, by which settings, on which lane, into which record. Writes nothing.
import { join } from "node:path";
import type { CheckResult } from "../../../contracts/check.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { UpscaleRecord } from "../../../contracts/files/upscale.ts";
import { sidecarOf, mp4Of, type Take } from "../../../core/takes/take.ts";
import { bindWidgets } from "../../../core/targets/show-target.ts";
import { isBuiltIn, planUpscale, type PlannedUpscale, type UpscaleModels } from "../../../core/upscale/plan-upscale.ts";
import { settingsHash, type UpscaleSettings } from "../../../core/upscale/settings.ts";
import type { Pixels } from "../../../core/upscale/sizes.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { stamp } from "../../../machine/clock.ts";
import { filmFacts } from "../../../media/probe.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { targetNow, type TakeTarget } from "../versions/target-now.ts";

type Ports = Pick<StudioPorts, "clock" | "fileHashes" | "filmSteps" | "tools">;

export interface PlannedTakeUpscale {
  readonly take: Take;
  readonly target: TakeTarget;
  readonly plan: PlannedUpscale;
  /** Whether no host is needed. */
  readonly isBuiltIn: boolean;
  /** All but its job and its lane. */
  readonly record: UpscaleRecord;
}

export interface TakeUpscaleRequest {
  readonly take: Take;
  readonly settings: UpscaleSettings;
  /** What the open models of the settings stand for here and now. */
  readonly models: UpscaleModels;
  /** Begins with the upscale that the take has, which is fresh. */
  readonly fromUpscale: boolean;
}

/** Steps of a schedule where a record of an older writer says nothing. */
const USUAL_STEPS = 8;

export async function planTake(
  ports: Ports,
  snapshot: PassSnapshot,
  { take, settings, models, fromUpscale }: TakeUpscaleRequest,
): Promise<CheckResult<PlannedTakeUpscale>> {
  const record = sidecarOf(take);
  const film = fromUpscale ? take.upscale?.mp4 : mp4Of(take);
  if (film === undefined) return { ok: false, sentence: `take ${take.take} has no video` };
  const target = targetNow(snapshot, take);
  const path = join(snapshot.ep, take.folder, film);
  const { width, height, frames, fps } = await filmFacts(ports.tools, path);
  const source = {
    size: [width, height] as Pixels,
    schedule: record?.steps ?? USUAL_STEPS,
    split: target.split,
    hasLatent: hasLatent(take) && (await takesLatents(ports, target)),
    ...{ latent: target.latent, target: target.label, holds: heldBy(record) },
  };
  const planned = planUpscale(settings, source, models);
  if (!planned.ok) return planned;
  const made = await fileHash(ports.fileHashes, join(snapshot.ep, take.folder, mp4Of(take) ?? film));
  const start = { take, target, settings, made, fromUpscale };
  const facts = { fps, frames, steps: record?.steps ?? null };
  const draft = draftRecord(planned.value, start, { ...facts, queued: stamp(ports.clock.now()) });
  return {
    ok: true,
    value: { take, target, plan: planned.value, isBuiltIn: isBuiltIn(planned.value.steps), record: draft },
  };
}

function hasLatent(take: Take): boolean {
  const name = sidecarOf(take)?.latent;
  return typeof name === "string" && take.files.has(name);
}

/** The take whose frames it holds at its start, as a sentence names it. */
function heldBy(record: Sidecar | undefined): string | null {
  const { continued_from: from, hold = 0 } = record ?? {};
  return from && hold > 0 ? `${from.shot} take ${from.take}` : null;
}

/** Whether the graph of its re-sample can begin with a kept latent. */
async function takesLatents({ filmSteps }: Pick<Ports, "filmSteps">, { id }: TakeTarget): Promise<boolean> {
  const graph = (await filmSteps()).upscales.get(id);
  return graph !== undefined && Object.hasOwn(bindWidgets(graph.workflow), "kept_latent");
}

interface DraftStart extends Pick<TakeUpscaleRequest, "take" | "settings" | "fromUpscale"> {
  readonly target: TakeTarget;
  /** SHA-1 of the take's film. */
  readonly made: string;
}

interface DraftFacts {
  readonly fps: number;
  readonly frames: number;
  readonly steps: number | null;
  readonly queued: string;
}

function draftRecord(plan: PlannedUpscale, start: DraftStart, facts: DraftFacts): UpscaleRecord {
  const { take, settings, target, made, fromUpscale } = start;
  const { recipe, route, mode, steps, delivery } = plan;
  const [width, height] = delivery.size;
  const [main, then] = steps;
  const last = steps.at(-1)!.size;
  return {
    ...{ shot: take.shot, take: take.take, pass: take.pass, target: target.id, status: "queued" },
    made_from: made,
    ...(take.stamp !== undefined && { made_from_stamp: take.stamp }),
    ...{ mode, route, recipe, recipe_hash: settingsHash(settings), finish: recipe.finish },
    seed: sidecarOf(take)?.seed ?? "0",
    ...{ quality: settings.quality, encoder: settings.encoder, steps: facts.steps },
    ...{ width, height, fps: facts.fps, frames: facts.frames },
    deliver: settings.deliver === null ? null : { width, height, fit: delivery.fit, made: [last[0], last[1]] },
    then_pixel: then
      ? { model: then.model, scale: recipe.then_step?.scale ?? 1, from: [...main!.size], method: then.method }
      : null,
    on_upscale: fromUpscale ? (take.upscale?.record ?? null) : null,
    ...{ keep: false, queue: "studio", queued: facts.queued, notes: [], save_notes: "" },
  };
}

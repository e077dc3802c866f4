// What the host has makes of a shot's effective values: the base preset's, while the accelerator is not installed there. Looked at for
// one shot that somebody has before them; a host that is slow to answer is left out of it.
import type { Effective } from "../../../contracts/routes/episodes.ts";
import { chooseLanes } from "../../../core/render/choose-lane.ts";
import { resolveValues } from "../../../core/render/resolve-values.ts";
import type { PlannedShot } from "../pass/gather-shot.ts";
import { isListed, modelSources, takeModels, type ModelPorts } from "../models/take-models.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { renderedValues } from "../../../core/render/draft-sidecar.ts";

/** Milliseconds. */
const PATIENCE = 500;

type RenderedModels = Partial<Pick<Effective, "model" | "loras" | "steps" | "base" | "notes">>;

/** Nothing where a render uses what it is asked for, or nobody can say. */
export async function effectiveModels(
  ports: ModelPorts,
  snapshot: PassSnapshot,
  { next, shot }: PlannedShot,
): Promise<RenderedModels> {
  const { target } = next;
  const lanes = chooseLanes(next, null, ports.backends);
  const values = resolveValues(shot, {});
  const backend = lanes.ok ? lanes.value[0] : undefined;
  if (target.builtin || backend === undefined || !values.ok || !isListed(ports, { backend })) return {};
  const { model, modelLow, loras, steps, notes } = values.value;
  const asked = { model: model.value, loras: [...loras.value], steps: steps.value };
  const record = { ...asked, pass: snapshot.pass, backend, model_low: modelLow?.value };
  const named = { loras: loras.source, steps: steps.source };
  const sources = modelSources(snapshot, { shot: shot.shot, target, sources: named, allowMismatch: false });
  const found = await takeModels(ports, { target, workflow: null, record, sources }, { patience: PATIENCE });
  if (!("files" in found) || !found.base) return {};
  const { asked: _asked, ...rendered } = renderedValues(asked, found);
  return { ...rendered, notes: [...notes, ...found.record.notes] };
}

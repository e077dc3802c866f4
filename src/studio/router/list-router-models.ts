// GET /studio/router/models: the Router's catalogue, asked for at most once an hour, with what is known of how each model is asked.
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { routerModelsRoute } from "../../contracts/routes/router.ts";
import { isOn } from "../../contracts/schema.ts";
import { describeModel, type ModelTarget } from "../../core/hosted/describe-model.ts";
import { readRouterModels, writeRouterModels, type CachedModels } from "../../disk/models/router-models.ts";
import { stamp } from "../../machine/clock.ts";
import type { StudioPorts } from "../ports.ts";
import { findHosted, limitsOf } from "../shared/hosted/hosted-target.ts";

type Ports = Pick<StudioPorts, "place" | "clock" | "router" | "hosted" | "settings" | "showTargets" | "locks">;

const HOUR = 3_600_000;

export async function listRouterModels(
  ports: Ports,
  { kind, q, refresh }: QueryOf<typeof routerModelsRoute>,
): Promise<ReplyOf<typeof routerModelsRoute>> {
  const { kept, cached } = await ports.locks.hold("router models", () => modelsOf(ports, isOn(refresh)));
  const by = askers(ports);
  const all = kept.models.map((model) => describeModel(model, by.get(model.id)));
  const words = (q ?? "").toLowerCase();
  const models = all.filter(
    (model) =>
      (kind === undefined || model.kind === kind) && `${model.id} ${model.label}`.toLowerCase().includes(words),
  );
  return { models, fetched: kept.fetched, cached };
}

async function modelsOf(ports: Ports, refresh: boolean): Promise<{ kept: CachedModels; cached: boolean }> {
  const router = ports.router();
  if (!router) throw new Refusal("conflict", "there is no key for the Comfy Router: type it in the settings");
  const { userDir } = ports.place;
  const now = ports.clock.now();
  const known = refresh ? undefined : await readRouterModels(userDir);
  const age = known ? now.getTime() - Date.parse(known.fetched) : NaN;
  if (known && age >= 0 && age < HOUR) return { kept: known, cached: true };
  const fetched = await router.models();
  if ("why" in fetched) throw new Refusal("host-silent", `the Comfy Router does not tell its models: ${fetched.why}`);
  const kept = { fetched: stamp(now), models: [...fetched] };
  await writeRouterModels(userDir, kept);
  return { kept, cached: false };
}

/** By model; of several targets that ask one model the best ranked counts. */
function askers(ports: Ports): ReadonlyMap<string, ModelTarget> {
  const { shipped } = ports.showTargets;
  const targets = [...shipped.list("video"), ...shipped.list("image"), ...shipped.list("audio")].toReversed();
  return new Map(
    targets.flatMap((target) => {
      const found = findHosted(ports, target);
      return found ? [[found.binding.model, { ...found, limits: limitsOf(ports, target) }] as const] : [];
    }),
  );
}

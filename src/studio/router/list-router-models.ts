// GET /studio/router/models: the Router's catalogue, asked for at most once an hour, with what is known of how each model is asked.
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { routerModelsRoute } from "../../contracts/routes/router.ts";
import { isOn } from "../../contracts/schema.ts";
import { describeModel, type AskedBy } from "../../core/hosted/describe-model.ts";
import { readRouterModels, writeRouterModels, type KeptModels } from "../../disk/router-models.ts";
import { stamp } from "../../machine/clock.ts";
import type { Studio } from "../studio.ts";
import { findHosted, limitsOf } from "./act-hosted-target.ts";

type Ports = Pick<Studio, "place" | "clock" | "router" | "hosted" | "settings" | "registry" | "locks">;

const HOUR = 3_600_000;

export async function listRouterModels(
  studio: Ports,
  { kind, q, refresh }: QueryOf<typeof routerModelsRoute>,
): Promise<ReplyOf<typeof routerModelsRoute>> {
  const { kept, cached } = await studio.locks.hold("router models", () => modelsOf(studio, isOn(refresh)));
  const by = askers(studio);
  const all = kept.models.map((model) => describeModel(model, by.get(model.id)));
  const words = (q ?? "").toLowerCase();
  const models = all.filter(
    (model) =>
      (kind === undefined || model.kind === kind) && `${model.id} ${model.label}`.toLowerCase().includes(words),
  );
  return { models, fetched: kept.fetched, cached };
}

async function modelsOf(studio: Ports, refresh: boolean): Promise<{ kept: KeptModels; cached: boolean }> {
  const router = studio.router();
  if (!router) throw new Refusal("conflict", "there is no key for the Comfy Router: type it in the settings");
  const { userDir } = studio.place;
  const now = studio.clock.now();
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
function askers(studio: Ports): ReadonlyMap<string, AskedBy> {
  const { registry } = studio;
  const targets = [...registry.list("video"), ...registry.list("image"), ...registry.list("audio")].toReversed();
  return new Map(
    targets.flatMap((target) => {
      const found = findHosted(studio, target);
      return found ? [[found.binding.model, { ...found, limits: limitsOf(studio, target) }] as const] : [];
    }),
  );
}

// POST /studio/targets/router-inspect: a show's own target for a hosted model, proposed and not saved.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { routerInspectRoute } from "../../contracts/routes/router.ts";
import { readModelSchema } from "../../core/hosted/model-schema.ts";
import { proposeTarget } from "../../core/hosted/propose-target.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function inspectModel(
  { router }: Pick<StudioPorts, "router">,
  _episode: EpisodeContext,
  { model, id, label }: EpisodeInput<typeof routerInspectRoute>,
): Promise<ReplyOf<typeof routerInspectRoute>> {
  if (!/^[^/\s]+\/[^/\s]+$/.test(model))
    throw new Refusal("bad-input", `model must be provider/model as the Router lists it, and is "${model}"`);
  const catalogue = router();
  if (!catalogue) throw new Refusal("conflict", "there is no key for the Comfy Router: type it in the settings");
  const read = await catalogue.schema(model);
  if ("why" in read)
    throw new Refusal("host-silent", `the Comfy Router does not tell how ${model} is asked: ${read.why}`);
  const name = model.split("/").at(-1) ?? model;
  const asked = { model, id: id ?? idFrom(name), label: label ?? name };
  const { target, matched, unbound, warnings, problems } = proposeTarget(asked, readModelSchema(read.json));
  return {
    proposal: { ...target },
    matched: { ...matched },
    ambiguous: [],
    warnings: [...warnings],
    models: [],
    nodes: {},
    unbound: unbound.map((field) => ({ ...field })),
    problems: [...problems],
    can_save: problems.length === 0,
  };
}

/** `model-1.5` is `model_1_5`; an id begins with a letter. */
function idFrom(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+/, "");
  return (words === "" ? "hosted" : words.length < 2 ? `${words}_model` : words).slice(0, 48);
}

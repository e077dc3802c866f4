// GET /studio/models: what one model parameter of a target can take, for a picker.
import type { ModelParam } from "../../contracts/files/target-models.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { modelsRoute } from "../../contracts/routes/models.ts";
import { baseRule, ruleOf } from "../../core/models/judge-family.ts";
import { listForParam } from "../../core/models/list-for-param.ts";
import type { StudioPorts } from "../ports.ts";
import { readModelFamilies } from "../shared/texts/read-series.ts";
import { readFolders, withHeaders, type InventoryPorts } from "../shared/models/inventory.ts";
import { bindWidgets } from "../../core/targets/show-target.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { Registry } from "../../core/targets/registry.ts";

type Ports = InventoryPorts & Pick<StudioPorts, "catalogue" | "showTargets" | "workflows">;

export async function listModels(
  ports: Ports,
  episode: EpisodeContext | null,
  { target: named, param: name }: EpisodeInput<typeof modelsRoute>,
): Promise<ReplyOf<typeof modelsRoute>> {
  const { target, param } = requireParam(episode ? await episode.registry() : ports.showTargets.shipped, named, name);
  const added = await readModelFamilies(episode);
  const own = ruleOf(param, added);
  const baseFile = name === "model" ? target.presets.final.base?.model : undefined;
  const base = baseFile === undefined ? null : baseRule(own, baseFile, ports.families, added);
  const files = await requireFolder(ports, own.folder);
  const listed = await withHeaders(ports, files, (inventory) => listForParam({ own, base }, inventory));
  const workflow = (await ports.workflows()).get(target.id);
  const widget = workflow && bindWidgets(workflow)[name];
  return {
    target: target.id,
    param: name,
    family: own.family,
    label: own.label,
    patterns: [...own.patterns, ...own.also],
    folder: own.folder,
    class_type: widget?.class_type ?? null,
    field: widget?.field ?? null,
    fingerprint: ports.modelHeaders.canRead,
    files: [...listed.files],
  };
}

function requireParam(registry: Registry, named: string, name: string): { target: TargetFile; param: ModelParam } {
  const target = registry.find(named);
  if (!target) throw new Refusal("bad-input", `there is no target "${named}": GET /studio/targets lists them`);
  const param = Object.hasOwn(target.models, name) ? target.models[name] : undefined;
  if (param) return { target, param };
  const known = Object.keys(target.models);
  const hint = known.length > 0 ? `choose ${known.join(", ")}` : "it loads no model files";
  throw new Refusal("bad-input", `${target.id} declares no family for "${name}": ${hint}`);
}

async function requireFolder({ catalogue }: Pick<StudioPorts, "catalogue">, folder: string) {
  const host = catalogue();
  if (!host) throw new Refusal("host-silent", "no workflow host is set: give its address in the settings");
  const files = await readFolders(host, [folder]);
  if (files) return files;
  throw new Refusal(
    "host-silent",
    `the host at ${host.url} does not answer: start it, or change its address in the settings`,
  );
}

// GET /studio/targets: the targets that can be chosen, and what they find on the host where that is asked for.
import type { TargetFile, TargetKind } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { targetsRoute } from "../../contracts/routes/targets.ts";
import { isOn } from "../../contracts/schema.ts";
import { findMachineDefault, recordOf } from "../../core/targets/machine-default.ts";
import { showTarget } from "../../core/targets/show-target.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readWorkflow } from "../../disk/targets/target-workflows.ts";
import { registryFor, type ShowPorts } from "../custom-targets/act-in-show.ts";
import { graphOf } from "../workflows/act-resolve-workflow.ts";
import { readAddedPatterns } from "../models/act-added-patterns.ts";
import type { Studio } from "../studio.ts";
import { recordDetected, type DetectPorts } from "./act-detect.ts";
import { readReadiness, type ReadinessPorts } from "./act-readiness.ts";

type Ports = ReadinessPorts & DetectPorts & Pick<Studio, "workflows">;

const KINDS: readonly TargetKind[] = ["video", "image", "audio"];

export async function listTargets(
  studio: Ports,
  { kind, ep, ready }: QueryOf<typeof targetsRoute>,
): Promise<ReplyOf<typeof targetsRoute>> {
  const { settings } = studio;
  const own = await ownTargets(studio, ep);
  const kinds = KINDS.filter((each) => kind === undefined || each === kind);
  const shipped = kinds.flatMap((each): TargetFile[] => [...studio.showTargets.shipped.list(each)]);
  const targets = [
    ...shipped,
    ...[...own.values()].map(({ target }) => target).filter((each) => kinds.includes(each.kind)),
  ];
  const workflows = new Map([...studio.workflows, ...[...own].map(([id, { workflow }]) => [id, workflow] as const)]);
  const isAsked = isOn(ready);
  const readiness = isAsked
    ? await readReadiness(studio, targets, { ep: ep ?? null, added: await patternsOf(studio, ep) })
    : undefined;
  if (readiness) await recordDetected(studio, readiness);
  const defaults = new Set(KINDS.map((each) => defaultOf(studio, each)));
  const shown = targets.map(async (target) => {
    const record = showTarget(target, {
      workflow: workflows.get(target.id) ?? null,
      isDefault: defaults.has(target.id),
      graph: workflows.has(target.id) ? await graphOf(studio, target, ep ?? null) : null,
      settings: settings.now(),
      isOwnDraft: own.get(target.id)?.isDraft ?? null,
    });
    const found = readiness?.get(target.id);
    return found ? { ...record, readiness: found } : record;
  });
  return {
    targets: await Promise.all(shown),
    default: { video: defaultOf(studio, "video"), image: defaultOf(studio, "image") },
  };
}

interface Own {
  readonly target: TargetFile;
  readonly isDraft: boolean;
  readonly workflow: Workflow;
}

/** The targets of the episode's show by id, drafts among them; one whose graph cannot be read is none. */
async function ownTargets(studio: ShowPorts, ep: string | undefined): Promise<Map<string, Own>> {
  const found = ep === undefined ? [] : [...(await registryFor(studio, ep)).own];
  const read = await Promise.all(
    found.map(async ([id, { target, file, folder }]) => {
      const workflow = await readWorkflow(folder);
      return workflow?.ok ? [[id, { target, isDraft: file.draft, workflow: workflow.value }] as const] : [];
    }),
  );
  return new Map(read.flat());
}

function defaultOf({ registry, settings }: Pick<Studio, "registry" | "settings">, kind: TargetKind): string {
  return findMachineDefault(registry, kind, recordOf(settings.now(), kind))?.id ?? "";
}

async function patternsOf(studio: Pick<Studio, "place">, ep: string | undefined) {
  return ep === undefined ? new Map<string, readonly string[]>() : readAddedPatterns(studio, ep as EpisodeFolder);
}

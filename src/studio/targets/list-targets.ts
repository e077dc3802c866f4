// GET /studio/targets: the targets that can be chosen, and what they find on the host where that is asked for.
import type { TargetFile, TargetKind } from "../../contracts/files/target.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { TargetRecord, targetsRoute } from "../../contracts/routes/targets.ts";
import { findMachineDefault, recordOf } from "../../core/targets/machine-default.ts";
import { showTarget } from "../../core/targets/show-target.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readAddedPatterns } from "../models/act-added-patterns.ts";
import type { Studio } from "../studio.ts";
import { recordDetected, type DetectPorts } from "./act-detect.ts";
import { readReadiness, readWorkflows, type ReadinessPorts } from "./act-readiness.ts";

interface Ports extends ReadinessPorts, DetectPorts, Pick<Studio, "place"> {
  /** Which graph a target renders with; without it that is not told. */
  readonly graphOf?: (target: TargetFile) => Promise<TargetRecord["graph"]>;
}

const KINDS: readonly TargetKind[] = ["video", "image", "audio"];

export async function listTargets(
  studio: Ports,
  { kind, ep, ready }: QueryOf<typeof targetsRoute>,
): Promise<ReplyOf<typeof targetsRoute>> {
  const { registry, settings } = studio;
  const targets = KINDS.filter((each) => kind === undefined || each === kind).flatMap((each) => registry.list(each));
  const isAsked = ready === "1" || ready === "true";
  const readiness = isAsked ? await readReadiness(studio, targets, await patternsOf(studio, ep)) : undefined;
  if (readiness) await recordDetected(studio, readiness);
  const workflows = await readWorkflows(
    studio,
    targets.filter((target) => !target.builtin),
  );
  const defaults = new Set(KINDS.map((each) => defaultOf(studio, each)));
  const shown = targets.map(async (target) => {
    const record = showTarget(target, {
      workflow: workflows.get(target.id) ?? null,
      isDefault: defaults.has(target.id),
      graph: target.builtin ? null : ((await studio.graphOf?.(target)) ?? null),
      settings: settings.now(),
    });
    const found = readiness?.get(target.id);
    return found ? { ...record, readiness: found } : record;
  });
  return {
    targets: await Promise.all(shown),
    default: { video: defaultOf(studio, "video"), image: defaultOf(studio, "image") },
  };
}

function defaultOf({ registry, settings }: Pick<Studio, "registry" | "settings">, kind: TargetKind): string {
  return findMachineDefault(registry, kind, recordOf(settings.now(), kind))?.id ?? "";
}

async function patternsOf(studio: Pick<Studio, "place">, ep: string | undefined) {
  return ep === undefined ? new Map<string, readonly string[]>() : readAddedPatterns(studio, ep as EpisodeFolder);
}

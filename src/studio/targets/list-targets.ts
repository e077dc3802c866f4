// GET /studio/targets: the targets that can be chosen, and what they find on the host where that is asked for.
import type { TargetFile, TargetKind } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { Readiness, targetsRoute } from "../../contracts/routes/targets.ts";
import { isOn } from "../../contracts/schema.ts";
import { showTarget } from "../../core/targets/show-target.ts";
import { memoryFit, type HostMemory } from "../../core/readiness/memory-fit.ts";
import { within } from "../../machine/wait.ts";
import { describeLatent } from "../../core/readiness/film-steps.ts";
import { readWorkflow } from "../../disk/targets/target-workflows.ts";
import { graphRecordOf } from "../shared/workflow/resolve-workflow.ts";
import { readModelFamilies } from "../shared/texts/read-series.ts";
import type { StudioPorts } from "../ports.ts";
import { recordDetected, type DetectPorts } from "../shared/targets/detect-targets.ts";
import { readStepReadiness, type FilmStepsReadiness, type StepPorts } from "../shared/film-steps/step-readiness.ts";
import { readReadiness, type ReadinessPorts } from "../shared/targets/readiness.ts";
import { findMachineDefault, recordOf } from "../../core/targets/registry.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = ReadinessPorts & StepPorts & DetectPorts & Pick<StudioPorts, "workflows">;

/** Milliseconds for the host's statistics. */
const PATIENCE = 2_000;
const KINDS: readonly TargetKind[] = ["video", "image", "audio"];

export async function listTargets(
  ports: Ports,
  episode: EpisodeContext | null,
  { kind, ready }: EpisodeInput<typeof targetsRoute>,
): Promise<ReplyOf<typeof targetsRoute>> {
  const { settings } = ports;
  const own = await ownTargets(episode);
  const kinds = KINDS.filter((each) => kind === undefined || each === kind);
  const shipped = kinds.flatMap((each): TargetFile[] => [...ports.showTargets.shipped.list(each)]);
  const targets = [
    ...shipped,
    ...[...own.values()].map(({ target }) => target).filter((each) => kinds.includes(each.kind)),
  ];
  const shippedWorkflows = await ports.workflows();
  const workflows = new Map([...shippedWorkflows, ...[...own].map(([id, { workflow }]) => [id, workflow] as const)]);
  const isRequested = isOn(ready);
  const found = isRequested ? await readAll(ports, targets, episode) : undefined;
  if (found) await recordDetected(ports, found.readiness);
  const defaults = new Set(KINDS.map((each) => defaultOf(ports, each)));
  const shown = targets.map(async (target) => {
    const record = showTarget(target, {
      workflow: workflows.get(target.id) ?? null,
      isDefault: defaults.has(target.id),
      graph: workflows.has(target.id) ? await graphRecordOf(ports, target, episode) : null,
      settings: settings.now(),
      isOwnDraft: own.get(target.id)?.isDraft ?? null,
    });
    const readiness = found?.readiness.get(target.id);
    return readiness ? { ...record, readiness, ...describeOnHost(target, found) } : record;
  });
  return {
    targets: await Promise.all(shown),
    default: { video: defaultOf(ports, "video"), image: defaultOf(ports, "image") },
  };
}

interface AllReadiness {
  readonly memory: HostMemory | undefined;
  readonly readiness: ReadonlyMap<string, Readiness>;
  readonly film: FilmStepsReadiness;
}

async function readAll(
  ports: Ports,
  targets: readonly TargetFile[],
  episode: EpisodeContext | null,
): Promise<AllReadiness> {
  const added = await readModelFamilies(episode);
  const [readiness, film, memory] = await Promise.all([
    readReadiness(ports, targets, { episode, added }),
    readStepReadiness(ports, targets, added),
    within(PATIENCE, ports.catalogue()?.memory() ?? Promise.resolve(undefined)),
  ]);
  return { readiness, film, memory };
}

function describeOnHost(target: TargetFile, found: AllReadiness | undefined) {
  const memory = target.needs && found?.memory ? memoryFit(target.needs, found.memory) : null;
  return { upscale: describeUpscale(target, found), memory };
}

function describeUpscale(target: TargetFile, found: AllReadiness | undefined) {
  const said = found?.film.upscales.get(target.id);
  return target.kind === "video" && said ? describeLatent(target.upscale, said) : null;
}

interface Own {
  readonly target: TargetFile;
  readonly isDraft: boolean;
  readonly workflow: Workflow;
}

/** The targets of the episode's show by id, drafts among them; one whose graph cannot be read is none. */
async function ownTargets(episode: EpisodeContext | null): Promise<Map<string, Own>> {
  const found = episode === null ? [] : [...(await episode.registry()).own];
  const read = await Promise.all(
    found.map(async ([id, { target, file, folder }]) => {
      const workflow = await readWorkflow(folder);
      return workflow?.ok ? [[id, { target, isDraft: file.draft, workflow: workflow.value }] as const] : [];
    }),
  );
  return new Map(read.flat());
}

function defaultOf({ showTargets, settings }: Pick<StudioPorts, "showTargets" | "settings">, kind: TargetKind): string {
  return findMachineDefault(showTargets.shipped, kind, recordOf(settings.now(), kind))?.id ?? "";
}

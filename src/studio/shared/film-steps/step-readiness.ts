// What the workflow host can make of finished takes: each step by itself, and each target that samples its takes again. Asked once for all,
// within a time limit. docs/http.md "Readiness record".
import { FILM_STEPS, type FilmStepName } from "../../../contracts/files/host/film-step.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import type { VersionReadiness } from "../../../contracts/routes/delivery/upscale.ts";
import { globs } from "../../../core/models/glob.ts";
import type { AddedPatterns } from "../../../core/models/judge-family.ts";
import type { HostFacts } from "../../../core/readiness/readiness.ts";
import { modelsOfStep } from "../../../core/upscale/graphs/step-models.ts";
import { VSR, VSR_NODE, judgeStep, judgeUpscale } from "../../../core/readiness/film-steps.ts";
import type { FilmSteps } from "../../../disk/targets/film-step-files.ts";
import { within } from "../../../machine/wait.ts";
import type { StudioPorts } from "../../ports.ts";
import { askHost } from "../models/host-facts.ts";
import { foldersOf, withHeaders, type InventoryPorts } from "../models/inventory.ts";

export type StepPorts = InventoryPorts & Pick<StudioPorts, "catalogue" | "hostVersions" | "filmSteps">;

/** Milliseconds for everything that the host is asked: a page waits for it. */
const PATIENCE = 4_500;
const NO_HOST = "no workflow host is set: give its address in the settings";

/** A step with the files that can be chosen for it. `default`: what it takes where nobody chooses; null where there is none. */
export interface StepOption extends VersionReadiness {
  readonly default: string | null;
  readonly models: readonly string[];
}

export interface FilmStepsReadiness {
  readonly steps: Readonly<Record<FilmStepName, StepOption>>;
  /** By the id of each target that samples its takes again. */
  readonly upscales: ReadonlyMap<string, VersionReadiness>;
}

export async function readStepReadiness(
  ports: StepPorts,
  targets: readonly TargetFile[],
  added: AddedPatterns,
): Promise<FilmStepsReadiness> {
  const shipped = await ports.filmSteps();
  const catalogue = ports.catalogue();
  if (!catalogue) return unknownSteps(NO_HOST, targets);
  const folders = foldersOf([...Object.values(shipped.steps), ...shipped.upscales.values(), ...targets]);
  const late = `the host at ${catalogue.url} has not said what it has in time: ask again`;
  const answer = (await within(PATIENCE, askHost(ports, catalogue, folders))) ?? late;
  if (typeof answer === "string") return unknownSteps(answer, targets);
  const { files, ...host } = answer;
  return withHeaders(ports, files, (inventory) => judgeAll(shipped, targets, { host: { ...host, inventory }, added }));
}

interface JudgeContext {
  readonly host: HostFacts;
  readonly added: AddedPatterns;
}

function judgeAll(shipped: FilmSteps, targets: readonly TargetFile[], { host, added }: JudgeContext) {
  const steps = FILM_STEPS.map((name) => [name, judgeOption(name, shipped, { host, added })] as const);
  const upscales = targets.flatMap((target) => {
    const graph = shipped.upscales.get(target.id);
    if (target.kind !== "video" || !target.upscale || !graph) return [];
    return [[target.id, judgeUpscale({ target, upscale: target.upscale, graph }, host, added)] as const];
  });
  const judged = [...steps, ...upscales].map(([, each]) => each);
  return {
    steps: Object.fromEntries(steps) as unknown as FilmStepsReadiness["steps"],
    upscales: new Map(upscales.map(([id, { status, missing }]) => [id, { status, missing: [...missing] }])),
    unread: judged.flatMap(({ unread }) => unread),
  };
}

/** The host's super-resolution node is offered like a file, where the host has it. */
function judgeOption(name: FilmStepName, { steps }: FilmSteps, { host, added }: JudgeContext) {
  const step = steps[name];
  const { workflow } = step;
  const own = judgeStep({ models: modelsOfStep(step, null), workflow }, host, added);
  const installed = installedFor(name, steps, host);
  const hasNode =
    workflow.options.some(({ when }) => when?.includes(VSR.value)) && host.classes(VSR_NODE) !== undefined;
  const models = hasNode ? [...installed, VSR.name] : installed;
  const chosen = own.files[step.chosen] ?? models[0] ?? null;
  if (own.status === "ready" || chosen === null) {
    return { status: own.status, missing: [...own.missing], unread: own.unread, default: chosen, models };
  }
  const present = chosen === VSR.name ? [VSR.value] : [];
  const other = judgeStep({ models: modelsOfStep(step, chosen), workflow, present }, host, added);
  return { status: other.status, missing: [...other.missing], unread: other.unread, default: chosen, models };
}

/** Any file of a folder that holds GAN models alone; of another folder those that the names say. */
function installedFor(name: FilmStepName, steps: FilmSteps["steps"], { inventory }: HostFacts): string[] {
  const param = steps[name].models[steps[name].chosen];
  const files = (param && inventory.files.get(param.folder)?.files) ?? [];
  if (!param || name === "pixel") return files.map((file) => file.name);
  const [isNamed, isLeftOut] = [globs(param.patterns), globs(param.exclude ?? [])];
  return files.filter((file) => isNamed(file) && !isLeftOut(file)).map((file) => file.name);
}

function unknownSteps(why: string, targets: readonly TargetFile[]): FilmStepsReadiness {
  const unknown = () => ({ status: "unknown" as const, missing: [why] });
  const steps = FILM_STEPS.map((name) => [name, { ...unknown(), default: null, models: [] }] as const);
  const upscales = targets.filter((target) => target.kind === "video" && target.upscale !== undefined);
  return {
    steps: Object.fromEntries(steps) as unknown as FilmStepsReadiness["steps"],
    upscales: new Map(upscales.map(({ id }) => [id, unknown()])),
  };
}

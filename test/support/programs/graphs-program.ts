// Runs the shipped graphs on a real ComfyUI without a graphics card, by hand: `npm run graphs -- URL --models DIR [TARGET ...]`. Writes
// small model files with random weights into DIR, the host's `models` folder, renders with each target through the whole service, and
// checks what comes. The host has the pack `test/support/graphs/host-pack` among its custom nodes.
import { parseArgs } from "node:util";
import { shipped } from "../servers/shipped-targets.ts";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { filmSteps } from "../values/film-steps.ts";
import { withoutMissing } from "../graphs/host-log.ts";
import { neededFiles, presetLoras, writeFiles, type NamesFiles } from "../graphs/model-files.ts";
import { playInterpolate, playTarget, playUpscale, type Fast } from "../graphs/play-target.ts";
import { readRecipes } from "../graphs/recipe.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { models: { type: "string" } } });
const [url, ...chosen] = positionals;
if (url === undefined || values.models === undefined) {
  throw new Error(
    "say a host and its folder of models: npm run graphs -- http://127.0.0.1:8188 --models /path/to/models",
  );
}
process.exitCode = await runGraphs(url, values.models);

async function runGraphs(host: string, folder: string): Promise<number> {
  const recipes = await readRecipes();
  let failed = 0;
  for (const { name, needs, fast = "plain", play } of everyRun()) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const said = await writeFiles(
      folder,
      needs.flatMap((each) => neededFiles(each, fast)),
      recipes,
    )
      .then(() => withoutMissing(host, () => play(host)))
      .then(
        (note) => ({ mark: "run ", note }),
        (error: unknown) => ({ mark: "FAIL", note: error instanceof Error ? error.message : String(error) }),
      );
    if (said.mark === "FAIL") failed += 1;
    say(`${said.mark} ${name}: ${said.note}`);
  }
  return failed === 0 ? 0 : 1;
}

interface Run {
  readonly name: string;
  readonly needs: readonly NamesFiles[];
  readonly fast?: Fast;
  readonly play: (host: string) => Promise<string>;
}

/** The steps of a film, takes that are sampled again, the targets, then those with LoRAs that make them fast. */
function everyRun(): Run[] {
  const targets = shipped.files.filter(({ builtin, via }) => !builtin && via === undefined);
  const { steps } = filmSteps;
  return [
    { name: "pixel", needs: [steps.pixel], play: (host) => playUpscale("pixel", host) },
    { name: "restorer", needs: [steps.restorer], play: (host) => playUpscale("restorer", host) },
    {
      name: "interpolate",
      needs: [steps.pixel, steps.interpolate],
      play: (host) => playInterpolate(host),
    },
    ...targets.flatMap((target) => upscaleOf(target)),
    ...targets.map((target) => ({
      name: target.id,
      needs: [target],
      play: (host: string) => playTarget(target, host),
    })),
    ...targets.filter((target) => isMadeFast(target)).map((target) => fastRunOf(target)),
  ];
}

function isMadeFast(target: TargetFile): boolean {
  return target.models["loras"]?.tier === "accelerator" && presetLoras(target).length > 0;
}

function fastRunOf(target: TargetFile): Run {
  const play = (host: string) => playTarget(target, host, "fast");
  return { name: `${target.id}-loras`, needs: [target], fast: "fast", play };
}

/** A take that its own target samples again. */
function upscaleOf(target: TargetFile): Run[] {
  const found = target.kind === "video" ? filmSteps.upscales.get(target.id) : undefined;
  if (!found || target.kind !== "video") return [];
  const needs = [target, { models: found.models, presets: {} }];
  return [{ name: `${target.id}-upscale`, needs, play: (host) => playUpscale("latent", host, target) }];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

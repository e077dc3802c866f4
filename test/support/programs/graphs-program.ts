// Runs the shipped graphs on a real ComfyUI without a graphics card, by hand: `npm run graphs -- URL --models DIR [TARGET ...]`. Writes
// small model files with random weights into DIR, the host's `models` folder, renders with each target through the whole service, and
// checks what comes. The host has the pack `test/support/graphs/host-pack` among its custom nodes.
import { parseArgs } from "node:util";
import { shipped } from "../servers/shipped-targets.ts";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { filmSteps } from "../values/film-steps.ts";
import { withoutMissing } from "../graphs/host-log.ts";
import { neededFiles, writeFiles } from "../graphs/model-files.ts";
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
  for (const { name, models, fast = "plain", play } of everyRun()) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const said = await writeFiles(folder, neededFiles(models, fast), recipes)
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
  readonly models: TargetFile["models"];
  readonly fast?: Fast;
  readonly play: (host: string) => Promise<string>;
}

/** The steps of a film, takes that are sampled again, the targets, then those with LoRAs that make them fast. */
function everyRun(): Run[] {
  const targets = shipped.files.filter(({ builtin, via }) => !builtin && via === undefined);
  const { steps } = filmSteps;
  return [
    { name: "pixel", models: steps.pixel.models, play: (host) => playUpscale("pixel", host) },
    { name: "restorer", models: steps.restorer.models, play: (host) => playUpscale("restorer", host) },
    {
      name: "interpolate",
      models: { ...steps.pixel.models, ...steps.interpolate.models },
      play: (host) => playInterpolate(host),
    },
    ...targets.flatMap((target) => upscaleOf(target)),
    ...targets.map((target) => ({
      name: target.id,
      models: target.models,
      play: (host: string) => playTarget(target, host),
    })),
    ...targets.filter(({ models }) => models["loras"]?.tier === "accelerator").map((target) => fastRunOf(target)),
  ];
}

function fastRunOf(target: TargetFile): Run {
  const play = (host: string) => playTarget(target, host, "fast");
  return { name: `${target.id}-loras`, models: target.models, fast: "fast", play };
}

/** A take that its own target samples again. */
function upscaleOf(target: TargetFile): Run[] {
  const found = target.kind === "video" ? filmSteps.upscales.get(target.id) : undefined;
  if (!found || target.kind !== "video") return [];
  const models = { ...target.models, ...found.models };
  return [{ name: `${target.id}-upscale`, models, play: (host) => playUpscale("latent", host, target) }];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

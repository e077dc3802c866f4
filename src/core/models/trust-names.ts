// What a render loads while nobody knows what is installed: every file by the name that it was asked for.
import type { ChosenModels } from "./choose-models.ts";
import { presetOf, type ModelRequest } from "./model-request.ts";
import { stageOf, wantedFile } from "./resolve-params.ts";

export function trustNames(request: ModelRequest): ChosenModels {
  const { target, pass, steps, loras } = request;
  const wanted = Object.entries(target.models).flatMap(([name, param]) => {
    const file = name === "loras" ? null : wantedFile(request, name, param);
    return file === null ? [] : [[name, file] as const];
  });
  return {
    files: Object.fromEntries(wanted),
    loras: loras.map(({ name, strength }) => ({ name, strength, stage: stageOf(target, name) })),
    preset: { ...presetOf(target, pass), steps: steps.value },
    steps: steps.value,
    base: false,
    resolved: {},
    featuresOff: [],
    notes: ["the host did not answer when this was queued: its model files were not checked"],
  };
}

// The model files of a step on a film, as they are on the host when its job starts. A backend whose files nobody can list is trusted.
import type { FilmStep } from "../../../contracts/files/host/film-step.ts";
import { trustNames } from "../../../core/models/choose-models.ts";
import { presetRequest } from "../../../core/models/model-request.ts";
import { modelsOfStep } from "../../../core/upscale/graphs/step-models.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { chooseModels, RECENT, type ChoosePorts } from "../models/choose-models.ts";
import { isListed } from "../models/take-models.ts";
import { readModelFamilies } from "../texts/read-series.ts";

export type StepFilePorts = ChoosePorts & Pick<StudioPorts, "backends" | "filmSteps">;

export interface StepFilesOrder {
  readonly episode: EpisodeContext;
  readonly step: FilmStep;
  /** The file that was chosen, or a word that stands for one; null leaves it to what is installed. */
  readonly chosen: string | null;
  /** The lane that runs it. */
  readonly backend: string;
}

/** Parameter to file, as the host spells it. Throws what is missing in a sentence. */
export async function filesOfStep(
  ports: StepFilePorts,
  { episode, step, chosen, backend }: StepFilesOrder,
): Promise<Readonly<Record<string, string>>> {
  const target = modelsOfStep(step, chosen);
  const request = presetRequest(target, "final");
  if (!isListed(ports, { backend })) return trustNames(request).files;
  const modelFamilies = await readModelFamilies(episode);
  const asked = { ...request, target, workflow: step.workflow, modelFamilies, allowMismatch: true };
  const found = await chooseModels(ports, asked, { age: RECENT });
  if (found.is === "missing" || found.is === "mismatch") throw new Error(found.reason);
  return found.files;
}

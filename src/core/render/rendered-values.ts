// What a take's record says of how it is made, once the model files are known: the base preset's values where that stands in, and what
// was asked for beside them, by which the take is made again and judged. docs/http.md "Requirement tiers".
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { ChosenModels } from "../models/choose-models.ts";

type Values = Pick<Sidecar, "model" | "loras" | "steps">;
type ModelValues = Pick<ChosenModels, "loras" | "preset" | "steps" | "base">;

/** The values of a record as they were asked for. */
export function requestedValues({ model, loras, steps, asked }: Values & Pick<Sidecar, "asked">): Values {
  return asked ?? { model, loras, steps };
}

/** Nothing where it is made as it was asked for. */
export function renderedValues(
  record: Values & Pick<Sidecar, "asked">,
  { loras, preset, steps, base }: ModelValues,
): Partial<Pick<Sidecar, "model" | "loras" | "steps" | "asked" | "base">> {
  const asked = requestedValues(record);
  if (!base) return record.asked ? { ...asked, base: false, asked: null } : {};
  const named = loras.map(({ name, strength }) => ({ name, strength }));
  return { base: true, model: preset.base?.model ?? asked.model, loras: named, steps, asked };
}

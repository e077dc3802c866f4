// What a compile needs beside the texts: the registry and the machine's default target.
import type { Story } from "../../contracts/files/story.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { BuildInput } from "../../core/build/build-input.ts";
import type { ScriptParse } from "../../core/script/tree.ts";
import type { Series } from "../../core/series/series.ts";
import type { Studio } from "../studio.ts";

export interface Told {
  readonly story: Story;
  readonly series: Series;
  readonly configFolder: string;
  readonly script?: ScriptParse;
}

export function buildInput(
  { registry, machineDefault }: Pick<Studio, "registry" | "machineDefault">,
  told: Told,
  pass: Pass,
): BuildInput {
  return { ...told, registry, machineDefault, pass };
}

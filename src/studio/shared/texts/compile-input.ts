// What a compile needs beside the texts: the registry, the prompt compilers and the machine's default target.
import type { Story } from "../../../contracts/files/story.ts";
import type { Pass } from "../../../contracts/schema.ts";
import type { ScriptParse } from "../../../core/script/tree.ts";
import type { Series } from "../../../core/series/series.ts";
import type { StudioPorts } from "../../ports.ts";
import { PROMPT_COMPILERS } from "../../../core/compile/prompt-compilers.ts";
import type { BuildInput } from "../../../core/compile/build-model.ts";

export interface StoryTexts {
  readonly story: Story;
  readonly series: Series;
  readonly configFolder: string;
  readonly script?: ScriptParse;
}

export function buildInput(
  { registry, machineDefault }: Pick<StudioPorts, "registry" | "machineDefault">,
  texts: StoryTexts,
  pass: Pass,
): BuildInput {
  return { ...texts, registry, compilers: PROMPT_COMPILERS, machineDefault, pass };
}

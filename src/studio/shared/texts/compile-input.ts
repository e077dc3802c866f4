// What is compiled: an analyzed story, with what its episode adds to it.
import type { Story } from "../../../contracts/files/story.ts";
import type { Pass } from "../../../contracts/schema.ts";
import type { ScriptParse } from "../../../core/script/tree.ts";
import type { Series } from "../../../core/series/series.ts";
import type { BuildInput } from "../../../core/compile/build-model.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type CompileContext = Pick<EpisodeContext, "registry" | "machineDefault" | "compilers">;

export interface StoryTexts {
  readonly story: Story;
  readonly series: Series;
  readonly configFolder: string;
  readonly script?: ScriptParse;
}

/** Adds what a compile needs beside the texts: the prompt compilers, the targets that the episode can name, the default one. */
export async function buildInput(episode: CompileContext, texts: StoryTexts, pass: Pass): Promise<BuildInput> {
  const { machineDefault, compilers } = episode;
  return { ...texts, registry: await episode.registry(), compilers, machineDefault, pass };
}

// Checks the script and the config as a build would, in both passes, and writes nothing.
import type { Problem } from "../../contracts/schema.ts";
import { PASSES } from "../../contracts/schema.ts";
import { CompiledShotCache } from "../../core/compile/compiled-shot-cache.ts";
import { checkTexts } from "../shared/texts/check-texts.ts";
import { problemSentence, readEpisodeText } from "../shared/texts/read-texts.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export interface CheckReply {
  readonly ok: boolean;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The same as sentences, errors first. */
  readonly lines: readonly string[];
}

export async function checkEpisode(episode: EpisodeContext): Promise<CheckReply> {
  const read = await readEpisodeText(episode);
  if (!read.ok) return { ok: false, errors: [read.problem], warnings: [], lines: [read.problem.message] };
  const { configFolder, names, ...analyzed } = read.text;
  const { errors, warnings } = await checkTexts(episode, {
    analyzed,
    configFolder,
    passes: PASSES,
    known: new CompiledShotCache(),
  });
  const say = (problem: Problem) => problemSentence(problem, names);
  const lines = [...errors.map((each) => `error: ${say(each)}`), ...warnings.map((each) => `warning: ${say(each)}`)];
  return { ok: errors.length === 0, errors, warnings, lines };
}

// Checks the script and the config as a build would, in both passes, and writes nothing.
import type { Problem } from "../../contracts/schema.ts";
import { PASSES } from "../../contracts/schema.ts";
import { KnownShots } from "../../core/build/known-shots.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";
import { checkTexts } from "./act-check-texts.ts";
import { problemSentence, readEpisodeText } from "./act-read-text.ts";

export interface CheckReply {
  readonly ok: boolean;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The same as sentences, errors first. */
  readonly lines: readonly string[];
}

type Ports = Pick<Studio, "place" | "registry" | "machineDefault">;

export async function checkEpisode(studio: Ports, { ep }: { ep: string }): Promise<CheckReply> {
  const read = await readEpisodeText(studio, ep as EpisodeFolder);
  if (!read.ok) return { ok: false, errors: [read.problem], warnings: [], lines: [read.problem.message] };
  const { configFolder, names, ...told } = read.text;
  const { errors, warnings } = await checkTexts(studio, {
    told,
    configFolder,
    passes: PASSES,
    known: new KnownShots(),
  });
  const say = (problem: Problem) => problemSentence(problem, names);
  const lines = [...errors.map((each) => `error: ${say(each)}`), ...warnings.map((each) => `warning: ${say(each)}`)];
  return { ok: errors.length === 0, errors, warnings, lines };
}

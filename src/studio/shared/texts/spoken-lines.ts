// What is said in a shot as the script stands now, with its lines and times.
import { spokenLines, type SpokenLine } from "../../../core/issues/script-line.ts";
import { parseScript } from "../../../core/script/parse.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readSeries } from "./read-series.ts";

/** `seconds`: how long the shot is. Nothing while the script cannot be read, or lacks the shot. */
export async function readSpokenLines(episode: EpisodeContext, shot: string, seconds: number): Promise<SpokenLine[]> {
  const read = await episode.text("script");
  const nodes = read.ok ? parseScript(read.text).sequences.flatMap(({ shots }) => shots) : [];
  const node = nodes.find(({ id }) => id === shot);
  if (!node || node.dialogue.length === 0) return [];
  return spokenLines(node, seconds, (await readSeries(episode))?.pace ?? "normal");
}

// Gives each note the line of the script that it speaks of, as the script and the takes are now.
import type { IssueItem } from "../../../contracts/files/issues.ts";
import { PASSES } from "../../../contracts/schema.ts";
import { lineOfNote } from "../../../core/issues/script-line.ts";
import { parseScript } from "../../../core/script/parse.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readSeries } from "../texts/read-series.ts";

/** The same notes, each with its `line`; null where the script cannot be read or lacks the shot. */
export async function withScriptLines<I extends IssueItem>(
  { takeIndex }: Pick<StudioPorts, "takeIndex">,
  episode: EpisodeContext,
  issues: readonly I[],
): Promise<(I & { readonly line: number | null })[]> {
  if (issues.length === 0) return [];
  const read = await episode.text("script");
  const nodes = read.ok ? parseScript(read.text).sequences.flatMap(({ shots }) => shots) : [];
  const pace = (await readSeries(episode))?.pace ?? "normal";
  const byShot = new Map(nodes.map((node) => [node.id, node]));
  const shots = [...new Set(issues.flatMap(({ shot, frame }) => (frame === undefined ? [] : [shot])))];
  const takes = new Map(
    await Promise.all(
      PASSES.map(
        async (pass) =>
          [pass, shots.length === 0 ? undefined : await takeIndex.read(episode.folder, { shots, pass })] as const,
      ),
    ),
  );
  return issues.map((issue) => {
    const node = byShot.get(issue.shot);
    const noted = takes.get(issue.take_pass ?? issue.pass)?.get(issue.shot);
    const take = noted?.find((each) => each.take === issue.take);
    return { ...issue, line: node ? lineOfNote(node, { frame: issue.frame, take }, pace) : null };
  });
}

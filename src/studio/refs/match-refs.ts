// POST /studio/refs/match: which reference each of some file names is for. Reads names only, and writes nothing. docs/http.md "References".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { matchRefsRoute } from "../../contracts/routes/ref-imports.ts";
import { PASSES } from "../../contracts/schema.ts";
import { matchNames, nameSlots } from "../../core/refs/match-names.ts";
import { readBuilt, type BuiltPorts } from "../shared/pass/read-built.ts";
import { readReferences } from "../shared/references/episode-references.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function matchRefs(
  ports: BuiltPorts,
  episode: EpisodeContext,
  { names }: EpisodeInput<typeof matchRefsRoute>,
): Promise<ReplyOf<typeof matchRefsRoute>> {
  const { references } = await readReferences(episode);
  const built = await Promise.all(PASSES.map((pass) => readBuilt(ports, episode, pass)));
  const shots = new Set(built.flatMap((each) => each?.shots.map(({ id }) => id) ?? []));
  const { matched, unmatched } = matchNames(names, nameSlots(references, [...shots]));
  return { matched: matched.map((each) => ({ ...each })), unmatched: [...unmatched] };
}

// POST /studio/source/check: what a check says of an edited text, without writing it.
import type { EpisodeInput } from "../../contracts/route.ts";
import type { Check } from "../../contracts/replies/build-report.ts";
import type { checkSourceRoute } from "../../contracts/routes/sources.ts";
import { checkEdit, type CheckPorts } from "../shared/texts/check-edit.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function checkSource(
  ports: CheckPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof checkSourceRoute>,
): Promise<Check> {
  return checkEdit(ports, episode, body);
}

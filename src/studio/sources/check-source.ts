// POST /studio/source/check: what an edited text would be told, without writing it.
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

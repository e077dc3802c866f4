// POST /studio/render: takes of the shots that a request names. docs/http.md "Rendering".
import type { EpisodeInput } from "../../contracts/route.ts";
import type { RenderReply, renderRoute } from "../../contracts/routes/takes.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { renderShots, type RenderPorts } from "../shared/take-pipeline/render-shots.ts";

export function render(
  ports: RenderPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof renderRoute>,
): Promise<RenderReply> {
  return renderShots(ports, episode, body);
}

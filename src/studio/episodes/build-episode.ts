// POST /studio/build: both passes, from the texts as they are on disk.
import type { BuildReply } from "../../contracts/replies/build-report.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function buildEpisode(ports: BuildPorts, episode: EpisodeContext): Promise<BuildReply> {
  const built = await buildTexts(ports, episode);
  if (built.passes.final?.ok || built.passes.proxy?.ok)
    ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return built;
}

// POST /studio/build: both passes, from the texts as they are on disk.
import type { BuildReply } from "../../contracts/routes/episodes.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { buildTexts, type BuildPorts } from "./act-build-texts.ts";

export async function buildEpisode(studio: BuildPorts, { ep }: { ep: string }): Promise<BuildReply> {
  const built = await buildTexts(studio, ep as EpisodeFolder);
  if (built.passes.final?.ok || built.passes.proxy?.ok) studio.emit({ type: "studio.episode", data: { ep } });
  return built;
}

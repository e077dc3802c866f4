// POST /studio/build: both passes, from the texts as they are on disk.
import type { BuildReply } from "../../contracts/replies/build-report.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";

export async function buildEpisode(ports: BuildPorts, { ep }: { ep: string }): Promise<BuildReply> {
  const built = await buildTexts(ports, ep as EpisodeFolder);
  if (built.passes.final?.ok || built.passes.proxy?.ok) ports.emit({ type: "studio.episode", data: { ep } });
  return built;
}

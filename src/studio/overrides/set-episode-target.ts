// PUT /studio/episode-target: the target that shots of an episode render on when they name none. The series config stays as it is.
import { basename } from "node:path";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { episodeTargetRoute } from "../../contracts/routes/overrides.ts";
import { setEpisodeChoice } from "../../core/overrides/edit-overrides.ts";
import { notBuilt } from "../../disk/builds.ts";
import { readBuilt, type BuiltPorts } from "../shared/pass/read-built.ts";
import { requireTarget } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { episodeTarget } from "../../core/render/next-render.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";

export async function setEpisodeTarget(
  ports: BuiltPorts & Pick<StudioPorts, "locks" | "emit">,
  episode: EpisodeContext,
  body: EpisodeInput<typeof episodeTargetRoute>,
): Promise<ReplyOf<typeof episodeTargetRoute>> {
  const { folder: ep } = episode;
  const registry = await episode.registry();
  const target = requireTarget(registry, body.target);
  const built = (await readBuilt(ports, episode, "final")) ?? (await readBuilt(ports, episode, "proxy"));
  if (!built) throw notBuilt(ep, "final");
  const overrides = await changeOverrides(ports, episode, (file) =>
    setEpisodeChoice(file, basename(ep), "target", target?.id ?? null),
  );
  ports.emit({ type: "studio.episode", data: { ep } });
  return episodeTarget({ ...built, overrides });
}

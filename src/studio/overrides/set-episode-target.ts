// PUT /studio/episode-target: the target that shots of an episode render on when they name none. The series config stays as it is.
import { basename } from "node:path";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { episodeTargetRoute } from "../../contracts/routes/overrides.ts";
import { setEpisodeChoice } from "../../core/overrides/edit-overrides.ts";
import { episodeTarget } from "../../core/render/episode-target.ts";
import { notBuilt } from "../../disk/builds.ts";
import { changeOverrides } from "../../disk/overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readBuilt, type BuiltPorts } from "../episodes/act-read-built.ts";
import { requireTarget } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";

export async function setEpisodeTarget(
  studio: BuiltPorts & Pick<Studio, "locks" | "emit">,
  body: BodyOf<typeof episodeTargetRoute>,
): Promise<ReplyOf<typeof episodeTargetRoute>> {
  const ep = body.ep as EpisodeFolder;
  const target = requireTarget(studio, body.target);
  const built = (await readBuilt(studio, ep, "final")) ?? (await readBuilt(studio, ep, "proxy"));
  if (!built) throw notBuilt(ep, "final");
  const overrides = await changeOverrides(studio, ep, (file) =>
    setEpisodeChoice(file, basename(ep), "target", target?.id ?? null),
  );
  studio.emit({ type: "studio.episode", data: { ep } });
  return episodeTarget({ ...built, overrides });
}

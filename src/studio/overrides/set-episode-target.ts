// PUT /studio/episode-target: the target that shots of an episode render on when they name none. The series config stays as it is.
import { basename } from "node:path";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { episodeTargetRoute } from "../../contracts/routes/overrides.ts";
import { setEpisodeChoice } from "../../core/overrides/edit-overrides.ts";
import { notBuilt } from "../../disk/builds.ts";
import { changeOverrides } from "../../disk/overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readBuilt, type BuiltPorts } from "../shared/pass/read-built.ts";
import { requireTarget } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { episodeTarget } from "../../core/render/next-render.ts";

export async function setEpisodeTarget(
  ports: BuiltPorts & Pick<StudioPorts, "locks" | "emit">,
  body: BodyOf<typeof episodeTargetRoute>,
): Promise<ReplyOf<typeof episodeTargetRoute>> {
  const ep = body.ep as EpisodeFolder;
  const target = requireTarget(ports, body.target);
  const built = (await readBuilt(ports, ep, "final")) ?? (await readBuilt(ports, ep, "proxy"));
  if (!built) throw notBuilt(ep, "final");
  const overrides = await changeOverrides(ports, ep, (file) =>
    setEpisodeChoice(file, basename(ep), "target", target?.id ?? null),
  );
  ports.emit({ type: "studio.episode", data: { ep } });
  return episodeTarget({ ...built, overrides });
}

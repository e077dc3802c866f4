// DELETE /studio/override: one pass's values of a shot, or all that is set for it, its target included.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { deleteOverrideRoute } from "../../contracts/routes/overrides.ts";
import { clearPass, clearShot } from "../../core/overrides/edit-overrides.ts";
import type { BuiltPorts } from "../shared/pass/read-built.ts";
import type { StudioPorts } from "../ports.ts";
import { overrideReply, requireShotInPasses } from "../shared/overrides/override-shot.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";

export async function deleteOverride(
  ports: BuiltPorts & Pick<StudioPorts, "locks" | "emit">,
  episode: EpisodeContext,
  { shot, pass }: EpisodeInput<typeof deleteOverrideRoute>,
): Promise<ReplyOf<typeof deleteOverrideRoute>> {
  const { folder: ep } = episode;
  const passes = await requireShotInPasses(ports, episode, shot);
  const written = await changeOverrides(ports, episode, (file) =>
    pass === undefined ? clearShot(file, shot) : clearPass(file, shot, pass),
  );
  ports.emit({ type: "studio.episode", data: { ep } });
  return overrideReply(passes, written, shot);
}

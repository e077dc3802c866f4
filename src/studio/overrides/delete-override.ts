// DELETE /studio/override: one pass's values of a shot, or all that is set for it, its target included.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { deleteOverrideRoute } from "../../contracts/routes/overrides.ts";
import { clearPass, clearShot } from "../../core/overrides/edit-overrides.ts";
import { changeOverrides } from "../../disk/overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { BuiltPorts } from "../shared/pass/read-built.ts";
import type { StudioPorts } from "../ports.ts";
import { overrideReply, requireShotInPasses } from "../shared/overrides/override-shot.ts";

export async function deleteOverride(
  ports: BuiltPorts & Pick<StudioPorts, "locks" | "emit">,
  { ep, shot, pass }: QueryOf<typeof deleteOverrideRoute>,
): Promise<ReplyOf<typeof deleteOverrideRoute>> {
  const folder = ep as EpisodeFolder;
  const passes = await requireShotInPasses(ports, folder, shot);
  const written = await changeOverrides(ports, folder, (file) =>
    pass === undefined ? clearShot(file, shot) : clearPass(file, shot, pass),
  );
  ports.emit({ type: "studio.episode", data: { ep } });
  return overrideReply(passes, written, shot);
}

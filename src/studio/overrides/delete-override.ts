// DELETE /studio/override: one pass's values of a shot, or all that is set for it, its target included.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { deleteOverrideRoute } from "../../contracts/routes/overrides.ts";
import { clearPass, clearShot } from "../../core/overrides/edit-overrides.ts";
import { changeOverrides } from "../../disk/overrides.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { BuiltPorts } from "../episodes/act-read-built.ts";
import type { Studio } from "../studio.ts";
import { overrideReply, requireShotInPasses } from "./act-override-shot.ts";

export async function deleteOverride(
  studio: BuiltPorts & Pick<Studio, "locks" | "emit">,
  { ep, shot, pass }: QueryOf<typeof deleteOverrideRoute>,
): Promise<ReplyOf<typeof deleteOverrideRoute>> {
  const folder = ep as EpisodeFolder;
  const passes = await requireShotInPasses(studio, folder, shot);
  const written = await changeOverrides(studio, folder, (file) =>
    pass === undefined ? clearShot(file, shot) : clearPass(file, shot, pass),
  );
  studio.emit({ type: "studio.episode", data: { ep } });
  return overrideReply(passes, written, shot);
}

// GET /studio/config.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getConfigRoute } from "../../contracts/routes/config.ts";
import { readConfig } from "../../disk/config.ts";
import { hostOf } from "../../core/settings/settings.ts";
import type { Studio } from "../studio.ts";

export async function getConfig({
  place,
  settings,
}: Pick<Studio, "place" | "settings">): Promise<ReplyOf<typeof getConfigRoute>> {
  return { ...(await readConfig(place.userDir, place.envRoots)), host: hostOf(settings.now()) };
}

// GET /studio/config.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getConfigRoute } from "../../contracts/routes/config.ts";
import { configWarning, lookAtConfig } from "../../disk/config.ts";
import { hostOf } from "../../core/settings/settings.ts";
import type { Studio } from "../studio.ts";

export async function getConfig({
  place,
  settings,
}: Pick<Studio, "place" | "settings">): Promise<ReplyOf<typeof getConfigRoute>> {
  const { config, problem } = await lookAtConfig(place.userDir, place.envRoots);
  return { ...config, host: hostOf(settings.now()), ...configWarning(config), ...(problem !== null && { problem }) };
}

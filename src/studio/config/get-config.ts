// GET /studio/config.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getConfigRoute } from "../../contracts/routes/config.ts";
import { configWarning, inspectConfig } from "../../disk/config.ts";
import { hostOf } from "../../core/settings/settings.ts";
import type { StudioPorts } from "../ports.ts";

export async function getConfig({
  place,
  settings,
}: Pick<StudioPorts, "place" | "settings">): Promise<ReplyOf<typeof getConfigRoute>> {
  const { config, problem } = await inspectConfig(place.userDir, place.envRoots);
  return { ...config, host: hostOf(settings.now()), ...configWarning(config), ...(problem !== null && { problem }) };
}

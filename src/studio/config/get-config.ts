// GET /studio/config.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getConfigRoute } from "../../contracts/routes/config.ts";
import { inspectConfig } from "../../disk/config.ts";
import { hostOf } from "../../core/settings/settings.ts";
import type { StudioPorts } from "../ports.ts";
import { describeConfig } from "../shared/episode/roots.ts";

export async function getConfig(
  { place, settings }: Pick<StudioPorts, "place" | "settings">,
  _query: unknown,
  { isFromHere }: { readonly isFromHere: boolean },
): Promise<ReplyOf<typeof getConfigRoute>> {
  const { config, problem } = await inspectConfig(place.userDir, place.envRoots);
  return {
    ...describeConfig(place, config, isFromHere),
    host: hostOf(settings.now()),
    ...(problem !== null && { problem }),
  };
}

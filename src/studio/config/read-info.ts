// GET /studio/info: version and settings. The settings here are those of the environment; nothing stores any yet.
import type { ReplyOf } from "../../contracts/route.ts";
import type { infoRoute } from "../../contracts/routes/config.ts";
import { settingsPath } from "../../disk/config.ts";
import type { Studio } from "../studio.ts";

export async function readInfo({
  version,
  place,
  hostUrl,
}: Pick<Studio, "version" | "place" | "hostUrl">): Promise<ReplyOf<typeof infoRoute>> {
  const settings = {
    local_url: hostUrl,
    host_url: null,
    cloud_url: null,
    api_key: null,
    deployments: {},
    path: settingsPath(place.userDir),
    paid_limit: null,
    enabled_drafts: [],
    target_limits: {},
    local_via: null,
    default_targets: {},
    detected_targets: {},
  };
  return { version, settings, host_connected: false };
}

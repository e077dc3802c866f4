// GET /studio/info: version and settings, and whether the workflow host answers.
import type { ReplyOf } from "../../contracts/route.ts";
import type { infoRoute } from "../../contracts/routes/config.ts";
import { shownSettings, type SettingsPorts } from "../settings/act-show-settings.ts";
import type { Studio } from "../studio.ts";

/** Milliseconds that a page waits to hear whether the host is there. */
const PATIENCE = 1_000;

export async function readInfo(
  studio: SettingsPorts & Pick<Studio, "version" | "host">,
): Promise<ReplyOf<typeof infoRoute>> {
  const isConnected = (await studio.host()?.down(PATIENCE)) === null;
  return { version: studio.version, settings: (await shownSettings(studio)).settings, host_connected: isConnected };
}

// GET /studio/info: version and settings, and whether the workflow host answers.
import type { ReplyOf } from "../../contracts/route.ts";
import type { infoRoute } from "../../contracts/routes/config.ts";
import { shownSettings, type SettingsPorts } from "../shared/settings/show-settings.ts";
import type { StudioPorts } from "../ports.ts";

/** Milliseconds that a page waits for whether the host is there. */
const PATIENCE = 1_000;

export async function readInfo(
  ports: SettingsPorts & Pick<StudioPorts, "version" | "host">,
): Promise<ReplyOf<typeof infoRoute>> {
  const isConnected = (await ports.host()?.down(PATIENCE)) === null;
  return { version: ports.version, settings: (await shownSettings(ports)).settings, host_connected: isConnected };
}

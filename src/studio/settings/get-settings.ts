// GET /studio/settings.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getSettingsRoute } from "../../contracts/routes/settings.ts";
import { shownSettings, type SettingsPorts } from "../shared/settings/show-settings.ts";

export async function getSettings(ports: SettingsPorts): Promise<ReplyOf<typeof getSettingsRoute>> {
  return shownSettings(ports);
}

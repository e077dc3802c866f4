// GET /studio/settings.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getSettingsRoute } from "../../contracts/routes/settings.ts";
import { shownSettings, type SettingsPorts } from "./act-show-settings.ts";

export async function getSettings(studio: SettingsPorts): Promise<ReplyOf<typeof getSettingsRoute>> {
  return shownSettings(studio);
}

// The reply of GET and PUT settings: what is in force, never the key.
import type { ReplyOf } from "../../../contracts/route.ts";
import type { getSettingsRoute } from "../../../contracts/routes/settings.ts";
import { showSettings } from "../../../core/settings/settings.ts";
import { settingsPath } from "../../../disk/config.ts";
import type { StudioPorts } from "../../ports.ts";

export type SettingsPorts = Pick<StudioPorts, "place" | "settings" | "sdk">;

export async function shownSettings({
  place,
  settings,
  sdk,
}: SettingsPorts): Promise<ReplyOf<typeof getSettingsRoute>> {
  const file = settingsPath(place.userDir);
  const shown = { ...showSettings(settings.now(), file), sdk: await sdk.record() };
  return { settings: shown, file, from_env: { ...settings.fromEnvironment }, problems: [...settings.problems()] };
}

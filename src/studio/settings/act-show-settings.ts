// The reply of GET and PUT settings: what is in force, never the key.
import type { ReplyOf } from "../../contracts/route.ts";
import type { getSettingsRoute } from "../../contracts/routes/settings.ts";
import { showSettings } from "../../core/settings/settings.ts";
import { settingsPath } from "../../disk/config.ts";
import type { Studio } from "../studio.ts";

export type SettingsPorts = Pick<Studio, "place" | "settings">;

export function shownSettings({ place, settings }: SettingsPorts): ReplyOf<typeof getSettingsRoute> {
  const file = settingsPath(place.userDir);
  const sdk = { status: "missing" as const, error: null, command: "", python: null };
  return { settings: { ...showSettings(settings.now(), file), sdk }, file, from_env: { ...settings.fromEnvironment } };
}

// The settings as the house hands them out: read once, and again after every change.
import { settleSettings, type Settings } from "../core/settings/settings.ts";
import { readSettings, writeSettings } from "../disk/settings.ts";
import type { Environment } from "../environment.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import type { SettingsPort } from "../studio/studio.ts";

/** The settings in force; `opened` hears them now and after every change. */
export async function openSettings(
  { userDir, settings: fromEnvironment }: Environment,
  locks: KeyedLock,
  opened: (settings: Settings) => void,
): Promise<SettingsPort> {
  let now = settleSettings(await readSettings(userDir), fromEnvironment.values);
  opened(now);
  return {
    now: () => now,
    fromEnvironment: fromEnvironment.taken,
    async change(change) {
      now = settleSettings(await writeSettings(userDir, change, locks), fromEnvironment.values);
      opened(now);
    },
  };
}

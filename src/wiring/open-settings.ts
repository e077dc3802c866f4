// The settings port: read once, and again after every change.
import type { SettingsFile } from "../contracts/files/settings.ts";
import { settleSettings, type Settings } from "../core/settings/settings.ts";
import type { Registry } from "../core/targets/registry.ts";
import { readSettings, writeSettings } from "../disk/settings.ts";
import type { Environment } from "../environment.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import type { SettingsPort } from "../studio/ports.ts";
import { withTargetIds } from "../core/targets/settings-ids.ts";

export interface SettingsOptions {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly locks: KeyedLock;
}

/** The settings in force; `opened` is called with them now and after every change. */
export async function openSettings(
  { environment, registry, locks }: SettingsOptions,
  opened: (settings: Settings) => void,
): Promise<SettingsPort> {
  const { userDir, settings: fromEnvironment } = environment;
  const named = <T extends SettingsFile>(settings: T) => withTargetIds(settings, registry);
  const settle = (values: SettingsFile) => settleSettings(named(values), named(fromEnvironment.values));
  let stored = await readSettings(userDir);
  let now = settle(stored.values);
  opened(now);
  return {
    now: () => now,
    fromEnvironment: fromEnvironment.taken,
    problems: () => stored.problems,
    async change(change) {
      stored = await writeSettings(userDir, change, { locks, named, environment: fromEnvironment.values });
      now = settle(stored.values);
      opened(now);
    },
  };
}

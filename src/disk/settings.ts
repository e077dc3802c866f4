// `<user dir>/default/studio/settings.json`: read and changed here alone. It can hold a key, so nobody else on the machine may read it.
import { SettingsFile, type SettingsChange } from "../contracts/files/settings.ts";
import { Refusal } from "../contracts/refusal.ts";
import { jsonText } from "../core/lib/json-text.ts";
import { changeSettings } from "../core/settings/settings.ts";
import { writeAtomic } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { settingsPath } from "./config.ts";
import { readChecked } from "./reading/json-file.ts";

const OWNER_ONLY = 0o600;

/** The file as stored; empty when there is none. A broken one refuses: a key must not be lost to a slip of the hand. */
export async function readSettings(userDir: string): Promise<SettingsFile> {
  const path = settingsPath(userDir);
  const read = await readChecked(path, SettingsFile);
  if (read.is === "there") return read.value;
  if (read.is === "absent") return {};
  throw new Refusal("tool-failed", `${path} cannot be read (${read.problem}): mend or remove it`);
}

/** Stores a change; what is left out stays. `named` gives every target its own id. */
export async function writeSettings(
  userDir: string,
  change: SettingsChange,
  { locks, named }: { readonly locks: KeyedLock; readonly named: <T extends SettingsFile>(settings: T) => T },
): Promise<SettingsFile> {
  const path = settingsPath(userDir);
  return locks.hold(path, async () => {
    const next = changeSettings(named(await readSettings(userDir)), named(change));
    await writeAtomic(path, jsonText(next), OWNER_ONLY);
    return next;
  });
}

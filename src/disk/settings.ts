// `<user dir>/default/studio/settings.json`: read and changed here alone. It can hold a key, so nobody else on the machine may read it,
// and what a slip of the hand has spoilt is set aside, never lost.
import { check } from "../contracts/check.ts";
import { SettingsFile, type SettingsChange } from "../contracts/files/settings.ts";
import { changeSettings, type SettingsOfEnvironment } from "../core/settings/settings.ts";
import { writeAtomic, copyDamaged } from "../machine/write-file.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { systemClock } from "../machine/clock.ts";
import { settingsPath } from "./config.ts";
import { readJson } from "./reading/json-file.ts";
import { isRecord, jsonText } from "../core/lib/json-values.ts";

const OWNER_ONLY = 0o600;

export interface StoredSettings {
  /** What fits; empty when there is no file. */
  readonly values: SettingsFile;
  /** What does not, and is ignored, in sentences that name no value: one may be a key. */
  readonly problems: readonly string[];
}

interface Read extends StoredSettings {
  /** Fields as they are stored, of which something is ignored. */
  readonly ignored: Readonly<Record<string, unknown>>;
  readonly isBroken: boolean;
}

export async function readSettings(userDir: string): Promise<StoredSettings> {
  const { values, problems } = await read(userDir);
  return { values, problems };
}

interface Writing {
  readonly locks: KeyedLock;
  /** Gives every target its own id. */
  readonly named: <T extends SettingsFile>(settings: T) => T;
  /** What the environment sets. */
  readonly environment?: SettingsOfEnvironment;
}

/** Stores a change; what is left out stays, also what is ignored. A file that cannot be read at all is kept beside the new one. */
export async function writeSettings(
  userDir: string,
  change: SettingsChange,
  { locks, named, environment = {} }: Writing,
): Promise<StoredSettings> {
  const path = settingsPath(userDir);
  return locks.hold(path, async () => {
    const before = await read(userDir);
    if (before.isBroken) await copyDamaged(path, systemClock.now());
    const next = changeSettings(named(before.values), named(change), environment);
    const kept = Object.entries(before.ignored).filter(([field]) => !Object.hasOwn(change, field));
    await writeAtomic(path, jsonText({ ...next, ...Object.fromEntries(kept) }), OWNER_ONLY);
    return readSettings(userDir);
  });
}

async function read(userDir: string): Promise<Read> {
  const found = await readJson(settingsPath(userDir));
  const nothing = { values: {}, problems: [], ignored: {}, isBroken: false };
  if (found.is === "absent") return nothing;
  const problem = found.is === "broken" ? found.problem : isRecord(found.value) ? undefined : "it holds no settings";
  if (found.is === "broken" || !isRecord(found.value)) {
    const advice = "mend it, or save the settings anew, which keeps it beside the new file";
    return { ...nothing, problems: [`settings.json is ignored (${problem}): ${advice}`], isBroken: true };
  }
  return fitting(found.value);
}

/** Field by field: one value that does not fit costs itself alone, also in a list or a table. */
function fitting(stored: Readonly<Record<string, unknown>>): Read {
  const ignored: Record<string, unknown> = {};
  const values = { ...stored };
  for (const [field, schema] of Object.entries(SettingsFile.properties)) {
    const value = stored[field];
    const fits = (each: unknown) => check(schema, each).ok;
    if (value === undefined || fits(value)) continue;
    ignored[field] = value;
    if (Array.isArray(value)) values[field] = value.filter((each) => fits([each]));
    else if (isRecord(value))
      values[field] = Object.fromEntries(Object.entries(value).filter(([key, each]) => fits({ [key]: each })));
    if (!fits(values[field])) delete values[field];
  }
  const problems = Object.keys(ignored).map(
    (field) => `${field} in settings.json holds a value that it cannot have, which is ignored: set it anew`,
  );
  return { values, problems, ignored, isBroken: false };
}

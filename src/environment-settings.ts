// The settings that environment variables set, each checked as the settings file is. A bad value is left out with a warning.
// docs/format.md "User folder".
import { check } from "./contracts/check.ts";
import { settingsFields, type SettingsChange } from "./contracts/files/settings.ts";

interface Variable {
  readonly name: string;
  readonly field: Exclude<keyof SettingsChange, "detected_targets">;
  readonly read: (text: string) => unknown;
}

const VARIABLES: readonly Variable[] = [
  { name: "STUDIO_LOCAL_URL", field: "local_url", read: (text) => text },
  { name: "STUDIO_HOST_URL", field: "host_url", read: (text) => text },
  { name: "STUDIO_CLOUD_URL", field: "cloud_url", read: (text) => text },
  { name: "STUDIO_API_KEY", field: "api_key", read: (text) => text },
  { name: "STUDIO_DEPLOYMENTS", field: "deployments", read: readJson },
  { name: "STUDIO_PAID_LIMIT", field: "paid_limit", read: (text) => (text === "none" ? null : Number(text)) },
  { name: "STUDIO_ENABLED_DRAFTS", field: "enabled_drafts", read: readList },
  { name: "STUDIO_TARGET_LIMITS", field: "target_limits", read: readJson },
  { name: "STUDIO_PROXY_URL", field: "proxy_url", read: (text) => text },
  { name: "STUDIO_PROXY_TOKEN", field: "proxy_token", read: (text) => text },
  { name: "STUDIO_LOCAL_AUTH", field: "local_auth", read: (text) => text },
  { name: "STUDIO_LOCAL_HOSTS", field: "local_hosts", read: readList },
  { name: "STUDIO_LOCAL_VIA", field: "local_via", read: (text) => text },
];
const DEFAULT_TARGETS = { video: "STUDIO_DEFAULT_VIDEO_TARGET", image: "STUDIO_DEFAULT_IMAGE_TARGET" } as const;

export interface EnvironmentSettings {
  readonly values: Omit<SettingsChange, "detected_targets">;
  /** Field to the variable that set it. */
  readonly taken: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

export function readEnvironmentSettings(env: NodeJS.ProcessEnv): EnvironmentSettings {
  const values: Record<string, unknown> = {};
  const taken: Record<string, string> = {};
  const warnings: string[] = [];
  for (const { name, field, read } of VARIABLES) {
    const text = env[name];
    if (!text) continue;
    const checked = check(settingsFields[field], read(text));
    if (checked.ok) [values[field], taken[field]] = [checked.value, name];
    else warnings.push(`${name} is left out: ${checked.sentence.replace("the body", "it")}`);
  }
  const targets = Object.entries(DEFAULT_TARGETS).flatMap(([kind, name]) => (env[name] ? [[kind, env[name]]] : []));
  if (targets.length > 0) {
    values["default_targets"] = Object.fromEntries(targets);
    taken["default_targets"] = Object.values(DEFAULT_TARGETS)
      .filter((name) => env[name])
      .join(", ");
  }
  return { values, taken, warnings };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function readList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

// The settings in force: what the environment says wins over the file, field by field. No key leaves through `showSettings`, and each
// is bound to the origins that it was given for: a changed address has to be given the key again, and an address that a request set never
// gets the environment's. The token of proxies is bound in the same way.
import type { Money } from "../../contracts/files/money.ts";
import type { SettingsChange, SettingsFile } from "../../contracts/files/settings.ts";
import type { SettingsRecord } from "../../contracts/routes/settings.ts";

/** Where the key may go without being asked for again. */
const CLOUD = "https://cloud.comfy.org";
export const ROUTER = "https://api.comfy.org";

export interface Key {
  readonly text: string;
  /** Where it may be sent. */
  readonly origins: readonly string[];
}

/** Takes that agents may begin in a day where the settings do not say. */
const USUAL_TAKES = 24;

/** What is shown of a stored key. */
export const SHOWN_KEY = "set";

export interface Settings {
  readonly localUrl: string | null;
  readonly hostUrl: string | null;
  readonly cloudUrl: string;
  /** The environment's before the stored one. */
  readonly keys: readonly Key[];
  /** Target id to the address of its deployment. */
  readonly deployments: Readonly<Record<string, string>>;
  readonly paidLimit: number | null;
  readonly moneyLimit: Money | null;
  /** Takes that agents may begin in a day without a plan that a person approved. */
  readonly agentTakes: number;
  readonly enabledDrafts: readonly string[];
  readonly targetLimits: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly localVia: "host" | "proxy" | null;
  /** Address of a proxy in front of another host. */
  readonly proxyUrl: string | null;
  readonly proxyToken: Key | null;
  /** What hosts that ask who we are are shown. */
  readonly localAuth: Key | null;
  /** Hosts that share the jobs of the one at `localUrl`. */
  readonly localHosts: readonly string[];
  readonly removeFetched: boolean;
  readonly defaultTargets: Readonly<Record<string, string>>;
  readonly detectedTargets: Readonly<Record<string, readonly string[]>>;
}

const NOTHING_SET = {
  local_url: null,
  host_url: null,
  cloud_url: null,
  api_key: null,
  deployments: {},
  paid_limit: null,
  money_limit: null,
  agent_takes: null,
  enabled_drafts: [],
  target_limits: {},
  local_via: null,
  proxy_url: null,
  proxy_token: null,
  local_auth: null,
  local_hosts: [],
  remove_fetched: true,
  default_targets: null,
  detected_targets: null,
} as const satisfies Required<SettingsChange>;

/** Settings fields as the environment spells them; only the fields that it sets. */
export type SettingsOfEnvironment = Omit<SettingsChange, "detected_targets">;

export function settleSettings(file: SettingsFile, environment: SettingsOfEnvironment): Settings {
  const { api_key_for: origins = [], proxy_token_for: proxies = [], local_auth_for: hosts = [], ...stored } = file;
  const all = { ...NOTHING_SET, ...stored, ...environment };
  const cloudUrl = all.cloud_url ?? CLOUD;
  const own = originsOf(environment.cloud_url ?? CLOUD, environment.deployments ?? {});
  return {
    localUrl: all.local_url,
    hostUrl: all.host_url,
    cloudUrl,
    keys: [...keyOf(environment.api_key, own), ...keyOf(stored.api_key, origins)],
    deployments: all.deployments,
    paidLimit: all.paid_limit,
    moneyLimit: all.money_limit,
    agentTakes: all.agent_takes ?? USUAL_TAKES,
    enabledDrafts: all.enabled_drafts,
    targetLimits: all.target_limits,
    localVia: all.local_via,
    proxyUrl: all.proxy_url,
    proxyToken: boundTo(all.proxy_token, environment.proxy_token ? proxiesOf(environment) : proxies),
    localAuth: boundTo(all.local_auth, environment.local_auth ? hostsOf(environment) : hosts),
    localHosts: all.local_hosts,
    removeFetched: all.remove_fetched,
    defaultTargets: all.default_targets ?? {},
    detectedTargets: Object.fromEntries(
      Object.entries(all.detected_targets ?? {}).map(([kind, ids]) => [kind, listOf(ids)]),
    ),
  };
}

function boundTo(text: string | null, origins: readonly string[]): Key | null {
  return text === null ? null : { text, origins };
}

/** The file after a change; what is left out stays, null clears. A key that is sent is bound to the addresses as they are then. */
export function changeSettings(
  file: SettingsFile,
  change: SettingsChange,
  environment: SettingsOfEnvironment = {},
): SettingsFile {
  const detected = change.detected_targets && keepDetected(file.detected_targets ?? {}, change.detected_targets);
  const merged: SettingsFile = { ...file, ...change, ...(detected && { detected_targets: detected }) };
  const kept = Object.entries(merged).filter(([, value]) => value !== null && !isEmpty(value));
  const next = Object.fromEntries(kept) as SettingsFile;
  const inForce = { ...next, ...environment };
  return bindKey(bindToken(bindAuth(next, change, inForce), change, inForce), change);
}

/** `inForce`: with the addresses of the environment, which are those that are shown to whoever types it. */
function bindAuth(next: SettingsFile, change: SettingsChange, inForce: SettingsFile): SettingsFile {
  const { local_auth: auth, local_auth_for: _for, ...rest } = next;
  if (auth === undefined || auth === null) return rest;
  return change.local_auth === undefined
    ? next
    : { ...next, local_auth_for: [...new Set([...hostsOf(inForce), ...hostsOf(next)])] };
}

function bindToken(next: SettingsFile, change: SettingsChange, inForce: SettingsFile): SettingsFile {
  const { proxy_token: token, proxy_token_for: _for, ...rest } = next;
  if (token === undefined || token === null) return rest;
  return change.proxy_token === undefined
    ? next
    : { ...next, proxy_token_for: [...new Set([...proxiesOf(inForce), ...proxiesOf(next)])] };
}

function bindKey(next: SettingsFile, change: SettingsChange): SettingsFile {
  if (next.api_key === undefined || next.api_key === null) {
    const { api_key: _key, api_key_for: _for, ...rest } = next;
    return rest;
  }
  if (change.api_key === undefined) return next;
  return { ...next, api_key_for: originsOf(next.cloud_url ?? CLOUD, next.deployments ?? {}) };
}

type Detected = NonNullable<SettingsChange["detected_targets"]>;

/** Only the best of a kind is shown: sending that back changes nothing of what was found beside it. */
function keepDetected(stored: Detected, sent: Detected): Detected {
  const kept = (kind: keyof Detected, ids: string | readonly string[]) => {
    const before = listOf(stored[kind] ?? []);
    return [...(typeof ids === "string" && before[0] === ids ? before : listOf(ids))];
  };
  return Object.fromEntries(Object.entries(sent).map(([kind, ids]) => [kind, kept(kind as keyof Detected, ids)]));
}

function listOf(ids: string | readonly string[]): readonly string[] {
  return typeof ids === "string" ? [ids] : ids;
}

/** What may be shown: whether there is a key, never the key. */
export function showSettings(settings: Settings, path: string): Omit<SettingsRecord, "sdk"> {
  return {
    local_url: settings.localUrl,
    host_url: settings.hostUrl,
    cloud_url: settings.cloudUrl === CLOUD ? null : settings.cloudUrl,
    api_key: settings.keys.length === 0 ? null : SHOWN_KEY,
    deployments: { ...settings.deployments },
    path,
    paid_limit: settings.paidLimit,
    money_limit: settings.moneyLimit,
    agent_takes: settings.agentTakes,
    enabled_drafts: [...settings.enabledDrafts],
    target_limits: { ...settings.targetLimits },
    local_via: settings.localVia,
    proxy_url: settings.proxyUrl,
    proxy_token: settings.proxyToken === null ? null : SHOWN_KEY,
    local_auth: settings.localAuth === null ? null : SHOWN_KEY,
    local_hosts: [...settings.localHosts],
    remove_fetched: settings.removeFetched,
    default_targets: { ...settings.defaultTargets },
    detected_targets: Object.fromEntries(
      Object.entries(settings.detectedTargets).flatMap(([kind, ids]) => (ids[0] === undefined ? [] : [[kind, ids[0]]])),
    ),
  };
}

/** The address of the workflow host, or "" when none is set. */
export function hostOf({ hostUrl, localUrl }: Settings): string {
  return hostUrl ?? localUrl ?? "";
}

/** The key for an address, or null when it was not given for it. */
export function keyFor({ keys }: Pick<Settings, "keys">, url: string): string | null {
  const { origin } = new URL(url);
  return keys.find(({ origins }) => origins.includes(origin))?.text ?? null;
}

function keyOf(text: string | null | undefined, origins: readonly string[]): Key[] {
  return text ? [{ text, origins: [ROUTER, CLOUD, ...origins] }] : [];
}

function originsOf(cloudUrl: string, deployments: Readonly<Record<string, string>>): string[] {
  return [...new Set([cloudUrl, ...Object.values(deployments)].map((url) => new URL(url).origin))];
}

/** The token of a proxy, or null when it was not given for that address. */
export function tokenFor({ proxyToken }: Settings, url: string): string | null {
  return proxyToken !== null && proxyToken.origins.includes(new URL(url).origin) ? proxyToken.text : null;
}

/** What a host is shown to be let in, or null when it was not given for that address. */
export function authFor({ localAuth }: Settings, url: string): string | null {
  return localAuth !== null && localAuth.origins.includes(new URL(url).origin) ? localAuth.text : null;
}

/** Whether a lane that is set up speaks the Comfy API. */
export function needsSdk({ keys, localUrl, localVia, proxyUrl }: Settings): boolean {
  return keys.length > 0 || proxyUrl !== null || (localVia === "proxy" && localUrl !== null);
}

/** Where the token of proxies goes that is given beside these addresses. */
function proxiesOf({ proxy_url: proxy, local_url: local, local_via: via }: SettingsFile): string[] {
  const urls = [proxy, via === "proxy" ? local : null].filter((url) => url !== null && url !== undefined);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/** Where the pass of hosts goes that is given beside these addresses; a proxy has its own token. */
function hostsOf({ host_url: host, local_url: local, local_via: via, local_hosts: more = [] }: SettingsFile): string[] {
  const urls = [host, via === "proxy" ? null : local, ...more].filter((url) => url !== null && url !== undefined);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

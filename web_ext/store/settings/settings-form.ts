// The settings as fields of a form, and what the changed fields send. Texts as they are typed; an empty one clears its setting.
// Keys are no fields of it: they go from their boxes to the service and are kept nowhere.
import type { AnswerOf, InputOf } from "../../api/calls.ts";

export type SettingsRecord = AnswerOf<"getSettings">["settings"];
export type SettingsChange = InputOf<"putSettings">;

/** What is never shown again once it was typed. */
export type Secret = "api_key" | "proxy_token" | "local_auth";
export type Secrets = Partial<Record<Secret, string>>;

export interface Deployment {
  readonly target: string;
  readonly url: string;
}

export interface SettingsForm {
  readonly localUrl: string;
  /** Addresses of further hosts, one after the other. */
  readonly localHosts: string;
  readonly localVia: "direct" | "host" | "proxy";
  /** The ComfyUI behind the proxy at `localUrl`. */
  readonly hostUrl: string;
  /** A proxy in front of another ComfyUI. */
  readonly proxyUrl: string;
  readonly fetched: "removed" | "kept";
  readonly cloudUrl: string;
  readonly deployments: readonly Deployment[];
  /** Runs of a session. */
  readonly paidLimit: string;
  /** An amount and its currency, of a session: `25 USD`. */
  readonly moneyLimit: string;
  /** Takes that agents may begin in a day. */
  readonly agentTakes: string;
  readonly videoTarget: string;
  readonly imageTarget: string;
}
export type SettingsField = keyof SettingsForm;

/** The setting that each field shows, as the service names it. */
export const SETTING_OF = {
  localUrl: "local_url",
  localHosts: "local_hosts",
  localVia: "local_via",
  hostUrl: "host_url",
  proxyUrl: "proxy_url",
  fetched: "remove_fetched",
  cloudUrl: "cloud_url",
  deployments: "deployments",
  paidLimit: "paid_limit",
  moneyLimit: "money_limit",
  agentTakes: "agent_takes",
  videoTarget: "default_targets",
  imageTarget: "default_targets",
} as const satisfies Record<SettingsField, keyof SettingsRecord>;

export function formOf(settings: SettingsRecord): SettingsForm {
  return {
    localUrl: settings.local_url ?? "",
    localHosts: settings.local_hosts.join(" "),
    localVia: settings.local_via ?? "direct",
    hostUrl: settings.host_url ?? "",
    proxyUrl: settings.proxy_url ?? "",
    fetched: settings.remove_fetched ? "removed" : "kept",
    cloudUrl: settings.cloud_url ?? "",
    deployments: Object.entries(settings.deployments).map(([target, url]) => ({ target, url })),
    paidLimit: settings.paid_limit === null ? "" : String(settings.paid_limit),
    moneyLimit: settings.money_limit ? `${settings.money_limit.amount} ${settings.money_limit.currency}` : "",
    agentTakes: String(settings.agent_takes),
    videoTarget: settings.default_targets["video"] ?? "",
    imageTarget: settings.default_targets["image"] ?? "",
  };
}

export type ReadChange =
  { readonly ok: true; readonly change: SettingsChange } | { readonly ok: false; readonly sentence: string };

/** What `typed` changes of the settings as they are; a sentence where it cannot be sent. */
export function changeOf(settings: SettingsRecord, typed: Partial<SettingsForm>): ReadChange {
  const form = { ...formOf(settings), ...typed };
  const sentence = whyNot(form, typed);
  if (sentence !== undefined) return { ok: false, sentence };
  const all = changeTo(form, settings);
  const touched = new Set<string>(Object.keys(typed).map((field) => SETTING_OF[field as SettingsField]));
  return { ok: true, change: Object.fromEntries(Object.entries(all).filter(([name]) => touched.has(name))) };
}

/** Only what was typed is judged. */
function whyNot(form: SettingsForm, typed: Partial<SettingsForm>): string | undefined {
  const limit = form.paidLimit.trim();
  if (typed.paidLimit !== undefined && !/^\d*$/.test(limit)) {
    return `the limit of paid runs is a whole number, not "${limit}": leave it empty for none`;
  }
  if (typed.moneyLimit !== undefined && moneyOf(form.moneyLimit) === undefined) {
    return `the limit of what may be spent is an amount and its currency, like 25 USD, not "${form.moneyLimit.trim()}"`;
  }
  if (typed.agentTakes !== undefined && !/^\d*$/.test(form.agentTakes.trim())) {
    return `the takes of agents are a whole number, not "${form.agentTakes.trim()}": leave it empty for the usual one`;
  }
  return typed.deployments && whyNoDeployments(typed.deployments);
}

function whyNoDeployments(lines: readonly Deployment[]): string | undefined {
  if (lines.some(({ target, url }) => (target.trim() === "") !== (url.trim() === ""))) {
    return "a deployment has a target and an address: fill in both, or take the line out";
  }
  const names = lines.map(({ target }) => target.trim()).filter((target) => target !== "");
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? undefined : `there is more than one deployment of ${twice}: keep one of them`;
}

/** The settings as the form has them. */
function changeTo(form: SettingsForm, settings: SettingsRecord): SettingsChange {
  const targets = { ...settings.default_targets, ...targetsOf(form) };
  const limit = form.paidLimit.trim();
  return {
    local_url: orNull(form.localUrl),
    local_hosts: form.localHosts.split(/[\s,]+/).filter((url) => url !== ""),
    local_via: form.localVia === "direct" ? null : form.localVia,
    host_url: orNull(form.hostUrl),
    proxy_url: orNull(form.proxyUrl),
    remove_fetched: form.fetched === "removed",
    cloud_url: orNull(form.cloudUrl),
    deployments: deploymentsOf(form.deployments),
    paid_limit: limit === "" ? null : Number(limit),
    money_limit: moneyOf(form.moneyLimit) ?? null,
    agent_takes: form.agentTakes.trim() === "" ? null : Number(form.agentTakes.trim()),
    default_targets: Object.fromEntries(Object.entries(targets).filter(([, id]) => id !== "")),
  };
}

/** null for no limit, undefined for what is no amount. */
function moneyOf(text: string): NonNullable<SettingsRecord["money_limit"]> | null | undefined {
  if (text.trim() === "") return null;
  const match = /^(\d+(?:\.\d+)?)\s*([\p{L}\p{Sc}]+)$/u.exec(text.trim());
  return match ? { amount: Number(match[1]), currency: match[2] ?? "" } : undefined;
}

function targetsOf({ videoTarget, imageTarget }: SettingsForm): Record<string, string> {
  return { video: videoTarget.trim(), image: imageTarget.trim() };
}

function deploymentsOf(lines: readonly Deployment[]): Record<string, string> {
  const filled = lines
    .map(({ target, url }) => [target.trim(), url.trim()] as const)
    .filter(([target]) => target !== "");
  return Object.fromEntries(filled);
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** What was typed and differs from what is stored: the rest is as nobody had touched it. */
export function stillTyped(settings: SettingsRecord, typed: Partial<SettingsForm>): Partial<SettingsForm> {
  const stored = formOf(settings);
  const differs = (field: SettingsField) => JSON.stringify(stored[field]) !== JSON.stringify(typed[field]);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => differs(field as SettingsField)));
}

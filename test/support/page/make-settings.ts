// Settings as the service shows them where nothing is set, for tests of the page's own logic.
import type { SettingsRecord } from "../../../web_ext/store/settings/settings-form.ts";

export function makeSettings(fields: Partial<SettingsRecord> = {}): SettingsRecord {
  return {
    local_url: null,
    host_url: null,
    cloud_url: null,
    api_key: null,
    deployments: {},
    path: "/u/settings.json",
    paid_limit: null,
    money_limit: null,
    agent_takes: 24,
    enabled_drafts: [],
    target_limits: {},
    local_via: null,
    proxy_url: null,
    proxy_token: null,
    local_auth: null,
    local_hosts: [],
    remove_fetched: true,
    default_targets: {},
    detected_targets: {},
    sdk: { status: "missing", error: null, command: "npm i", python: null },
    ...fields,
  };
}

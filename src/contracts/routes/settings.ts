// Settings: where jobs run and what they may cost. docs/http.md "Job queue, backends, settings".
import { defineRoute } from "../route.ts";
import { closed, open, withDefault, orNull, oneOf } from "../schema.ts";
import { Type, type Static } from "typebox";
import { Money } from "../files/money.ts";
import { SettingsChange } from "../files/settings.ts";

/** The client library of the cloud, deployments and the Router. */
export const SdkRecord = open({
  status: oneOf("ready", "missing", "installing", "failed"),
  error: orNull(Type.String()),
  command: Type.String(),
  python: orNull(Type.String()),
});
export type SdkRecord = Static<typeof SdkRecord>;

/** Settings as they are shown: never the key itself. */
export const SettingsRecord = open({
  local_url: orNull(Type.String()),
  host_url: orNull(Type.String()),
  cloud_url: orNull(Type.String()),
  api_key: orNull(Type.Literal("set")),
  deployments: Type.Record(Type.String(), Type.String()),
  path: Type.String(),
  paid_limit: orNull(Type.Integer()),
  money_limit: orNull(Money),
  agent_takes: Type.Integer(),
  enabled_drafts: Type.Array(Type.String()),
  target_limits: open({}),
  local_via: orNull(oneOf("host", "proxy")),
  proxy_url: orNull(Type.String()),
  proxy_token: orNull(Type.Literal("set")),
  local_auth: orNull(Type.Literal("set")),
  local_hosts: Type.Array(Type.String()),
  remove_fetched: Type.Boolean(),
  default_targets: Type.Record(Type.String(), Type.String()),
  detected_targets: Type.Record(Type.String(), Type.String()),
  sdk: SdkRecord,
});
export type SettingsRecord = Static<typeof SettingsRecord>;

const SettingsReply = open({
  settings: SettingsRecord,
  file: Type.String(),
  from_env: Type.Record(Type.String(), Type.String()),
  /** What of the file is ignored, because it holds a value that it cannot have. */
  problems: Type.Optional(Type.Array(Type.String())),
});

export const getSettingsRoute = defineRoute({
  id: "getSettings",
  method: "get",
  path: "/settings",
  summary: "Where jobs run and what they may cost; never the key.",
  standaloneOnlyUnderStudio: true,
  reply: SettingsReply,
});

export const putSettingsRoute = defineRoute({
  id: "putSettings",
  method: "put",
  path: "/settings",
  summary:
    "Changes the settings that are sent, null clearing one, and opens the backends anew; a running job keeps its own.",
  standaloneOnlyUnderStudio: true,
  body: SettingsChange,
  reply: SettingsReply,
  refuses: { "bad-input": "a value that a setting cannot take" },
});

export const installSdkRoute = defineRoute({
  id: "installSdk",
  method: "post",
  path: "/sdk/install",
  summary: "Installs the client library of the cloud, deployments and the Router, in the background.",
  body: withDefault(closed({}), {}),
  reply: open({ sdk: SdkRecord }),
  refuses: { conflict: "the environment forbids it" },
});

// `settings.json` of the user folder: where jobs run and what they may cost. The only file that holds the key; mode 0600.
// docs/http.md "Settings record" and "Limits of targets"; docs/format.md "User folder".
import { Type, type Static } from "typebox";
import { closed, open, orNull, oneOf } from "../schema.ts";
import { Limits } from "./limits.ts";
import { Money } from "./money.ts";

const Address = Type.String({ pattern: "^https?://[^\\s]+$", description: "http or https address" });
const Secret = Type.String({ minLength: 1, pattern: "^[\\x21-\\x7e]+$", description: "key without blanks" });
const LocalAuth = Type.String({
  pattern:
    "^(bearer [\\x21-\\x7e]+|basic [^:\\s][^:]*:.*|(header|query) [A-Za-z0-9!#$&'*+.^_`|~-]+=[\\x21-\\x7e]+|set)$",
  description: "bearer TOKEN, basic USER:PASSWORD, header NAME=VALUE, or query NAME=VALUE",
});
const Ids = Type.Array(Type.String({ minLength: 1 }));
const Detected = Type.Union([Type.String({ minLength: 1 }), Ids]);
const ByKind = closed({
  video: Type.Optional(Type.String({ minLength: 1 })),
  image: Type.Optional(Type.String({ minLength: 1 })),
  audio: Type.Optional(Type.String({ minLength: 1 })),
});

/** What `PUT /studio/settings` takes; null clears. */
export const settingsFields = {
  local_url: orNull(Address),
  host_url: orNull(Address),
  cloud_url: orNull(Address),
  api_key: orNull(Secret),
  deployments: Type.Record(Type.String({ minLength: 1 }), Address),
  paid_limit: orNull(Type.Integer({ minimum: 0 })),
  /** What the paid runs of a session may cost by their estimates. */
  money_limit: orNull(Money),
  /** Takes that agents may begin in a day without a plan that a person approved; null is the usual number. */
  agent_takes: orNull(Type.Integer({ minimum: 0 })),
  enabled_drafts: Ids,
  target_limits: Type.Record(Type.String({ minLength: 1 }), Limits),
  local_via: orNull(oneOf("host", "proxy")),
  /** A proxy of the Comfy API in front of another workflow host, beside `local_url`; and the token of proxies. */
  proxy_url: orNull(Address),
  proxy_token: orNull(Secret),
  /** What the hosts at `local_url`, `host_url` and `local_hosts` are shown to be let in: `bearer TOKEN`, `basic USER:PASSWORD`, `header NAME=VALUE`, `query NAME=VALUE`. */
  local_auth: orNull(LocalAuth),
  /** Further hosts, reached straight, that share the jobs of the one at `local_url`. */
  local_hosts: Type.Array(Address, { maxItems: 16 }),
  /** A film that was fetched is removed from the output folder of a host on this machine. */
  remove_fetched: Type.Boolean(),
  default_targets: orNull(ByKind),
  /** Ids of targets by kind that a host could run when it was last seen, best first; one id, as it is shown, means the best. */
  detected_targets: orNull(
    closed({ video: Type.Optional(Detected), image: Type.Optional(Detected), audio: Type.Optional(Detected) }),
  ),
} as const;

export const SettingsChange = Type.Partial(closed(settingsFields), { additionalProperties: false });
export type SettingsChange = Static<typeof SettingsChange>;

export const SettingsFile = Type.Partial(
  open({
    ...settingsFields,
    /** Origins that the key was given for: it is sent nowhere else. */
    api_key_for: Type.Array(Type.String()),
    /** The same of the token of proxies. */
    proxy_token_for: Type.Array(Type.String()),
    /** The same of what hosts are shown. */
    local_auth_for: Type.Array(Type.String()),
  }),
);
export type SettingsFile = Static<typeof SettingsFile>;

export const ConfigFile = open({
  roots: Type.Array(Type.String()),
  review_copy: Type.Boolean(),
  version: Type.Integer(),
});
export type ConfigFile = Static<typeof ConfigFile>;

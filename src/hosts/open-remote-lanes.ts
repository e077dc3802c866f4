// The lanes that run elsewhere for money, as the settings ask for them: the cloud, a deployment for each target that has one, and the
// Router. All of them are there always, so that each can say why it is down; a lane to wait in there is once there is a key.
import { keyFor, ROUTER, type Settings } from "../core/settings/settings.ts";
import type { Backend } from "./backend.ts";
import type { RouterCatalogue } from "./host.ts";
import { RouterApi } from "./router/router-api.ts";
import { openRouter } from "./router/router-backend.ts";
import type { Examine } from "./fetch-finished.ts";
import type { ApiOptions } from "./sdk/comfy-api.ts";
import { openRemote } from "./sdk/remote-backend.ts";

export interface RemoteLaneOptions {
  readonly sdk: ApiOptions["sdk"];
  readonly examine: Examine;
  /** Another address for the Router, which the key is then given to. */
  readonly routerUrl?: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface RemoteLane {
  readonly backend: Backend;
  /** How many jobs run at once; null while nothing can wait there. */
  readonly parallel: number | null;
}

/** The Router as a catalogue; null while there is no key for it. */
export function routerCatalogue(settings: Settings, { sdk, routerUrl }: RemoteLaneOptions): RouterCatalogue | null {
  const key = routerUrl ? (settings.keys[0]?.text ?? null) : keyFor(settings, ROUTER);
  return key === null ? null : new RouterApi({ url: routerUrl ?? ROUTER, key: () => key, sdk });
}

const PARALLEL = { cloud: 3, deployment: 1, router: 4 };

/** `inForce`: the settings as they are whenever a key is needed, so that one typed anew reaches a job that runs. */
export function remoteLanes(
  settings: Settings,
  inForce: () => Settings,
  { sdk, examine, routerUrl, now }: RemoteLaneOptions,
): readonly RemoteLane[] {
  const ownKey = (url: string) => keyFor(inForce(), url);
  const hasKey = settings.keys.length > 0;
  const at = { isPaid: true, keyFor: ownKey, sdk, examine } as const;
  const deployments = Object.entries(settings.deployments).map(([target, url]) => ({
    backend: openRemote({ ...at, name: `deployment:${target}`, kind: "deployment", url }),
    parallel: PARALLEL.deployment,
  }));
  const cloud = openRemote({ ...at, name: "cloud", kind: "cloud", url: settings.cloudUrl });
  const toRouter = routerUrl ? () => inForce().keys[0]?.text ?? null : ownKey;
  const router = openRouter({ url: routerUrl ?? ROUTER, keyFor: toRouter, sdk, examine, now });
  return [
    { backend: cloud, parallel: hasKey ? PARALLEL.cloud : null },
    ...deployments,
    { backend: router, parallel: hasKey ? PARALLEL.router : null },
  ];
}

/** A lane of a host that is reached through a proxy: the same protocol, without money, and with the proxy's own token if it has one. */
export function proxyLane(
  name: "local" | "proxy",
  url: string,
  {
    sdk,
    examine,
    tokenFor,
  }: Pick<RemoteLaneOptions, "sdk" | "examine"> & { readonly tokenFor: (url: string) => string | null },
): Backend {
  return openRemote({ name, kind: name, isPaid: false, url, keyFor: tokenFor, sdk, examine });
}

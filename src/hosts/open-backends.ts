// The backends that the settings ask for, opened again when the settings change. Keeps one map for all who read it, so that a change of settings
// is seen at the next read; a job that runs holds its own backend and ends on it. Lanes that run elsewhere for money are always there, so that
// each can say why it is down; a lane in which jobs can wait is there once there is a key.
import { randomUUID } from "node:crypto";
import { authFor, hostOf, keyFor, ROUTER, tokenFor, type Settings } from "../core/settings/settings.ts";
import type { Backend } from "./backend.ts";
import { ComfyHost } from "./comfy/comfy-host.ts";
import { HostSocket } from "./comfy/host-socket.ts";
import { openLocal } from "./comfy/local-backend.ts";
import { openPool, type LocalPool } from "./comfy/local-pool.ts";
import { tidyOutputs } from "./comfy/tidy-outputs.ts";
import type { Examine } from "./fetch-finished.ts";
import type { Host, RouterCatalogue } from "./host.ts";
import { RouterApi } from "./router/router-api.ts";
import type { Pod } from "./pod/pod.ts";
import { withPod } from "./pod/with-pod.ts";
import { openRouter } from "./router/router-backend.ts";
import type { ApiOptions } from "./sdk/comfy-api.ts";
import { openRemote } from "./sdk/remote-backend.ts";

export interface BackendSet {
  readonly backends: ReadonlyMap<string, Backend>;
  /** The workflow host that the settings name; null when they name none. */
  host(): Host | null;
  /** Hosted models as a catalogue; null while there is no key for them. */
  router(): RouterCatalogue | null;
  /** How many jobs each lane runs at once; read by the queue at every start of a job. */
  readonly lanes: Readonly<Record<string, { readonly parallel: number }>>;
  /** Opens what other settings ask for. */
  open(settings: Settings): void;
  close(): void;
}

interface RemoteLaneOptions {
  readonly sdk: ApiOptions["sdk"];
  readonly examine: Examine;
  /** Another address for the Router, which the key is then given to. */
  readonly routerUrl?: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface BackendOptions extends RemoteLaneOptions {
  /** The input folder of the workflow host, when it has said that it is on this machine. */
  readonly inputFolder?: string | null;
  /** Its output folder, when it is on this machine. */
  readonly outputFolder?: string | null;
  /** The rented machine that the local host lies on. */
  readonly pod?: Pod | null;
}

const PARALLEL = { cloud: 3, deployment: 1, router: 4 };

/** `builtin` is always there and runs `drawn` jobs at once. */
export function openBackends(builtin: Backend, drawn: number, options: BackendOptions): BackendSet {
  const { inputFolder = null, outputFolder = null, pod = null, ...remote } = options;
  const own = outputFolder === null ? {} : { tidy: (id: string) => tidyOutputs(outputFolder, id) };
  const backends = new Map([["builtin", builtin]]);
  const lanes: Record<string, { parallel: number }> = { builtin: { parallel: drawn } };
  const sockets: HostSocket[] = [];
  let host: ComfyHost | null = null;
  let router: RouterCatalogue | null = null;
  let inForce: Settings;
  /** What the lane `local` was opened for. */
  let local = "";
  const drop = (name: string) => {
    backends.delete(name);
    delete lanes[name];
  };
  const add = (backend: Backend, parallel: number | null) => {
    backends.set(backend.name, backend);
    if (parallel !== null) lanes[backend.name] = { parallel };
  };
  const guest = (url: string) => authFor(inForce, url);
  const openDirect = (urls: readonly [string, ...string[]]) => {
    const opened = openDirectHosts(urls, guest, { examine: remote.examine, inputFolder });
    sockets.push(...opened.sockets);
    host = opened.host;
    const backend = { ...opened.pool.backend, ...own };
    backends.set("local", pod ? withPod(backend, pod) : backend);
    lanes["local"] = opened.pool;
  };
  const viaProxy = { ...remote, tokenFor: (url: string) => tokenFor(inForce, url) };
  const openProxy = (url: string, hostUrl: string | null) => {
    host = hostUrl === null ? null : new ComfyHost(hostUrl, { clientId: listenerId(), authFor: guest });
    add({ ...proxyLane("local", url, viaProxy), ...own }, 1);
  };
  return {
    backends,
    lanes,
    host: () => host,
    router: () => router,
    open(settings) {
      inForce = settings;
      for (const name of [...backends.keys()]) if (name !== "builtin" && name !== "local") drop(name);
      for (const { backend, parallel } of remoteLanes(settings, () => inForce, remote)) add(backend, parallel);
      router = routerCatalogue(settings, remote);
      const { localVia, localUrl, hostUrl, proxyUrl, localHosts } = settings;
      if (proxyUrl !== null) add(proxyLane("proxy", proxyUrl, viaProxy), 1);
      const signature = JSON.stringify([localVia === "proxy", localUrl, hostUrl, localHosts]);
      if (signature === local) return;
      local = signature;
      host = null;
      drop("local");
      const url = hostOf(settings);
      if (localVia === "proxy" && localUrl !== null) openProxy(localUrl, hostUrl);
      else if (url !== "") openDirect([url, ...localHosts.filter((each) => each !== url)]);
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

interface DirectHosts {
  readonly pool: LocalPool;
  /** The first. */
  readonly host: ComfyHost;
  readonly sockets: readonly HostSocket[];
}

/** Hosts that jobs are handed to straight; the first alone may share folders with the studio. */
function openDirectHosts(
  urls: readonly [string, ...string[]],
  authFor: (url: string) => string | null,
  files: { readonly examine: Examine; readonly inputFolder: string | null },
): DirectHosts {
  const sockets: HostSocket[] = [];
  const open = (url: string, inputFolder: string | null) => {
    const clientId = listenerId();
    const socket = new HostSocket(url, clientId, authFor);
    sockets.push(socket);
    const host = new ComfyHost(url, { clientId, authFor });
    return { host, backend: openLocal({ host, socket, examine: files.examine, inputFolder }) };
  };
  const [url, ...others] = urls;
  const first = open(url, files.inputFolder);
  const pool = openPool([first, ...[...new Set(others)].map((each) => open(each, null))]);
  return { pool, host: first.host, sockets };
}

/** Pages listen as `studio-…` and get our own events; this client must not receive them. */
function listenerId(): string {
  return `episode-studio-${randomUUID()}`;
}

interface RemoteLane {
  readonly backend: Backend;
  /** How many jobs run at once; null while nothing can wait there. */
  readonly parallel: number | null;
}

/** The Router as a catalogue; null while there is no key for it. */
function routerCatalogue(settings: Settings, { sdk, routerUrl }: RemoteLaneOptions): RouterCatalogue | null {
  const key = routerUrl ? (settings.keys[0]?.text ?? null) : keyFor(settings, ROUTER);
  return key === null ? null : new RouterApi({ url: routerUrl ?? ROUTER, key: () => key, sdk });
}

/** `inForce`: the settings as they are whenever a key is needed, so that one typed anew reaches a job that runs. */
function remoteLanes(
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
function proxyLane(
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

// The backends that the settings ask for, opened and opened anew. Keeps one map for all who look, so that a change of settings is
// seen at the next look; a job that runs holds its own backend and ends on it.
import { randomUUID } from "node:crypto";
import { hostOf, tokenFor, type Settings } from "../core/settings/settings.ts";
import type { Backend } from "./backend.ts";
import { ComfyHost } from "./comfy/comfy-host.ts";
import { HostSocket } from "./comfy/host-socket.ts";
import type { Host, RouterCatalogue } from "./host.ts";
import { openLocal } from "./comfy/local-backend.ts";
import { tidyOutputs } from "./comfy/tidy-outputs.ts";
import { proxyLane, remoteLanes, routerCatalogue, type RemoteLaneOptions } from "./open-remote-lanes.ts";

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

export interface BackendOptions extends RemoteLaneOptions {
  /** The input folder of the workflow host, when it has told that it is on this machine. */
  readonly inputFolder?: string | null;
  /** Its output folder, when it is on this machine. */
  readonly outputFolder?: string | null;
}

/** `builtin` is always there and runs `drawn` jobs at once. */
export function openBackends(builtin: Backend, drawn: number, options: BackendOptions): BackendSet {
  const { inputFolder = null, outputFolder = null, ...remote } = options;
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
  const openDirect = (url: string) => {
    const clientId = listenerId();
    const socket = new HostSocket(url, clientId);
    sockets.push(socket);
    host = new ComfyHost(url, { clientId });
    add({ ...openLocal({ host, socket, examine: remote.examine, inputFolder }), ...own }, 1);
  };
  const viaProxy = { ...remote, tokenFor: (url: string) => tokenFor(inForce, url) };
  const openProxy = (url: string, hostUrl: string | null) => {
    host = hostUrl === null ? null : new ComfyHost(hostUrl, { clientId: listenerId() });
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
      const { localVia, localUrl, hostUrl, proxyUrl } = settings;
      if (proxyUrl !== null) add(proxyLane("proxy", proxyUrl, viaProxy), 1);
      const signature = JSON.stringify([localVia === "proxy", localUrl, hostUrl]);
      if (signature === local) return;
      local = signature;
      host = null;
      drop("local");
      const url = hostOf(settings);
      if (localVia === "proxy" && localUrl !== null) openProxy(localUrl, hostUrl);
      else if (url !== "") openDirect(url);
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

/** Pages listen as `studio-…` and are told what we are doing; we must not hear ourselves. */
function listenerId(): string {
  return `episode-studio-${randomUUID()}`;
}

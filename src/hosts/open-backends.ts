// The backends that the settings ask for, opened and opened anew. Keeps one map for all who look, so that a change of settings is
// seen at the next look; a job that runs holds its own backend and ends on it.
import { randomUUID } from "node:crypto";
import { hostOf, type Settings } from "../core/settings/settings.ts";
import type { Backend } from "./backend.ts";
import { ComfyHost } from "./comfy/comfy-host.ts";
import { HostSocket } from "./comfy/host-socket.ts";
import type { Host } from "./host.ts";
import { openLocal } from "./comfy/local-backend.ts";

export interface BackendRoom {
  readonly backends: ReadonlyMap<string, Backend>;
  /** The workflow host that the settings name; null when they name none. */
  host(): Host | null;
  /** How many jobs each lane runs at once; read by the queue at every start of a job. */
  readonly lanes: Readonly<Record<string, { readonly parallel: number }>>;
  /** Opens what other settings ask for. */
  open(settings: Settings): void;
  close(): void;
}

/** `builtin` is always there and runs `drawn` jobs at once. */
export function openBackends(builtin: Backend, drawn: number): BackendRoom {
  const backends = new Map([["builtin", builtin]]);
  const lanes: Record<string, { parallel: number }> = { builtin: { parallel: drawn } };
  const sockets: HostSocket[] = [];
  let host: ComfyHost | null = null;
  return {
    backends,
    lanes,
    host: () => host,
    open(settings) {
      const url = hostOf(settings) || null;
      if (url === (host?.url ?? null)) return;
      host = null;
      backends.delete("local");
      delete lanes["local"];
      if (url === null) return;
      const clientId = `studio-${randomUUID()}`;
      const socket = new HostSocket(url, clientId);
      sockets.push(socket);
      host = new ComfyHost(url, { clientId });
      backends.set("local", openLocal({ host, socket }));
      lanes["local"] = { parallel: 1 };
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

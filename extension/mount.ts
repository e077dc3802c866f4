// Puts the studio into any Express host: its routes on the host's app, its events on the host's websocket, its graphs on the host's
// queue. The host stays what it is: what else its app serves is not looked at, and its server's end is the studio's.
import type { Express, RequestHandler } from "express";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";
import type { StudioEvent } from "../src/contracts/events.ts";
import { readEnvironment, type Environment } from "../src/environment.ts";
import { mountRoutes } from "../src/http/app.ts";
import { mcpRoute } from "../src/http/mcp/mcp-route.ts";
import { openMetrics, type Metrics } from "../src/http/watch/metrics.ts";
import type { RouteTable } from "../src/http/owner/owner-access.ts";
import { MOUNTED, type Prefix } from "../src/http/prefix.ts";
import { urlOf } from "../src/http/server.ts";
import { studioRoutes } from "../src/http/studio-routes.ts";
import { removeFile } from "../src/machine/files.ts";
import { openLog, type Log } from "../src/machine/log.ts";
import { writeStream } from "../src/machine/write-stream.ts";
import { createServer, type StudioServer, type ServerOptions } from "../src/main.ts";
import { requireEpisodeContext } from "../src/studio/shared/episode/episode-context.ts";
import { readRoots, withAskedRoots } from "../src/studio/shared/episode/roots.ts";
import { prepareStatus } from "../src/studio/episodes/prepare-status.ts";
import type { StudioPorts } from "../src/studio/ports.ts";

/** Folder of the built page. */
export const PAGE = fileURLToPath(new URL("../web", import.meta.url));

export interface MountOptions extends Pick<ServerOptions, "stop" | "lost"> {
  /** Gets the routes, and the page under `/studio/`. */
  readonly app: Pick<Express, "use">;
  /** Where it listens is told to command lines on this machine; when it has closed, so has the studio. */
  readonly server: Server;
  /** Hears `{type, data}` of everything that happens, for whoever has the page open. */
  readonly socket: { broadcast(event: StudioEvent): void };
  /** The prompt queue of the host, by its address: the lane `local`. With null, the settings say where that is. */
  readonly queue: { readonly url: string } | null;
  /** This process's own when absent. */
  readonly environment?: Environment;
  readonly log?: Log;
  /** Roots of this run only. */
  readonly runRoots?: readonly string[];
  /** MOUNTED when absent. */
  readonly prefixes?: readonly Prefix[];
  /** Whether a request comes from this machine; told by the connection's addresses when absent. */
  readonly isLocal?: ((request: IncomingMessage) => boolean) | undefined;
  /** Checks every reply against its contract: tests and development. */
  readonly validateReplies?: boolean | undefined;
  /** Milliseconds between two signs of life to other processes. */
  readonly beat?: number | undefined;
}

export interface Mounted extends Pick<StudioServer, "ports" | "secret"> {
  /** Answers agents; it is under every prefix already. */
  readonly mcp: RequestHandler;
  /** Counts what is answered; it is under every prefix already. */
  readonly metrics: Metrics;
  /** Resolves when command lines have been told where the server listens. */
  readonly announced: Promise<void>;
  /** Asks long work to end, so that whoever waits for it is answered before the server closes. */
  interrupt(): void;
  /** Running jobs are closed as failed, waiting ones stay for the next start. The server is the host's to close. */
  close(): Promise<void>;
}

/** Opens the studio and puts it on the host; refuses when another process works in the same user folder. */
export async function mount(options: MountOptions): Promise<Mounted> {
  const { app, server, socket, queue, runRoots = [], log = openLog("warn"), validateReplies = false } = options;
  const { stop, lost, beat, isLocal } = options;
  const environment = onQueue(options.environment ?? readEnvironment(process.env, process.platform, homedir()), queue);
  const studioServer = await createServer({
    environment,
    log,
    runRoots,
    ...(stop && { stop }),
    ...(lost && { lost }),
    ...(beat !== undefined && { beat }),
  });
  const { ports, secret } = studioServer;
  const openFolders = () => readRoots(ports).catch(() => []);
  const mcp = mcpRoute({ ...routesOf(ports), version: ports.version, log, openFolders });
  const metrics = openMetrics(ports);
  mountRoutes(app, {
    ...routesOf(ports),
    mcp,
    metrics,
    prefixes: options.prefixes ?? MOUNTED,
    ownerAccess: { secret, withRoots: (roots) => routesOf(withAskedRoots(ports, roots)) },
    version: ports.version,
    allowedHosts: namesOf(environment),
    ...(isLocal && { isLocal }),
    openFolders,
    log,
    page: PAGE,
    uploadFolder: { folder: ports.scratch, write: writeStream, remove: removeFile },
    validateReplies,
  });
  studioServer.subscribe((event) => {
    metrics.countEvent(event);
    socket.broadcast(event);
  });
  let closed: Promise<void> | undefined;
  const preparing = new AbortController();
  const close = () => {
    preparing.abort();
    return (closed ??= studioServer.close());
  };
  server.once(
    "close",
    () => void close().catch((error: unknown) => log.error({ err: error }, "the studio's end failed")),
  );
  const announced = announce(studioServer, server);
  announced.catch((error: unknown) =>
    log.error({ err: error }, "command lines cannot be told where the studio answers"),
  );
  void announced
    .then(() => prepareStatus(ports, preparing.signal))
    .catch((error: unknown) => {
      if (!preparing.signal.aborted) log.warn({ err: error }, "the first status will take longer than it should");
    });
  return { ports, secret, mcp, metrics, announced, interrupt: () => studioServer.interrupt(), close };
}

/** Names that a browser may call the studio by, beside addresses and localhost. */
export function namesOf({ machine, hosts }: Environment): string[] {
  return [machine, ...hosts];
}

/** The host's own queue is `local`, whatever the settings name. */
function onQueue(environment: Environment, queue: MountOptions["queue"]): Environment {
  if (queue === null) return environment;
  const { values, taken, warnings } = environment.settings;
  const set = { local_url: queue.url, host_url: queue.url, local_via: "host" } as const;
  const by = Object.fromEntries(Object.keys(set).map((field) => [field, "the host"]));
  return { ...environment, settings: { values: { ...values, ...set }, taken: { ...taken, ...by }, warnings } };
}

async function announce(studioServer: StudioServer, server: Server): Promise<void> {
  if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address() as AddressInfo | string | null;
  if (address !== null && typeof address === "object")
    await studioServer.announce(urlOf(address.address, address.port));
}

function routesOf(ports: StudioPorts): RouteTable {
  return { bindings: studioRoutes(ports), openEpisode: (ep) => requireEpisodeContext(ports, ep) };
}

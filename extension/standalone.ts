// Starts the house on a port of its own: the page, the routes and the websocket.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Environment } from "../src/environment.ts";
import { openApp } from "../src/http/app.ts";
import { listen } from "../src/http/server.ts";
import { studioRoutes } from "../src/http/studio-routes.ts";
import type { Log } from "../src/machine/log.ts";
import { createStudio } from "../src/main.ts";
import { requireEpisodeFolder } from "../src/studio/config/act-roots.ts";

const PAGE = fileURLToPath(new URL("../web", import.meta.url));
const RESTART = 3;

export interface StandaloneOptions {
  readonly environment: Environment;
  readonly log: Log;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly runRoots: readonly string[];
  /** Checks every reply against its contract: tests and development. */
  readonly validateReplies?: boolean;
}

export interface Standalone {
  readonly url: string;
  /** Ends the service; running jobs are closed as failed, waiting ones stay for the next start. */
  stop(restart: boolean): void;
  /** The exit code, once everything is closed. */
  readonly ended: Promise<number>;
}

export async function openStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { environment, log } = options;
  let stop: (restart: boolean) => void = () => undefined;
  const asked = new Promise<boolean>((resolve) => (stop = resolve));
  const house = await createStudio({ environment, log, runRoots: options.runRoots, stop: (restart) => stop(restart) });
  const { studio } = house;
  const door = openApp({
    bindings: studioRoutes(studio),
    version: studio.version,
    allowedHosts: [environment.machine, ...environment.hosts],
    log,
    page: existsSync(PAGE) ? PAGE : null,
    validateReplies: options.validateReplies ?? false,
    resolveEpisode: (ep) => requireEpisodeFolder(studio, ep),
  });
  try {
    const listening = await listen(door, { host: options.host, port: options.port });
    house.listen((event) => door.sockets.broadcast(event));
    await house.announce(listening.url);
    const ended = asked.then(async (restart) => {
      await listening.close();
      await house.close();
      return restart ? RESTART : 0;
    });
    return { url: listening.url, stop: (restart) => stop(restart), ended };
  } catch (error) {
    await house.close();
    throw error;
  }
}

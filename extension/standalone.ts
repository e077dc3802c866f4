// Starts the house on a port of its own: the page, the routes and the websocket.
import { fileURLToPath } from "node:url";
import type { Environment } from "../src/environment.ts";
import { openApp } from "../src/http/app.ts";
import type { OpenRoutes } from "../src/http/owner/owners-door.ts";
import { listen } from "../src/http/server.ts";
import { studioRoutes } from "../src/http/studio-routes.ts";
import { removeFile } from "../src/machine/files.ts";
import type { Log } from "../src/machine/log.ts";
import { Releases } from "../src/machine/releases.ts";
import { writeStream } from "../src/machine/write-stream.ts";
import { createStudio } from "../src/main.ts";
import { passOn } from "../src/studio/models/pass-through.ts";
import { requireEpisodeFolder, withAskedRoots } from "../src/studio/config/act-roots.ts";
import type { Studio } from "../src/studio/studio.ts";

const PAGE = fileURLToPath(new URL("../web", import.meta.url));
/** Exit codes. */
const DONE = 0;
const FAILED = 1;
const RESTART = 3;

export interface StandaloneOptions {
  readonly environment: Environment;
  readonly log: Log;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly runRoots: readonly string[];
  /** Milliseconds between two signs of life to other processes; a test gives more of them. */
  readonly beat?: number;
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
  const { environment, log, runRoots, beat } = options;
  let end: (code: number) => void = () => undefined;
  const asked = new Promise<number>((resolve) => (end = resolve));
  const stop = (restart: boolean) => end(restart ? RESTART : DONE);
  const opened = new Releases();
  return opened.orRelease(async () => {
    const lost = () => end(FAILED);
    const house = await createStudio({ environment, log, runRoots, stop, lost, ...(beat !== undefined && { beat }) });
    opened.add(() => house.close());
    const { studio } = house;
    const door = openApp({
      host: passOn(studio),
      ...routesOf(studio),
      ownersDoor: { secret: house.secret, widened: (roots) => routesOf(withAskedRoots(studio, roots)) },
      version: studio.version,
      allowedHosts: [environment.machine, ...environment.hosts],
      log,
      page: PAGE,
      uploadPlace: { folder: studio.scratch, write: writeStream, remove: removeFile },
      validateReplies: options.validateReplies ?? false,
    });
    const listening = await listen(door, { host: options.host, port: options.port });
    opened.add(() => listening.close());
    house.listen((event) => door.sockets.broadcast(event));
    await house.announce(listening.url);
    const ended = asked.then(async (code) => {
      house.interrupt();
      await opened.close();
      return code;
    });
    return { url: listening.url, stop, ended };
  });
}

function routesOf(studio: Studio): OpenRoutes {
  return { bindings: studioRoutes(studio), resolveEpisode: (ep) => requireEpisodeFolder(studio, ep) };
}

// The studio on its own: mounted in a server of its own on a port, with the page at `/` and the host's model lists passed on.
import type { Environment } from "../src/environment.ts";
import { mountStandaloneRoutes } from "../src/http/app.ts";
import { STANDALONE } from "../src/http/prefix.ts";
import type { Log } from "../src/machine/log.ts";
import { openPassThrough } from "../src/studio/models/pass-through.ts";
import { namesOf, PAGE } from "./mount.ts";
import { startService, type RunningService } from "./start-service.ts";

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

export type Standalone = RunningService;

export function openStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { environment, log, runRoots, beat, validateReplies } = options;
  return startService(
    { environment, log, runRoots, beat, validateReplies, address: options, prefixes: STANDALONE, queue: null },
    {
      after: (app, { ports, mcp, metrics }) =>
        mountStandaloneRoutes(app, {
          mcp,
          metrics,
          host: openPassThrough(ports),
          page: PAGE,
          allowedHosts: namesOf(environment),
          log,
        }),
    },
  );
}

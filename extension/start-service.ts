// A door of our own with the studio mounted in it, on a port, until it is told to end: what the standalone service and the sidecar of a
// host have in common.
import { openHttpApp, type HttpApp } from "../src/http/app.ts";
import type { SocketOptions } from "../src/http/socket.ts";
import { listen, openServer, type Address } from "../src/http/server.ts";
import { CleanupStack } from "../src/machine/cleanup-stack.ts";
import type { Environment } from "../src/environment.ts";
import type { Log } from "../src/machine/log.ts";
import { mount, namesOf, type Mounted, type MountOptions } from "./mount.ts";

/** Exit codes. */
const DONE = 0;
const FAILED = 1;
const RESTART = 3;

export interface ServiceOptions extends Pick<
  MountOptions,
  "runRoots" | "beat" | "validateReplies" | "prefixes" | "queue" | "isLocal"
> {
  readonly environment: Environment;
  readonly log: Log;
  readonly address: Address;
  readonly mayEnter?: SocketOptions["mayEnter"];
}

export interface RunningService {
  readonly url: string;
  readonly port: number;
  /** Ends the service; running jobs are closed as failed, waiting ones stay for the next start. */
  stop(restart: boolean): void;
  /** The exit code, once everything is closed. */
  readonly ended: Promise<number>;
}

/** What the caller adds to the app, before the studio's routes and behind them. */
export interface AppHooks {
  readonly before?: (app: HttpApp["app"]) => void;
  readonly after?: (app: HttpApp["app"], mounted: Mounted) => void;
}

export async function startService(options: ServiceOptions, { before, after }: AppHooks): Promise<RunningService> {
  const { environment, log, address, mayEnter, ...mounting } = options;
  let end: (code: number) => void = () => undefined;
  const exitCode = new Promise<number>((resolve) => (end = resolve));
  const stop = (restart: boolean) => end(restart ? RESTART : DONE);
  const opened = new CleanupStack();
  return opened.runOrClose(async () => {
    const httpApp = openHttpApp({ allowedHosts: namesOf(environment), log, ...(mayEnter && { mayEnter }) });
    const server = openServer(httpApp);
    before?.(httpApp.app);
    const host = { app: httpApp.app, server, socket: httpApp.sockets };
    const mounted = await mount({ ...mounting, ...host, environment, log, stop, lost: () => end(FAILED) });
    opened.add(() => mounted.close());
    after?.(httpApp.app, mounted);
    const { announced } = mounted;
    const listening = await listen(httpApp, address, server);
    opened.add(() => listening.close());
    await announced;
    const ended = exitCode.then(async (code) => {
      mounted.interrupt();
      await opened.close();
      return code;
    });
    return { url: listening.url, port: listening.port, stop, ended };
  });
}

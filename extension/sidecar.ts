// The studio beside a host that is no Node program: on a loopback port that answers only to that host, and to command lines of the same
// user. `sidecar-program.ts` runs it; the host's part is `shim/`.
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { Type, type Static } from "typebox";
import { open } from "../src/contracts/schema.ts";
import { LOOPBACK, type Environment } from "../src/environment.ts";
import { isFromThisMachine, isLoopback } from "../src/http/guard.ts";
import { isSame, SECRET_HEADER } from "../src/http/owner/owner-access.ts";
import { THROUGH_THE_HOST } from "../src/http/socket.ts";
import type { Log } from "../src/machine/log.ts";
import { releaseMemoryWhenQuiet } from "../src/machine/process/release-memory.ts";
import { startService, type RunningService } from "./start-service.ts";

/** Says that a request comes through the host. */
export const TOKEN_HEADER = "x-studio-token";

/** What a host tells its sidecar before anything else. */
export const Greeting = open({
  /** Known to the host and the sidecar alone. */
  token: Type.String({ minLength: 32 }),
  /** The host's own address, where its queue is asked. */
  url: Type.String({ pattern: "^https?://" }),
  /** The host's user folder; the studio's files lie in `default/studio` there. */
  userDir: Type.String({ minLength: 1 }),
  /** The host's folder. */
  folder: Type.String({ minLength: 1 }),
  /** Where the host looks for the files that a graph reads. */
  input: Type.String({ minLength: 1 }),
  /** Where the host saves what its graphs make. */
  output: Type.String({ minLength: 1 }),
  /** Models folder to the places that hold its files. */
  models: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type Greeting = Static<typeof Greeting>;

export interface SidecarOptions {
  readonly greeting: Greeting;
  readonly environment: Environment;
  readonly log: Log;
  readonly validateReplies?: boolean;
}

export function openSidecar({
  greeting,
  environment,
  log,
  validateReplies = false,
}: SidecarOptions): Promise<RunningService> {
  const { url, userDir, folder, input, output, models } = greeting;
  let secret: string | undefined;
  const memory = releaseMemoryWhenQuiet();
  const mayEnter = ({ headersDistinct }: IncomingMessage) =>
    isProven(headersDistinct[TOKEN_HEADER], greeting.token) || isProven(headersDistinct[SECRET_HEADER], secret);
  return startService(
    {
      environment: {
        ...{ ...environment, userDir, hostFolder: folder },
        ...{ hostModels: models, hostInput: input, hostOutput: output },
      },
      log,
      address: { host: LOOPBACK, port: 0 },
      queue: { url },
      mayEnter,
      isLocal: isFromHere,
      validateReplies,
    },
    {
      before: (app) => app.use(onlyThroughTheHost(mayEnter, () => memory.touch())),
      after: (_app, mounted) => (secret = mounted.secret),
    },
  );
}

/** The host's part says for whom it asks; whoever comes straight here has the owner's secret. */
function isFromHere(request: IncomingMessage): boolean {
  const asker = request.headers["x-forwarded-for"];
  return asker === undefined ? isFromThisMachine(request) : typeof asker === "string" && isLoopback(asker);
}

function onlyThroughTheHost(mayEnter: (request: IncomingMessage) => boolean, onEntered: () => void): RequestHandler {
  return (request, response, next) => {
    if (mayEnter(request)) {
      onEntered();
      return next();
    }
    request.resume();
    response.status(403).json({ error: THROUGH_THE_HOST });
  };
}

function isProven(given: readonly string[] | undefined, expected: string | undefined): boolean {
  return expected !== undefined && given?.length === 1 && isSame(given[0] ?? "", expected);
}

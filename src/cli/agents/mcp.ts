// `mcp`: an agent's server on standard input and output. It works through the service that owns the user folder; where none runs it starts one, so
// that a person has a page in which plans are approved, and ends it with itself.
import { resolve } from "node:path";
import { openStandalone, type Standalone } from "../../../extension/standalone.ts";
import { thumbRoute } from "../../contracts/routes/files.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { openMcp } from "../../http/mcp/open-mcp.ts";
import { requirePicture } from "../../http/mcp/studio-in-process.ts";
import type { AgentStudio } from "../../http/mcp/verb.ts";
import { connectToOwner, type OwnerConnection } from "../../http/owner/connect-to-owner.ts";
import { readVersion } from "../../wiring/read-version.ts";
import type { CommonFlags } from "../args.ts";
import { readCommandEnvironment } from "../client/command-environment.ts";
import { findOwner, OWNER_PATIENCE, requireReachable } from "../client/find-owner.ts";
import type { Streams } from "../output.ts";

export interface McpFlags extends CommonFlags {
  readonly root?: string;
}

/** Resolves with the exit code once the agent has closed its end. */
export async function serveMcp(flags: McpFlags, { stderr }: Streams): Promise<number> {
  const { serveStdio, StdioServerTransport } = await import("@modelcontextprotocol/server/stdio");
  const service = new ServiceLink(flags, (line) => stderr.write(`${line}\n`));
  const films: AgentStudio["films"] = new Map();
  try {
    await service.reach();
    const transport = new StdioServerTransport();
    const studioFor = (agent: string) => studioThrough(service, agent, films);
    const explain = async (error: unknown) => reasonOf(error);
    const otherwise = readCommandEnvironment(flags).environment.agent ?? "an agent";
    const closed = endOf(process.stdin);
    const handle = serveStdio(() => openMcp({ version: readVersion(), studioFor, otherwise, explain }), { transport });
    await closed;
    await handle.close();
    return 0;
  } finally {
    await service.close();
  }
}

/** Resolves when the agent has gone, or the program is asked to end. */
function endOf(input: NodeJS.ReadStream): Promise<void> {
  return new Promise((done) => {
    for (const event of ["end", "close"] as const) input.once(event, () => done());
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
  });
}

function studioThrough(service: ServiceLink, agent: string, films: AgentStudio["films"]): AgentStudio {
  return {
    call: async (route, fields, signal) => (await service.reach()).callAs(agent)(route, fields, signal),
    picture: async (of) =>
      requirePicture(await (await service.reach()).readFile(agent, { route: thumbRoute, fields: of })),
    films,
    get page() {
      return service.page;
    },
  };
}

/** The connection to the service, made again when it has gone: an agent may work for days. */
class ServiceLink {
  readonly #flags: McpFlags;
  readonly #say: (line: string) => void;
  #connection: OwnerConnection | undefined;
  #secret: string | undefined;
  #own: Standalone | undefined;
  #reaching: Promise<OwnerConnection> | undefined;
  page: string | null = null;

  constructor(flags: McpFlags, say: (line: string) => void) {
    this.#flags = flags;
    this.#say = say;
  }

  /** Another start of the service has another secret, though it answers at the same address. */
  async reach(): Promise<OwnerConnection> {
    const { environment } = readCommandEnvironment(this.#flags);
    const owner = await findOwner(environment, 0);
    const open = this.#connection;
    if (open && !open.gone.aborted && owner?.secret === this.#secret) return open;
    this.#reaching ??= this.#open().finally(() => (this.#reaching = undefined));
    return this.#reaching;
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#own?.stop(false);
    await this.#own?.ended;
  }

  async #open(): Promise<OwnerConnection> {
    const { environment } = readCommandEnvironment(this.#flags);
    const owner = (await findOwner(environment, OWNER_PATIENCE)) ?? (await this.#start());
    const { url, secret } = requireReachable(owner);
    const root = this.#flags.root === undefined ? null : resolve(this.#flags.root);
    this.#connection?.close();
    const connection = await connectToOwner({ url, secret }, root);
    [this.#connection, this.#secret, this.page] = [connection, secret, url];
    return connection;
  }

  async #start() {
    const { environment, log } = readCommandEnvironment(this.#flags);
    const options = { environment, log, host: environment.listen, runRoots: [] };
    this.#own = await openStandalone({ ...options, port: environment.port }).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.kind !== "conflict") throw error;
      return openStandalone({ ...options, port: 0 });
    });
    this.#say(`the studio's page is at ${this.#own.url}`);
    const owner = await findOwner(environment, OWNER_PATIENCE);
    if (!owner) throw new Refusal("conflict", "the service that was started has ended: run the command again");
    return owner;
  }
}

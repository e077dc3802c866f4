// `serve`: the service and its page on a port, until it is stopped.
import { resolve } from "node:path";
import { reasonOf } from "../contracts/refusal.ts";
import { openStandalone } from "../../extension/standalone.ts";
import type { CommonFlags } from "./args.ts";
import { readCommandEnvironment } from "./client/command-environment.ts";
import type { Streams } from "./output.ts";

export interface ServeFlags extends CommonFlags {
  readonly port?: number;
  readonly listen?: string;
  readonly root?: readonly string[];
  readonly open: boolean;
}

/** Resolves with the exit code once the service has ended: 3 asks whoever started it to start it again. */
export async function serve(
  { port, listen, root = [], open, ...common }: ServeFlags,
  streams: Streams,
): Promise<number> {
  const { environment, log } = readCommandEnvironment(common);
  const standalone = await openStandalone({
    environment,
    log,
    port: port ?? environment.port,
    host: listen ?? environment.listen,
    runRoots: root.map((folder) => resolve(folder)),
  });
  const say = (text: string) => streams.stdout.write(`${text}\n`);
  if (common.json) say(JSON.stringify({ url: standalone.url }, null, 2));
  else say(`listening on ${standalone.url}`);
  if (open && !common.json) await openBrowser(standalone.url, streams);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => standalone.stop(false));
  return standalone.ended;
}

/** A machine without a screen has none; the address was said already. */
async function openBrowser(url: string, { stdout, stderr }: Streams): Promise<void> {
  if (!stdout.isTTY) return;
  const { default: show } = await import("open");
  await show(url).catch((error: unknown) => stderr.write(`open ${url} yourself: ${reasonOf(error)}\n`));
}

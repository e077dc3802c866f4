// The program of the sidecar, as the host starts it. It reads one line of JSON with the greeting from standard input, and writes one with its
// port or its error to standard output. It ends when its standard input is closed: with the host, however that ends.
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { check } from "../src/contracts/check.ts";
import { reasonOf } from "../src/contracts/refusal.ts";
import { readEnvironment } from "../src/environment.ts";
import { openLog } from "../src/machine/log.ts";
import { Greeting, openSidecar } from "./sidecar.ts";

/** Written by install.js: for which machine the programs were copied that only run on one kind. */
const INSTALLED = fileURLToPath(new URL("../../installed.json", import.meta.url));
const FAILED = 1;
/** Milliseconds: how long an orderly end may take once the host has gone, and between two looks at whether it is there. */
const PATIENCE = 8_000;
const LOOK_EVERY = 5_000;

/** Another start would come to the same. */
class Lasting extends Error {}

async function run(): Promise<number> {
  const input = createInterface({ input: process.stdin });
  const gone = new Promise<void>((resolve) => input.once("close", resolve));
  const greeting = readGreeting(await Promise.race([nextLine(input), gone.then(() => "")]));
  await requireOwnPlatform();
  const environment = readEnvironment(process.env, process.platform, homedir());
  const sidecar = await openSidecar({ greeting, environment, log: openLog(environment.logLevel) });
  report({ port: sidecar.port });
  const stop = () => {
    sidecar.stop(false);
    setTimeout(() => process.exit(FAILED), PATIENCE).unref();
  };
  void gone.then(stop);
  whenOrphaned(stop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  return sidecar.ended;
}

function nextLine(input: NodeJS.EventEmitter): Promise<string> {
  return new Promise((resolve) => input.once("line", resolve));
}

function readGreeting(line: string): Greeting {
  const checked = check(Greeting, JSON.parse(line || "null"));
  if (!checked.ok) throw new Lasting(`the host's greeting cannot be read: ${checked.sentence}`);
  return checked.value;
}

/** A copy of the host on another machine has programs in it that cannot run there. */
async function requireOwnPlatform(): Promise<void> {
  const text = await readFile(INSTALLED, "utf8").catch(() => undefined);
  if (text === undefined) return; // a checkout: npm has fetched what fits
  const { platform } = JSON.parse(text) as { platform?: unknown };
  const own = `${process.platform}-${process.arch}`;
  if (platform === own) return;
  throw new Lasting(
    `it was installed for ${String(platform)} and this is ${own}: run install.js again, on this machine`,
  );
}

/** Standard input stays open when a process that the host had forked outlives it. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, LOOK_EVERY);
  looking.unref();
}

function report(what: { port: number } | { error: string; lasting: boolean }): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    report({ error: reasonOf(error), lasting: error instanceof Lasting });
    process.exitCode = FAILED;
    process.stdin.destroy();
  },
);

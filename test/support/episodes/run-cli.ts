// Runs the built command line as a person does: a process of its own, with an environment that the test chooses.
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { learnTools, lendKnownTools } from "../media/known-tools.ts";

const CLI = fileURLToPath(new URL("../../../bin/episode-studio.js", import.meta.url));

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function runCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CliResult> {
  return startCli(args, env).ended;
}

export interface RunningCli {
  readonly ended: Promise<CliResult>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the first line of either stream that matches. */
  said(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Sends a message to what was loaded before the program, and resolves with its answer. */
  ask(message: object): Promise<unknown>;
  readonly hasEnded: boolean;
}

/** `before`: the address of a module that is loaded before the program. */
export function startCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  before?: string,
): RunningCli {
  const userDir = args[args.indexOf("--user-dir") + 1] ?? "";
  if (args.includes("--user-dir")) lendKnownTools(userDir);
  const child = spawn(process.execPath, [...(before ? ["--import", before] : []), CLI, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", ...(before ? (["ipc"] as const) : [])],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  let stdout = "";
  let stderr = "";
  const waiting = new Set<() => void>();
  const received = () => waiting.forEach((look) => look());
  child.stdout.on("data", (chunk: Buffer) => ((stdout += chunk.toString()), received()));
  child.stderr.on("data", (chunk: Buffer) => ((stderr += chunk.toString()), received()));
  const ended = new Promise<CliResult>((resolve) => child.once("close", (code) => resolve({ code, stdout, stderr })));
  void ended.then(() => learnTools(userDir));
  return {
    ended,
    kill: (signal) => void child.kill(signal),
    async ask(message) {
      const answer = once(child, "message");
      child.send(message);
      return ((await answer) as unknown[])[0];
    },
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = stdout.match(pattern) ?? stderr.match(pattern);
          if (match) resolve(match);
        };
        waiting.add(look);
        look();
        void ended.then((end) => reject(new Error(`ended with ${end.code} before it said ${pattern}: ${end.stderr}`)));
      }),
  };
}

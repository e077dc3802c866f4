// Where a command runs: its environment, its log, and the folder that holds the episode it names.
import { realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, resolve } from "node:path";
import { readEnvironment, type Environment } from "../../environment.ts";
import { openLog, type Log } from "../../machine/log.ts";
import type { CommonFlags } from "../args.ts";

/** Where a command runs. `--user-dir` beats the environment. */
export function readCommandEnvironment({ userDir }: CommonFlags): { environment: Environment; log: Log } {
  const found = readEnvironment(process.env, process.platform, homedir());
  const environment = userDir === undefined ? found : { ...found, userDir: resolve(userDir) };
  return { environment, log: openLog(environment.logLevel) };
}

/** The root of a run that names an episode: the folder that it really lies in, where its show keeps a config and pictures. */
export async function rootOf(episode: string): Promise<string> {
  return dirname(await realpath(episode));
}

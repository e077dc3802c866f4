// Runs a command line in this process: the same commands without the start of a program, for tests of what a command does and says.
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { runCommandLine } from "../../../src/cli/command-line.ts";
import { learnTools, lendKnownTools } from "../media/known-tools.ts";
import type { CliResult } from "./run-cli.ts";

/** `userDir`: where the studio keeps its own files. */
export async function runHere(userDir: string, ...args: string[]): Promise<CliResult> {
  lendKnownTools(userDir);
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runCommandLine([...args, "--user-dir", userDir], { stdout, stderr });
  stdout.end();
  stderr.end();
  learnTools(userDir);
  const [out, err] = await said;
  return { code, stdout: out, stderr: err };
}

#!/usr/bin/env node
// The program: hands what was typed to the command line, and ends with its code.
import * as modules from "node:module";
import { fileURLToPath } from "node:url";

/** Compile cache of Node 22.1 and later; writable by whoever may write the program. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/episode-studio", import.meta.url));

// A reader such as `head` may close the pipe: no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

(modules as { enableCompileCache?: (folder: string) => unknown }).enableCompileCache?.(COMPILED);
const { runCommandLine } = await import("./cli/command-line.ts");
process.exitCode = await runCommandLine(process.argv.slice(2), process);

#!/usr/bin/env node
// The program: hands what was typed to the command line, and ends with its code.
import * as modules from "node:module";
import { fileURLToPath } from "node:url";

/** Where compiled code is kept from one start to the next, by a Node that can: from 22.1 on. Only who may write the program may write there. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/episode-studio", import.meta.url));

// Whoever reads us may stop reading, as `head` does: that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

(modules as { enableCompileCache?: (folder: string) => unknown }).enableCompileCache?.(COMPILED);
const { runCommandLine } = await import("./cli/command-line.ts");
process.exitCode = await runCommandLine(process.argv.slice(2), process);

#!/usr/bin/env node
// The program: hands what was typed to the command line, and ends with its code.
import { runCommandLine } from "./cli/command-line.ts";

// Whoever reads us may stop reading, as `head` does: that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await runCommandLine(process.argv.slice(2), process);

// Runs a guard as a user without rights: as root every permission holds. Possible only where this process may change its user.
import { execFile } from "node:child_process";
import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const NOBODY = 65_534;
const PROGRAM = fileURLToPath(new URL("../programs/as-nobody-program.js", import.meta.url));
const DIST = fileURLToPath(new URL("../../..", import.meta.url));

export function canBecomeNobody(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0;
}

/**
 * Calls an exported function of a built module once for each list of arguments, as nobody. Answers with the kinds of the
 * refusals it ended with, or "let through". `scratch` is opened, so that nobody can reach what lies in it.
 */
export async function asNobody(
  scratch: string,
  module: string,
  name: string,
  calls: readonly (readonly unknown[])[],
): Promise<string[]> {
  await chmod(scratch, 0o755);
  const args = [PROGRAM, `${DIST}${module}`, name, JSON.stringify(calls), String(NOBODY)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as string[];
}

// npm as a program that can be started without a shell: the copy that came with this Node, else the one on the PATH.
import { dirname, join } from "node:path";
import { exists } from "../../machine/files.ts";

/** The program and its first arguments. */
export async function findNpm(node = process.execPath): Promise<readonly [string, ...string[]]> {
  const beside = dirname(node);
  for (const folder of [join(beside, "node_modules"), join(beside, "..", "lib", "node_modules")]) {
    const script = join(folder, "npm", "bin", "npm-cli.js");
    if (await exists(script)) return [node, script];
  }
  return ["npm"];
}

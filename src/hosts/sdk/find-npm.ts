// npm as a program that can be started without a shell: the copy that came with this Node, else the one on the PATH; and what it says
// when it fails.
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

const MARK = /^npm (?:error|ERR!)\s?/;
/** Lines that name the trouble for programs, that advise everybody alike, or that belong to a stack. */
const BESIDE =
  /^(?:code|syscall|errno|path|dest|A complete log|In most cases|This is a problem|If you|Run `npm|at |[{}]|[a-z]+: .*,?$|$)/;

/** npm's own reason, out of the last lines that it wrote; undefined when they hold none. */
export function npmReason(lines: readonly string[]): string | undefined {
  const said = lines.filter((line) => MARK.test(line)).map((line) => line.replace(MARK, "").trim());
  const reasons = said.map((line) => line.replace(/^(?:network|notarget|\d{3}|E[A-Z]+)(?:\s|$)/, "").trim());
  return reasons.find((line) => line.includes("reason: ")) ?? reasons.find((line) => !BESIDE.test(line));
}

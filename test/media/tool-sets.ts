// The programs that tests of media run with: those on PATH and those that come with the packages, as far as each is here.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Tools, findTools } from "../../src/media/tools.ts";

export interface ToolSet {
  readonly name: string;
  readonly tools: Tools;
}

const userDir = mkdtempSync(join(tmpdir(), "studio-tools-"));
process.once("exit", () => rmSync(userDir, { recursive: true, force: true }));

async function setOf(name: string, path: string): Promise<ToolSet[]> {
  const tools = await findTools({ path, userDir }).catch(() => undefined);
  return tools ? [{ name: `${name} (${tools.ffmpeg.version})`, tools }] : [];
}

const bundled = await setOf("packages", "");
const installed = await setOf("PATH", process.env["PATH"] ?? "");

/** At least one; two where ffmpeg is installed besides. */
export const toolSets: readonly ToolSet[] = [
  ...bundled,
  ...installed.filter(({ tools }) => tools.ffmpeg.from === "PATH"),
];

/** Where it does not matter which. */
export function anyTools(): Tools {
  const [first] = toolSets;
  if (!first) throw new Error("no ffmpeg works here");
  return first.tools;
}

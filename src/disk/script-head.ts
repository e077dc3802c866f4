// The two facts of a script that a list of episodes shows, without parsing the script: a list must not fail or wait for one
// broken episode. The grammar itself is in `core/script`.
import { splitLines } from "../core/lib/text-lines.ts";

export interface ScriptHead {
  readonly title: string;
  readonly shots: number;
}

/** Title of the first `= ID Title` line, and how many `## ` lines there are. */
export function parseScriptHead(text: string): ScriptHead {
  const lines = splitLines(text);
  const header = lines.find((line) => line.startsWith("= "));
  const title =
    header
      ?.slice(2)
      .trim()
      .replace(/^\S+\s*/, "") ?? "";
  return { title, shots: lines.filter((line) => /^## +\S/.test(line)).length };
}

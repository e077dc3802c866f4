// Silencing a warning in its shot: one comment line under the shot's heading.
import { shotAtLine, shotSpans } from "./outline.ts";

/** The text with `// lint: off <id>` in the shot of the line, or undefined where no shot is. */
export function suppressRule(text: string, line: number, id: string): string | undefined {
  const shot = shotAtLine(shotSpans(text), line);
  if (!shot) return undefined;
  const lines = text.split("\n");
  lines.splice(shot.line, 0, `// lint: off ${id}`);
  return lines.join("\n");
}

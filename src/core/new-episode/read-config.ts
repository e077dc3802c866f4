// The text of a series config as far as an episode that begins has to know it: its values with their lines, or what is wrong.
// Whether the values make sense is left to `series/parse-series`.
import { Diagnostics } from "../lib/diagnostics.ts";
import { quoted } from "../lib/wording.ts";
import { parseLocatedJson, type ConfigDiagnostics, type LocatedFields } from "../series/located-json.ts";

export type ConfigRead =
  | { readonly ok: true; readonly root: LocatedFields }
  | { readonly ok: false; readonly line: number | null; readonly problem: string };

/** A config's values; not `ok` when the text is not a JSON object. */
export function readConfigText(text: string): ConfigRead {
  const diagnostics: ConfigDiagnostics = new Diagnostics<number | null>();
  const root = parseLocatedJson(text, diagnostics);
  const [problem] = diagnostics.problems;
  if (problem) return { ok: false, line: problem.line, problem: problem.message };
  if (root?.fields) return { ok: true, root: root.fields };
  return { ok: false, line: root?.line ?? null, problem: "a config is a JSON object: { ... }" };
}

/** The same, and not `ok` without a `series` block. */
export function readSeriesText(text: string): ConfigRead {
  const read = readConfigText(text);
  const series = read.ok ? read.root.get("series") : undefined;
  if (!read.ok || series?.fields) return read;
  return {
    ok: false,
    line: series?.line ?? null,
    problem: `a ${quoted("series")} object with the show's id and title is missing`,
  };
}

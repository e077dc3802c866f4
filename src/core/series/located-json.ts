// Strict JSON whose every value knows its line and its path, for sentences that point at the key they mean.
// Comments and trailing commas are errors, as in any JSON. Never throws, on any text.
import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { Diagnostics, type Diagnostic } from "../lib/diagnostics.ts";
import { quoted } from "../lib/wording.ts";
import { withoutMark, indexLines, type Position } from "../lib/text-lines.ts";

export interface Located {
  /** `subjects.mara.name`; "" for the whole file. */
  readonly path: string;
  /** The line of the key; of the value itself in a list. */
  readonly line: number;
  /** Text, number, true, false or null; undefined for an object or a list. */
  readonly scalar: string | number | boolean | null | undefined;
  /** An object's fields, in the order written; null for everything else. */
  readonly fields: LocatedFields | null;
  /** A list's items; null for everything else. */
  readonly items: readonly Located[] | null;
}

export type LocatedFields = ReadonlyMap<string, Located>;
export type ConfigDiagnostics = Diagnostics<number | null>;
type PositionOf = (offset: number) => Position;

const COMPLAINTS: Readonly<Record<number, string>> = {
  1: "not a JSON value: text stands in double quotes",
  2: "a number that JSON does not know",
  3: "a key in double quotes is missing here",
  4: "a value is missing here",
  5: `":" is missing here`,
  6: `"," is missing here`,
  7: `"}" is missing here`,
  8: `"]" is missing here`,
  9: "the file goes on after its end: one object holds everything",
  10: `comments are not JSON: use a key that begins with "_"`,
  11: `comments are not JSON: use a key that begins with "_"`,
  12: "the text that begins here does not end on its line",
  13: "a number that JSON does not know",
  14: `\\u needs four hexadecimal digits`,
  15: `"\\" stands before a character that it cannot escape: write "\\\\" for a backslash`,
  16: "a control character inside a text: write it as an escape",
};

/** The file's value, or null and the first thing in it that is no JSON, with its line and column. */
export function parseLocatedJson(text: string, diagnostics: ConfigDiagnostics): Located | null {
  const at = indexLines(text);
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error) diagnostics.problems.push(syntaxProblem(error, text, at));
    else if (root) return locate(root, "", at(root.offset).line, { at, diagnostics });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    diagnostics.problem(null, "the file is nested too deeply to be read");
  }
  return null;
}

/** The first place where a text is no JSON, with line and column; undefined when it is JSON. */
export function findSyntaxProblem(text: string): Diagnostic<number | null> | undefined {
  const diagnostics: ConfigDiagnostics = new Diagnostics<number | null>();
  return parseLocatedJson(withoutMark(text), diagnostics) === null ? diagnostics.problems[0] : undefined;
}

function syntaxProblem(error: ParseError, text: string, at: PositionOf): Diagnostic<number> {
  const where = at(error.offset);
  const closing = text.charAt(error.offset);
  const after = text.slice(0, error.offset).trimEnd();
  if ((closing === "}" || closing === "]") && after.endsWith(",")) {
    return { ...at(after.length - 1), message: `not JSON: remove the comma before ${quoted(closing)}` };
  }
  return { ...where, message: `not JSON: ${COMPLAINTS[error.error] ?? "something is wrong here"}` };
}

interface Walk {
  readonly at: PositionOf;
  readonly diagnostics: ConfigDiagnostics;
}

function locate(node: Node, path: string, line: number, walk: Walk): Located {
  const none = { path, line, scalar: undefined, fields: null, items: null };
  if (node.type === "object") return { ...none, fields: locateFields(node, path, walk) };
  if (node.type === "array") {
    const items = node.children ?? [];
    return {
      ...none,
      items: items.map((item, i) => locate(item, `${path}[${i}]`, walk.at(item.offset).line, walk)),
    };
  }
  return { ...none, scalar: node.value as Located["scalar"] };
}

function locateFields(node: Node, path: string, walk: Walk): LocatedFields {
  const fields = new Map<string, Located>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    const name = String(key.value);
    const { line } = walk.at(key.offset);
    const before = fields.get(name);
    if (before)
      walk.diagnostics.warn(line, `${quoted(name)} is here a second time: line ${before.line} does not count`);
    fields.set(name, locate(value, path === "" ? name : `${path}.${name}`, line, walk));
  }
  return fields;
}

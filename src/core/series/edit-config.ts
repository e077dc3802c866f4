// Sets one value in a config's text. A text edit in the manner of its surroundings: every other byte stays, so a list on one line
// stays on one line, and of a key that is there twice the one that counts is changed.
import { format, parseTree, type Node } from "jsonc-parser";

const TWO_BLANKS = "  ";

/** The text with the value at a path; the path's objects are made where they are missing. A text that is no JSON stays as it is. */
export function setConfigValue(text: string, path: readonly string[], value: unknown): string {
  const root = parseTree(text);
  return root ? setIn(text, root, path, value) : text;
}

/** Whether a text is laid out as our own writers do: a value a line, two blanks a level. */
export function isPlainlyIndented(text: string): boolean {
  const ours = { insertSpaces: true, tabSize: TWO_BLANKS.length, eol: "\n" };
  return format(text.trimEnd(), undefined, ours).length === 0;
}

function setIn(text: string, node: Node, path: readonly string[], value: unknown): string {
  const [key, ...rest] = path;
  if (key === undefined || node.type === "null") return replaced(text, node, nested(path, value));
  if (node.type !== "object") return text;
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === key);
  const current = property?.children?.[1];
  return current ? setIn(text, current, rest, value) : added(text, node, key, nested(rest, value));
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);
}

function replaced(text: string, { offset, length }: Node, value: unknown): string {
  const written = text.includes("\n") ? onLines(value, text, indentAt(text, offset)) : JSON.stringify(value);
  return text.slice(0, offset) + written + text.slice(offset + length);
}

/** A new last property of an object, laid out like the one before it. */
function added(text: string, object: Node, key: string, value: unknown): string {
  const last = object.children?.at(-1);
  if (!last) return replaced(text, object, { [key]: value });
  const end = last.offset + last.length;
  const property = startsLine(text, last.offset)
    ? onOwnLine(text, last, { key, value })
    : onSameLine(last, { key, value });
  return `${text.slice(0, end)},${property}${text.slice(end)}`;
}

interface Property {
  readonly key: string;
  readonly value: unknown;
}

function onOwnLine(text: string, before: Node, { key, value }: Property): string {
  const indent = indentAt(text, before.offset);
  return `\n${indent}${JSON.stringify(key)}: ${onLines(value, text, indent)}`;
}

function onSameLine({ colonOffset = 0, children }: Node, { key, value }: Property): string {
  const isTight = children?.[1]?.offset === colonOffset + 1;
  if (isTight) return `${JSON.stringify(key)}:${JSON.stringify(value)}`;
  return ` ${JSON.stringify(key)}: ${JSON.stringify(value, null, 1).replace(/\n */g, " ")}`;
}

/** The value over as many lines as it takes; what stands in it is indented by the text's own step. */
function onLines(value: unknown, text: string, indent: string): string {
  const step = /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? TWO_BLANKS;
  return JSON.stringify(value, null, step).replaceAll("\n", `\n${indent}`);
}

/** What the line of an offset begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}

function startsLine(text: string, offset: number): boolean {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return start > 0 && text.slice(start, offset).trim() === "";
}

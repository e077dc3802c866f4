// One line of a script as coloured pieces. The editor's marks come from the service's check; this only distinguishes the kinds of lines.
import { SCRIPT_KEYS } from "./script-words.ts";

export type Piece = "heading" | "id" | "key" | "value" | "name" | "delivery" | "comment";

export interface Token {
  /** Length in UTF-16 units; what no token covers is prose. */
  readonly length: number;
  readonly piece: Piece | null;
}

const KEYS = new Set<string>(SCRIPT_KEYS);

/** The tokens of a line, in order, covering it whole. */
export function tokensOf(line: string): Token[] {
  const tokens = comment(line) ?? heading(line) ?? keyLine(line) ?? dialogue(line) ?? pieces([line, null]);
  return tokens.filter(({ length }) => length > 0);
}

function comment(line: string): Token[] | undefined {
  return /^\s*\/\//.test(line) ? pieces([line, "comment"]) : undefined;
}

function heading(line: string): Token[] | undefined {
  const match = /^(=|#{1,2})(\s+)(\S+)(.*)$/.exec(line);
  if (!match) return undefined;
  const after: Piece | null = match[1] === "#" ? "value" : match[1] === "=" ? "id" : null;
  return pieces([`${match[1]}${match[2]}`, "comment"], [match[3], "heading"], [match[4], after]);
}

function keyLine(line: string): Token[] | undefined {
  const match = /^([a-z][a-z_]*)(\s*:)(.*)$/.exec(line);
  return match && KEYS.has(match[1] ?? "")
    ? pieces([match[1], "key"], [match[2], null], [match[3], "value"])
    : undefined;
}

function dialogue(line: string): Token[] | undefined {
  const match = /^([A-Z][A-Z0-9_ '-]*?)(\s*)(\([^)]*\))?(\s*:.*\S.*)$/.exec(line);
  return match ? pieces([match[1], "name"], [match[2], null], [match[3], "delivery"], [match[4], null]) : undefined;
}

function pieces(...parts: readonly (readonly [string | undefined, Piece | null])[]): Token[] {
  return parts.map(([text = "", piece]) => ({ length: text.length, piece }));
}

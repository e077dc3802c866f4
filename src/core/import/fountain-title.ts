// The title page of a Fountain text: `Key: value` lines at the very top, values also on indented lines, up to the first
// empty line.
import { withoutEmphasis } from "./emphasis.ts";
import type { FountainLine } from "./fountain-lines.ts";

export interface TitlePage {
  readonly title: string;
  readonly rest: readonly string[];
  /** How many lines it takes. */
  readonly length: number;
}

const KEY = /^([\p{L}][\p{L} _-]*):(.*)$/u;
const NONE: TitlePage = { title: "", rest: [], length: 0 };

export function readTitlePage(lines: readonly FountainLine[]): TitlePage {
  const end = lines.findIndex(({ text }) => text.trim() === "");
  const page = lines.slice(0, end < 0 ? lines.length : end);
  const [first, second] = page;
  if (!first || !beginsTitlePage(first.text, second?.text ?? "")) return NONE;
  const entries: { key: string; values: string[] }[] = [];
  for (const { text } of page) {
    const match = /^\s/.test(text) ? null : KEY.exec(text);
    const value = withoutEmphasis((match?.[2] ?? text).trim());
    if (match) entries.push({ key: match[1] ?? "", values: [] });
    if (value !== "") entries.at(-1)?.values.push(value);
  }
  const isTitle = ({ key }: { key: string }) => key.toLowerCase() === "title";
  const title = entries.find(isTitle)?.values.join(" ") ?? "";
  const rest = entries.filter((entry) => !isTitle(entry) && entry.values.length > 0);
  return { title, rest: rest.map(({ key, values }) => `${key}: ${values.join(" ")}`), length: page.length };
}

/** `FADE IN:` at the top is no key: keys have a value beside or below them and are not all capitals. */
function beginsTitlePage(first: string, second: string): boolean {
  const match = KEY.exec(first);
  const key = match?.[1] ?? "";
  if (!match || (key === key.toUpperCase() && key.toUpperCase() !== "TITLE")) return false;
  return (match[2] ?? "").trim() !== "" || /^\s+\S/.test(second) || KEY.test(second);
}

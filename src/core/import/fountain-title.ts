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
  const page = lines.slice(0, end < 0 ? lines.length : end).map(({ text }) => text);
  if (!beginsTitlePage(page)) return NONE;
  const entries = readEntries(page).filter(({ values }) => values.length > 0);
  const isTitle = ({ key }: Entry) => key.toLowerCase() === "title";
  const rest = entries.filter((entry) => !isTitle(entry)).map(({ key, values }) => `${key}: ${values.join(" ")}`);
  return { title: entries.find(isTitle)?.values.join(" ") ?? "", rest, length: page.length };
}

interface Entry {
  readonly key: string;
  readonly values: string[];
}

/** Text without a key of its own goes on with the value above it. */
function readEntries(page: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (const text of page) {
    const match = /^\s/.test(text) ? null : KEY.exec(text);
    const value = withoutEmphasis((match?.[2] ?? text).trim());
    if (match) entries.push({ key: match[1] ?? "", values: [] });
    if (value !== "") entries.at(-1)?.values.push(value);
  }
  return entries;
}

/** `FADE IN:` at the top is no key: keys have a value beside or below them and are not all capitals. */
function beginsTitlePage([first = "", second = ""]: readonly string[]): boolean {
  const match = KEY.exec(first);
  const key = match?.[1] ?? "";
  if (!match || (key === key.toUpperCase() && key.toUpperCase() !== "TITLE")) return false;
  return (match[2] ?? "").trim() !== "" || /^\s+\S/.test(second) || KEY.test(second);
}

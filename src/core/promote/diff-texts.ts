// What a promote would change in the two texts, as unified diffs for people to read before they agree.
import { FILE_HEADERS_ONLY, createTwoFilesPatch } from "diff";
import { isPlainlyIndented } from "../series/edit-config.ts";
import type { Texts } from "./world.ts";

export type TextNames = Readonly<Record<keyof Texts, string>>;

/** Texts of thousands of lines that have nothing in common are not compared for longer than this; milliseconds. */
const PATIENCE = 500;

/** "" where nothing changes. */
export function diffTexts(before: Texts, after: Texts, names: TextNames): Texts {
  const series = diffOf(before.series, after.series, names.series);
  const note =
    series === "" || isPlainlyIndented(before.series)
      ? ""
      : `# ${names.series} is not laid out as a value a line, two blanks a level: its own layout is kept\n`;
  return { script: diffOf(before.script, after.script, names.script), series: `${note}${series}` };
}

function diffOf(before: string, after: string, name: string): string {
  if (before === after) return "";
  const options = { context: 3, timeout: PATIENCE, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(name, name, before, after, undefined, undefined, options) ?? `--- ${name}\n+++ ${name}\n`;
}

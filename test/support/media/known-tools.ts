// What a test's studio learnt about the media programs, handed on to the next one of the process: asking them again costs
// every test as much as a short render.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

let learnt: string | undefined;

export function lendKnownTools(userDir: string): void {
  if (learnt === undefined) return;
  try {
    mkdirSync(userDir, { recursive: true });
    writeFileSync(join(userDir, "tools.json"), learnt, { flag: "wx" });
  } catch {
    // It knows them already, or may not: then it asks them itself.
  }
}

/** A studio that was closed while it asked has learnt a part: whoever knows more is believed. */
export function learnTools(userDir: string): void {
  try {
    const known = readFileSync(join(userDir, "tools.json"), "utf8");
    if (known.length > (learnt?.length ?? 0)) learnt = known;
  } catch {
    // Nothing was asked of them.
  }
}

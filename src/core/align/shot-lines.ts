// What an alignment looks at of a script: its shots in order, what is said in each, and how long the silent ones want to be.
import type { Story } from "../../contracts/files/story.ts";
import { findKeyLine, type ScriptParse, type ShotNode } from "../script/tree.ts";
import { shotsOf } from "../story/story-shots.ts";
import { findSetAside } from "./edit-windows.ts";
import type { AlignShot } from "./align-window.ts";

/** A silent shot that names no seconds. */
const SILENT_SECONDS = 3.04;

/** Shots in script order. `text`: what the tree was read from, with LF line ends. */
export function shotLines(story: Story, script: ScriptParse, text: string): AlignShot[] {
  const nodes = new Map(script.sequences.flatMap(({ shots }) => shots.map((shot) => [shot.id, shot] as const)));
  const written = text.split("\n");
  return shotsOf(story).map(({ shot }) => ({
    id: shot.id,
    lines: shot.dialogue.map(({ speaker, line }) => ({
      shot: shot.id,
      who: speaker,
      text: line,
      tokens: tokensOf(line),
    })),
    seconds: secondsOf(nodes.get(shot.id), written),
  }));
}

/** What `dur:` says now, or said before an alignment set it aside. */
function secondsOf(node: ShotNode | undefined, written: readonly string[]): number {
  if (!node) return SILENT_SECONDS;
  const value = findKeyLine(node, "dur")?.value ?? findSetAside(node, written)?.value;
  return value && "seconds" in value ? value.seconds : SILENT_SECONDS;
}

// Words as they are compared: a script's and a transcript's spelling of the same speech come out alike. docs/http.md "Alignment".

/** Lower case, split at blanks, hyphens and dashes; only letters, marks, digits and apostrophes stay. */
export function tokensOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .split(/[\s\p{Pd}]+/u)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}']/gu, ""))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

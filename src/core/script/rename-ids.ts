// A character, a prop or a place under another id, in the text of a script: where it is listed, where it is a plate or a sequence's place, and
// where it speaks. What the prose says is words, and stays.
import { splitSpeech } from "./lines/dialogue.ts";
import { parseScript } from "./parse.ts";
import type { Block, KeyLine } from "./tree.ts";

export interface IdChange {
  readonly block: "subjects" | "locations";
  readonly from: string;
  readonly to: string;
}

export interface RenamedScript {
  readonly text: string;
  /** How often it stood there. */
  readonly uses: number;
}

/** `text`: with LF line ends. */
export function renameInScript(text: string, change: IdChange): RenamedScript {
  const { sequences } = parseScript(text);
  const lines = text.split("\n");
  let uses = 0;
  const edit = (line: number, edited: (old: string) => string) => {
    const old = lines[line - 1] ?? "";
    const next = edited(old);
    if (next === old) return;
    lines[line - 1] = next;
    uses += 1;
  };
  for (const sequence of sequences) {
    if (change.block === "locations" && sequence.location === change.from)
      edit(sequence.line, (old) => old.replace(/^(#\s+\S+\s+)\S+/, (_all, head: string) => head + change.to));
    for (const block of [sequence, ...sequence.shots]) renameInBlock(block, change, edit);
  }
  return { text: lines.join("\n"), uses };
}

type Edit = (line: number, edited: (old: string) => string) => void;

function renameInBlock({ keys, dialogue }: Block, change: IdChange, edit: Edit): void {
  for (const key of keys) if (isOfBlock(key, change)) edit(key.line, (old) => withNames(old, change));
  if (change.block !== "subjects") return;
  const speaker = change.from.toUpperCase();
  for (const { line, value } of dialogue)
    if (value.name.toUpperCase() === speaker) edit(line, (old) => withSpeaker(old, change));
}

function isOfBlock({ key }: KeyLine, { block }: IdChange): boolean {
  return block === "subjects" ? key === "who" || key === "with" : key === "plate";
}

/** The list behind the colon, with its blanks as they were. */
function withNames(line: string, { from, to }: IdChange): string {
  const colon = line.indexOf(":") + 1;
  const names = line.slice(colon).split(",");
  return line.slice(0, colon) + names.map((name) => (name.trim() === from ? name.replace(from, to) : name)).join(",");
}

function withSpeaker(line: string, { to }: IdChange): string {
  const name = splitSpeech(line)?.name ?? "";
  return to.toUpperCase() + line.slice(name.length);
}

// Edits of a series config for people who fill in forms: text edits, so that every other byte, its order and its layout stay as they were.
import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import { asciiId } from "../lib/ascii-id.ts";
import { setConfigValue } from "./edit-config.ts";

export type EntryBlock = "subjects" | "locations";

/** What a form can hold in one field. */
export type FieldValue = string | number | boolean;

/** The text with the value at a path; undefined takes the key out. */
export function setField(text: string, path: readonly string[], value: FieldValue | undefined): string {
  return value === undefined ? withoutField(text, path) : setConfigValue(text, path, value);
}

/** The text without a key, however often it is there. A block that becomes empty by it stays. */
export function withoutField(text: string, path: readonly string[]): string {
  let left = text;
  for (let root = parseTree(left); root && findNodeAtLocation(root, [...path]); root = parseTree(left)) {
    left = applyEdits(left, modify(left, [...path], undefined, {}));
  }
  return left;
}

/** A new last entry of a block. One that is there stays as it is. */
export function addEntry(
  text: string,
  block: EntryBlock,
  { id, fields }: { readonly id: string; readonly fields: Readonly<Record<string, FieldValue>> },
): string {
  const root = parseTree(text);
  if (!root || findNodeAtLocation(root, [block, id])) return text;
  return setConfigValue(text, [block, id], fields);
}

/** An id that a script can spell, for a name: `Old Man` is `old_man`, and `old_man_2` where that is taken. */
export function idFor(name: string, taken: readonly string[], otherwise: string): string {
  const wanted = asciiId(name);
  const id = /^[a-z]/.test(wanted) ? wanted : otherwise;
  const ids = new Set(taken.map((one) => one.toLowerCase()));
  let free = id;
  for (let turn = 2; ids.has(free); turn += 1) free = `${id}_${turn}`;
  return free;
}

/** Where a key stands, as a line from 1; undefined where the text has none. */
export function lineOfField(text: string, path: readonly string[]): number | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node && text.slice(0, node.parent?.offset ?? node.offset).split("\n").length;
}

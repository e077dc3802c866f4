// A new character, prop or place in the text of a series config: it looks like its name until somebody describes it, and its picture has a
// place beside those of the others.
import { addEntry, type EntryBlock, type FieldValue } from "../../../src/core/series/edit-show.ts";

export type EntryKind = "character" | "prop" | "location";

export function blockOfKind(kind: EntryKind): EntryBlock {
  return kind === "location" ? "locations" : "subjects";
}

export interface NewEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: string;
}

/** The text with it; without a change where the id is taken. */
export function withEntry(text: string, { kind, id, name }: NewEntry): string {
  const folder = `${/"\.\.\/refs\//.test(text) ? "../refs" : "refs"}/${id}`;
  const fields: Readonly<Record<EntryKind, Readonly<Record<string, FieldValue>>>> = {
    character: { name, design: name, sheet: `${folder}/${id}_sheet.png` },
    prop: { kind: "prop", name, design: name, sheet: `${folder}/${id}.png` },
    location: { description: name, plate: `${folder}/${id}.png` },
  };
  return addEntry(text, blockOfKind(kind), { id, fields: fields[kind] });
}

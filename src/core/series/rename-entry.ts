// An entry of a series config under another id: a text edit, so that every other byte stays. Entries that are of it follow, and a picture whose
// place is told by the id is written down, so that no file has to move.
import { applyEdits, findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import type { EntryBlock } from "./edit-show.ts";
import { setConfigValue } from "./edit-config.ts";

export interface EntryRename {
  readonly block: EntryBlock;
  readonly from: string;
  readonly to: string;
}

/** `sheets`: where the pictures of all entries lie now, by id. The text as it is where it has no such entry. */
export function renameEntry(
  text: string,
  { block, from, to }: EntryRename,
  sheets: ReadonlyMap<string, string>,
): string {
  const kept = withSheets(text, { block, from }, sheets);
  const renamed = keyOf(kept, [block, from]);
  if (!renamed) return text;
  const others = idsIn(kept, block).filter((id) => valueAt(kept, [block, id, "of"]) === from);
  const moved = others.reduce((edited, id) => setConfigValue(edited, [block, id, "of"], to), kept);
  const key = keyOf(moved, [block, from]);
  return key ? applyEdits(moved, [{ offset: key.offset, length: key.length, content: JSON.stringify(to) }]) : text;
}

/** Variants without a picture of their own are given the one that they have by the name of their base. */
function withSheets(
  text: string,
  { block, from }: Pick<EntryRename, "block" | "from">,
  sheets: ReadonlyMap<string, string>,
): string {
  if (block !== "subjects") return text;
  const variants = idsIn(text, block).filter((id) => {
    const base = valueAt(text, [block, id, "of"]);
    const isTouched = base !== undefined && (id === from || base === from);
    return isTouched && valueAt(text, [block, id, "sheet"]) === undefined;
  });
  return variants.reduce((edited, id) => {
    const sheet = sheets.get(id);
    return sheet ? setConfigValue(edited, [block, id, "sheet"], sheet) : edited;
  }, text);
}

function idsIn(text: string, block: string): string[] {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [block]);
  return (node?.children ?? []).map(({ children }) => String(children?.[0]?.value));
}

function valueAt(text: string, path: readonly string[]): unknown {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node?.value;
}

/** The node of the key itself. */
function keyOf(text: string, path: readonly string[]): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...path])?.parent?.children?.[0];
}

// The series config of a screenplay: the given one with what the script names beyond it, added as text at the end of its blocks.
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { setConfigValue } from "../series/edit-config.ts";

export interface Additions {
  readonly subjects: Readonly<Record<string, object>>;
  readonly locations: Readonly<Record<string, object>>;
}

export function addToConfig(config: string, { subjects, locations }: Additions): string {
  return addEntries(addEntries(config, "subjects", subjects), "locations", locations);
}

/** One insertion, however many entries: the rest of the text stays byte for byte. */
function addEntries(config: string, block: string, entries: Readonly<Record<string, object>>): string {
  if (Object.keys(entries).length === 0) return config;
  const root = parseTree(config);
  const node = root && findNodeAtLocation(root, [block]);
  if (node?.type !== "object") return setConfigValue(config, [block], entries);
  const last = node.children?.at(-1);
  const at = last ? last.offset + last.length : node.offset + 1;
  const text = Object.entries(entries).map(([id, entry]) => `\n    ${JSON.stringify(id)}: ${indented(entry)}`);
  return `${config.slice(0, at)}${last ? "," : ""}${text.join(",")}${last ? "" : "\n  "}${config.slice(at)}`;
}

function indented(entry: object): string {
  return JSON.stringify(entry, null, 2).replaceAll("\n", "\n    ");
}

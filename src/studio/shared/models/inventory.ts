// What is installed on the host, as `core/models` looks at it: lists of names, and headers where they can be read and would help.
import type { TargetFile } from "../../../contracts/files/target.ts";
import type { Identified } from "../../../core/models/identify.ts";
import { type Inventory, type UnreadFile, installedFiles } from "../../../core/models/inventory.ts";
import type { Catalogue } from "../../../hosts/host.ts";
import type { StudioPorts } from "../../ports.ts";

export type InventoryPorts = Pick<StudioPorts, "families" | "modelHeaders">;

/** A base preset or a stand-in brings in other files, which have headers of their own. */
const ROUNDS = 4;

/** The models folders that some targets name; a preset's LoRA may stand in `loras` without their saying so. */
export function foldersOf(targets: readonly Pick<TargetFile, "models">[]): string[] {
  return [...new Set(["loras", ...targets.flatMap(({ models }) => Object.values(models).map(({ folder }) => folder))])];
}

/** The files in the folders; undefined while the host does not answer. `most`: milliseconds that an answer may be old. */
export async function readFolders(
  catalogue: Catalogue,
  folders: readonly string[],
  most?: number,
): Promise<Inventory["files"] | undefined> {
  const lists = await Promise.all(folders.map((folder) => catalogue.models(folder, most)));
  const files = new Map<string, ReturnType<typeof installedFiles>>();
  for (const [index, list] of lists.entries()) {
    if (list === undefined) return undefined;
    files.set(folders[index] ?? "", installedFiles(list));
  }
  return files;
}

/** What `decide` makes of the inventory, asked again until no header that can be read would change it. */
export async function withHeaders<T extends { readonly unread: readonly UnreadFile[] }>(
  { families, modelHeaders }: InventoryPorts,
  files: Inventory["files"],
  decide: (inventory: Inventory) => T | Promise<T>,
): Promise<T> {
  const known = new Map<string, Identified | null>();
  const keyOf = (folder: string, file: string) => `${folder}\0${file}`;
  const headers: Inventory["headers"] = (folder, file) =>
    modelHeaders.canRead ? known.get(keyOf(folder, file)) : null;
  const inventory = { files, headers, families };
  let decided = await decide(inventory);
  for (let round = 0; round < ROUNDS && decided.unread.length > 0; round++) {
    const asked = decided.unread;
    const identified = await modelHeaders.read(asked);
    for (const [index, { folder, file }] of asked.entries()) known.set(keyOf(folder, file), identified[index] ?? null);
    decided = await decide(inventory);
  }
  return decided;
}

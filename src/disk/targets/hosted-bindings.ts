// Reads the `router.json` files under a folder of targets: how each hosted model is asked. A bad file never hides the others.
import { readdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { HostedBinding } from "../../contracts/files/hosted.ts";
import { isCode } from "../../machine/paths.ts";
import { readChecked } from "../reading/json-file.ts";

export interface HostedBindings {
  /** By the id of the target beside it. */
  readonly bindings: ReadonlyMap<string, HostedBinding>;
  /** One sentence for each file that could not be used; `path` is relative to the folder, forward slashes. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

/** All bindings under a folder. A folder that is not there holds none. */
export async function readHostedBindings(folder: string): Promise<HostedBindings> {
  const bindings = new Map<string, HostedBinding>();
  const problems: { path: string; message: string }[] = [];
  for (const path of await findPaths(folder)) {
    const read = await readChecked(path, HostedBinding);
    if (read.is === "there") bindings.set(basename(dirname(path)), read.value);
    else if (read.is === "broken")
      problems.push({ path: relative(folder, path).replaceAll(sep, "/"), message: read.problem });
  }
  return { bindings, problems };
}

async function findPaths(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found = entries.filter((entry) => entry.isFile() && entry.name === "router.json");
    return found.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}

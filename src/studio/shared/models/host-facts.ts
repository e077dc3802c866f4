// What the workflow host has, asked at once: files of models folders, the names of all folders, node classes.
import { readNodeClasses } from "../../../core/workflow/node-class.ts";
import type { Inventory } from "../../../core/models/inventory.ts";
import type { HostFacts } from "../../../core/readiness/readiness.ts";
import type { Catalogue } from "../../../hosts/host.ts";
import type { StudioPorts } from "../../ports.ts";
import { readFolders } from "./inventory.ts";

/** Milliseconds to find out whether the host is there at all. */
const HOST_PATIENCE = 4_000;

/** Without the headers of files, which are read when they would change a choice (`withHeaders`). */
export interface HostAnswer extends Omit<HostFacts, "inventory"> {
  readonly files: Inventory["files"];
}

/** What the host has, or why that is not known. */
export async function askHost(
  { hostVersions }: Pick<StudioPorts, "hostVersions">,
  catalogue: Catalogue,
  folders: readonly string[],
): Promise<HostAnswer | string> {
  const down = await catalogue.down(HOST_PATIENCE);
  if (down !== null) return down;
  const [files, names, nodes] = await Promise.all([
    readFolders(catalogue, folders),
    catalogue.folders(),
    catalogue.nodeClasses(),
  ]);
  if (!files || !nodes) {
    const what = files ? "its node classes" : "its model files";
    return `the host at ${catalogue.url} does not say ${what}: ask again when it answers`;
  }
  return { files, classes: readNodeClasses(nodes), folders: names ? new Set(names) : null, versions: hostVersions };
}

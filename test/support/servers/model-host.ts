// A stand-in host that has models: every folder and node class that the shipped targets ask for, less what a test takes away.
import { completeFolders, nodeClassesOf, targetNamed, workflowNamed } from "./model-choices.ts";
import { StandInHost } from "./stand-in-host.ts";

/** Everything that these targets need; `film`: what it makes of every graph. The caller closes it. */
export async function openModelHost(
  ids: readonly string[],
  film: Buffer = Buffer.from("a film"),
): Promise<StandInHost> {
  const workflows = ids.flatMap((id) => workflowNamed(id) ?? []);
  const classes = Object.fromEntries(workflows.flatMap(nodeClassesOf).map((name) => [name, { name }]));
  const host = await new StandInHost(film, classes).open();
  const folders: Record<string, string[]> = {};
  for (const id of ids) {
    for (const [folder, names] of Object.entries(completeFolders(targetNamed(id)))) {
      folders[folder] = [...new Set([...(folders[folder] ?? []), ...names])];
    }
  }
  host.models = folders;
  return host;
}

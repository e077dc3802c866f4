// Where the installer puts things: the folders of a workflow host on this machine, and the interpreter that runs it.
import { basename, dirname, join } from "node:path";
import type { InstallPlace } from "../../contracts/replies/features.ts";
import { namesOf } from "../../core/models/missing-files.ts";
import { exists, isFolder, withoutLinks } from "../../machine/paths.ts";

export interface HostFolders {
  /** The host's folder on this machine, where it is known. */
  readonly hostFolder: string | null;
  /** Models folder to its places, as the host reports them. */
  readonly hostModels: Readonly<Record<string, readonly string[]>>;
  readonly mayInstall: boolean;
}

const FORBIDDEN = "STUDIO_NO_SDK_INSTALL forbids the studio to install anything";
const UNKNOWN =
  "the folder of the workflow host on this machine is not known: set STUDIO_HOST_FOLDER to ComfyUI's folder, and start again";

export async function findPlace({ hostFolder, mayInstall }: HostFolders): Promise<InstallPlace> {
  const nowhere = { root: hostFolder, custom_nodes: null, python: null };
  if (hostFolder === null) return { ...nowhere, why_not: mayInstall ? UNKNOWN : FORBIDDEN };
  const root = await withoutLinks(hostFolder);
  if (!(await isFolder(join(root, "models"))))
    return {
      ...nowhere,
      why_not: `${basename(root)} has no folder of models: correct STUDIO_HOST_FOLDER, and start again`,
    };
  const packs = join(root, "custom_nodes");
  const place = { root, custom_nodes: (await isFolder(packs)) ? packs : null, python: await findPython(root) };
  return { ...place, why_not: mayInstall ? null : FORBIDDEN };
}

/** Where files of a models folder go: the first place that the host reports, else below its own models. */
export async function modelsFolder(
  { hostModels }: HostFolders,
  root: string | null,
  folder: string,
): Promise<string | undefined> {
  const own = (name: string) => (root === null ? [] : [join(root, "models", name)]);
  const names = namesOf(folder).filter((name) => /^[\w-]+$/.test(name));
  const places = names.flatMap((name) => [
    ...(Object.hasOwn(hostModels, name) ? (hostModels[name] ?? []) : []),
    ...own(name),
  ]);
  for (const place of places) if (await isFolder(place)) return withoutLinks(place);
  return places[0];
}

/** The virtual environment in the host's folder or beside it, or the one of a portable host. Any other would be the wrong one. */
async function findPython(root: string): Promise<string | null> {
  const beside = dirname(root);
  const places = [
    ...[root, beside].flatMap((folder) => ["venv", ".venv"].map((name) => join(folder, name))).flatMap(programsIn),
    join(beside, "python_embeded", "python.exe"),
  ];
  for (const place of places) if (await exists(place)) return place;
  return null;
}

function programsIn(environment: string): string[] {
  return [join(environment, "bin", "python"), join(environment, "Scripts", "python.exe")];
}

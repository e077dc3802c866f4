// Where a workflow host on this machine keeps its models: where it says so itself, its own `models` folder, and those that its
// `extra_model_paths.yaml` names.
// Only to read the headers of files that the host itself lists; names that lead out of a folder find nothing.
import { readFile, stat } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { readExtraPaths, type ExtraPaths } from "../../core/models/extra-paths.ts";

/** Folders that were called otherwise on older hosts, and still hold files. */
const OLD_NAMES: Readonly<Record<string, string>> = { diffusion_models: "unet", text_encoders: "clip" };

export interface HostFolder {
  /** The absolute path of a file that the host lists in a models folder; undefined when it is not there. */
  find(folder: string, file: string): Promise<string | undefined>;
}

/** `reported`: models folder to its folders on disk, as the host reports them. */
export async function openHostFolder(
  path: string,
  reported: Readonly<Record<string, readonly string[]>> = {},
): Promise<HostFolder> {
  const extra = await readFile(join(path, "extra_model_paths.yaml"), "utf8").then(readExtraPaths, () => new Map());
  return {
    async find(folder, file) {
      if (!staysInside(folder) || !staysInside(file)) return undefined;
      for (const base of [...(reported[folder] ?? []), ...basesOf(path, folder, extra)]) {
        const found = join(base, ...file.split(/[\\/]/));
        const facts = await stat(found).catch(() => undefined);
        if (facts?.isFile()) return found;
      }
      return undefined;
    },
  };
}

function basesOf(path: string, folder: string, extra: ExtraPaths): string[] {
  const names = [folder, OLD_NAMES[folder]].filter((name) => name !== undefined);
  const own = names.map((name) => join(path, "models", name));
  return [...own, ...names.flatMap((name) => extra.get(name) ?? []).map((base) => resolve(path, base))];
}

function staysInside(name: string): boolean {
  if (name === "" || name.includes("\0") || isAbsolute(name) || /^([\\/]|[a-z]:)/i.test(name)) return false;
  return !name.split(/[\\/]/).some((part) => part === ".." || part === "." || part === "");
}

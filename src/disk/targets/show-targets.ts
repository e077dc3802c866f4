// A show's own targets: `<show>/targets/<id>/target.json` with its graph beside it. Read with the show, as long as their files do not
// change; one bad file never hides the others, and an id that comes with the studio is not taken over.
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkOwnFile, targetOf, type OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { Registry } from "../../core/targets/registry.ts";
import { removeEmptyFolder, removeFile } from "../../machine/files.ts";
import { readJson, writeJson } from "../reading/json-file.ts";
import { asInside, realRoots, requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { extendRegistry } from "../../core/own-targets/check-own-target.ts";

export interface OwnTarget {
  readonly file: OwnTargetFile;
  readonly target: TargetFile;
  /** Absolute folder of its files. */
  readonly folder: InsideRoot;
}

export interface ShowRegistry extends Registry {
  /** By id, drafts among them. */
  readonly own: ReadonlyMap<string, OwnTarget>;
}

const ID = /^[a-z][a-z0-9_]{1,47}$/;

/** Keeps what it read of each show: readers of the same files get the same registry. */
export class ShowTargets {
  readonly #shipped: Registry;
  readonly #kept = new Map<string, { signature: string; registry: ShowRegistry }>();

  constructor(shipped: Registry) {
    this.#shipped = shipped;
  }

  /** The targets that come with the studio. */
  get shipped(): Registry {
    return this.#shipped;
  }

  /** All targets that an episode can name. `roots` as they are configured. */
  async registryFor(roots: readonly string[], ep: EpisodeFolder): Promise<ShowRegistry> {
    const folder = await targetsFolder(roots, ep);
    const found = folder ? await findFiles(folder) : [];
    const signature = found.map(({ id, at }) => `${id} ${at}`).join("\n");
    const key = folder ?? ep;
    const cached = this.#kept.get(key);
    if (cached?.signature === signature) return cached.registry;
    const read = await Promise.all(found.map(({ id }) => this.#read(join(folder ?? "", id) as InsideRoot, id)));
    const own = new Map(read.flatMap((each) => (each ? [[each.file.id, each] as const] : [])));
    const registry = {
      ...extendRegistry(
        this.#shipped,
        [...own.values()].map(({ file }) => file),
      ),
      own,
    };
    this.#kept.set(key, { signature, registry });
    return registry;
  }

  async #read(folder: InsideRoot, id: string): Promise<OwnTarget | undefined> {
    const read = await readJson(join(folder, "target.json"));
    const checked = read.is === "there" ? checkOwnFile(read.value) : undefined;
    if (!checked?.ok || checked.value.id !== id || this.#shipped.find(id)) return undefined;
    return { file: checked.value, target: targetOf(checked.value), folder };
  }
}

/** Writes a target with its graph; an existing one of that id is replaced. `workflow` undefined leaves the graph as it is. */
export async function writeOwnTarget(
  roots: readonly string[],
  ep: EpisodeFolder,
  { file, workflow }: { file: OwnTargetFile; workflow: Workflow | undefined },
): Promise<InsideRoot> {
  const folder = await requireTargetFolder(roots, ep, file.id);
  if (workflow) await writeJson(join(folder, "workflow.json"), workflow);
  const path = join(folder, "target.json") as InsideRoot;
  await writeJson(path, file);
  return path;
}

/** Removes a target's two files, and its folder when nothing else is in it. */
export async function removeOwnTarget(roots: readonly string[], ep: EpisodeFolder, id: string): Promise<void> {
  const folder = await requireTargetFolder(roots, ep, id);
  await removeFile(join(folder, "target.json"));
  await removeFile(join(folder, "workflow.json"));
  await removeEmptyFolder(folder);
}

async function requireTargetFolder(roots: readonly string[], ep: EpisodeFolder, id: string): Promise<InsideRoot> {
  return requireOwnPath(await showFolder(roots, ep), "targets", id);
}

/** The folder that the show's episodes lie in; the episode's own while nothing above it is inside a root. */
async function showFolder(roots: readonly string[], ep: EpisodeFolder): Promise<EpisodeFolder> {
  return (asInside(await realRoots(roots), dirname(ep)) ?? ep) as EpisodeFolder;
}

async function targetsFolder(roots: readonly string[], ep: EpisodeFolder): Promise<InsideRoot | undefined> {
  return requireOwnPath(await showFolder(roots, ep), "targets").catch(() => undefined);
}

async function findFiles(folder: InsideRoot): Promise<{ id: string; at: string }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ID.test(name)).toSorted();
  const found = await Promise.all(
    names.map(async (id) => {
      const facts = await stat(join(folder, id, "target.json")).catch(() => undefined);
      return facts?.isFile() ? [{ id, at: `${facts.mtimeMs} ${facts.size} ${facts.ino}` }] : [];
    }),
  );
  return found.flat();
}

// What the studio can open: the folders it looks in, the episodes found there, and the folder picker.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { EpisodeEntry } from "../../../src/contracts/replies/episode-status.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import type { Answer, AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";

export type Folder = AnswerOf<"browse">;
type Config = AnswerOf<"getConfig">;

export interface Library {
  /** Undefined until the first answer. */
  readonly episodes: ReadonlySignal<readonly EpisodeEntry[] | undefined>;
  readonly roots: ReadonlySignal<readonly string[]>;
  /** All folders in force: the roots, and those that the service was started with. Undefined until the first answer. */
  readonly folders: ReadonlySignal<readonly string[] | undefined>;
  /** Where films can go that nobody has named a folder for; it need not be there. */
  readonly suggested: ReadonlySignal<string | undefined>;
  /** A warning about where the folders are kept. */
  readonly rootsWarning: ReadonlySignal<string | undefined>;
  readonly refresh: () => Promise<void>;
  readonly refreshRoots: () => Promise<void>;
  readonly find: (ep: string) => EpisodeEntry | undefined;
  /** Looks again, and says whether a pass is built; undefined for an episode that is not found. */
  readonly isBuilt: (place: { readonly ep: string; readonly pass: Pass }) => Promise<boolean | undefined>;
  /** Looks again. */
  readonly lookFor: (ep: string) => Promise<EpisodeEntry | undefined>;
  readonly browse: (path: string | undefined) => Promise<Answer<Folder>>;
  /** Looks in a folder from now on; resolves to whether the service took it. */
  readonly addFolder: (folder: Folder) => Promise<boolean>;
  /** Looks in a folder from now on that is made where it is not there; resolves to whether the service took it. */
  readonly makeFolder: (path: string) => Promise<boolean>;
  readonly removeRoot: (path: string) => Promise<void>;
}

export function createLibrary(ask: Ask, notices: Notices): Library {
  const episodes = signal<readonly EpisodeEntry[] | undefined>(undefined);
  const roots = signal<readonly string[]>([]);
  const folders = signal<readonly string[] | undefined>(undefined);
  const suggested = signal<string | undefined>(undefined);
  const rootsWarning = signal<string | undefined>(undefined);

  const refresh = async () => {
    const list = notices.settle("episodes", await ask("episodes", {}));
    if (list) episodes.value = list;
  };
  const lookFor = async (ep: string) => {
    await refresh();
    return episodes.peek()?.find((entry) => entry.ep === ep);
  };
  const takeConfig = (answer: Answer<Config>): boolean => {
    const config = notices.settle("folders", answer);
    if (!config) return false;
    roots.value = config.roots;
    folders.value = config.looks_in ?? config.roots;
    suggested.value = config.suggested;
    rootsWarning.value = config.warning;
    if (config.problem) notices.say("folders", config.problem);
    return true;
  };
  const write = async (next: readonly string[], make = false): Promise<boolean> => {
    const written = takeConfig(await ask("putConfig", { roots: [...next], ...(make && { make }) }));
    if (written) await refresh();
    return written;
  };

  return {
    episodes,
    roots,
    folders,
    suggested,
    rootsWarning,
    refresh,
    refreshRoots: async () => void takeConfig(await ask("getConfig", {})),
    isBuilt: async ({ ep, pass }) => (await lookFor(ep))?.built[pass],
    lookFor,
    find: (ep) => episodes.value?.find((entry) => entry.ep === ep),
    browse: (path) => ask("browse", path === undefined ? {} : { path }),
    addFolder: async ({ path, parent, episode }) => {
      if (path === null || !(await write(withRoot(roots.peek(), path)))) return false;
      const found = episodes.peek()?.some((entry) => entry.ep === path);
      if (!episode || found || !parent) return true;
      // An episode is found below a root: then its show's folder is the one to look in.
      return write(
        withRoot(
          roots.peek().filter((root) => root !== path),
          parent,
        ),
      );
    },
    makeFolder: (path) => write(withRoot(roots.peek(), path), true),
    removeRoot: async (path) => void (await write(roots.peek().filter((root) => root !== path))),
  };
}

function withRoot(roots: readonly string[], path: string): string[] {
  return [...roots.filter((root) => root !== path), path];
}

/** The pass to open an episode in: the one that has takes, else one that is built. */
export function passToOpen({ picture, built }: Pick<EpisodeEntry, "picture" | "built">): Pass {
  if (picture) return picture.pass;
  return built.final && !built.proxy ? "final" : "proxy";
}

/** Episodes under the name of their series, in the order they were found. */
export function bySeries(episodes: readonly EpisodeEntry[]): { series: string; episodes: EpisodeEntry[] }[] {
  const groups = new Map<string, EpisodeEntry[]>();
  for (const entry of episodes) groups.set(entry.series, [...(groups.get(entry.series) ?? []), entry]);
  return [...groups].map(([series, list]) => ({ series, episodes: list }));
}

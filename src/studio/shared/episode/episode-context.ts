// The episode that a request or a job is about, resolved once at the edge: its folder, the roots in force, how far its paths reach, the
// targets of its show, its texts. Verbs take it and look none of these up again.
import type { ConfigFile } from "../../../contracts/files/settings.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { SourceFile } from "../../../contracts/routes/sources.ts";
import type { PromptCompilers } from "../../../core/compile/build-model.ts";
import { findAuthored, type Authored } from "../../../disk/authored.ts";
import { readConfig, type UserFolders } from "../../../disk/config.ts";
import { readReach, type Reach } from "../../../disk/relative-path.ts";
import { requireEpisode } from "../../../disk/require-folder.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { ShowRegistry, ShowTargets } from "../../../disk/targets/show-targets.ts";
import { readText, type TextRead, type TextsRead } from "./read-authored.ts";
import { rootsInForce } from "./roots.ts";

/** Some of `StudioPorts`, by their own types: what those name does not lie above this file. */
export interface EpisodePorts {
  readonly place: UserFolders;
  readonly showTargets: Pick<ShowTargets, "shipped" | "registryFor">;
  readonly machineDefault: VideoTarget;
  readonly compilers: PromptCompilers;
}

/** What is known of the episode without looking at it. */
interface EpisodeBasis {
  readonly folder: EpisodeFolder;
  /** As it is stored; read once. */
  readonly config: ConfigFile;
  /** Those of the config, of this run, and of the request alone. */
  readonly roots: readonly string[];
  /** Roots of the request alone: the jobs that it queues keep them. */
  readonly requestRoots: readonly string[];
  /** Video target of a show that names none, as it was when the request came. */
  readonly machineDefault: VideoTarget;
  readonly compilers: PromptCompilers;
}

export interface EpisodeContext extends EpisodeBasis {
  /** All targets that the episode can name: the shipped ones and those of its show. */
  registry(): Promise<ShowRegistry>;
  /** How far its paths may climb. */
  reach(): Promise<Reach>;
  /** One authored text, for who does not look at the other. */
  text(file: SourceFile): Promise<TextRead>;
  texts(): Promise<TextsRead>;
  /** The same episode with nothing remembered: for who has written to it, or waited. */
  reread(): EpisodeContext;
}

/** How an edge gets the episode that a request names; throws a Refusal when it is no folder inside a root. */
export type OpenEpisode = (ep: unknown) => Promise<EpisodeContext>;

/** The episode that a request names; refused when it is no folder inside a root. */
export async function requireEpisodeContext(ports: EpisodePorts, ep: unknown): Promise<EpisodeContext> {
  return open(ports, ports.place.askedRoots, (roots) => requireEpisode(roots, ep));
}

/** An episode whose folder was proven before, as that of a job was. `requestRoots`: of the request that queued it. */
export async function openEpisodeContext(
  ports: EpisodePorts,
  folder: EpisodeFolder,
  requestRoots: readonly string[] | undefined = ports.place.askedRoots,
): Promise<EpisodeContext> {
  return open(ports, requestRoots, async () => folder);
}

async function open(
  { place, showTargets, machineDefault, compilers }: EpisodePorts,
  requestRoots: readonly string[] = [],
  find: (roots: readonly string[]) => Promise<EpisodeFolder>,
): Promise<EpisodeContext> {
  const config = await readConfig(place.userDir, place.envRoots);
  const roots = rootsInForce({ runRoots: place.runRoots, askedRoots: requestRoots }, config.roots);
  const folder = await find(roots);
  return new ReadOnce({ folder, config, roots, requestRoots, machineDefault, compilers }, showTargets);
}

/** Reads each thing when it is first asked for, and then no more. */
class ReadOnce implements EpisodeContext {
  readonly folder: EpisodeFolder;
  readonly config: ConfigFile;
  readonly roots: readonly string[];
  readonly requestRoots: readonly string[];
  readonly machineDefault: VideoTarget;
  readonly compilers: PromptCompilers;
  readonly #showTargets: EpisodePorts["showTargets"];
  #registry: Promise<ShowRegistry> | undefined;
  #reach: Promise<Reach> | undefined;
  #authored: Promise<Authored> | undefined;
  readonly #texts: Partial<Record<SourceFile, Promise<TextRead>>> = {};

  constructor(basis: EpisodeBasis, showTargets: EpisodePorts["showTargets"]) {
    this.folder = basis.folder;
    this.config = basis.config;
    this.roots = basis.roots;
    this.requestRoots = basis.requestRoots;
    this.machineDefault = basis.machineDefault;
    this.compilers = basis.compilers;
    this.#showTargets = showTargets;
  }

  registry(): Promise<ShowRegistry> {
    return (this.#registry ??= this.#showTargets.registryFor(this.roots, this.folder));
  }

  reach(): Promise<Reach> {
    return (this.#reach ??= readReach(this.roots, this.folder));
  }

  text(file: SourceFile): Promise<TextRead> {
    return (this.#texts[file] ??= this.#find().then((authored) => readText(authored, this.folder, file)));
  }

  async texts(): Promise<TextsRead> {
    const [authored, script, series] = await Promise.all([this.#find(), this.text("script"), this.text("series")]);
    return { script, series, configFolder: authored.series?.folder ?? "" };
  }

  reread(): EpisodeContext {
    return new ReadOnce(this, this.#showTargets);
  }

  #find(): Promise<Authored> {
    return (this.#authored ??= findAuthored(this.roots, this.folder));
  }
}

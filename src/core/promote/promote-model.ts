// What promoting compares: two texts, and what each shot would be rendered with.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Pass, Problem } from "../../contracts/schema.ts";
import type { PromptCompilers } from "../compile/build-model.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import type { Series } from "../series/series.ts";
import type { Registry } from "../targets/registry.ts";
import type { ValueSource } from "../lib/layers.ts";

/** LF line ends, no BOM. */
export interface Texts {
  readonly script: string;
  readonly series: string;
}

export interface CompileFacts {
  readonly registry: Registry;
  readonly compilers: PromptCompilers;
  readonly machineDefault: VideoTarget;
  readonly configFolder: string;
}

/** Compiles two texts with overrides, and says what each shot would be rendered with. */
export type OpenEpisodeRevision = (
  texts: Texts,
  overrides: OverridesFile,
  facts: CompileFacts,
) => Steps<OpenedRevision>;

/**
 * What must be the same before and after. The words of a prompt follow the texts; whose words they are must stay. A size is the
 * show's: a promoted target of the series takes the one that its config asks for.
 */
export interface Renders {
  readonly target: string;
  readonly model: string | null;
  readonly loras: readonly { readonly name: string; readonly strength: number }[];
  readonly steps: number | null;
  readonly prompt: ValueSource;
  readonly negative: string | null;
}

export interface EpisodeRevision {
  readonly series: Series;
  readonly registry: Registry;
  /** What shots render on that name no target, as the texts have it. */
  readonly defaultTarget: string;
  readonly overrides: OverridesFile;
  /** Ids in script order. */
  readonly shots: readonly string[];
  readonly renders: (shot: string, pass: Pass) => Renders | undefined;
}

export type OpenedRevision =
  | { readonly ok: true; readonly revision: EpisodeRevision }
  /** The texts do not build. */
  | { readonly ok: false; readonly problem: Problem };

// What an analysis of the authored texts returns: the story, with all problems and warnings.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import type { ScriptParse } from "../script/tree.ts";
import type { Series } from "../series/series.ts";

export interface AnalyzedTexts {
  readonly script: ScriptParse;
  readonly series: Series | null;
  /** null when either text has a problem. */
  readonly story: Story | null;
  /** The story as far as it can be read, its broken shots among them; null while the config has a problem. */
  readonly readable: Story | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export interface AnalyzedStory {
  /** null when there is any problem. */
  readonly story: Story | null;
  readonly readable: Story | null;
  /** By line, the parse's own among them. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

// The files of `shotlist/`: which ones a build makes, with their text, and which old ones it leaves behind. docs/format.md "Shot list".
import type { Pass } from "../../contracts/schema.ts";
import type { Story } from "../../contracts/files/story.ts";
import type { Registry } from "../targets/registry.ts";
import { jsonText } from "../lib/json-values.ts";
import type { BuildInput, PassBuild } from "./build-model.ts";

const STORY_FILE = "shots.json";

export interface BuildOutputs {
  /** File name inside `shotlist/` to its whole text. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether a file of that folder is this pass's of an earlier build, and to be removed. */
  readonly isStale: (fileName: string) => boolean;
}

/** `shotlist.json` for the series target, `shotlist.<target>.json` for another; `_proxy` before the dot of the proxy pass. */
function shotlistFile(pass: Pass, target?: string): string {
  const ending = pass === "proxy" ? "_proxy.json" : ".json";
  return target === undefined ? `shotlist${ending}` : `shotlist.${target}${ending}`;
}

/** What one pass writes. The story is the same in both passes. */
export function buildOutputs(
  { story, registry }: Pick<BuildInput, "story" | "registry">,
  build: PassBuild,
): BuildOutputs {
  const files = new Map([[STORY_FILE, jsonText(withShippedIds(story, registry))]]);
  for (const [target, shotlist] of build.shotlists) {
    const name = shotlistFile(build.pass, target === build.seriesTarget.id ? undefined : target);
    files.set(name, jsonText(shotlist));
  }
  return { files, isStale: (name) => passOf(name) === build.pass && !files.has(name) };
}

/** The story with its targets under their own ids: a script may call them by neutral ones. */
function withShippedIds(story: Story, { find }: Registry): Story {
  const named = <T extends { readonly target?: string }>(block: T): T => {
    const id = block.target === undefined ? undefined : find(block.target)?.id;
    return id === undefined ? block : { ...block, target: id };
  };
  const sequences = story.sequences.map((sequence) => ({ ...named(sequence), shots: sequence.shots.map(named) }));
  return { ...story, sequences };
}

/** The pass that a target's own shot list belongs to. */
function passOf(fileName: string): Pass | undefined {
  const match = /^shotlist\.[a-z][a-z0-9_]*\.json$/.test(fileName);
  if (!match) return undefined;
  return fileName.endsWith("_proxy.json") ? "proxy" : "final";
}

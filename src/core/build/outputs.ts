// The files of `shotlist/`: which ones a build makes, with their text, and which old ones it leaves behind. Script and series spec 3.1.
import type { Pass } from "../../contracts/schema.ts";
import type { Story } from "../../contracts/files/story.ts";
import { jsonText } from "../lib/json-text.ts";
import type { PassBuild } from "./pass-build.ts";

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
export function buildOutputs(story: Story, build: PassBuild): BuildOutputs {
  const files = new Map([[STORY_FILE, jsonText(story)]]);
  for (const [target, shotlist] of build.shotlists) {
    const name = shotlistFile(build.pass, target === build.seriesTarget.id ? undefined : target);
    files.set(name, jsonText(shotlist));
  }
  return { files, isStale: (name) => passOf(name) === build.pass && !files.has(name) };
}

/** The pass that a target's own shot list belongs to. */
function passOf(fileName: string): Pass | undefined {
  const match = /^shotlist\.[a-z][a-z0-9_]*\.json$/.test(fileName);
  if (!match) return undefined;
  return fileName.endsWith("_proxy.json") ? "proxy" : "final";
}

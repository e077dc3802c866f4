// Where each value of the selected shot's next render comes from, as the chips of the inspector say it.
import type { Effective, ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { DryRunShot } from "../../../src/contracts/routes/renders/dry-run.ts";
import type { TargetSource } from "../../../src/contracts/replies/episode-status.ts";

/** How near to the person a value was set; nearer ones weigh more on the page. */
export type Origin = "preset" | "series" | "profile" | "line" | "override" | "request";
export interface SourceChip {
  readonly word: string;
  readonly origin: Origin;
  /** In full, where the word is short. */
  readonly title?: string;
}

export const OVERRIDE: SourceChip = { word: "override", origin: "override" };

const TARGET_SOURCES: Record<TargetSource, SourceChip> = {
  default: { word: "default", origin: "preset", title: "This machine's default" },
  series: { word: "series", origin: "series", title: "The series config" },
  episode: { word: "episode", origin: "override", title: "Chosen for the whole episode" },
  script: { word: "script", origin: "line", title: "A line or a profile of the script" },
  override: OVERRIDE,
  request: { word: "request", origin: "request" },
};

const SEED_SOURCES: Record<Effective["seed_source"], SourceChip> = {
  stable: { word: "built", origin: "preset", title: "Made of the shot's id, the same at every build" },
  same: { word: "built", origin: "preset" },
  new: { word: "new", origin: "preset" },
  typed: { word: "typed", origin: "request" },
  override: OVERRIDE,
};

/** Where the value in force comes from; undefined for one that has no single place, as a prompt. */
export function sourceOf(detail: ShotDetail, key: string): SourceChip | undefined {
  if (key === "target") return TARGET_SOURCES[detail.target_source];
  if (key === "seed") return SEED_SOURCES[detail.effective.seed_source];
  if (key === "negative") return negativeSource(detail.effective.negative_source);
  if (Object.hasOwn(detail.override, key)) return OVERRIDE;
  return builtSource(detail, key);
}

/** Where the value comes from as soon as no override lies over it; undefined where that is not known now. */
export function builtSource(detail: ShotDetail, key: string): SourceChip | undefined {
  if (key === "seed") return SEED_SOURCES.stable;
  const found = detail.effective.sources?.[key];
  if (!found || found.source === "override") return undefined;
  return { ...wordOf(found, detail.built.profile), ...(found.line !== undefined && lineTitle(found.line)) };
}

/** Where a value that a dry run tells comes from; undefined where that is not known. */
export function sourceInDryRun(row: DryRunShot, key: string): SourceChip | undefined {
  if (key === "target") return row.target_source === null ? undefined : TARGET_SOURCES[row.target_source];
  if (key === "seed") return row.seed_source === null ? undefined : SEED_SOURCES[row.seed_source];
  const found = row.sources[key];
  if (found === undefined || found.source === "none") return undefined;
  if (found.source === "override") return OVERRIDE;
  if (found.source === "built") return { word: "built", origin: "preset", title: "Compiled from the script" };
  if (key === "negative" && found.source !== "request") return negativeSource(found.source);
  return { ...wordOf(found, undefined), ...(found.line !== undefined && lineTitle(found.line)) };
}

interface NamedSource {
  readonly source: string;
  readonly line?: number;
}

function wordOf({ source, line }: NamedSource, profile: string | undefined): SourceChip {
  if (source.endsWith("profile")) return { word: `profile ${profile ?? ""}`.trim(), origin: "profile" };
  if (source === "preset" || source === "series" || source === "request") return { word: source, origin: source };
  if (source === "proxy") return { word: "series", origin: "series", title: "The series config's proxy block" };
  return { word: line === undefined ? "script" : `line ${line}`, origin: "line" };
}

function lineTitle(line: number): Pick<SourceChip, "title"> {
  return { title: `Line ${line} of the script` };
}

function negativeSource(from: string): SourceChip | undefined {
  if (from === "override") return OVERRIDE;
  if (from === "none") return undefined;
  return from === "preset" ? { word: from, origin: "preset" } : { word: from, origin: "series" };
}

/** A prompt of several passages as one text. */
export function joinPrompt(prompt: string | readonly string[]): string {
  return typeof prompt === "string" ? prompt : prompt.join("\n\n");
}

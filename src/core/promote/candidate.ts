// A change of the texts that has the effect of an override: the id that requests name it by, where it is written, and as what.
import type { Lora } from "../../contracts/schema.ts";
import type { PromoteSkipped } from "../../contracts/routes/promote.ts";

const KEYS = { target: "target", model: "model", loras: "lora", steps: "steps" } as const;
const PATHS = {
  target: ["series", "target"],
  refs_target: ["refs", "target"],
  keyframe_target: ["refs", "keyframe_target"],
} as const;

export interface ShotCandidate {
  readonly scope: "shot";
  readonly shot: string;
  readonly field: keyof typeof KEYS;
  readonly value: string | number | readonly Lora[];
}

interface EpisodeCandidate {
  readonly scope: "episode";
  readonly field: keyof typeof PATHS;
  readonly value: string;
}

export interface RefCandidate {
  readonly scope: "ref";
  /** `subject:mara`, `location:quay`. */
  readonly ref: string;
  readonly field: "prompt";
  readonly value: string;
}

export type Candidate = ShotCandidate | EpisodeCandidate | RefCandidate;

/** All overrides: what the texts could express, and the reason for each value that they cannot. */
export interface SortedOverrides {
  readonly candidates: readonly Candidate[];
  readonly left: readonly PromoteSkipped[];
}

/** `shot:sh010:steps`, `episode:target`, `ref:subject:mara:prompt`. An id of what is left is not unique. */
export function candidateId(of: Pick<PromoteSkipped, "scope" | "shot" | "ref" | "field">): string {
  const about = of.shot ?? of.ref;
  return [of.scope, ...(about === undefined ? [] : [about]), of.field].join(":");
}

export type Writing =
  | { readonly dest: "script"; readonly key: (typeof KEYS)[keyof typeof KEYS]; readonly value: string }
  | { readonly dest: "series"; readonly path: readonly string[]; readonly value: string };

/** The line of the script, or the value of the config. */
export function writingOf(candidate: Candidate): Writing {
  if (candidate.scope === "shot") return { dest: "script", key: KEYS[candidate.field], value: lineValue(candidate) };
  if (candidate.scope === "episode") return { dest: "series", path: PATHS[candidate.field], value: candidate.value };
  return { dest: "series", path: sentencePath(candidate.ref), value: candidate.value };
}

/** As it will be written: `sh010: steps: 12`, `series.target: "ltx2"`. */
export function summaryOf(candidate: Candidate): string {
  const writing = writingOf(candidate);
  if (writing.dest === "series") return `${writing.path.join(".")}: ${JSON.stringify(writing.value)}`;
  const line = `${writing.key}: ${writing.value}`;
  return candidate.scope === "shot" ? `${candidate.shot}: ${line}` : line;
}

/** What is left of a candidate that cannot be written. */
export function leftOf(candidate: Candidate, reason: string): PromoteSkipped {
  const { scope, field } = candidate;
  if (candidate.scope === "shot") return { scope, shot: candidate.shot, field, reason };
  return candidate.scope === "ref" ? { scope, ref: candidate.ref, field, reason } : { scope, field, reason };
}

/** Where the config has the sentence about a subject or a location. */
function sentencePath(ref: string): readonly string[] {
  const colon = ref.indexOf(":");
  const id = ref.slice(colon + 1);
  return ref.startsWith("location:") ? ["locations", id, "description"] : ["subjects", id, "design"];
}

function lineValue({ value }: ShotCandidate): string {
  if (typeof value !== "object") return String(value);
  const [lora] = value;
  if (!lora) return "none";
  return lora.strength === 1 ? lora.name : `${lora.name}:${lora.strength}`;
}

// The snapshot of an issue: what made the take that it is about, as values that no later edit changes.
import type { IssueItem } from "../../contracts/files/issues.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { Pass } from "../../contracts/schema.ts";
import { refId, type NamedRef } from "../render/refs.ts";
import { splitLines } from "../lib/text-lines.ts";
import { mp4Of, pathOf, sidecarOf, type Take } from "../takes/take.ts";

export interface IssueFacts {
  readonly id: string;
  readonly shot: string;
  readonly pass: Pass;
  readonly note: string;
  /** ISO 8601. */
  readonly when: string;
  /** Undefined when the issue is about no take. */
  readonly take: Take | undefined;
  readonly shotHash: string;
  readonly script: string;
  /** What a take without a record of its own counts for: the shot as it would render now. */
  readonly now: {
    readonly target: string;
    readonly prompt: ShotEntry["prompt"];
    readonly seed: string;
    readonly refs: readonly NamedRef[];
  };
  /** The prompt that was kept with the take. */
  readonly keptPrompt: ShotEntry["prompt"] | undefined;
}

export function snapshotIssue({ take, now, keptPrompt, shotHash, ...facts }: IssueFacts): IssueItem {
  const { target, seed, refs } = { ...now, ...(take && madeBy(take)) };
  return {
    id: facts.id,
    shot: facts.shot,
    pass: facts.pass,
    take: take?.take ?? null,
    ...(take && take.pass !== facts.pass && { take_pass: take.pass }),
    note: facts.note,
    when: facts.when,
    shot_hash: shotHash,
    target,
    script: facts.script,
    prompt: promptText(keptPrompt ?? now.prompt),
    seed,
    refs: refs.map((ref) => ({ role: ref.role ?? "subject", id: refId(facts.shot, ref), path: ref.path })),
    take_file: take ? pathOf(take, mp4Of(take)) : null,
  };
}

/** What a take's record says of how it was made; an older record may lack it. */
function madeBy(take: Take): Partial<Pick<Sidecar, "target" | "seed" | "refs">> {
  const record = sidecarOf(take);
  if (!record) return {};
  return { seed: record.seed, refs: record.refs, ...(record.target !== "" && { target: record.target }) };
}

/** A shot's lines of a script, from its heading to its end; lines from 1, blank ones at the end left away. */
export function scriptLines(text: string, { line, end_line: end }: { line: number; end_line: number }): string {
  return splitLines(text)
    .slice(line - 1, end)
    .join("\n")
    .trimEnd();
}

function promptText(prompt: ShotEntry["prompt"]): string {
  return typeof prompt === "string" ? prompt : prompt.join("\n\n");
}

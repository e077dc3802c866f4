// The plan of a promote: what can be written into the texts without changing what any shot renders, verified by compiling both.
//
//   overrides ──sort──▶ candidates ──write──▶ texts ──compile──▶ does each shot render as it did, in both passes?  no ─▶ left
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { RefOverridesFile } from "../../contracts/files/refs.ts";
import type { PromoteItem, PromoteSkipped, PromotePlan } from "../../contracts/routes/promote.ts";
import type { Problem } from "../../contracts/schema.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { candidateId, summaryOf, writingOf, type Candidate, type SortedOverrides } from "./candidate.ts";
import { clearOverrides, clearRefOverrides } from "./clear-candidates.ts";
import { diffTexts, type TextNames } from "./diff-texts.ts";
import { sortEpisode } from "./sort-episode.ts";
import { sortRefs } from "./sort-refs.ts";
import { sortShot } from "./sort-shot.ts";
import { verify } from "./verify.ts";
import { writeCandidates } from "./write-candidates.ts";
import type { Texts, EpisodeRevision, CompileFacts, OpenEpisodeRevision } from "./promote-model.ts";

export interface PromoteFacts extends CompileFacts {
  readonly texts: Texts;
  readonly overrides: OverridesFile;
  /** Of the series' references and of the episode's keyframes. */
  readonly refOverrides: RefOverridesFile;
  readonly names: TextNames;
  /** `openEpisodeRevision`. */
  readonly open: OpenEpisodeRevision;
}

export interface PromoteSelection {
  /** That shot's overrides alone. */
  readonly shot?: string;
  /** Only these items. */
  readonly chosen?: ReadonlySet<string>;
}

export interface Promotion extends Pick<PromotePlan, "items" | "left" | "diffs"> {
  /** Chosen ids that no item has, with the reason where there is one. */
  readonly unknown: readonly { readonly id: string; readonly reason?: string }[];
  /** The texts with all items written. */
  readonly texts: Texts;
  /** References whose prompt is among the items. */
  readonly refs: readonly string[];
  /** The overrides without what the texts say now. */
  readonly clear: (overrides: OverridesFile) => OverridesFile;
  readonly clearRefs: (overrides: RefOverridesFile) => RefOverridesFile;
}

export type PlannedPromotion =
  | { readonly ok: true; readonly promotion: Promotion }
  /** The texts do not build as they are. */
  | { readonly ok: false; readonly is: "broken"; readonly problem: Problem }
  /** Neither the script nor the overrides have the shot. */
  | { readonly ok: false; readonly is: "no such shot" };

/** Step by step: it compiles both passes of the episode several times. */
export function* planPromote(facts: PromoteFacts, selection: PromoteSelection): Steps<PlannedPromotion> {
  const { texts, overrides } = facts;
  const opened = yield* facts.open(texts, overrides, facts);
  if (!opened.ok) return { ok: false, is: "broken", problem: opened.problem };
  const { revision } = opened;
  if (selection.shot !== undefined && !isKnown(revision, selection.shot)) return { ok: false, is: "no such shot" };
  const sorted = yield* sortOverrides(revision, facts.refOverrides, selection.shot);
  const { chosen } = selection;
  const requested = sorted.candidates.filter((candidate) => chosen?.has(candidateId(candidate)) ?? true);
  const { accepted, refused } = yield* verify({ texts, facts, revision }, requested);
  const left = [...sorted.left, ...refused.values()];
  yield;
  const written = writeCandidates(texts, accepted);
  yield;
  const promotion: Promotion = {
    items: accepted.map((candidate) => itemOf(candidate, written.lines.get(candidate))),
    left,
    diffs: yield* diffTexts(texts, written.texts, facts.names),
    unknown: unknownOf(chosen, accepted, left),
    texts: written.texts,
    refs: accepted.flatMap((candidate) => (candidate.scope === "ref" ? [candidate.ref] : [])),
    clear: (file) => clearOverrides(file, revision, accepted),
    clearRefs: (file) => clearRefOverrides(file, accepted),
  };
  return { ok: true, promotion };
}

function isKnown({ shots, overrides }: EpisodeRevision, shot: string): boolean {
  return shots.includes(shot) || Object.hasOwn(overrides.shots ?? {}, shot);
}

/** Everything that is overridden; what is not of one shot only when all is asked for. */
function* sortOverrides(
  revision: EpisodeRevision,
  refs: RefOverridesFile,
  only: string | undefined,
): Steps<SortedOverrides> {
  const sorted: SortedOverrides[] = [];
  for (const shot of Object.keys(revision.overrides.shots ?? {})) {
    if (only === undefined || shot === only) sorted.push(sortShot(revision, shot));
    yield;
  }
  if (only === undefined) sorted.push(sortEpisode(revision));
  sorted.push(sortRefs(revision, refs, only));
  return { candidates: sorted.flatMap(({ candidates }) => candidates), left: sorted.flatMap(({ left }) => left) };
}

function unknownOf(
  chosen: ReadonlySet<string> | undefined,
  accepted: readonly Candidate[],
  left: readonly PromoteSkipped[],
): Promotion["unknown"] {
  const items = new Set(accepted.map(candidateId));
  const reasons = new Map(left.map((each) => [candidateId(each), each.reason]));
  return [...(chosen ?? [])].flatMap((id) => {
    const reason = reasons.get(id);
    return items.has(id) ? [] : [{ id, ...(reason !== undefined && { reason }) }];
  });
}

function itemOf(candidate: Candidate, line: number | undefined): PromoteItem {
  const { scope, field, value } = candidate;
  return {
    id: candidateId(candidate),
    scope,
    ...(candidate.scope === "shot" && { shot: candidate.shot }),
    ...(candidate.scope === "ref" && { ref: candidate.ref }),
    field,
    value,
    dest: writingOf(candidate).dest,
    ...(line !== undefined && { line }),
    summary: summaryOf(candidate),
  };
}

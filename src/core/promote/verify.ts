// Which candidates can be written so that every shot renders as it does now: each alone, then all together;
// the show's target, if it could not go alone, once more together with the shots' own targets.
//
// A shot's target and settings depend on its own lines, its sequence's and the config's, never on another shot's. So the steps of all
// shots are verified in one build, each as if it were alone; so are the models, and the rest. A build that fails is halved until
// the candidates are found that make it fail: it takes few builds, however many candidates there are.
import type { PromoteSkipped } from "../../contracts/routes/promote.ts";
import { PASSES } from "../../contracts/schema.ts";
import { groupBy } from "../lib/group-by.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { leftOf, writingOf, type Candidate, type Writing } from "./candidate.ts";
import { clearOverrides } from "./clear-candidates.ts";
import { writeCandidates } from "./write-candidates.ts";
import { isSameValue } from "../lib/json-values.ts";
import type { Renders, Texts, EpisodeRevision, CompileFacts, OpenEpisodeRevision } from "./promote-model.ts";

export interface Verified {
  readonly accepted: readonly Candidate[];
  /** With the reason why each cannot be written. */
  readonly refused: ReadonlyMap<Candidate, PromoteSkipped>;
}

export interface Before {
  readonly texts: Texts;
  readonly facts: CompileFacts & { readonly open: OpenEpisodeRevision };
  readonly revision: EpisodeRevision;
}

export function* verify(before: Before, candidates: readonly Candidate[]): Steps<Verified> {
  const refused = new Map<Candidate, PromoteSkipped>();
  const refuse = (candidate: Candidate, reason: string) => refused.set(candidate, leftOf(candidate, reason));
  for (const round of groupBy(candidates, roundOf).values()) yield* verifyAlone(before, round, refuse);
  const accepted: Candidate[] = [];
  const alone = candidates.filter((candidate) => !refused.has(candidate));
  yield* verifyTogether(before, alone, { accepted, refuse });
  for (const candidate of [...refused.keys()].filter(isSeriesTarget)) {
    const after = yield* openAfter(before, [...accepted, candidate]);
    if (!after.ok || (yield* changeOf(before.revision, after.revision, before.revision.shots)) !== undefined) continue;
    refused.delete(candidate);
    accepted.push(candidate);
  }
  const written = new Set(accepted);
  return { accepted: candidates.filter((candidate) => written.has(candidate)), refused };
}

/** What can be verified in one build: a field of many shots, all references; what is of the whole episode by itself. */
function roundOf({ scope, field }: Candidate): string {
  return `${scope} ${field}`;
}

/** A shot with its own target in the script no longer depends on the show's: that one may pass together with it, and not alone. */
function isSeriesTarget({ scope, field }: Candidate): boolean {
  return scope === "episode" && field === "target";
}

type Refuse = (candidate: Candidate, reason: string) => void;

/** Candidates of one round. What is of a shot shows in that shot; anything else could show in all. */
function* verifyAlone(before: Before, round: readonly Candidate[], refuse: Refuse): Steps<void> {
  const after = yield* openAfter(before, round);
  const ofShots = round.filter((candidate) => candidate.scope === "shot");
  if (after.ok && ofShots.length > 0) {
    for (const candidate of ofShots) {
      const change = yield* changeOf(before.revision, after.revision, [candidate.shot]);
      if (change !== undefined) refuse(candidate, change);
    }
    return;
  }
  const reason = after.ok ? yield* changeOf(before.revision, after.revision, before.revision.shots) : after.reason;
  const [first] = round;
  if (reason === undefined || !first) return;
  if (round.length === 1) refuse(first, reason);
  else for (const half of halves(round)) yield* verifyAlone(before, half, refuse);
}

function* verifyTogether(
  before: Before,
  candidates: readonly Candidate[],
  into: { readonly accepted: Candidate[]; readonly refuse: Refuse },
): Steps<void> {
  const [first] = candidates;
  if (!first) return;
  const after = yield* openAfter(before, [...into.accepted, ...candidates]);
  const reason = after.ok ? yield* changeOf(before.revision, after.revision, before.revision.shots) : after.reason;
  if (reason === undefined) into.accepted.push(...candidates);
  else if (candidates.length === 1) into.refuse(first, reason);
  else for (const half of halves(candidates)) yield* verifyTogether(before, half, into);
}

function halves<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

type After =
  { readonly ok: true; readonly revision: EpisodeRevision } | { readonly ok: false; readonly reason: string };

/** The episode with the candidates written, and no longer overridden. */
function* openAfter({ texts, facts, revision }: Before, candidates: readonly Candidate[]): Steps<After> {
  const written = writeCandidates(texts, candidates).texts;
  yield;
  const unwritten = candidates
    .map(writingOf)
    .find((writing) => writing.dest === "series" && !holdsValue(written.series, writing));
  if (unwritten) return { ok: false, reason: "the series config has no place for it" };
  const overrides = clearOverrides(revision.overrides, revision, candidates);
  yield;
  const after = yield* facts.open(written, overrides, facts);
  return after.ok ? after : { ok: false, reason: `nothing would build any more: ${after.problem.message}` };
}

/** Whether a config, read as JSON is, has a value at a path. */
function holdsValue(config: string, { path, value }: Extract<Writing, { dest: "series" }>): boolean {
  const valueAt = (inside: unknown, key: string): unknown =>
    typeof inside === "object" && inside !== null ? new Map(Object.entries(inside)).get(key) : undefined;
  return path.reduce(valueAt, JSON.parse(config) as unknown) === value;
}

/** The first thing that a shot would render with instead of what it does now; undefined when all stay the same. */
function* changeOf(
  before: EpisodeRevision,
  after: EpisodeRevision,
  shots: readonly string[],
): Steps<string | undefined> {
  for (const shot of shots) {
    yield;
    for (const pass of PASSES) {
      const [now, then] = [before.renders(shot, pass), after.renders(shot, pass)];
      const changed = SAME.find((key) => !isSameValue(now?.[key], then?.[key]));
      if (changed === undefined) continue;
      const instead = `${shown(changed, then)} instead of ${shown(changed, now)}`;
      return `${shot} would render with ${OTHER[changed]} in the ${pass} pass: ${instead}`;
    }
  }
  return undefined;
}

const OTHER = {
  target: "another target",
  model: "another model",
  loras: "other LoRAs",
  steps: "other steps",
  prompt: "another prompt",
  negative: "another negative prompt",
} as const;
const SAME = ["target", "model", "loras", "steps", "prompt", "negative"] as const;
const WHOSE = { request: "the request's", override: "the override's", built: "the built one" } as const;

function shown(key: keyof Renders, renders: Renders | undefined): string {
  const value = key === "prompt" && renders ? WHOSE[renders.prompt] : renders?.[key];
  if (typeof value !== "object" || value === null) return String(value ?? "none");
  return value.map(({ name, strength }) => `${name}:${strength}`).join(", ") || "none";
}

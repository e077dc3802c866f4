// Which candidates can be written so that every shot renders as it does now: each alone, then all together;
// the show's target, if it could not go alone, once more beside what the shots will say themselves.
//
// A shot's target and settings hang on its own lines, its sequence's and the config's, never on another shot's. So the steps of all
// shots are verified in one build, each as if it were alone; so are the models, and the rest. A build that fails is halved until
// the candidates are found that make it fail: it takes few builds, however many candidates there are.
import type { PromoteLeft } from "../../contracts/routes/promote.ts";
import { PASSES } from "../../contracts/schema.ts";
import { groupBy } from "../lib/group-by.ts";
import { isSameValue } from "../lib/same-value.ts";
import { leftOf, writingOf, type Candidate, type Writing } from "./candidate.ts";
import { clearOverrides } from "./clear-candidates.ts";
import { openWorld, type Renders, type Texts, type World, type WorldFacts } from "./world.ts";
import { writeCandidates } from "./write-candidates.ts";

export interface Verified {
  readonly kept: readonly Candidate[];
  /** With the reason why each cannot be written. */
  readonly refused: ReadonlyMap<Candidate, PromoteLeft>;
}

export interface Before {
  readonly texts: Texts;
  readonly facts: WorldFacts;
  readonly world: World;
}

export function verify(before: Before, candidates: readonly Candidate[]): Verified {
  const refused = new Map<Candidate, PromoteLeft>();
  const refuse = (candidate: Candidate, reason: string) => refused.set(candidate, leftOf(candidate, reason));
  for (const alike of groupBy(candidates, roundOf).values()) verifyAlone(before, alike, refuse);
  const kept: Candidate[] = [];
  const alone = candidates.filter((candidate) => !refused.has(candidate));
  verifyTogether(before, alone, { kept, refuse });
  const freed = [...refused.keys()].filter((candidate) => isHome(candidate) && holdsWith(before, kept, candidate));
  for (const candidate of freed) refused.delete(candidate);
  return { kept: candidates.filter((candidate) => kept.includes(candidate) || freed.includes(candidate)), refused };
}

/** A shot that names its own target in the script no longer hangs on the show's: that one may stand with it, and not alone. */
function isHome({ scope, field }: Candidate): boolean {
  return scope === "episode" && field === "target";
}

function holdsWith(before: Before, kept: readonly Candidate[], candidate: Candidate): boolean {
  const after = openAfter(before, [...kept, candidate]);
  return after.ok && changeOf(before.world, after.world, before.world.shots) === undefined;
}

/** What can be verified in one build: a field of many shots; anything else by itself. */
function roundOf(candidate: Candidate): string | Candidate {
  return candidate.scope === "shot" ? candidate.field : candidate;
}

type Refuse = (candidate: Candidate, reason: string) => void;

function verifyAlone(before: Before, candidates: readonly Candidate[], refuse: Refuse): void {
  const after = openAfter(before, candidates);
  if (!after.ok && candidates.length > 1) {
    for (const half of halves(candidates)) verifyAlone(before, half, refuse);
    return;
  }
  for (const candidate of candidates) {
    const shots = candidate.scope === "shot" ? [candidate.shot] : before.world.shots;
    const reason = after.ok ? changeOf(before.world, after.world, shots) : after.reason;
    if (reason !== undefined) refuse(candidate, reason);
  }
}

function verifyTogether(
  before: Before,
  candidates: readonly Candidate[],
  into: { readonly kept: Candidate[]; readonly refuse: Refuse },
): void {
  const [first] = candidates;
  if (!first) return;
  const after = openAfter(before, [...into.kept, ...candidates]);
  const reason = after.ok ? changeOf(before.world, after.world, before.world.shots) : after.reason;
  if (reason === undefined) into.kept.push(...candidates);
  else if (candidates.length === 1) into.refuse(first, reason);
  else for (const half of halves(candidates)) verifyTogether(before, half, into);
}

function halves<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

type After = { readonly ok: true; readonly world: World } | { readonly ok: false; readonly reason: string };

/** The episode with the candidates written, and no longer overridden. */
function openAfter({ texts, facts, world }: Before, candidates: readonly Candidate[]): After {
  const written = writeCandidates(texts, candidates).texts;
  const unsaid = candidates
    .map(writingOf)
    .find((writing) => writing.dest === "series" && !says(written.series, writing));
  if (unsaid) return { ok: false, reason: "the series config has no place for it" };
  const after = openWorld(written, clearOverrides(world.overrides, world, candidates), facts);
  return after.ok ? after : { ok: false, reason: `nothing would build any more: ${after.problem.message}` };
}

/** Whether a config, read as JSON is, has a value at a path. */
function says(config: string, { path, value }: Extract<Writing, { dest: "series" }>): boolean {
  const valueAt = (inside: unknown, key: string): unknown =>
    typeof inside === "object" && inside !== null ? new Map(Object.entries(inside)).get(key) : undefined;
  return path.reduce(valueAt, JSON.parse(config) as unknown) === value;
}

/** The first thing that a shot would render with instead of what it does now; undefined when all stay the same. */
function changeOf(before: World, after: World, shots: readonly string[]): string | undefined {
  for (const shot of shots) {
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

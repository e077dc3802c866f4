// The plan of a promote: what can be written into the texts without changing what any shot renders, verified by compiling both.
//
//   overrides ──sort──▶ candidates ──write──▶ texts ──compile──▶ same target, model, LoRAs, steps in both passes?  no ─▶ left
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { PromoteItem, PromoteLeft, PromotePlan } from "../../contracts/routes/promote.ts";
import type { SourceFile } from "../../contracts/routes/sources.ts";
import { PASSES, type Problem } from "../../contracts/schema.ts";
import { isSameValue } from "../lib/same-value.ts";
import { parseScript } from "../script/parse.ts";
import { findKeyLine } from "../script/tree.ts";
import { clearItems, keyOf, writeItems, writtenForm } from "./apply-items.ts";
import { diffTexts, type TextNames } from "./diff-texts.ts";
import { candidateId, sortOverrides, type Candidate } from "./items.ts";
import { openWorld, type Texts, type World, type WorldFacts } from "./world.ts";

export interface PromoteFacts extends WorldFacts {
  readonly texts: Texts;
  readonly overrides: OverridesFile;
  readonly names: TextNames;
}

export interface Promotion extends Pick<PromotePlan, "items" | "left" | "diffs"> {
  /** The texts with all items written. */
  readonly texts: Texts;
  /** The overrides without what the texts of these files say now. */
  readonly clear: (overrides: OverridesFile, written: readonly SourceFile[]) => OverridesFile;
}

export type PlannedPromotion =
  | { readonly ok: true; readonly promotion: Promotion }
  /** The texts do not build as they are. */
  | { readonly ok: false; readonly problem: Problem };

/** `shot`: that shot's overrides alone. `chosen`: only these items. */
export function planPromote(
  facts: PromoteFacts,
  wish: { shot?: string; chosen?: ReadonlySet<string> },
): PlannedPromotion {
  const opened = openWorld(facts.texts, facts.overrides, facts);
  if (!opened.ok) return opened;
  const { candidates, left } = sortOverrides(opened.world, wish.shot);
  const wanted = candidates.filter((candidate) => wish.chosen?.has(candidateId(candidate)) ?? true);
  const { kept, refused } = verified(facts, opened.world, wanted);
  const texts = writeItems(facts.texts, kept);
  const items = itemsOf(kept, texts);
  const diffs = diffTexts(facts.texts, texts, facts.names);
  const clear: Promotion["clear"] = (overrides, written) =>
    clearItems(
      overrides,
      opened.world,
      kept.filter((candidate) => written.includes(destOf(candidate))),
    );
  return { ok: true, promotion: { items, left: [...left, ...refused], diffs, texts, clear } };
}

/** All together first, which is the common case; when something changes, one by one, and then those together that hold alone. */
function verified(
  facts: PromoteFacts,
  world: World,
  wanted: readonly Candidate[],
): { kept: Candidate[]; refused: PromoteLeft[] } {
  if (changeBy(facts, world, wanted) === undefined) return { kept: [...wanted], refused: [] };
  const kept: Candidate[] = [];
  const refused: PromoteLeft[] = [];
  for (const candidate of wanted) {
    const reason = changeBy(facts, world, [candidate]) ?? changeBy(facts, world, [...kept, candidate]);
    if (reason === undefined) kept.push(candidate);
    else
      refused.push({
        scope: candidate.scope,
        ...("shot" in candidate && { shot: candidate.shot }),
        field: candidate.field,
        reason,
      });
  }
  return { kept, refused };
}

/** What the candidates would change in a render, in a sentence; undefined when nothing. */
function changeBy(facts: PromoteFacts, world: World, candidates: readonly Candidate[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const after = openWorld(writeItems(facts.texts, candidates), clearItems(world.overrides, world, candidates), facts);
  if (!after.ok) return `the texts would not build any more: ${after.problem.message}`;
  const touched = candidates.some(({ scope }) => scope === "episode")
    ? world.shots
    : candidates.flatMap((candidate) => ("shot" in candidate ? [candidate.shot] : []));
  for (const shot of new Set(touched)) {
    for (const pass of PASSES) {
      const [before, now] = [world.renders(shot, pass), after.world.renders(shot, pass)];
      const differs = (["target", "model", "loras", "steps"] as const).find(
        (key) => !isSameValue(before?.[key], now?.[key]),
      );
      if (differs)
        return `${shot} (${pass}) would render with another ${differs}: ${shown(now?.[differs])} instead of ${shown(before?.[differs])}`;
    }
  }
  return undefined;
}

function destOf({ scope }: Candidate): SourceFile {
  return scope === "shot" ? "script" : "series";
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

function itemsOf(candidates: readonly Candidate[], { script }: Texts): PromoteItem[] {
  const shots = new Map(
    parseScript(script).sequences.flatMap((sequence) => sequence.shots.map((shot) => [shot.id, shot])),
  );
  return candidates.map((candidate) => {
    const shot = candidate.scope === "shot" ? shots.get(candidate.shot) : undefined;
    const line = shot && candidate.scope === "shot" ? findKeyLine(shot, keyOf(candidate))?.line : undefined;
    return {
      id: candidateId(candidate),
      scope: candidate.scope,
      ...(candidate.scope === "shot" && { shot: candidate.shot }),
      field: candidate.field,
      value: candidate.value,
      dest: destOf(candidate),
      ...(line !== undefined && { line }),
      summary: candidate.scope === "shot" ? `${candidate.shot}: ${writtenForm(candidate)}` : writtenForm(candidate),
    };
  });
}

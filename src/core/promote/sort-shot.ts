// Sorts the overrides of a shot: what a script line can express, and for every other value the reason why it cannot.
// docs/http.md "Promote": where each goes and what is always left.
import { type Lora, PASSES, type Pass } from "../../contracts/schema.ts";
import type { TargetOverride } from "../../contracts/files/overrides.ts";
import type { PromoteSkipped } from "../../contracts/routes/promote.ts";
import { resolveTarget } from "../targets/registry.ts";
import type { Candidate, ShotCandidate, SortedOverrides } from "./candidate.ts";
import { isSameValue } from "../lib/json-values.ts";
import type { EpisodeRevision } from "./promote-model.ts";

const SETTINGS = ["model", "loras", "steps"] as const;
type Setting = (typeof SETTINGS)[number];

const NEVER: Readonly<Record<string, string>> = {
  prompt: "the script has the action, the camera and the dialogue, not a finished prompt",
  seed: "seeds are chosen render by render",
  note: "notes are about a render, not about the script",
  negative: "a negative prompt is an episode's (negative.txt) or a series', not a shot's",
  model_low: "the script names one model a shot",
  slate: "it says how a take is drawn: the script has `animatic: slate clean` for it",
  size: "the script names no size in pixels",
};

export function sortShot(revision: EpisodeRevision, shot: string): SortedOverrides {
  const block = revision.overrides.shots?.[shot] ?? {};
  const now = revision.renders(shot, "final")?.target;
  const sorted = Object.entries(block).map(([key, current]): SortedOverrides => {
    if (typeof current !== "string")
      return key === now ? sortBlock(revision, shot, current) : leaveBlock(shot, current, elsewhere(key, now));
    return key === "target" ? sortTarget(revision, shot, current) : { candidates: [], left: [] };
  });
  return { candidates: sorted.flatMap(({ candidates }) => candidates), left: sorted.flatMap(({ left }) => left) };
}

function elsewhere(target: string, now: string | undefined): string {
  return now === undefined ? GONE : `it was set for ${target}, and the shot renders on ${now}`;
}

const GONE = "the shot is not in the script any more";

function sortTarget(revision: EpisodeRevision, shot: string, current: string): SortedOverrides {
  const leave = (reason: string): SortedOverrides => ({
    candidates: [],
    left: [{ scope: "shot", shot, field: "target", reason }],
  });
  if (!revision.renders(shot, "final")) return leave(GONE);
  const named = resolveTarget(revision.registry, current, "video");
  if (!named.ok) return leave(named.sentence);
  return { candidates: [{ scope: "shot", shot, field: "target", value: named.value.id }], left: [] };
}

function leaveBlock(shot: string, block: TargetOverride, reason: string): SortedOverrides {
  return { candidates: [], left: fieldsOf(block).map((at) => ({ scope: "shot", shot, ...at, reason })) };
}

/** Which of the fields that we know a block sets, and in which pass. */
function fieldsOf(block: TargetOverride): { field: string; pass?: Pass }[] {
  const shared = (["seed", "note"] as const).flatMap((field) => (block[field] === undefined ? [] : [{ field }]));
  const own = PASSES.flatMap((pass) =>
    Object.keys(block[pass] ?? {}).flatMap((field) =>
      Object.hasOwn(NEVER, field) || isSetting(field) ? [{ field, pass }] : [],
    ),
  );
  return [...shared, ...own];
}

/** The block of the target that the shot renders on. */
function sortBlock(revision: EpisodeRevision, shot: string, block: TargetOverride): SortedOverrides {
  const candidates: Candidate[] = [];
  const left: PromoteSkipped[] = fieldsOf(block).flatMap(({ field, pass }) => {
    const reason = NEVER[field];
    return reason === undefined ? [] : [{ scope: "shot" as const, shot, field, ...(pass && { pass }), reason }];
  });
  for (const field of SETTINGS) {
    const passes = PASSES.filter((pass) => (block[pass]?.[field] ?? "") !== "");
    if (passes.length === 0) continue;
    const isUsed = passes.some((pass) => isSameValue(block[pass]?.[field], revision.renders(shot, pass)?.[field]));
    const found = isUsed ? sortSetting(revision, shot, field) : "nothing would be rendered with it";
    const [only] = passes.length === 1 ? passes : [];
    if (typeof found === "object") candidates.push(found);
    else left.push({ scope: "shot", shot, field, ...(only && { pass: only }), reason: found });
  }
  return { candidates, left };
}

/** The candidate, or why there is none. */
function sortSetting(revision: EpisodeRevision, shot: string, field: Setting): ShotCandidate | string {
  const [final, proxy] = PASSES.map((pass) => revision.renders(shot, pass)?.[field]);
  if (!isSameValue(final, proxy))
    return "the two passes would not render the same, and a line of the script is for both";
  if (final === null || final === undefined) return "nothing would be rendered with it";
  if (typeof final === "object" && final.length > 1) return stackReason(final);
  return { scope: "shot", shot, field, value: final };
}

function stackReason(loras: readonly Lora[]): string {
  return `a line of the script names one LoRA, and this is a stack of ${loras.length}: make it a profile of the series config`;
}

function isSetting(field: string): field is Setting {
  return (SETTINGS as readonly string[]).includes(field);
}

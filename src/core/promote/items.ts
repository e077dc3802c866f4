// What could be promoted: each override that a line or a key can say, and the reason for each that none can.
// Contract part A, "promote": mapping and what is always left.
import type { Lora } from "../../contracts/files/shotlist.ts";
import type { OverridesFile, TargetOverride } from "../../contracts/files/overrides.ts";
import type { PromoteLeft } from "../../contracts/routes/promote.ts";
import { PASSES, type Pass } from "../../contracts/schema.ts";
import { isSameValue } from "../lib/same-value.ts";
import type { World } from "./world.ts";

/** A change of the texts that says what an override says. */
export type Candidate =
  | {
      readonly scope: "shot";
      readonly shot: string;
      readonly field: "target" | "model" | "loras" | "steps";
      readonly value: unknown;
    }
  | { readonly scope: "episode"; readonly field: "target" | "refs_target" | "keyframe_target"; readonly value: string };

export interface Sorted {
  readonly candidates: readonly Candidate[];
  readonly left: readonly PromoteLeft[];
}

const SETTINGS = ["model", "loras", "steps"] as const;
const NEVER: Readonly<Record<string, string>> = {
  prompt: "the script has the action, the camera and the dialogue, not a finished prompt",
  seed: "seeds are chosen render by render",
  note: "notes are about a render, not about the script",
  negative: "a negative prompt is an episode's (negative.txt) or a series', not a shot's",
  model_low: "the script names one model a shot",
  size: "the script names no size in pixels",
};

/** Everything that is overridden, sorted; one shot's alone when it is named. */
export function sortOverrides(world: World, only: string | undefined): Sorted {
  const shots = Object.keys(world.overrides.shots ?? {}).filter((shot) => only === undefined || shot === only);
  const sorted = shots.map((shot) => sortShot(world, shot));
  const episode = only === undefined ? sortEpisode(world) : { candidates: [], left: [] };
  return {
    candidates: [...sorted.flatMap(({ candidates }) => candidates), ...episode.candidates],
    left: [...sorted.flatMap(({ left }) => left), ...episode.left],
  };
}

function sortShot(world: World, shot: string): Sorted {
  const block = world.overrides.shots?.[shot] ?? {};
  const now = world.renders(shot, "final")?.target;
  const candidates: Candidate[] = [];
  const left: PromoteLeft[] = [];
  for (const [key, held] of Object.entries(block)) {
    if (typeof held === "string") {
      if (key === "target" && now !== undefined) candidates.push({ scope: "shot", shot, field: "target", value: held });
      continue;
    }
    const elsewhere =
      now === undefined
        ? "the shot is not in the script any more"
        : `written for ${key}, and the shot renders on ${now}`;
    if (key !== now)
      left.push(...fieldsOf(held).map((at) => ({ scope: "shot" as const, shot, ...at, reason: elsewhere })));
    else sortBlock(world, shot, held, { candidates, left });
  }
  return { candidates, left };
}

/** Which fields a block sets, and in which pass. */
function fieldsOf(block: TargetOverride): { field: string; pass?: Pass }[] {
  const shared = (["seed", "note"] as const).flatMap((field) => (block[field] === undefined ? [] : [{ field }]));
  const own = PASSES.flatMap((pass) =>
    Object.keys(block[pass] ?? {}).flatMap((field) => (field === "base_hash" ? [] : [{ field, pass }])),
  );
  return [...shared, ...own];
}

function sortBlock(
  world: World,
  shot: string,
  block: TargetOverride,
  into: { candidates: Candidate[]; left: PromoteLeft[] },
): void {
  for (const { field, pass } of fieldsOf(block)) {
    const reason = NEVER[field];
    if (reason !== undefined) into.left.push({ scope: "shot", shot, field, ...(pass && { pass }), reason });
  }
  for (const field of SETTINGS) {
    const isSet = PASSES.some((pass) => block[pass]?.[field] !== undefined);
    if (!isSet) continue;
    const [final, proxy] = PASSES.map((pass) => world.renders(shot, pass)?.[field]);
    const reason = isSameValue(final, proxy)
      ? stackReason(field, final)
      : "the two passes would not render the same: a line in the script is for both";
    if (reason === undefined) into.candidates.push({ scope: "shot", shot, field, value: final });
    else into.left.push({ scope: "shot", shot, field, reason });
  }
}

function stackReason(field: string, value: unknown): string | undefined {
  const count = field === "loras" ? (value as readonly Lora[]).length : 0;
  return count > 1
    ? `a script line names one LoRA, and this is a stack of ${count}: use a profile of the series config`
    : undefined;
}

function sortEpisode({ overrides, series }: World): Sorted {
  const held: OverridesFile["episode"] = overrides.episode;
  const candidates: Candidate[] = [];
  const left: PromoteLeft[] = [];
  if (typeof held !== "object") return { candidates, left };
  for (const field of ["target", "refs_target", "keyframe_target"] as const) {
    const value = held[field];
    if (value === undefined) continue;
    const blocks = field === "target" ? blocksWithSettings(series) : "";
    if (blocks === "") candidates.push({ scope: "episode", field, value });
    else
      left.push({
        scope: "episode",
        field,
        reason: `${blocks} of the series config set model, lora or steps for the old series target`,
      });
  }
  if (held.voice_target !== undefined) {
    left.push({
      scope: "episode",
      field: "voice_target",
      reason: "write it into the refs block of the series config (voice_target)",
    });
  }
  return { candidates, left };
}

function blocksWithSettings({ final, proxy }: World["series"]): string {
  const sets = ({ model, lora, steps }: typeof final) => model !== null || lora !== null || steps !== null;
  return [...(sets(final) ? ["series"] : []), ...(sets(proxy) ? ["proxy"] : [])].join(" and ");
}

/** `shot:sh010:steps`, `episode:target`. */
export function candidateId(candidate: Candidate): string {
  return candidate.scope === "shot" ? `shot:${candidate.shot}:${candidate.field}` : `episode:${candidate.field}`;
}

// What is overridden for the whole episode, sorted: targets that the series config could name.
import type { PromoteLeft } from "../../contracts/routes/promote.ts";
import { resolveTarget } from "../targets/registry.ts";
import type { Candidate, Sorted } from "./candidate.ts";
import type { World } from "./world.ts";

const KINDS = { target: "video", refs_target: "image", keyframe_target: "image" } as const;

export function sortEpisode(world: World): Sorted {
  const held = world.overrides.episode;
  const candidates: Candidate[] = [];
  const left: PromoteLeft[] = [];
  if (typeof held !== "object") return { candidates, left };
  for (const field of ["target", "refs_target", "keyframe_target"] as const) {
    const asked = held[field];
    if (!asked) continue;
    const named = resolveTarget(world.registry, asked, KINDS[field]);
    if (!named.ok) {
      left.push({ scope: "episode", field, reason: named.sentence });
      continue;
    }
    const { id } = named.value;
    const reason = field === "target" ? blockedBy(world, id) : undefined;
    if (reason === undefined) candidates.push({ scope: "episode", field, value: id });
    else left.push({ scope: "episode", field, reason });
  }
  if (held.voice_target) {
    const reason = "a voice's target is not promoted: write refs.voice_target into the series config";
    left.push({ scope: "episode", field: "voice_target", reason });
  }
  return { candidates, left };
}

/** The blocks of the passes set values for the show's own target: with another target they would be about that one. */
function blockedBy({ series, home }: World, target: string): string | undefined {
  const sets = ({ model, lora, steps }: World["series"]["final"]) => model !== null || lora !== null || steps !== null;
  const blocks = [...(sets(series.final) ? ["series"] : []), ...(sets(series.proxy) ? ["proxy"] : [])];
  if (blocks.length === 0 || target === home) return undefined;
  return `${blocks.join(" and ")} of the series config set model, lora or steps for ${home}, the series target of now`;
}

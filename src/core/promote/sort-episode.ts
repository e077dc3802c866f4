// What is overridden for the whole episode, sorted: targets that the series config could name.
import type { PromoteSkipped } from "../../contracts/routes/promote.ts";
import { resolveTarget } from "../targets/registry.ts";
import type { Candidate, SortedOverrides } from "./candidate.ts";
import type { EpisodeRevision } from "./promote-model.ts";

const KINDS = { target: "video", refs_target: "image", keyframe_target: "image" } as const;

export function sortEpisode(revision: EpisodeRevision): SortedOverrides {
  const current = revision.overrides.episode;
  const candidates: Candidate[] = [];
  const left: PromoteSkipped[] = [];
  if (typeof current !== "object") return { candidates, left };
  for (const field of ["target", "refs_target", "keyframe_target"] as const) {
    const requested = current[field];
    if (!requested) continue;
    const named = resolveTarget(revision.registry, requested, KINDS[field]);
    if (!named.ok) {
      left.push({ scope: "episode", field, reason: named.sentence });
      continue;
    }
    const { id } = named.value;
    const reason = field === "target" ? blockedBy(revision, id) : undefined;
    if (reason === undefined) candidates.push({ scope: "episode", field, value: id });
    else left.push({ scope: "episode", field, reason });
  }
  if (current.voice_target) {
    const reason = "a voice's target is not promoted: write refs.voice_target into the series config";
    left.push({ scope: "episode", field: "voice_target", reason });
  }
  return { candidates, left };
}

/** The blocks of the passes set values for the show's own target: with another target they would be about that one. */
function blockedBy({ series, defaultTarget }: EpisodeRevision, target: string): string | undefined {
  const sets = ({ model, lora, steps }: EpisodeRevision["series"]["final"]) =>
    model !== null || lora !== null || steps !== null;
  const blocks = [...(sets(series.final) ? ["series"] : []), ...(sets(series.proxy) ? ["proxy"] : [])];
  if (blocks.length === 0 || target === defaultTarget) return undefined;
  return `${blocks.join(" and ")} of the series config set model, lora or steps for ${defaultTarget}, the series target of now`;
}

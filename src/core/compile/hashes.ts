// What a take remembers of the build it was made from, so that a later build can tell whether it is stale. docs/format.md "Seeds
// and hashes".
import type { Scene, ShotEntry, ShotlistDefaults } from "../../contracts/files/shotlist.ts";
import { contentHash } from "../lib/hash.ts";

/** Goes up when what is hashed changes meaning: then every take reads stale once, and not by accident. */
const VERSION = 1;

/** Of entries that nobody can change: those of a stored build, which many requests ask about. */
const known = new WeakMap<ShotEntry, string>();

/**
 * Changes when the shot's picture, words or sound change; not when only model, LoRA or steps do, nor when the shots before it take
 * another time or say other words.
 */
export function storyHash(entry: ShotEntry): string {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const hash = hashOf(entry);
  if (Object.isFrozen(entry)) known.set(entry, hash);
  return hash;
}

function hashOf(entry: ShotEntry): string {
  const { model: _model, lora: _lora, loras: _loras, steps: _steps, profile: _profile, ...shot } = entry;
  return contentHash({ version: VERSION, shot: shot.scene ? { ...shot, scene: ownScene(shot.scene) } : shot });
}

/** What of a scene comes from its own shot, and not from the ones before it. */
export function ownScene({ music_at: _musicAt, before: _before, ...scene }: Scene): Omit<Scene, "music_at" | "before"> {
  return scene;
}

/** Changes when model, LoRA, steps or size change. */
export function presetHash(defaults: ShotlistDefaults, entry: ShotEntry): string {
  const { model, lora, steps, width, height, model_low, loras } = defaults;
  return contentHash({
    version: VERSION,
    defaults: { model, lora, steps, width, height, model_low, loras },
    shot: {
      model: entry.model ?? null,
      lora: entry.lora ?? null,
      steps: entry.steps,
      loras: entry.loras,
      profile: entry.profile,
    },
  });
}

// Where a piece of music stands when a shot begins: a run of shots of one sequence with the same `music:` line hears it go on.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import { secondsOf } from "../time/rate.ts";

/** The same entries in story order, those in a run with `scene.music_at`, seconds to the millisecond. */
export function withMusicTimes(shots: readonly ShotEntry[], fps: number): ShotEntry[] {
  let before: ShotEntry | undefined;
  let frames = 0;
  return shots.map((entry) => {
    frames = before && goesOn(before, entry) ? frames + before.length : 0;
    before = entry;
    if (frames === 0 || !entry.scene) return entry;
    return { ...entry, scene: { ...entry.scene, music_at: Math.round(secondsOf(frames, fps) * 1000) / 1000 } };
  });
}

function goesOn(before: ShotEntry, entry: ShotEntry): boolean {
  const music = entry.scene?.music;
  return music !== undefined && music === before.scene?.music && entry.sequence === before.sequence;
}

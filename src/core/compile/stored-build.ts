// A pass's build as it is read back from `shotlist/`, and its shots in script order whatever target each was compiled for.
import type { ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import type { Story, StoryShot } from "../../contracts/files/story.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { PassBuild } from "./build-model.ts";

export interface StoredBuild {
  readonly pass: Pass;
  /** The series target's list. */
  readonly main: Shotlist;
  /** One list for each other target that some shot of the pass uses. */
  readonly others: readonly Shotlist[];
  /** Null in an episode that was built by an older tool. */
  readonly story: Story | null;
}

export interface StoredShot {
  readonly id: string;
  readonly entry: ShotEntry;
  /** The list that the entry stands in: its target, defaults and subjects. */
  readonly list: Shotlist;
  readonly story: StoryShot | null;
}

/** Every built shot once, in the story's order; without a story, list by list. */
export function storedShots(build: StoredBuild): StoredShot[] {
  const storyShots = new Map(
    build.story?.sequences.flatMap((sequence) => sequence.shots).map((shot) => [shot.id, shot]),
  );
  const found = new Map<string, StoredShot>();
  for (const list of [build.main, ...build.others]) {
    for (const entry of list.shots) {
      if (!found.has(entry.id))
        found.set(entry.id, { id: entry.id, entry, list, story: storyShots.get(entry.id) ?? null });
    }
  }
  const order = new Set([...storyShots.keys(), ...found.keys()]);
  return [...order].flatMap((id) => found.get(id) ?? []);
}

/** The build as it would be read back from disk. */
export function asStored(story: Story, { pass, shotlists, seriesTarget }: PassBuild): StoredBuild | undefined {
  const main = shotlists.get(seriesTarget.id);
  const others = [...shotlists.values()].filter((list) => list !== main);
  return main && { pass, main, others, story };
}

// What a build of one pass answers: shot lists by target, and each shot with what it was made from.
import type { Pass, Problem } from "../../contracts/schema.ts";
import type { ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import type { Story } from "../../contracts/files/story.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { StoredBuild } from "./stored-build.ts";
import type { ShotPlan } from "./shot/shot-plan.ts";
import type { ChosenTarget } from "./shot/choose-target.ts";

export interface BuiltShot {
  readonly entry: ShotEntry;
  readonly plan: ShotPlan;
  /** Built for `chosen.target`; the script, the config or the machine asked for `chosen.wanted`. */
  readonly chosen: ChosenTarget;
}

export interface PassBuild {
  readonly pass: Pass;
  /** By the id of the target they are built for; the series target's comes first. */
  readonly shotlists: ReadonlyMap<string, Shotlist>;
  /** What the show renders on. */
  readonly requestedTarget: VideoTarget;
  /** What the series target's shot list is built for: the same, or what stands in for it. */
  readonly seriesTarget: VideoTarget;
  /** In script order; shots with a problem are missing. */
  readonly shots: ReadonlyMap<string, BuiltShot>;
  readonly report: string;
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** The build as it would be read back from disk. */
export function asStored(story: Story, { pass, shotlists, seriesTarget }: PassBuild): StoredBuild | undefined {
  const main = shotlists.get(seriesTarget.id);
  const others = [...shotlists.values()].filter((list) => list !== main);
  return main && { pass, main, others, story };
}

// Which takes the cut can play, and which one it does.
import type { ShotStatus, TakeSummary } from "../../src/contracts/routes/episodes.ts";

/** The cut plays this take of its own pass. */
export function isInCut({ cut }: ShotStatus, take: TakeSummary): boolean {
  return !cut.placeholder && cut.take === take.take;
}

/** A take the cut can play: it is done and its picture is there. */
export function isUsable(take: TakeSummary): boolean {
  return take.status === "ok" && take.has_video && take.mp4 !== null;
}

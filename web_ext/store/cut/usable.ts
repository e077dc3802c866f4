// Which takes the cut can play, which one it does, and how the others of the shot are.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";

/** The target that is drawn here, without a model. */
export const ANIMATIC = "animatic";

/** The cut plays this take of its own pass. */
export function isInCut({ cut }: ShotStatus, take: TakeSummary): boolean {
  return !cut.placeholder && cut.take === take.take;
}

export function hasStar({ cut }: ShotStatus, take: TakeSummary): boolean {
  return cut.stars?.includes(take.take) ?? false;
}

/** A take the cut can play: it is done and its picture is there. */
export function isUsable(take: TakeSummary): boolean {
  return take.status === "ok" && take.has_video && take.mp4 !== null;
}

/** The newest take failed, and the cut plays an older one or none. */
export function hasFailed(shot: ShotStatus): boolean {
  const newest = shot.takes.at(-1);
  return newest?.status === "failed" && newest.take > (shot.cut.take ?? 0);
}

/** The take of this pass that the cut plays; undefined for none and for a stand-in. */
export function cutTake(shot: ShotStatus): TakeSummary | undefined {
  return shot.cut.placeholder ? undefined : shot.takes.find((take) => take.take === shot.cut.take);
}

export function isQueued(shot: ShotStatus): boolean {
  return shot.takes.some((take) => take.status === "queued");
}

/** For a known reason. */
export function isStale(shot: ShotStatus): boolean {
  return cutTake(shot)?.stale.some((reason) => reason !== "unknown") ?? false;
}

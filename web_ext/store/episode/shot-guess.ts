// What can be shown of a shot before the whole episode is fetched: a take that an event named, and the takes that were asked for alone.
import type { EventData } from "../../../src/contracts/events.ts";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { isUsable } from "../cut/usable.ts";

export function withQueuedTake(shot: ShotStatus, event: EventData<"studio.take">): ShotStatus {
  const known = shot.takes.find((take) => take.take === event.take);
  const take: TakeSummary = { ...(known ?? blankTake(event.take)), status: event.status, thumb: event.thumb };
  const others = shot.takes.filter((other) => other.take !== event.take);
  return { ...shot, takes: [...others, take].sort((a, b) => a.take - b.take) };
}

/** The shot with the takes it has now: unless one was picked, the cut plays the latest usable one of its own pass. */
export function withTakes(shot: ShotStatus, takes: readonly TakeSummary[]): ShotStatus {
  const latest = takes.filter(isUsable).at(-1);
  if (shot.cut.picked || !latest) return { ...shot, takes: [...takes] };
  const { take, frames, fps } = latest;
  const cut = { ...shot.cut, take, frames, fps: fps ?? shot.cut.fps, usable: true };
  return { ...shot, takes: [...takes], cut: shot.cut.placeholder ? shot.cut : cut };
}

function blankTake(take: number): TakeSummary {
  return {
    take,
    status: "queued",
    has_video: false,
    seed: null,
    seed_source: null,
    frames: null,
    fps: null,
    width: null,
    height: null,
    target: null,
    note: "",
    overrides: [],
    stale: [],
    thumb: null,
    strip: null,
    mp4: null,
    queued: null,
    started: null,
    finished: null,
    host_prompt_id: null,
    save_notes: "",
    audio: null,
    backend: null,
    draft: null,
    from_draft: null,
    check: null,
    imported: null,
    upscale: null,
    post: null,
    grade: null,
  };
}

// What a review's page says of the film: each clip where it lies in the film, as it is written in the script, with its picture.
import type { EarlierNote, ReviewData, ReviewShot } from "../../contracts/files/delivery/review-page.ts";
import type { Issue } from "../../contracts/routes/issues.ts";
import type { AssembleClip } from "../cut/assemble-plan.ts";
import type { Handoff } from "../handoff/timeline.ts";
import { rescaleFrames } from "../time/rate.ts";

export interface ReviewFacts {
  readonly handoff: Handoff;
  /** As the film plays them. */
  readonly clips: readonly AssembleClip[];
  /** By shot, as data URIs. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly issues: readonly Issue[];
  readonly film: Pick<ReviewData, "film" | "made" | "width" | "height">;
}

export function reviewData({ handoff, clips, pictures, issues, film }: ReviewFacts): ReviewData {
  const { episode, title, pass, fps } = handoff;
  const shots = clips.map((clip) => shotOf(clip, handoff, pictures.get(clip.shot) ?? ""));
  let at = 0;
  const placed = shots.map((shot) => {
    const here = { ...shot, at };
    at += shot.length;
    return here;
  });
  const earlier = issues.map(earlierNote);
  return { episode, title: title || episode, pass, ...film, fps, frames: at, shots: placed, earlier };
}

function shotOf(clip: AssembleClip, { items, fps }: Handoff, picture: string): Omit<ReviewShot, "at"> {
  const { shot, take, pass, length } = clip;
  const written = items.find((item) => item.shot === shot)?.description ?? NOT_WRITTEN;
  const { sequence, size, camera, location, action, sound, dialogue } = written;
  const first = Math.min(clip.frames - 1, rescaleFrames(clip.trimIn, fps, clip.fps));
  const played = { shot, take, pass, length, first, takeFps: clip.fps, picture };
  return { ...played, sequence, size, camera, location, action, sound, dialogue };
}

/** What is shown of a shot that the script does not have. */
const NOT_WRITTEN = { sequence: "", size: "", camera: "", location: "", action: "", sound: "", dialogue: [] };

function earlierNote({ id, shot, take, frame, span, note, by, marks }: Issue): EarlierNote {
  return {
    id,
    shot,
    take,
    note,
    ...(frame !== undefined && { frame }),
    ...(span !== undefined && { span }),
    ...(by !== undefined && { by }),
    ...(marks && { marks }),
  };
}

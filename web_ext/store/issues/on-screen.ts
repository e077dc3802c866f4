// Which notes stand on the frame that is on screen: what was drawn with them is shown over it.
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { rescaleFrames } from "../../../src/core/time/rate.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import { isOfClip, lookAtScreen, rateOfTake, type Moment, type OnScreen } from "./moment.ts";

interface OnScreenPorts {
  readonly playback: Playback;
  readonly cut: CutEdits;
  readonly open: ReadonlySignal<readonly Issue[]>;
  readonly draft: ReadonlySignal<{ readonly moment?: Moment; readonly span: number } | undefined>;
}

interface NotesOnScreen {
  readonly drawn: ReadonlySignal<readonly Issue[]>;
  readonly draftIsHere: ReadonlySignal<boolean>;
}

export function createOnScreen({ playback, cut, open, draft }: OnScreenPorts): NotesOnScreen {
  // Most notes have no drawing, and the playhead moves at every frame.
  const withMarks = computed(() => open.value.filter(({ marks }) => marks !== undefined && marks.length > 0));
  return {
    drawn: computed(() => {
      const seen = withMarks.value.length > 0 ? lookAtScreen(playback) : undefined;
      if (!seen) return NONE;
      const takeFps = rateOfTake(seen.clip, cut);
      const here = withMarks.value.filter((issue) => isOfClip(issue, seen.clip) && isAt({ ...issue, takeFps }, seen));
      return here.length > 0 ? here : NONE;
    }),
    draftIsHere: computed(() => {
      const { moment, span } = draft.value ?? {};
      const seen = moment && lookAtScreen(playback);
      if (!seen || seen.clip.shot !== moment.shot) return false;
      const ofTake = seen.clip.cut.placeholder ? null : seen.clip.take;
      return ofTake === moment.take && isAt({ frame: moment.takeFrame, takeFps: moment.takeFps, span }, seen);
    }),
  };
}

/** The same list each time: what is drawn from it is not drawn again. */
const NONE: readonly Issue[] = [];

interface Stretch {
  /** Of the take; without one it is the whole shot, and nothing of it is a frame. */
  readonly frame?: number | undefined;
  readonly span?: number | undefined;
  readonly takeFps: number;
}

function isAt({ frame, span = 1, takeFps }: Stretch, seen: OnScreen): boolean {
  if (frame === undefined) return false;
  const start = rescaleFrames(frame, takeFps, seen.fps);
  const end = Math.max(start + 1, rescaleFrames(frame + span, takeFps, seen.fps));
  return seen.frame >= start && seen.frame < end;
}

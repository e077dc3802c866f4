// How many frames each shot's own target makes of a window: its rate, its grid, and what it holds of the shot before.
import { chooseTarget } from "../compile/shot/choose-target.ts";
import { planLength } from "../compile/shot/plan-length.ts";
import { notesAbout } from "../compile/shot/shot-notes.ts";
import { prepareBuild } from "../compile/build-context.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import { frameRate } from "../targets/grid.ts";
import { framesNear, secondsOf } from "../time/rate.ts";
import type { AlignWindow, WindowFrames } from "./align-window.ts";
import type { BuildInput } from "../compile/build-model.ts";

export interface ShotFrames {
  /** Undefined for a shot that has no target. */
  readonly frames: (shot: string, window: AlignWindow) => WindowFrames | undefined;
  /** The length that the target makes of the window, in seconds; undefined when it makes none. */
  readonly snapped: (shot: string, window: AlignWindow) => number | undefined;
}

export function shotFrames(input: BuildInput): ShotFrames {
  const context = prepareBuild(input);
  const frames: ShotFrames["frames"] = (id, { from, to }) => {
    const placed = context.placed.get(id);
    const target = placed && chooseTarget(context, placed, new Diagnostics())?.target;
    if (!placed || !target) return undefined;
    const shot = { ...placed.shot, timing: { audio_in: from, audio_out: to } };
    const length = planLength({ ...placed, shot }, target, input.series, notesAbout(shot, new Diagnostics()));
    const fps = frameRate(target.template, input.series.fps);
    return {
      fps,
      asked: length?.requested ?? Math.max(1, framesNear(to - from, fps)),
      rendered: length?.frames ?? null,
    };
  };
  return {
    frames,
    snapped(id, window) {
      const made = frames(id, window);
      return made && made.rendered !== null ? secondsOf(made.rendered, made.fps) : undefined;
    },
  };
}

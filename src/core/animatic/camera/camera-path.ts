// Where the camera looks at each frame: one window for the subjects and one for the place behind them, which moves less.
import type { CameraMove, Move } from "./camera-move.ts";
import type { Frame } from "../frame.ts";

/** A window onto a layer: its size in parts of the frame, and how far its centre is from the layer's, in frame pixels. */
export interface View {
  readonly zoom: number;
  readonly dx: number;
  readonly dy: number;
}

/** Windows onto layers at their distances: what is far moves least when the camera moves across, most when it goes round. */
export interface CameraView {
  readonly subjects: View;
  readonly far: View;
  readonly place: View;
  readonly near: View;
  readonly front: View;
}

export interface Moment {
  /** 0 at the first frame, 1 at the last. */
  readonly part: number;
  /** Seconds from the first frame. */
  readonly seconds: number;
  /** Any number that belongs to the take: hands never shake twice alike. */
  readonly phase: number;
}

/** How many times wider and higher than the frame the layers are painted. */
export const OVERSCAN = 1.3;
/** That on each side, in parts of the frame. */
export const MARGIN = (OVERSCAN - 1) / 2;
/** The place is shown a little smaller than it is painted, so that the camera has somewhere to go. */
const PLACE_ZOOM = 1.12;
const REACH = 0.0675;
const PUSH = 0.16;

/** What one move does, before its strength: shifts in parts of the frame, zooms in parts of the window. */
interface Effect {
  readonly subjects: View;
  readonly place: View;
}

/** The windows at a moment of a shot. */
export function cameraViewAt(camera: CameraMove, frame: Frame, moment: Moment): CameraView {
  let subjects: View = { zoom: 1, dx: 0, dy: 0 };
  let place: View = { zoom: PLACE_ZOOM, dx: 0, dy: 0 };
  for (const move of camera.moves) {
    const effect = effectOf(move, camera.strength, moment);
    subjects = joined(subjects, effect.subjects);
    place = joined(place, effect.place);
  }
  const layer = (view: View) => inside(inPixels(view, frame), frame);
  const rounds = camera.moves.some(({ kind }) => kind === "arc");
  return {
    subjects: inPixels(subjects, frame),
    far: layer(scaled(place, rounds ? 1.25 : FAR)),
    place: layer(place),
    near: layer(rounds ? scaled(place, 0.6) : scaled(place, NEAR)),
    front: layer(rounds ? scaled({ ...subjects, zoom: subjects.zoom * PLACE_ZOOM }, 1.4) : scaled(place, FRONT)),
  };
}

/** How far layers move, as parts of the way of the middle distance. */
const FAR = 0.5;
const NEAR = 1.22;
const FRONT = 1.8;

/** Less or more of what a view has moved from its rest. */
function scaled(view: View, part: number): View {
  return { zoom: PLACE_ZOOM * (1 + (view.zoom / PLACE_ZOOM - 1) * part), dx: view.dx * part, dy: view.dy * part };
}

/** Whether every frame of the shot looks the same way. */
export function isStill(camera: CameraMove): boolean {
  return camera.moves.length === 0;
}

/** Where a point of a layer, in frame pixels at rest, is seen through a window. */
export function seenThrough(
  view: View,
  frame: Frame,
  point: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  return {
    x: frame.width / 2 + (point.x - frame.width / 2 - view.dx) / view.zoom,
    y: frame.height / 2 + (point.y - frame.height / 2 - view.dy) / view.zoom,
  };
}

function effectOf(move: Move, strength: number, moment: Moment): Effect {
  const glide = smooth(moment.part);
  const swing = strength * move.direction * (glide - 0.5) * 2;
  switch (move.kind) {
    case "push":
      return zooms(1 - PUSH * strength * glide, 0.45);
    case "pull":
      return zooms(1 - PUSH * strength * (1 - glide), 0.45);
    case "zoom":
      return zooms(1 - PUSH * strength * (move.direction > 0 ? glide : 1 - glide), 1);
    case "pan":
      return slides({ zoom: 1, dx: REACH * swing, dy: 0 }, 0.62);
    case "tilt":
      return slides({ zoom: 1, dx: 0, dy: REACH * swing }, 0.62);
    case "track":
      return { subjects: { zoom: 1, dx: REACH * 0.3 * swing, dy: 0 }, place: { zoom: 1, dx: REACH * swing, dy: 0 } };
    case "crane":
      return slides({ zoom: 1 - 0.06 * strength * glide, dx: 0, dy: REACH * swing }, 0.62);
    case "arc":
      return { subjects: { zoom: 1, dx: 0.01 * swing, dy: 0 }, place: { zoom: 1, dx: -0.05 * swing, dy: 0 } };
    case "handheld":
      return slides(shake(strength, moment), 0.62);
  }
}

/** `share`: how much of the subjects' zoom the place takes part in. */
function zooms(zoom: number, share: number): Effect {
  return { subjects: { zoom, dx: 0, dy: 0 }, place: { zoom: 1 + (zoom - 1) * share, dx: 0, dy: 0 } };
}

function slides(view: View, share: number): Effect {
  return { subjects: view, place: { zoom: 1 + (view.zoom - 1) * 0.45, dx: view.dx * share, dy: view.dy * share } };
}

/** Three sines a direction, in no simple ratio: a hand, not a machine. */
function shake(strength: number, { seconds, phase }: Moment): View {
  const across =
    Math.sin(seconds * 2.3 + phase) +
    0.55 * Math.sin(seconds * 5.1 + phase * 2) +
    0.22 * Math.sin(seconds * 9.7 + phase * 3);
  const along =
    Math.sin(seconds * 1.9 + phase * 1.7) +
    0.5 * Math.sin(seconds * 4.3 + phase) +
    0.2 * Math.sin(seconds * 11.3 + phase * 3);
  return { zoom: 1, dx: 0.0062 * strength * across, dy: 0.0088 * strength * along };
}

function joined(a: View, b: View): View {
  return { zoom: a.zoom * b.zoom, dx: a.dx + b.dx, dy: a.dy + b.dy };
}

function inPixels(view: View, frame: Frame): View {
  return { zoom: view.zoom, dx: view.dx * frame.width, dy: view.dy * frame.height };
}

/** The place has edges; the window stops at them. */
function inside(view: View, frame: Frame): View {
  const room = Math.max(0, (OVERSCAN - view.zoom) / 2);
  return {
    zoom: Math.min(view.zoom, OVERSCAN),
    dx: bounded(view.dx, room * frame.width),
    dy: bounded(view.dy, room * frame.height),
  };
}

/** A shift that stays within `most`, either way. */
export function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

// Where the camera of a drawn tour looks at each moment: it begins with a view of the plate, glides to others as the words of the move ask, and
// stands still at each.
import { parseCamera, type Move } from "./camera-move.ts";
import type { View } from "./camera-path.ts";

export interface TourPath {
  /** Views in parts of the plate, the first one that the tour opens with. */
  readonly views: readonly View[];
  /** Seconds. */
  readonly seconds: number;
}

/** The whole plate. */
const WHOLE: View = { zoom: 1, dx: 0, dy: 0 };
/** How much of the plate's width a near view shows, and how far its middle can lie from the plate's. */
const NEAR = 0.6;
const AWAY = (1 - NEAR) / 2;
/** Seconds that a view takes, its way and its hold. */
const LEG = 1.6;
/** Parts of the tour before it begins to move, and of each leg that it stands still at the end. More than half still would hide the moves. */
const OPENING = 0.06;
const HOLD = 0.36;

/** As many views as the time is long enough for. */
export function planTour(move: string, seconds: number): TourPath {
  const asked = parseCamera(move).moves.flatMap(viewsOf);
  const [opening, ...others] = asked.length === 0 ? ROUND : asked;
  const legs = Math.max(1, Math.round(seconds / LEG));
  const first = opening && isOutward(opening) ? opening : WHOLE;
  const views = first === opening ? others : [opening ?? WHOLE, ...others];
  return { views: [first, ...evenly(views, legs)], seconds };
}

/** Words that name no move: a look to all sides. */
const ROUND: readonly View[] = [side(-1), { zoom: NEAR, dx: 0, dy: 0 }, side(1)];

function viewsOf({ kind, direction }: Move): readonly View[] {
  switch (kind) {
    case "push":
      return [near(0.8), near(NEAR), near(0.45)];
    case "zoom":
      return direction > 0 ? [near(0.8), near(NEAR), near(0.45)] : [near(0.45), near(NEAR), WHOLE];
    case "pull":
      return [near(0.45), near(0.7), WHOLE];
    case "tilt":
    case "crane":
      return [height(-direction), height(0), height(direction)];
    case "pan":
    case "track":
    case "arc":
      return [side(-direction), side(0), side(direction)];
    case "handheld":
      return [];
  }
}

function near(zoom: number): View {
  return { zoom, dx: 0, dy: 0 };
}

function side(towards: number): View {
  return { zoom: NEAR, dx: AWAY * towards, dy: 0 };
}

function height(towards: number): View {
  return { zoom: NEAR, dx: 0, dy: AWAY * towards };
}

/** A move away from something begins with it. */
function isOutward({ zoom }: View): boolean {
  return zoom < NEAR;
}

/** The first and the last, and as many between as there is time for. */
function evenly(views: readonly View[], most: number): readonly View[] {
  if (views.length <= most) return views;
  if (most === 1) return views.slice(-1);
  return Array.from({ length: most }, (_, at) => views[Math.round((at * (views.length - 1)) / (most - 1))]!);
}

/** The view at a moment, in parts of the plate. */
export function tourViewAt({ views, seconds }: TourPath, time: number): View {
  const start = seconds * OPENING;
  const leg = (seconds - start) / Math.max(1, views.length - 1);
  const at = Math.max(0, (time - start) / leg);
  const number = Math.min(views.length - 1, Math.floor(at));
  const from = views[number]!;
  const to = views[number + 1] ?? from;
  const part = smooth(Math.min(1, (at - number) / (1 - HOLD)));
  const between = (a: number, b: number) => a + (b - a) * part;
  return { zoom: between(from.zoom, to.zoom), dx: between(from.dx, to.dx), dy: between(from.dy, to.dy) };
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

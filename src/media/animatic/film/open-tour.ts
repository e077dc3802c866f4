// A drawn tour as a film: windows onto one picture of a place, without words or slates, so that every frame can be kept as a picture.
import { evenSize } from "../../../core/animatic/frame.ts";
import { planTour, tourViewAt } from "../../../core/animatic/camera/tour-path.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { Arena } from "../kernel/arena.ts";
import { Compositor } from "../kernel/compositor.ts";
import { openCanvas, type Image } from "../paint/canvas.ts";
import { coverWith } from "../plate/paint-plate.ts";
import { addWhole } from "./layers.ts";
import type { TourFilm } from "../draw-order.ts";
import { BUFFERS, type Film } from "./frame-source.ts";

/** How many times the frame's width the picture is painted at most: near views stay as clear as the picture is. */
const FINEST = 1.6;

export function openTour(tour: TourFilm, plate: Image, arena: Arena): Film {
  const { width, height, length, fps, move } = tour;
  arena.clear();
  const compositor = new Compositor(width, height, arena);
  const share = Math.min(FINEST, Math.max(1, plate.width / width));
  const { canvas, context } = openCanvas(evenSize(width * share), evenSize(height * share));
  coverWith(context, plate, canvas);
  const layer = addWhole(compositor, canvas);
  const path = planTour(move, secondsOf(length, fps));
  return {
    buffers: compositor.openFrames(BUFFERS),
    draw(target, number) {
      const { zoom, dx, dy } = tourViewAt(path, secondsOf(number, fps));
      const middle = { x: (0.5 + dx) * layer.width, y: (0.5 + dy) * layer.height };
      compositor.show(target, layer, { ...middle, scale: (zoom * layer.width) / width });
    },
  };
}

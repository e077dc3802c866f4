// What is let into walls: windows with what is seen through them, curtains, doors, pictures.
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../paint/canvas.ts";
import { isDark, lacks, line, lit, rect, shape, type GlassBox, type PlateCanvas } from "../plate-canvas.ts";
import { isInSpace, paintSpaceView } from "./space-view.ts";
import { paintHourAndWeather } from "./window-weather.ts";
import { frontPanel, patch, spot, type Panel, type Space, type Spot } from "./space.ts";

export interface WindowPlan {
  readonly at: Spot;
  readonly size: readonly [width: number, height: number];
  readonly panes?: readonly [columns: number, rows: number];
  readonly curtains?: boolean;
  /** What stands on the horizon. */
  readonly view?: "land" | "city" | "sea" | "sky";
}

/** A framed window in a wall ahead, and the hour and weather behind it. */
export function paintWindow(space: Space, plan: WindowPlan): void {
  const { plate } = space;
  if (lacks(plate, "window")) return;
  const { context, palette } = plate;
  const panel = frontPanel(space, plan.at, plan.size[0], plan.size[1]);
  const white = lit(plate, 0.9, 0.012, 90);
  const edge = 0.05 / plan.size[0];
  patch(plate, panel, shifted(palette.wall, -0.13), [-edge * 1.6, -edge * 1.6, 1 + edge * 3.2, 1 + edge * 3.2]);
  patch(plate, panel, white, [-edge, -edge, 1 + 2 * edge, 1 + 2 * edge]);
  const [left, top] = panel(0, 0);
  const [right, bottom] = panel(1, 1);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  paintView(plate, [left, top, right, bottom], plan.view ?? "land");
  context.restore();
  const [columns, rows] = plan.panes ?? [2, 2];
  for (let column = 1; column < columns; column++)
    patch(plate, panel, white, [column / columns - edge * 0.3, 0, edge * 0.6, 1]);
  for (let row = 1; row < rows; row++) patch(plate, panel, white, [0, row / rows - 0.012, 1, 0.024]);
  patch(plate, panel, shifted(white, -0.06), [-edge * 2, 1 + edge * 0.8, 1 + edge * 4, 0.05]);
  if (plan.curtains) paintCurtains(plate, panel);
}

/** A pane in a wall ahead, without a frame, by two of its corners. */
export function paintPane(space: Space, leftTop: Spot, rightBottom: Spot, view: WindowPlan["view"]): void {
  const { plate } = space;
  const [left, top] = spot(space, leftTop);
  const [right, bottom] = spot(space, rightBottom);
  plate.context.save();
  plate.context.beginPath();
  plate.context.rect(left, top, right - left, bottom - top);
  plate.context.clip();
  paintView(plate, [left, top, right, bottom], view);
  plate.context.restore();
}

/** What is seen through a window: the hour, the weather, and what stands on the horizon. */
export function paintView(plate: PlateCanvas, box: GlassBox, view: WindowPlan["view"]): void {
  if (isInSpace(plate)) return paintSpaceView(plate, box);
  paintOutlook(plate, box, view);
  paintHourAndWeather(plate, box);
  plate.glass.push(box);
}

/** A round pane with the hour and the weather behind it. */
export function paintRoundPane(plate: PlateCanvas, [x, y]: Point, r: number): void {
  const { context } = plate;
  const box = [x - r, y - r, x + r, y + r] as const;
  context.save();
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.clip();
  paintOutlook(plate, box, "sky");
  paintHourAndWeather(plate, box);
  context.restore();
  plate.glass.push([x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7]);
}

/** The sky's colours, and land, houses or water on the horizon. */
function paintOutlook(plate: PlateCanvas, [left, top, right, bottom]: GlassBox, view: WindowPlan["view"]): void {
  const { context, palette, random } = plate;
  const [zenith, middle, horizon] = palette.sky;
  const [wide, tall] = [right - left, bottom - top];
  rect(plate, fade(context, down(top, bottom), [0, mixed(zenith, middle, 0.4)], [0.55, middle], [0.8, horizon]), [
    left,
    top,
    wide,
    tall,
  ]);
  if (view === "sky") return;
  const base = top + tall * 0.78;
  if (view === "sea") {
    rect(plate, mixed(middle, palette.near, 0.5), [left, base, wide, tall]);
    return line(plate, faded(palette.glow, 0.4), 0.002, [left, base], [right, base]);
  }
  const far = mixed(palette.haze, palette.near, 0.4);
  if (view === "city") {
    for (let x = left - wide * 0.05; x < right;) {
      const w = wide * between(random, 0.07, 0.16);
      const high = tall * between(random, 0.12, 0.5);
      rect(plate, shifted(far, between(random, -0.06, 0.02)), [x, base + tall * 0.1 - high, w, high + tall * 0.2]);
      if (isDark(plate))
        for (let dot = 0; dot < 5; dot++)
          rect(plate, faded(palette.lamp, 0.8), [
            x + w * between(random, 0.1, 0.8),
            base - high * between(random, 0, 0.9) + tall * 0.1,
            Math.max(1, w * 0.1),
            Math.max(1, w * 0.1),
          ]);
      x += w * between(random, 0.9, 1.3);
    }
    return;
  }
  const points: Point[] = [[left, bottom]];
  const phase = random() * 6;
  for (let part = 0; part <= 1.001; part += 0.05)
    points.push([left + wide * part, base - tall * (0.05 + 0.05 * Math.sin(part * 5 + phase))]);
  shape(plate, far, ...points, [right, bottom]);
}

export function paintCurtains(plate: PlateCanvas, panel: Panel): void {
  const { palette } = plate;
  for (const side of [0, 1]) {
    for (let fold = 0; fold < 6; fold++) {
      const u = side === 0 ? -0.12 + fold * 0.045 : 1.12 - (fold + 1) * 0.045;
      patch(plate, panel, shifted(palette.curtain, fold % 2 === 0 ? -0.045 : 0.03), [u, -0.08, 0.047, 1.32]);
    }
  }
  patch(plate, panel, palette.wood, [-0.18, -0.115, 1.36, 0.03]);
}

/** A door in the wall ahead. */
export function paintDoor(space: Space, at: Spot, tint: Colour = space.plate.palette.wood): void {
  const { plate } = space;
  const panel = frontPanel(space, at, 0.92, 2.08);
  patch(plate, panel, shifted(tint, 0.09), [-0.09, -0.04, 1.18, 1.04]);
  patch(plate, panel, tint, [0, 0, 1, 1]);
  for (const [v, h] of [
    [0.07, 0.36],
    [0.5, 0.42],
  ] as const) {
    patch(plate, panel, shifted(tint, -0.06), [0.14, v, 0.72, h]);
    patch(plate, panel, shifted(tint, 0.02), [0.17, v + 0.014, 0.66, h - 0.028]);
  }
  patch(plate, panel, plate.palette.lamp, [0.84, 0.5, 0.06, 0.022]);
}

export function paintPicture(space: Space, at: Spot, [w, h]: readonly [number, number]): void {
  const { plate } = space;
  const { accent, wood } = plate.palette;
  const panel = frontPanel(space, at, w, h);
  patch(plate, panel, shifted(wood, -0.03), [-0.07, -0.06, 1.14, 1.12]);
  patch(plate, panel, shifted(accent, 0.09), [0, 0, 1, 1]);
  patch(plate, panel, shifted(accent, -0.07), [0, 0.58, 1, 0.42]);
  patch(plate, panel, shifted(accent, -0.14), [0, 0.76, 1, 0.24]);
}

/** Light that falls in through a window: a patch on the floor, and by day a beam. */
export function paintDaylight(space: Space, { at: [x, , z], size: [w] }: WindowPlan): void {
  const { plate } = space;
  const { context, palette, place } = plate;
  if (lacks(plate, "window")) return;
  const night = place.hour === "night";
  const tint = night ? { light: 0.6, chroma: 0.07, hue: 250 } : palette.rim;
  const drift = -place.side * 1.4;
  context.globalCompositeOperation = "screen";
  const patchOn = (near: number, far: number, spread: number): readonly Point[] =>
    [
      [x + drift * 0.3 - spread, 0, far],
      [x + w + drift * 0.3 + spread, 0, far],
      [x + w + drift + spread, 0, near],
      [x + drift - spread, 0, near],
    ].map((corner) => spot(space, corner as unknown as Spot));
  for (const spread of [0, 0.12])
    shape(plate, css(faded(tint, night ? 0.07 : 0.13)), ...patchOn(z - 3, z - 1.2, spread));
  context.globalCompositeOperation = "source-over";
}

// What windows show far from the earth: stars and a planet, or red land under a dusty sky.
import { faded, shifted } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../paint/canvas.ts";
import { has, oval, rect, shape, type GlassBox, type PlateCanvas } from "../plate-canvas.ts";

const SPACE_KINDS = new Set(["space_quarters", "spaceship", "space_corridor", "airlock"]);
const SPACE_WORDS = ["spaceship", "starship", "spacecraft", "orbital", "orbit", "lunar", "moonbase", "interstellar"];

/** Whether the windows of a place look out on no earthly land. */
export function isInSpace({ place }: PlateCanvas): boolean {
  return SPACE_KINDS.has(place.kind) || has({ place }, "mars", "martian", ...SPACE_WORDS);
}

export function paintSpaceView(plate: PlateCanvas, box: GlassBox): void {
  if (has(plate, "mars", "martian")) paintRedLand(plate, box);
  else paintStarsAndPlanet(plate, box);
}

function paintRedLand(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const [wide, tall] = [right - left, bottom - top];
  const isDay = plate.place.hour !== "night";
  const sky = { light: isDay ? 0.74 : 0.2, chroma: 0.08, hue: 55 };
  rect(plate, slope(plate.context, down(top, bottom), shifted(sky, -0.1), shifted(sky, 0.06)), [left, top, wide, tall]);
  for (const [rise, light] of [
    [0.42, 0.52],
    [0.3, 0.44],
  ] as const) {
    const phase = plate.random() * 6;
    const points: Point[] = [[left, bottom]];
    for (let part = 0; part <= 1.001; part += 0.1)
      points.push([left + wide * part, bottom - tall * (rise + 0.07 * Math.sin(part * 9 + phase))]);
    shape(plate, { light: isDay ? light : light * 0.45, chroma: 0.13, hue: 40 }, ...points, [right, bottom]);
  }
}

function paintStarsAndPlanet(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const { random } = plate;
  const [wide, tall] = [right - left, bottom - top];
  rect(plate, { light: 0.07, chroma: 0.025, hue: 270 }, [left, top, wide, tall]);
  for (let star = 0; star < 40; star++)
    oval(
      plate,
      faded({ light: 0.97, chroma: 0.01, hue: 240 }, between(random, 0.4, 1)),
      [left + wide * random(), top + tall * random()],
      Math.max(0.5, tall * between(random, 0.003, 0.008)),
    );
  if (has(plate, "moon", "lunar", "moonbase")) {
    rect(plate, { light: 0.6, chroma: 0.005, hue: 240 }, [left, bottom - tall * 0.24, wide, tall * 0.24]);
    const earth = [left + wide * 0.65, top + tall * 0.35] as const;
    oval(plate, { light: 0.56, chroma: 0.13, hue: 245 }, earth, tall * 0.17);
    oval(
      plate,
      { light: 0.95, chroma: 0.01, hue: 240 },
      [earth[0] - tall * 0.04, earth[1] - tall * 0.05],
      [tall * 0.08, tall * 0.03],
    );
  }
}

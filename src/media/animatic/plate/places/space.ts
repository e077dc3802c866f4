// Other planets, and space itself.
import { faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../paint/canvas.ts";
import { skyline } from "../parts/paint-land.ts";
import { paintStars } from "../parts/paint-sky.ts";
import {
  fillBand,
  glow,
  halo,
  has,
  line,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../plate-canvas.ts";
import { paintDarkDisc, paintSwirl } from "./sky/bent-space.ts";

/** A ball, lit from one side, with a thin glowing edge of air and belts of cloud. */
export function paintPlanet(plate: PlateCanvas, [x, y]: Point, size: number): void {
  const { context, random, unit, place } = plate;
  const radius = unit * size;
  const hue = has(plate, "earth") ? 245 : has(plate, "mars") ? 40 : place.hue + 140;
  const body: Colour = { light: 0.62, chroma: 0.09, hue };
  halo(plate, [x, y], radius * 1.6, faded(body, 0.35));
  const ball = context.createRadialGradient(
    x + place.side * radius * 0.5,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius * 1.05,
  );
  ball.addColorStop(0, "#ffffff22");
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.clip();
  rect(plate, body, [x - radius, y - radius, radius * 2, radius * 2]);
  const land = ridgeLine(random, { waves: 3, detail: 3, sharp: false });
  for (let belt = 0; belt < 16; belt++) {
    const at = y + between(random, -1, 1) * radius;
    const green = has(plate, "earth") && belt % 3 === 0;
    oval(
      plate,
      faded(green ? { light: 0.55, chroma: 0.08, hue: 140 } : shifted(body, between(random, -0.14, 0.24)), 0.35),
      [x + land(belt) * radius, at],
      [radius * between(random, 0.3, 1), radius * between(random, 0.03, 0.1)],
    );
  }
  const night = context.createRadialGradient(
    x + place.side * radius * 0.55,
    y - radius * 0.45,
    radius * 0.2,
    x + place.side * radius * 0.3,
    y - radius * 0.2,
    radius * 1.45,
  );
  night.addColorStop(0, "rgba(4,6,14,0)");
  night.addColorStop(0.55, "rgba(4,6,14,0.35)");
  night.addColorStop(1, "rgba(4,6,14,0.93)");
  rect(plate, night, [x - radius, y - radius, radius * 2, radius * 2]);
  context.restore();
}

function paintNebula(plate: PlateCanvas, strength: number): void {
  const { random, width, height, unit, place } = plate;
  const hue = place.colours[0]?.colour.hue ?? place.hue;
  for (let cloud = 0; cloud < 9; cloud++)
    glow(plate, [between(random, 0, 1) * width, between(random, 0, 0.75) * height], unit * between(random, 0.3, 0.7), {
      light: 0.5,
      chroma: 0.11,
      hue: hue + between(random, -45, 45),
      alpha: strength,
    });
}

export const ORBIT: PlaceDesign = {
  far: (plate) => {
    fillBand(plate, -plate.height, 3 * plate.height, { light: 0.1, chroma: 0.03, hue: plate.place.hue });
    paintNebula(plate, has(plate, "nebula", "galaxy", "milky") ? 0.4 : 0.15);
    paintStars({ ...plate, floor: plate.height * 1.05 }, 420);
  },
  middle: (plate) => {
    const { width, height, unit, place } = plate;
    if (has(plate, "wormhole", "vortex", "hyperspace", "portal")) return paintSwirl(plate);
    if (has(plate, "hole")) return paintDarkDisc(plate);
    if (has(plate, "asteroid", "belt", "comet")) {
      for (let rock = 0; rock < 22; rock++)
        paintRock(
          plate,
          [width * between(plate.random, -0.05, 1.05), height * between(plate.random, 0.05, 0.95)],
          unit * between(plate.random, 0.012, 0.06),
        );
      return;
    }
    if (has(plate, "nebula", "galaxy"))
      return paintPlanet(plate, [width * (0.5 + place.side * 0.28), height * 0.3], 0.1);
    const edge: Colour = { light: 0.8, chroma: 0.1, hue: has(plate, "earth", "orbit") ? 235 : place.hue + 140 };
    const at: Point = [width * 0.5 - place.side * unit * 0.2, height * 0.66 + unit * 1.5];
    halo(plate, at, unit * 1.72, faded(edge, 0.9));
    paintPlanet(plate, at, 1.5);
    for (let rim = 0; rim < 3; rim++) {
      plate.context.strokeStyle = `rgba(190,225,255,${0.5 - rim * 0.15})`;
      plate.context.lineWidth = unit * (0.003 + 0.006 * rim);
      plate.context.beginPath();
      plate.context.arc(at[0], at[1], unit * 1.5, Math.PI * 1.1, Math.PI * 1.9);
      plate.context.stroke();
    }
  },
  near: (plate) => {
    if (!has(plate, "satellite", "station", "spacewalk", "astronaut")) return;
    const { width, height, unit, place } = plate;
    const [x, y] = [width * (0.5 - place.side * 0.3), height * 0.34];
    const metal: Colour = { light: 0.7, chroma: 0.01, hue: 240 };
    for (const side of [-1, 1])
      for (let cell = 0; cell < 4; cell++)
        rect(plate, { light: 0.4, chroma: 0.1, hue: 260 }, [
          x + side * unit * (0.08 + cell * 0.055) - unit * 0.025,
          y - unit * 0.045,
          unit * 0.05,
          unit * 0.09,
        ]);
    line(plate, metal, 0.006, [x - unit * 0.3, y], [x + unit * 0.3, y]);
    rect(plate, metal, [x - unit * 0.05, y - unit * 0.035, unit * 0.1, unit * 0.07]);
    oval(plate, shifted(metal, -0.1), [x, y - unit * 0.05], [unit * 0.035, unit * 0.02]);
  },
};

function paintRock(plate: PlateCanvas, [x, y]: Point, size: number): void {
  const tint: Colour = { light: between(plate.random, 0.3, 0.45), chroma: 0.02, hue: 60 };
  const points: Point[] = Array.from({ length: 9 }, (_, at) => {
    const reach = size * between(plate.random, 0.75, 1.1);
    return [x + Math.cos((at / 9) * 6.283) * reach, y + Math.sin((at / 9) * 6.283) * reach];
  });
  shape(plate, tint, ...points);
  oval(plate, shifted(tint, 0.1), [x + plate.place.side * size * 0.3, y - size * 0.3], [size * 0.45, size * 0.35]);
  oval(plate, shifted(tint, -0.08), [x - plate.place.side * size * 0.2, y + size * 0.25], size * 0.2);
}

function paintSuns(plate: PlateCanvas): void {
  const { palette, place, height, floor, width, unit } = plate;
  for (const [dx, dy, size] of [
    [0.22, 0.26, 0.05],
    [0.32, 0.19, 0.03],
  ] as const) {
    const at: Point = [width * (0.5 + place.side * dx), floor - height * dy];
    glow(plate, at, unit * 0.4, faded(palette.glow, 0.6));
    oval(plate, { light: 0.97, chroma: 0.05, hue: 85 }, at, unit * size);
  }
}

export const PLANET: PlaceDesign = {
  far: (plate) => {
    const { place, height, floor, width } = plate;
    const isRed = has(plate, "mars", "red");
    const isNight = place.hour === "night" || place.hour === "blue";
    const bare = isAirless(plate) || (isNight && !isRed);
    const hue = skyHue(plate);
    const sky: Colour = bare ? { light: 0.12, chroma: 0.03, hue } : { light: 0.58, chroma: 0.08, hue };
    fillBand(
      plate,
      -height,
      3 * height,
      fade(
        plate.context,
        down(0, floor),
        [0, shifted(sky, -0.06)],
        [1, bare ? shifted(sky, 0.08) : { light: 0.85, chroma: 0.07, hue: hue + 25 }],
      ),
    );
    if (bare) paintStars(plate, 260);
    if (has(plate, "two", "three", "sun") && !bare) paintSuns(plate);
    if (!place.details.some(({ name }) => PLANETS.has(name)))
      paintPlanet(plate, [width * (0.5 - place.side * 0.22), height * 0.25], has(plate, "mars") ? 0.03 : 0.15);
  },
  middle: (plate) => {
    const { unit, floor } = plate;
    const rock = rockOf(plate);
    for (const near of [0, 0.5, 1]) {
      const edge = ridgeLine(plate.random, { waves: 2.2 + near, detail: 4, sharp: true });
      shape(
        plate,
        mixed(
          rock,
          plate.place.hour === "night"
            ? { light: 0.1, chroma: 0.02, hue: 260 }
            : { ...rock, light: 0.78, chroma: 0.05 },
          0.6 - 0.45 * near,
        ),
        ...skyline(plate, (at) => floor - unit * (0.1 - 0.07 * near) - unit * (0.09 - 0.04 * near) * edge(at)),
      );
    }
  },
  near: (plate) => {
    const { width, height, floor, unit, random } = plate;
    const rock = rockOf(plate);
    fillBand(
      plate,
      floor,
      2 * height,
      fade(plate.context, down(floor, height), [0, shifted(rock, 0.1)], [1, shifted(rock, -0.17)]),
    );
    if (plate.place.snowy) paintIceSpikes(plate);
    for (let crater = 0; crater < (plate.place.snowy ? 0 : 16); crater++) {
      const depth = random() ** 1.4;
      const at: Point = [between(random, -0.1, 1.1) * width, floor + (height - floor) * (0.08 + 0.9 * depth)];
      const size = unit * (0.012 + 0.08 * depth) * between(random, 0.5, 1.2);
      oval(plate, shifted(rock, 0.12), [at[0], at[1] - size * 0.05], [size * 1.08, size * 0.22]);
      oval(plate, shifted(rock, -0.14), at, [size, size * 0.19]);
    }
    for (const part of [0.06, 0.9]) paintRock(plate, [width * part, floor + unit * 0.08], unit * 0.055);
    if (has(plate, "plant", "jungle", "alien"))
      for (let stalk = 0; stalk < 8; stalk++) {
        const [x, y] = [
          width * (stalk % 2 ? between(random, 0, 0.22) : between(random, 0.78, 1)),
          floor + unit * between(random, 0.02, 0.1),
        ];
        const tall = unit * between(random, 0.08, 0.24);
        line(
          plate,
          { light: 0.42, chroma: 0.09, hue: plate.place.hue + 200 },
          0.008,
          [x, y],
          [x + tall * 0.1, y - tall],
        );
        oval(
          plate,
          { light: 0.68, chroma: 0.13, hue: plate.place.hue + 240 },
          [x + tall * 0.1, y - tall],
          [tall * 0.13, tall * 0.09],
        );
      }
  },
};

function paintIceSpikes(plate: PlateCanvas): void {
  const { width, floor, unit, random } = plate;
  for (let spike = 0; spike < 16; spike++) {
    const x = width * (spike % 2 ? between(random, -0.05, 0.3) : between(random, 0.7, 1.05));
    const foot = floor + unit * between(random, 0.01, 0.1);
    const [tall, half] = [unit * between(random, 0.1, 0.32), unit * between(random, 0.015, 0.035)];
    const ice: Colour = { light: 0.86, chroma: 0.05, hue: 220 };
    shape(plate, ice, [x - half, foot], [x + half * 0.3, foot - tall], [x + half, foot]);
    shape(plate, shifted(ice, -0.16), [x + half * 0.1, foot], [x + half * 0.3, foot - tall], [x + half, foot]);
  }
}

/** Itself a moon; a planet that has some is none. */
function isMoon(plate: PlateCanvas): boolean {
  return has(plate, "lunar", "asteroid") || (has(plate, "moon") && !has(plate, "planet", "mars", "two", "three"));
}

/** No air lights its sky. */
const isAirless = (plate: PlateCanvas): boolean =>
  isMoon(plate) ||
  has(plate, "dead") ||
  plate.place.colours.some(({ of, colour }) => of === "sky" && colour.light < DARK);
const DARK = 0.3;
/** Painted as details. */
const PLANETS: ReadonlySet<string> = new Set(["ringed_planet", "big_planet"]);

function skyHue(plate: PlateCanvas): number {
  if (has(plate, "mars", "red")) return 45;
  const said = plate.place.colours.find(({ of }) =>
    ["sky", "dusk", "dawn", "day", "light", "haze"].includes(of),
  )?.colour;
  if (said) return said.hue;
  return plate.place.snowy ? 225 : plate.place.hue + 190;
}

function rockOf(plate: PlateCanvas): Colour {
  const { place, palette } = plate;
  const said = place.colours.find(({ of }) => ["sand", "dust", "soil", "ground", "rock"].includes(of))?.colour;
  const hue = has(plate, "mars", "red") ? 40 : isMoon(plate) ? 250 : place.hue + 30;
  const chroma = isMoon(plate) ? 0.008 : has(plate, "mars", "red") ? 0.1 : 0.05;
  if (place.snowy) return { light: place.hour === "night" ? 0.55 : 0.82, chroma: 0.035, hue: 225 };
  const base = said ? { ...said, light: 0.5, chroma: Math.min(0.11, said.chroma) } : { light: 0.5, chroma, hue };
  return place.hour === "night" ? shifted(mixed(base, palette.near, 0.3), -0.08) : base;
}

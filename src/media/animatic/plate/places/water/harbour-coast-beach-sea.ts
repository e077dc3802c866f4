// Designs of places: harbour, coast, beach, sea.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { paintCliffEdge } from "../../parts/cliff-edge.ts";
import { paintQuayLamps } from "../../parts/paint-lamps.ts";
import { paintGround, paintTufts, skyline } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintBoats, paintQuay, paintShore, paintSurface } from "../../parts/paint-water.ts";
import { fan, tree } from "../../parts/trees.ts";
import {
  fillBand,
  has,
  isDark,
  lacks,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { hasBreaker, paintBreaker } from "./breaker.ts";
import { paintBeachBar } from "./beach-bar.ts";
import { paintRaft } from "./raft.ts";
import { paintShoreHouses } from "./shore-houses.ts";
import { GLITTER, boulder, shoreFar, water } from "./shared.ts";

/** The first year of lamps along a quay. */
const LAMPS = 1680;

export const HARBOUR: PlaceDesign = {
  far: shoreFar,
  middle: (plate) => {
    paintSurface(water(plate));
    if (has(plate, "house", "houses", "village", "town")) paintShoreHouses(water(plate));
    if (has(plate, "crane", "shipyard", "container"))
      for (const x of [0.16, 0.34, 0.84])
        paintCrane(plate, [plate.width * x, water(plate).floor + plate.unit * 0.01], 0.34);
    if (!lacks(plate, "boat")) paintBoats(water(plate));
  },
  near: (plate) => {
    paintQuay(plate);
    if (!lacks(plate, "lamp") && plate.place.year > LAMPS) paintQuayLamps(plate);
  },
  lights: [...GLITTER, LIGHTNING],
};

function paintCrane(plate: PlateCanvas, [x, y]: Point, tall: number): void {
  const tint = mixed(plate.palette.near, plate.palette.haze, 0.45);
  const t = tall * plate.unit;
  for (const dx of [-0.1, 0.1]) line(plate, tint, 0.006, [x + dx * t, y], [x, y - t * 0.7]);
  line(plate, tint, 0.007, [x, y - t * 0.7], [x, y - t]);
  line(plate, tint, 0.005, [x - t * 0.3, y - t * 0.72], [x + t * 0.75, y - t * 0.84]);
  line(plate, tint, 0.002, [x, y - t], [x + t * 0.75, y - t * 0.84], [x + t * 0.7, y - t * 0.4]);
}

export const COAST: PlaceDesign = {
  far: shoreFar,
  middle: (plate) => {
    const { unit, width, place, palette, random } = plate;
    const sea = water(plate, 0.03);
    paintSurface(sea);
    const base = width * (0.5 + place.side * 0.26);
    const rock = mixed(
      lit(plate, 0.46, 0.025, 60),
      isDark(plate) ? palette.near : palette.haze,
      isDark(plate) ? 0.6 : 0.25,
    );
    const edge = ridgeLine(random, { waves: 6, detail: 3, sharp: true });
    const points: Point[] = [];
    for (let part = 0; part <= 1.001; part += 0.04)
      points.push([
        base + place.side * unit * (part * 0.8 - 0.2),
        sea.floor + unit * 0.02 - unit * Math.min(0.24, 0.05 + part * 0.5) - unit * 0.016 * edge(part),
      ]);
    shape(
      plate,
      fade(
        plate.context,
        down(sea.floor - unit * 0.25, sea.floor),
        [0, shifted(rock, 0.08)],
        [1, shifted(rock, -0.08)],
      ),
      [base - place.side * unit * 0.22, sea.floor + unit * 0.03],
      ...points,
      [base + place.side * unit * 0.8, sea.floor + unit * 0.03],
    );
    for (let foam = 0; foam < 24; foam++)
      oval(
        plate,
        faded(lit(plate, 0.96, 0.01, 220), 0.6),
        [base + place.side * unit * between(random, -0.26, 0.6), sea.floor + unit * between(random, 0.02, 0.045)],
        [unit * between(random, 0.015, 0.05), unit * 0.006],
      );
    if (has(plate, "lighthouse")) paintLighthouse(plate, [base + place.side * unit * 0.13, sea.floor - unit * 0.17]);
  },
  near: (plate) => {
    if (has(plate, "cliff", "clifftop", "headland", "crag", "edge")) return paintSeaCliff(plate);
    paintGround(plate);
    paintTufts(plate, 170);
    for (const part of [0.04, 0.12, 0.86, 0.97])
      boulder(
        plate,
        [plate.width * part, plate.floor + plate.unit * between(plate.random, 0.03, 0.12)],
        between(plate.random, 0.03, 0.07),
      );
  },
  lights: [LIGHTNING],
};

/** Grass that ends at an edge, and the sea far below it. */
function paintSeaCliff(plate: PlateCanvas): void {
  const { width, floor, height, unit, palette, random, place } = plate;
  const deep = mixed(palette.sky[1], mixed(palette.near, lit(plate, 0.45, 0.06, 230), 0.5), 0.55);
  fillBand(
    plate,
    floor - unit * 0.03,
    2 * height,
    fade(plate.context, down(floor, height), [0, shifted(deep, 0.06)], [1, shifted(deep, -0.08)]),
  );
  for (let wave = 0; wave < 60; wave++)
    oval(
      plate,
      faded(lit(plate, 0.95, 0.01, 220), 0.35),
      [width * (0.5 - place.side * between(random, 0.15, 0.6)), floor + unit * between(random, 0, 0.4)],
      [unit * between(random, 0.01, 0.04), unit * 0.003],
    );
  paintCliffEdge(plate, palette.groundNear, mixed(lit(plate, 0.52, 0.03, 60), palette.haze, 0.15));
}

function paintLighthouse(plate: PlateCanvas, [x, y]: Point): void {
  const { unit, place, palette } = plate;
  for (let ring = 0; ring < 5; ring++)
    rect(plate, ring % 2 ? lit(plate, 0.54, 0.15, 27) : lit(plate, 0.93, 0.008, 90), [
      x - unit * (0.024 - ring * 0.0018),
      y - unit * 0.04 * (ring + 1),
      unit * (0.048 - ring * 0.0036),
      unit * 0.041,
    ]);
  rect(plate, lit(plate, 0.3, 0.01, 250), [x - unit * 0.022, y - unit * 0.212, unit * 0.044, unit * 0.012]);
  oval(plate, plate.palette.lamp, [x, y - unit * 0.226], unit * 0.014);
  shape(
    plate,
    lit(plate, 0.54, 0.15, 27),
    [x - unit * 0.02, y - unit * 0.24],
    [x, y - unit * 0.27],
    [x + unit * 0.02, y - unit * 0.24],
  );
  if (isDark(plate) || place.weather !== "clear")
    shape(
      plate,
      fade(
        plate.context,
        { from: [x, y], to: [x - place.side * unit * 0.9, y] },
        [0, faded(palette.lamp, 0.6)],
        [1, faded(palette.lamp, 0)],
      ),
      [x, y - unit * 0.226],
      [x - place.side * unit * 0.9, y - unit * 0.36],
      [x - place.side * unit * 0.9, y - unit * 0.16],
    );
}

export const BEACH: PlaceDesign = {
  far: shoreFar,
  middle: (plate) => {
    paintSurface(water(plate));
    if (hasBreaker(plate)) paintBreaker(water(plate));
  },
  near: (plate) => {
    paintShore(plate);
    paintBeachBar(plate);
    const warm = !has(plate, "winter", "grey") && plate.place.weather !== "snow";
    const palms = has(plate, "palm", "tropical", "island", "desert", "lagoon") && !lacks(plate, "tree", "palm");
    if (palms)
      for (const [part, tall] of [
        [0.06, 0.5],
        [0.15, 0.4],
        [0.94, 0.46],
      ] as const)
        tree(plate, "palm", [plate.width * part, plate.floor + plate.unit * 0.15], { tall: tall, near: 1 });
    else if (warm)
      for (let tuft = 0; tuft < 9; tuft++)
        fan(
          plate,
          [
            plate.width * (tuft % 2 ? between(plate.random, -0.02, 0.16) : between(plate.random, 0.84, 1.02)),
            plate.floor + plate.unit * between(plate.random, 0.13, 0.22),
          ],
          plate.unit * between(plate.random, 0.05, 0.1),
          { tint: lit(plate, 0.56, 0.07, 115) },
        );
  },
  lights: [...GLITTER, LIGHTNING],
};

export const SEA: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintSurface(water(plate, 0.04));
  },
  middle: (plate) => {
    if (hasBreaker(plate)) paintBreaker(plate);
  },
  near: (plate) => {
    const { unit, width, height, floor, palette, random, place } = plate;
    const rough = place.weather === "storm" ? 2.3 : place.weather === "rain" ? 1.5 : 1;
    for (let wave = 0; wave < 7; wave++) {
      const depth = (wave / 6) ** 1.5;
      const y = floor + (height - floor) * depth * 0.86 - unit * 0.01;
      const swell = ridgeLine(random, { waves: 3.2 - depth * 1.6, detail: 1, sharp: true });
      const rise = unit * (0.011 + 0.05 * depth) * rough;
      const tint = mixed(mixed(palette.sky[1], palette.near, 0.5), mixed(palette.sky[0], palette.near, 0.75), depth);
      shape(
        plate,
        fade(
          plate.context,
          down(y - rise, y + unit * 0.16),
          [0, shifted(tint, 0.1)],
          [0.5, tint],
          [1, shifted(tint, -0.05)],
        ),
        ...skyline(plate, (at) => y - rise * swell(at)),
      );
      for (let crest = 0; crest < 22; crest++) {
        const part = between(random, -0.1, 1.1);
        if (swell(part) < 0.25) continue;
        oval(
          plate,
          faded(lit(plate, 0.95, 0.01, 220), 0.3 * rough),
          [part * width, y - rise * swell(part) + unit * 0.002],
          [unit * (0.01 + 0.03 * depth), unit * 0.0022 * rough],
        );
      }
    }
    if (has(plate, "iceberg"))
      shape(
        plate,
        lit(plate, 0.93, 0.02, 220),
        [width * 0.1, floor],
        [width * 0.14, floor - unit * 0.2],
        [width * 0.2, floor - unit * 0.12],
        [width * 0.25, floor - unit * 0.26],
        [width * 0.33, floor],
      );
    paintRaft(plate);
  },
  lights: [...GLITTER, LIGHTNING],
};

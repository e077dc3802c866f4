// Trees and what grows under them. Each stands with its foot at a point; sizes in units.
import type { PlaceScene } from "../../../../core/animatic/place/place-scene.ts";
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { across, fade, type Point } from "../../paint/canvas.ts";
import { line, oval, shape, type PlateCanvas } from "../plate-canvas.ts";

export type Species = "broadleaf" | "pine" | "birch" | "palm" | "bare" | "bush" | "cypress";

interface Growth {
  readonly tall: number;
  /** 0 in the haze, 1 at the camera. */
  readonly near: number;
}

/** How far a strong wind bends what stands in it. */
const BEND = 0.24;

export function tree(plate: PlateCanvas, species: Species, [x, foot]: Point, { tall, near }: Growth): void {
  const { context, place } = plate;
  const bend = place.windy ? -place.side * BEND : 0;
  context.save();
  context.transform(1, 0, -bend, 1, bend * foot, 0);
  const isBare = species === "birch" && (place.snowy || place.things.has("bare"));
  const paint = {
    broadleaf: crown,
    birch: isBare ? branches : crown,
    bush: crown,
    pine: cone,
    palm: fronds,
    bare: branches,
    cypress: spindle,
  }[species];
  if (species !== "bush") trunk(plate, isBare ? "bare" : species, [x, foot], { tall: tall * plate.unit, near });
  paint(plate, { at: [x, foot], tall: tall * plate.unit, tint: leafTint(plate, near), species });
  context.restore();
}

interface Tree {
  readonly at: Point;
  readonly tall: number;
  readonly tint: Colour;
  readonly species: Species;
}

/** Woods in yellow and red. */
export function isAutumn(place: PlaceScene): boolean {
  return (
    place.air.includes("leaves") || ["autumn", "fall", "october", "november"].some((word) => place.things.has(word))
  );
}

/** Woods after a fire. */
export function isBurnt(place: PlaceScene): boolean {
  return ["burnt", "burned", "charred", "scorched"].some((word) => place.things.has(word));
}

function leafTint({ palette, place }: PlateCanvas, near: number): Colour {
  const base = isAutumn(place)
    ? mixed(palette.near, { light: palette.near.light + 0.14, chroma: 0.11, hue: 55 }, 0.75)
    : shifted(palette.near, 0.03);
  return mixed(palette.haze, base, 0.25 + 0.75 * near);
}

function trunk(plate: PlateCanvas, species: Species, [x, foot]: Point, { tall, near }: Growth): void {
  const { palette, random } = plate;
  const bark =
    species === "birch"
      ? { light: Math.min(0.9, palette.exposure + 0.22), chroma: 0.01, hue: 90 }
      : mixed(palette.near, { light: palette.near.light, chroma: 0.035, hue: 55 }, 0.4);
  const tint = mixed(palette.haze, bark, 0.3 + 0.7 * near);
  const half = tall * (species === "palm" || species === "birch" ? 0.014 : 0.026);
  const lean = species === "palm" ? tall * 0.12 * plate.place.side : tall * between(random, -0.02, 0.02);
  const top = foot - tall * (species === "bare" ? 0.37 : 0.9);
  shape(
    plate,
    tint,
    [x - half * 1.5, foot],
    [x - half * 0.7 + lean, top],
    [x + half * 0.7 + lean, top],
    [x + half * 1.5, foot],
  );
  if (species !== "birch") return;
  for (let mark = 0; mark < 9; mark++) {
    const y = foot - tall * (0.05 + 0.07 * mark);
    line(plate, faded(palette.near, 0.7), 0.002, [x - half, y], [x + half * between(random, -0.4, 0.6), y]);
  }
}

/** A crown of overlapping clumps, lighter towards the light. */
function crown(plate: PlateCanvas, { at: [x, foot], tall, tint, species }: Tree): void {
  const { random, place } = plate;
  const bush = species === "bush";
  const wide = tall * (bush ? 0.55 : species === "birch" ? 0.2 : 0.34);
  const [low, high] = bush ? [0.1, 0.7] : [0.42, 0.95];
  for (const [share, light] of [
    [1, -0.045],
    [0.85, 0],
    [0.6, 0.045],
  ] as const) {
    for (let clump = 0; clump < 9; clump++) {
      const part = between(random, low, high);
      const spread = wide * share * Math.sin(Math.PI * (0.18 + 0.7 * ((part - low) / (high - low))));
      const dx = between(random, -1, 1) * spread + place.side * (1 - share) * wide * 0.5;
      oval(
        plate,
        shifted(tint, light + between(random, -0.015, 0.015)),
        [x + dx, foot - tall * part - (1 - share) * wide * 0.3],
        [wide * between(random, 0.3, 0.46) * (0.6 + 0.4 * share), wide * between(random, 0.22, 0.34)],
      );
    }
  }
}

function cone(plate: PlateCanvas, { at: [x, foot], tall, tint }: Tree): void {
  const { context, random, place } = plate;
  const tiers = 7;
  for (let tier = 0; tier < tiers; tier++) {
    const part = tier / tiers;
    const half = tall * 0.2 * (1 - part * 0.86) * between(random, 0.92, 1.08);
    const base = foot - tall * (0.12 + 0.76 * part);
    const top = base - tall * 0.24;
    const lit = place.side * half;
    const fill = fade(
      context,
      across(x - lit, x + lit),
      [0, shifted(tint, -0.035)],
      [0.55, tint],
      [1, shifted(tint, 0.04)],
    );
    const points: Point[] = [[x, top]];
    for (let tooth = 0; tooth <= 6; tooth++)
      points.push([x + half * (1 - tooth / 3), base + (tooth % 2 === 0 ? tall * 0.022 : -tall * 0.012)]);
    shape(plate, fill, ...points);
    if (!place.snowy) continue;
    const snow = mixed(plate.palette.groundFar, tint, 0.15);
    shape(
      plate,
      snow,
      [x, top],
      [x + half * 0.55, base - tall * 0.1],
      [x, base - tall * 0.13],
      [x - half * 0.6, base - tall * 0.09],
    );
  }
}

function spindle(plate: PlateCanvas, { at: [x, foot], tall, tint }: Tree): void {
  oval(plate, tint, [x, foot - tall * 0.52], [tall * 0.085, tall * 0.48]);
  oval(
    plate,
    shifted(tint, 0.03),
    [x + plate.place.side * tall * 0.025, foot - tall * 0.55],
    [tall * 0.045, tall * 0.4],
  );
}

function fronds(plate: PlateCanvas, { at: [x, foot], tall, tint }: Tree): void {
  const { context, random, place } = plate;
  const [cx, cy] = [x + tall * 0.12 * place.side, foot - tall * 0.9];
  for (let frond = 0; frond < 11; frond++) {
    const turn = Math.PI * (1.08 + (frond / 10) * 0.86) + between(random, -0.1, 0.1);
    const long = tall * between(random, 0.3, 0.42);
    const tip: Point = [cx + Math.cos(turn) * long, cy + Math.sin(turn) * long * 0.55 + long * 0.3];
    context.fillStyle = css(shifted(tint, between(random, -0.03, 0.035)));
    context.beginPath();
    context.moveTo(cx, cy);
    context.quadraticCurveTo(cx + Math.cos(turn) * long * 0.6, cy + Math.sin(turn) * long * 0.75 - long * 0.06, ...tip);
    context.quadraticCurveTo(cx + Math.cos(turn) * long * 0.5, cy + Math.sin(turn) * long * 0.6 + long * 0.1, cx, cy);
    context.fill();
  }
}

function branches(plate: PlateCanvas, { at: [x, foot], tall, tint }: Tree): void {
  const { random } = plate;
  const grow = ([bx, by]: Point, turn: number, long: number, depth: number): void => {
    const tip: Point = [bx + Math.cos(turn) * long, by + Math.sin(turn) * long];
    line(plate, tint, (long / plate.unit) * 0.085, [bx, by], tip);
    if (depth === 0) return;
    for (const way of [-1, 1])
      grow(tip, turn + way * between(random, 0.25, 0.7), long * between(random, 0.6, 0.76), depth - 1);
  };
  plate.context.lineCap = "round";
  grow([x, foot - tall * 0.34], -Math.PI / 2, tall * 0.24, 4);
}

/** A row of trees from edge to edge, smaller gaps and more haze with distance. */
export function treeRow(
  plate: PlateCanvas,
  species: Species | readonly Species[],
  { count, tall, near, foot }: { count: number; tall: readonly [number, number]; near: number; foot: number },
): void {
  const { random, width, unit } = plate;
  const kinds = typeof species === "string" ? [species] : species;
  for (let one = 0; one < count; one++) {
    const x = width * (-0.15 + (1.3 * (one + between(random, 0.15, 0.85))) / count);
    tree(
      plate,
      kinds[Math.floor(random() * kinds.length)] ?? "broadleaf",
      [x, foot + unit * between(random, 0, 0.012)],
      { tall: between(random, tall[0], tall[1]), near: near },
    );
  }
}

interface Bole {
  readonly half: number;
  readonly near: number;
  readonly birch?: boolean;
}

/** A tall trunk that leaves the picture above, for woods seen from within. */
export function bole(plate: PlateCanvas, [x, foot]: Point, { half, near, birch = false }: Bole): void {
  const { context, random, palette, unit, height, place } = plate;
  const bark = isBurnt(place)
    ? { light: 0.11, chroma: 0.012, hue: 60 }
    : birch
      ? { light: Math.min(0.88, palette.exposure + 0.2), chroma: 0.012, hue: 95 }
      : mixed(palette.near, { light: palette.near.light, chroma: 0.035, hue: 60 }, 0.35);
  const tint = mixed(palette.haze, bark, 0.16 + 0.84 * near ** 0.8);
  const lean = unit * between(random, -0.05, 0.05);
  const lit = place.side * half;
  const fill = fade(
    context,
    across(x - lit, x + lit),
    [0, shifted(tint, -0.05)],
    [0.45, tint],
    [1, shifted(tint, 0.06)],
  );
  shape(
    plate,
    fill,
    [x - half * 1.8, foot],
    [x - half, foot - unit * 0.05],
    [x - half * 0.75 + lean, -height * 0.3],
    [x + half * 0.75 + lean, -height * 0.3],
    [x + half, foot - unit * 0.05],
    [x + half * 1.9, foot],
  );
  if (birch)
    for (let mark = 0; mark < 16; mark++)
      oval(
        plate,
        faded(palette.near, 0.75),
        [x + between(random, -0.7, 0.7) * half, between(random, 0, 0.95) * foot],
        [half * between(random, 0.15, 0.5), half * 0.08],
      );
}

/** Leaves as clumps that hang into the picture from above, thicker at the sides. */
export function canopy(plate: PlateCanvas, near: number, deep: number): void {
  const { random, width, unit } = plate;
  if (isBurnt(plate.place)) return;
  const tint = leafTint(plate, near);
  for (let clump = 0; clump < 150; clump++) {
    const x = between(random, -0.1, 1.1);
    const side = Math.abs(x - 0.5) * 2;
    const hang = unit * deep * (0.25 + 0.75 * side ** 1.8) * random();
    oval(
      plate,
      faded(shifted(tint, between(random, -0.035, 0.05)), 0.8),
      [x * width, hang - unit * 0.02],
      [unit * between(random, 0.018, 0.055), unit * between(random, 0.012, 0.03), random() * 3],
    );
  }
}

interface Fan {
  readonly tint: Colour;
  readonly blades?: number;
  readonly spread?: number;
}

/** Fans of leaves near the ground: ferns, reeds, tall grass. */
export function fan(plate: PlateCanvas, [x, foot]: Point, tall: number, { tint, blades = 9, spread = 1 }: Fan): void {
  const { context, random } = plate;
  for (let blade = 0; blade < blades; blade++) {
    const lean = spread * ((blade / (blades - 1)) * 2 - 1 + between(random, -0.15, 0.15));
    const high = tall * between(random, 0.7, 1.05) * (1 - 0.35 * Math.abs(lean) * Math.min(1, spread));
    context.fillStyle = css(shifted(tint, between(random, -0.035, 0.045)));
    context.beginPath();
    context.moveTo(x - tall * 0.018, foot);
    context.quadraticCurveTo(x + lean * tall * 0.25, foot - high * 0.75, x + lean * tall * 0.62, foot - high);
    context.quadraticCurveTo(x + lean * tall * 0.34, foot - high * 0.7, x + tall * 0.02, foot);
    context.fill();
  }
}

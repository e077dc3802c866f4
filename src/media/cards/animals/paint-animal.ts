// A whole animal from one side: chains of round stations in space, the far legs first, then trunk, neck, head and near legs as one mass with one
// outline. Parts of the height at the shoulder; the ground is at y 0 and the animal looks to the left.
import { type Colour, css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import type { AnimalLook } from "../../../core/animatic/looks/animal-look.ts";
import type { Path2D } from "../../animatic/paint/canvas.ts";
import { paintAnimalHead } from "./animal-head.ts";
import { paintAnimalCollar, paintAnimalTail, paintFeet, paintMane, paintOpenWing, paintWing } from "./fittings.ts";
import {
  type AnimalFrame,
  BEAK,
  type Chain,
  birdLegs,
  type Gait,
  neckOf,
  quadrupedLegs,
  SINK,
  skullOf,
  trunkOf,
} from "./frame.ts";
import { BUILDS } from "./species.ts";
import { type Aspect, type Point3, type View, flat, limbPath, nearness, viewOf } from "../figure/body.ts";
import { type Dot, type Pen, taperedStroke, dots, drawLine, drawSeam, inkOf, oval, paintPart } from "../pen.ts";

/** How high the whole animal is. */
export function animalHeight(look: AnimalLook): number {
  const build = BUILDS[look.species];
  const ears = build.ears === "long" ? 2.6 : build.ears === "none" || build.ears === "floppy" ? 1 : 1.6;
  const horns = build.horns === "antlers" ? 0.5 : 0;
  return 1 + build.neck[0] + build.head[0] * ears + horns;
}

/** Seen from the front, in heights of the whole animal: the radius of its skull, and where one eye is. */
export function animalEyeFront(look: AnimalLook): { readonly scale: number; readonly eye: Dot } {
  const build = BUILDS[look.species];
  const whole = animalHeight(look);
  const skull = build.head[0] / whole;
  const [, y] = skullOf(build);
  const apart = look.species === "owl" ? 0.4 : build.feet === "hooves" ? 0.5 : 0.42;
  return { scale: skull, eye: [skull * apart, y / whole - skull * 0.08] };
}

/** Where the middle of its skull is seen. */
export function animalSkull({ species }: AnimalLook, aspect: Aspect): Dot {
  return flat(viewOf(aspect), skullOf(BUILDS[species]));
}

/** From the nose to the tail's tip. */
export function animalLength({ species }: AnimalLook): number {
  const { long, neck, head, feet } = BUILDS[species];
  const tail = feet === "claws" ? 0.5 : 0.75;
  return long + neck[1] + head[0] + head[1] + tail;
}

/** As on a card. */
const STANDING: Gait = { phase: 0, reach: 0, low: 0 };

export function paintAnimal(pen: Pen, look: AnimalLook, aspect: Aspect, gait = STANDING): void {
  const { context } = pen;
  context.save();
  context.translate(0, gait.low * SINK);
  paintWhole(pen, look, aspect, gait);
  context.restore();
}

function paintWhole(pen: Pen, look: AnimalLook, aspect: Aspect, gait: Gait): void {
  const build = BUILDS[look.species];
  const frame: AnimalFrame = { pen, look, build, view: viewOf(aspect), gait };
  const head = skullOf(build);
  const paintSkull = () =>
    paintAnimalHead(pen, look, { build, aspect, at: flat(frame.view, head), skull: build.head[0] });
  if (aspect === "back") {
    paintSkull();
    paintBody(frame);
    return paintAnimalTail(frame);
  }
  paintAnimalTail(frame);
  paintBody(frame);
  if (build.mane && look.hasMane && (aspect !== "front" || look.species === "lion")) paintMane(frame, head);
  paintAnimalCollar(frame);
  paintSkull();
}

/** Far legs, trunk and neck with the near legs, feet, wings. */
function paintBody(frame: AnimalFrame): void {
  const { build, look } = frame;
  const isBird = build.feet === "claws";
  const { wings, sits } = frame.gait;
  const legs = isBird ? (wings === undefined ? birdLegs(build) : []) : quadrupedLegs(build, frame.gait);
  const sorted = legs.toSorted((a, b) => depthOf(frame.view, a) - depthOf(frame.view, b));
  const near = sorted.slice(sorted.length / 2);
  const tint = isBird ? BEAK : shifted(look.coat, -0.06);
  for (const leg of sorted.slice(0, sorted.length / 2)) paintChain(frame, leg, tint);
  if (isBird) paintFarWing(frame);
  paintMass(frame, [trunkOf(build, look.build, sits), neckOf(build), ...(isBird ? [] : near)]);
  if (isBird) for (const leg of near) paintChain(frame, leg, tint);
  paintFeet(frame, legs);
  if (isBird) paintNearWing(frame);
}

/** Seen behind the body where it flies. */
function paintFarWing(frame: AnimalFrame): void {
  if (frame.gait.wings !== undefined) paintOpenWing(frame, frame.gait.wings, "far");
}

function paintNearWing(frame: AnimalFrame): void {
  if (frame.gait.wings === undefined) paintWing(frame);
  else paintOpenWing(frame, frame.gait.wings, "near");
}

export function depthOf(view: View, chain: Chain): number {
  const [place] = chain[chain.length - 1] ?? [[0, 0, 0] as Point3];
  return nearness(view, place);
}

/** One outline around several chains: all lines first, then all colours. */
function paintMass({ pen, look, view, gait }: AnimalFrame, chains: readonly Chain[]): void {
  const paths = chains.map((chain) => limbPath(view, chain));
  for (const path of paths) drawLine(pen, path, inkOf(look.coat), 2);
  for (const [at, path] of paths.entries())
    paintPart(pen, path, look.coat, {
      outline: 0,
      shade: 0.09,
      inside: () => paintCoat({ pen, look, view, sits: gait.sits === true }, path, at),
    });
  for (const chain of chains.slice(2)) drawLegSeam({ pen, look, view }, chain);
}

const PALE_BELLIES: ReadonlySet<string> = new Set(["cat", "dog", "fox", "wolf", "deer", "mouse", "rabbit"]);

/** Belly and marks. */
function paintCoat(
  { pen, look, view, sits }: Pick<AnimalFrame, "pen" | "look" | "view"> & { readonly sits: boolean },
  _path: Path2D,
  at: number,
): void {
  const { context } = pen;
  if (at === 0 && PALE_BELLIES.has(look.species)) {
    context.fillStyle = css(faded(look.pale, 0.85));
    if (!sits) context.fill(oval(flat(view, [0, 0, 0.1])[0], -0.36, 0.75, 0.15));
  }
  if (look.marking === "plain") return;
  const dark = mixed(look.coat, { light: 0.25, chroma: 0.03, hue: 50 }, 0.6);
  for (let mark = 0; mark < 9; mark++) {
    const x = -0.8 + mark * 0.2;
    const y = -0.95 + ((mark * 37) % 5) * 0.09 - (at === 1 ? 0.3 : 0);
    if (look.marking === "spotted") {
      context.fillStyle = css(faded(dark, 0.85));
      context.fill(oval(x, y + 0.12, 0.1 - (mark % 3) * 0.02, 0.08, mark));
    } else
      taperedStroke(
        context,
        dots(`${x},${-1.06 - (at === 1 ? 0.4 : 0)} ${x + 0.03},-0.84 ${x - 0.01},-0.6`),
        0.055,
        faded(dark, 0.8),
      );
  }
}

function drawLegSeam({ pen, look, view }: Pick<AnimalFrame, "pen" | "look" | "view">, chain: Chain): void {
  const dots = chain.slice(0, 3).map(([place, radius], at): Dot => {
    const [x, y] = flat(view, place);
    return [x + radius * (at === 0 ? 0.7 : 0.9), y + (at === 0 ? 0.02 : 0)];
  });
  drawSeam(pen, dots.slice(0, 2), look.coat, 0.6);
}

function paintChain({ pen, view }: AnimalFrame, chain: Chain, colour: Colour): void {
  paintPart(pen, limbPath(view, chain), colour, { shade: 0.06 });
}

// A thing that has left somebody's hand, or waits on the ground for it: painted once, and moved.
import { hasWay } from "../../../core/animatic/looks/props/find-prop.ts";
import { isInPieces, pathOf, type LooseThing } from "../../../core/animatic/acting/loose-paths.ts";
import { css } from "../../../core/animatic/colour/colour.ts";
import { headsOf } from "../../../core/animatic/looks/true-size.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import { readThing, type ThingLook } from "../../../core/animatic/looks/object-look.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { openCanvas } from "../paint/canvas.ts";
import { asOwn } from "./held/dress.ts";
import { heldIn, heldSize, paintHeld, thingsIn } from "./held/hold.ts";
import { FLIES_POINTED, groundOf, pointedAlong, THROWN, type AimScene } from "./held/aim.ts";
import type { DrawnBody } from "./body-box.ts";
import { NOZZLES, paintJet } from "./held/jet.ts";
import { framePiece, inkPiece, type Piece, type PieceOrder } from "./pieces.ts";

export interface LoosePiece {
  readonly piece: Piece;
  /** Painted before whoever had it. */
  readonly isBehind: boolean;
  /** Pixels from where it is painted; undefined while it is not seen. */
  readonly path: (seconds: number) => readonly [number, number] | undefined;
}

/** Whoever lets go of it, drawn in their place. */
interface Leaving {
  readonly staged: StagedMember;
  readonly drawing: Drawing;
  readonly scene: {
    readonly heldLooks: ReadonlyMap<string, SubjectLook>;
    readonly light: { readonly tone: Colour };
  } & AimScene;
  readonly placed: {
    readonly body: DrawnBody;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly flip: 1 | -1;
  };
}

/** What breaks when it falls, and what flies apart when it is tossed. */
const BREAKS: ReadonlySet<string> = new Set(
  "cup glass wineglass bottle vase plate bowl jug jar teapot egg mirror labflask flask testtube perfume lamp bulb goblet".split(
    " ",
  ),
);
const MANY: ReadonlySet<string> = new Set(["cards", "paper", "money", "letter", "photo", "leaf", "flower"]);

/** What bursts where it hits. */
const BURSTS: ReadonlySet<string> = new Set("snowball tomato egg cake pie sponge waterballoon".split(" "));
const ARROW: ThingLook = readThing("prop", { id: "arrow", name: "arrow", design: "" });

/** What is left of things that do not stay whole. */
const CHANGES: Partial<
  Readonly<Record<LooseThing["fate"], { readonly of: ReadonlySet<string>; readonly to: ThingLook["shape"] }>>
> = {
  bursts: { of: BURSTS, to: "splat" },
  broken: { of: BREAKS, to: "shards" },
  shatters: { of: BREAKS, to: "shards" },
};

/** Of a thing that stays whole there are no pieces, of one that is alone no others. */
function asItIs(held: ThingLook | undefined, { fate, phase }: LooseThing): ThingLook | undefined {
  if (fate === "shot") return ARROW;
  const change = CHANGES[fate];
  if (change) return held && change.of.has(held.shape) ? { ...held, shape: change.to } : undefined;
  if (fate !== "tossed") return held;
  return held && (phase === 0.5 || MANY.has(held.shape)) ? held : undefined;
}

/** What lies where it is put down, and how thick it is beside its length. */
const SLENDER: ReadonlySet<string> = new Set(
  "sword umbrella staff cane stick crutch broom mop rake spade axe hammer knife pen bat wand spear flute torch oar rifle".split(
    " ",
  ),
);
const isLong = (shape: string): boolean => SLENDER.has(shape) || hasWay(shape, "long");
const THICK = 0.16;
/** They are driven in by the point, so far that so much of them is seen. */
const POINTED: ReadonlySet<string> = new Set("sword knife spear dagger".split(" "));
const SUNK = 0.7;
/** How far it is turned from upright, radians; how far its top is tipped then; its height beside its length. */
function restingAs({ shape }: ThingLook, { fate }: LooseThing) {
  if (fate === "stands") return { turn: POINTED.has(shape) ? Math.PI : 0, tip: 0, high: POINTED.has(shape) ? SUNK : 1 };
  if (!isLong(shape) || (fate !== "placed" && fate !== "rests" && fate !== "falls"))
    return { turn: 0, tip: undefined, high: 1 };
  return { turn: shape === "umbrella" ? Math.PI / 2 : -Math.PI / 2, tip: 0, high: THICK };
}

/** It is where a hand left it, or takes it. */
const KEEPS_GRIP: ReadonlySet<LooseThing["fate"]> = new Set(["stays", "hangs"] as const);

/** Of its size, so that the face is seen behind it. */
const JUGGLED = 0.5;

/** `held`: the drawing before, in which the thing is in the hand. */
export function loosePiece(
  order: PieceOrder,
  thing: LooseThing,
  { staged, drawing, scene, placed }: Leaving,
): LoosePiece | undefined {
  const { worn } = thingsIn(drawing.beat, scene.heldLooks);
  const held = asItIs(asOwn(heldIn(drawing.beat, scene.heldLooks), worn, staged.member.look), thing);
  if (thing.fate === "jet") return jetPiece(order, thing, { staged, drawing, scene, placed });
  const { body, x, y, scale, flip } = placed;
  const from = thing.fate === "kicked" ? body.foot : body.hand;
  const { look, tall = 1 } = staged.member;
  if (!held || !from || look.kind !== "person") return undefined;
  const shown = thing.fate === "juggled" ? JUGGLED : 1;
  const size = heldSize(held, { tall, heads: headsOf(look) }) * scale * shown;
  const [handX, handY] = [x + from[0] * scale * flip, y + from[1] * scale];
  const side = 2 * Math.ceil(size * 1.3);
  const corner = { x: 2 * Math.round((handX - side) / 2), y: 2 * Math.round((handY - side) / 2) };
  const { canvas, context } = openCanvas(side * 2, side * 2);
  context.translate(handX - corner.x, handY - corner.y);
  context.scale(scale * flip, scale);
  const { turn, tip, high } = restingAs(held, thing);
  const ground = groundOf(thing, { staged, drawing, scene }, { x: handX, y: handY, below: size * high * 0.5 });
  const isPointed = FLIES_POINTED.has(held.shape) && THROWN.has(thing.fate);
  context.rotate(isPointed ? pointedAlong(ground) : turn);
  paintHeld({ context, line: 1 / scale }, held, {
    ...{ hand: [0, 0], tip, size: size / scale, isOpen: false, part: "whole" },
    ...(KEEPS_GRIP.has(thing.fate) ? { grip: drawing.pose.grip, isRaised: true } : { grip: 0.5 }),
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = css(scene.light.tone);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const piece = inkPiece(order, { canvas, context, ...corner });
  const breaks = BREAKS.has(held.shape);
  const isSplat = (away: readonly [number, number]) =>
    thing.fate === "flies" && BURSTS.has(held.shape) && away[0] === ground.target;
  return (
    piece && {
      piece,
      isBehind: KEEPS_GRIP.has(thing.fate),
      path: (seconds) => {
        const away = pathOf(thing, seconds, ground);
        if (!away || isSplat(away)) return undefined;
        return breaks && isInPieces(thing, seconds, { away, ground }) ? undefined : away;
      },
    }
  );
}

/** Heads forwards and down to where a jet comes to the ground that is held at nothing. */
const JET = { forward: 7, down: 3.4 } as const;

function jetPiece(order: PieceOrder, thing: LooseThing, { staged, drawing, scene, placed }: Leaving) {
  const held = heldIn(drawing.beat, scene.heldLooks);
  const { body, x, y, scale, flip } = placed;
  if (!held || !NOZZLES.has(held.shape) || !body.hand) return undefined;
  const { facing, head } = staged.spot;
  const from = [x + body.hand[0] * scale * flip + facing * head * 0.5, y + body.hand[1] * scale] as const;
  const ground = groundOf(thing, { staged, drawing, scene }, { x: from[0], y: from[1], below: 0 });
  const { target = facing * JET.forward * head, below = JET.down * head } = ground;
  const piece = framePiece(order, (context) =>
    paintJet(context, { from, to: [from[0] + target, from[1] + below], head }),
  );
  return piece && { piece, isBehind: false, path: (seconds: number) => pathOf(thing, seconds, ground) };
}

// A thing that has left somebody's hand, or waits on the ground for it: painted once, and moved.
import { type LooseThing, pathOf, type Ground } from "../../../core/animatic/acting/let-go.ts";
import { css } from "../../../core/animatic/colour/colour.ts";
import { headsOf } from "../../../core/animatic/looks/true-size.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import type { ThingLook } from "../../../core/animatic/looks/object-look.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { TABLE } from "../../../core/animatic/stage/in-reach.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { openCanvas } from "../paint/canvas.ts";
import { heldIn, heldSize, paintHeld } from "./held/hold.ts";
import type { DrawnBody } from "./body-box.ts";
import { inkPiece, type Piece, type PieceOrder } from "./pieces.ts";

export interface LoosePiece {
  readonly piece: Piece;
  /** Pixels from where it is painted; undefined while it is not seen. */
  readonly path: (seconds: number) => readonly [number, number] | undefined;
}

/** Whoever lets go of it, drawn in their place. */
interface Leaving {
  readonly staged: StagedMember;
  readonly drawing: Drawing;
  readonly scene: {
    readonly heldLooks: ReadonlyMap<string, SubjectLook>;
    /** Who catches what is thrown. */
    readonly catchers: ReadonlySet<string>;
    readonly light: { readonly tone: Colour };
    readonly tableTop: number | undefined;
  };
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

/** Of a thing that stays whole there are no pieces, of one that is alone no others. */
function asItIs(held: ThingLook | undefined, { fate, phase }: LooseThing): ThingLook | undefined {
  if (fate === "broken") return held && BREAKS.has(held.shape) ? { ...held, shape: "shards" } : undefined;
  if (fate !== "tossed") return held;
  return held && (phase === 0.5 || MANY.has(held.shape)) ? held : undefined;
}

/** What lies where it is put down, and how thick it is beside its length. */
const SLENDER: ReadonlySet<string> = new Set(
  "sword umbrella staff cane stick crutch broom mop rake spade axe hammer knife pen bat wand spear flute torch oar rifle".split(
    " ",
  ),
);
const THICK = 0.16;
/** What flies with its point first, and how far it is turned from upright then, radians. */
const POINTED: ReadonlySet<string> = new Set(["spear", "arrow", "dart"]);
const FORWARD = -1.35;

/** How far it is turned from upright, radians; how far its top is tipped then; its height beside its length. */
function restingAs({ shape }: ThingLook, { fate }: LooseThing) {
  if (fate === "flies" && POINTED.has(shape)) return { turn: FORWARD, tip: undefined, high: 1 };
  if (!SLENDER.has(shape) || (fate !== "placed" && fate !== "rests" && fate !== "falls"))
    return { turn: 0, tip: undefined, high: 1 };
  return { turn: shape === "umbrella" ? Math.PI / 2 : -Math.PI / 2, tip: 0, high: THICK };
}

/** "throws it away": not to who is there. */
const AWAY = /^(?:away|aside|out|into|off)$/;

/** What it moves among. `below`: pixels from its middle to its underside. */
function groundOf(
  { fate }: LooseThing,
  { staged, drawing, scene }: Omit<Leaving, "placed">,
  { x, y, below }: { readonly x: number; readonly y: number; readonly below: number },
): Ground {
  const { spot, member } = staged;
  const isToThem = fate === "slides" || (fate === "flies" && !drawing.beat.because.some((word) => AWAY.test(word)));
  const partner = isToThem ? staged.partnerOf(drawing.beat) : undefined;
  return {
    height: Math.max(4, spot.head * (member.heads ?? 7.1)),
    facing: spot.facing,
    drop: Math.max(0, spot.base - y - below),
    table: (scene.tableTop ?? spot.base - TABLE.high * spot.head) - y - below,
    target: partner && partner.x - x,
    isCaught: partner !== undefined && scene.catchers.has(partner.standing.id),
  };
}
/** Of its size, so that the face is seen behind it. */
const JUGGLED = 0.5;

/** `held`: the drawing before, in which the thing is in the hand. */
export function loosePiece(
  order: PieceOrder,
  thing: LooseThing,
  { staged, drawing, scene, placed }: Leaving,
): LoosePiece | undefined {
  const held = asItIs(heldIn(drawing.beat, scene.heldLooks), thing);
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
  context.rotate(turn);
  paintHeld({ context, line: 1 / scale }, held, {
    ...{ hand: [0, 0], tip, grip: 0.5, size: size / scale, isOpen: false, part: "whole" },
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = css(scene.light.tone);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const piece = inkPiece(order, { canvas, context, ...corner });
  const ground = groundOf(thing, { staged, drawing, scene }, { x: handX, y: handY, below: size * high * 0.5 });
  const isGone = (away: readonly [number, number]) =>
    thing.fate === "falls" && BREAKS.has(held.shape) && away[1] >= ground.drop;
  return (
    piece && {
      piece,
      path: (seconds) => {
        const away = pathOf(thing, seconds, ground);
        return away && !isGone(away) ? away : undefined;
      },
    }
  );
}

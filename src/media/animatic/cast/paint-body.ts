// One drawing of a member of the cast, whatever it is, and what it covers: in its own units (heads of people and robots, heights of animals) around
// a place where its head and one where its ground is. It looks to the left.
import type { Beat, Expression } from "../../../core/animatic/acting/acting.ts";
import { hasBoard } from "../../../core/animatic/acting/in-hand.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import type { ThingLook } from "../../../core/animatic/looks/object-look.ts";
import { wingReach } from "../../cards/figure/fabled/wings.ts";
import { gearReach } from "../../cards/figure/aids/sticks.ts";
import { headsOf } from "../../../core/animatic/looks/true-size.ts";
import type { Posture } from "../../../core/animatic/acting/deeds/deed.ts";
import { flat, type Aspect } from "../../cards/figure/body.ts";
import { riseOf } from "../../cards/figure/headgear/rise.ts";
import { handPlace, paintPerson, poseBody, type Person } from "../../cards/figure/paint-person.ts";
import { leaned, reachOf, type Around } from "../../cards/figure/posture.ts";
import { paintRobot } from "../../cards/paint-robot.ts";
import { robotLowest } from "../../cards/robot-bodies.ts";
import { paintRestingUmbrella } from "../../cards/things/resting-umbrella.ts";
import { paintThing, thingSize } from "../../cards/things/paint-object.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../cards/pen.ts";
import { animalBody } from "./animals/animal-body.ts";
import { creatureBody } from "./animals/creature-body.ts";
import type { DrawnBody, DrawnPrey } from "./body-box.ts";
import { heldSize, paintHeld } from "./held/hold.ts";
import { inHands } from "./held/in-hands.ts";
import { isOwnHat, wearing, type WornBefore } from "./held/dress.ts";

export interface BodyOrder {
  readonly look: SubjectLook;
  readonly drawing: Drawing;
  readonly aspect: Aspect;
  readonly stance: { readonly elbow: number; readonly reach: number };
  readonly expression: Expression;
  readonly held: ThingLook | undefined;
  /** In the jaws or claws. */
  readonly prey?: DrawnPrey | undefined;
  /** In the other hand. */
  readonly second?: ThingLook | undefined;
  /** Put on or taken off before. */
  readonly worn?: WornBefore | undefined;
  /** In a wide picture. */
  readonly isFar?: boolean;
  readonly tall: number;
  readonly isHeadOnly?: boolean;
  readonly around?: Around;
  /** Where the hand is that leads an animal: in its own units. */
  readonly leash?: Dot | undefined;
  /** A vehicle whose windows are seen through. */
  readonly isManned?: boolean;
}

export function bodyOf(order: BodyOrder): DrawnBody {
  const { look } = order;
  switch (look.kind) {
    case "person":
      return personBody(order, look);
    case "robot":
      return robotBody(order, look);
    case "animal":
      return animalBody(order, look);
    case "creature":
      return creatureBody(order, look);
    case "thing":
      return turnedBody(thingBody(look, order.isManned === true), order.drawing.pose.lean);
  }
}

function personBody(order: BodyOrder, whole: SubjectLook & { readonly kind: "person" }): DrawnBody {
  const { drawing, aspect, stance, expression, around } = order;
  const before = wearing(whole.look, order.worn?.thing, order.worn?.is);
  const isBare = !drawing.pose.worn && !drawing.pose.isEmpty && isOwnHat(whole.look, order.held, drawing.beat);
  const look = wearing(before, order.held, isBare ? "off" : drawing.pose.worn);
  const hands = inHands(order, whole.look);
  const person: Person = {
    look,
    aspect,
    stance,
    pose: drawing.pose,
    ...(around && { around }),
    expression,
    isHeadOnly: order.isHeadOnly === true,
    held: hands.paint,
    grips: hands.grips,
  };
  const { body, posture } = poseBody(person);
  const hem = look.clothes.over ? 5.6 : 4;
  const box = reachOf(body, posture, { hem, rise: riseOf(look) });
  const wide = BOARDS[drawing.beat.posture]?.[0] ?? 0;
  const wings = wingReach(look, drawing.pose.wings);
  const more = Math.max(wide + hands.reach, gearReach(look), wings);
  return {
    box: {
      ...box,
      left: box.left - more,
      right: box.right + Math.max(more * 0.6, wide, wings),
      top: box.top - more,
      bottom: box.bottom + wings,
    },
    hand: handPlace(person),
    ...{ above: hands.above, below: hands.below },
    foot: leaned(body, drawing.pose, flat(body.view, posture.leg(-1).ankle)),
    paint: (pen) => {
      const board = boardOf(drawing.beat);
      if (board)
        paintBoard(
          pen,
          board,
          ([-1, 1] as const).map((side) => flat(body.view, posture.leg(side).ankle)),
          hasWheels(drawing.beat),
        );
      if (drawing.beat.posture === "skate") paintBlades(pen, body, posture);
      if (isAtWheel(drawing.beat)) paintWheel(pen, handPlace(person));
      paintPerson(pen, person);
    },
  };
}

/** Under each foot: flat on the ice, or as the leg behind is lifted. */
function paintBlades(pen: Pen, { view }: Posed["body"], { leg }: Posed["posture"]): void {
  const legs = ([-1, 1] as const).map((side) => ({
    knee: flat(view, leg(side).knee),
    ankle: flat(view, leg(side).ankle),
  }));
  const lowest = Math.max(...legs.map(({ ankle }) => ankle[1]));
  for (const { knee, ankle } of legs) {
    const isDown = ankle[1] > lowest - 0.3;
    const turn = isDown ? 0 : Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]);
    const along = (forwards: number, down: number): Dot => [
      ankle[0] - forwards * Math.cos(turn) + down * Math.sin(turn),
      ankle[1] + forwards * Math.sin(turn) + down * Math.cos(turn),
    ];
    const blade = curve([along(0.86, 0.3), along(0.74, 0.5), along(-0.26, 0.5), along(-0.26, 0.3)], true, 0.1);
    paintPart(pen, blade, BLADE, { shade: 0.04 });
  }
}

/** At the wheel of what has one: a beast is driven by reins. */
const isAtWheel = ({ posture, holds, because }: Beat): boolean =>
  posture === "drive" && holds.length === 0 && !because.some((word) => BY_REINS.test(word));
const BY_REINS =
  /^(?:\w*carts?|wagons?|\w*coach|carriages?|chariots?|\w*sle(?:d|dge|igh)s?|plough|plow|buggy|trap|reins|horses?|mules?|oxen|ox|donkeys?|team|cattle|rickshaw)$/;

/** A wheel before the hands, seen from its edge, on its column. */
function paintWheel(pen: Pen, [x, y]: Dot): void {
  drawLine(
    pen,
    curve(
      [
        [x - 0.05, y],
        [x - 1, y + 0.8],
      ],
      false,
    ),
    STEERING,
    3,
  );
  drawLine(
    pen,
    curve(
      [
        [x - 0.2, y - 0.62],
        [x + 0.06, y - 0.3],
        [x + 0.04, y + 0.3],
        [x - 0.1, y + 0.6],
        [x - 0.26, y + 0.3],
        [x - 0.3, y - 0.3],
      ],
      true,
      0.5,
    ),
    STEERING,
    3.4,
  );
}
const STEERING: Colour = { light: 0.2, chroma: 0.01, hue: 260 };

type Posed = ReturnType<typeof poseBody>;
const BLADE: Colour = { light: 0.86, chroma: 0.015, hue: 230 };

/** Half the length of what is stood on, and how thick it is. Head heights. */
const BOARDS: Partial<Readonly<Record<Posture, readonly [half: number, thick: number]>>> = {
  surf: [3.1, 0.3],
  ski: [2.9, 0.14],
  sled: [2.2, 0.2],
};
/** Also under who jumps with one. */
const boardOf = (beat: Beat) => (hasBoard(beat) || hasWheels(beat) ? SHORT_BOARD : BOARDS[beat.posture]);
const hasWheels = ({ posture, because }: Beat) => posture === "surf" && /\bskate/.test(because.join(" "));
const SHORT_BOARD: readonly [number, number] = [2.1, 0.24];
const WHEEL: Colour = { light: 0.3, chroma: 0.02, hue: 260 };
const DECK: Colour = { light: 0.5, chroma: 0.13, hue: 25 };
const BOARD: Colour = { light: 0.82, chroma: 0.12, hue: 75 };

/** Under the feet, its tip a little up. */
function paintBoard(
  pen: Pen,
  [half, thick]: readonly [number, number],
  ...[ankles, isWheeled]: readonly [readonly Dot[], boolean]
): void {
  const x = ankles.reduce((sum, [at]) => sum + at, 0) / Math.max(1, ankles.length);
  const y = Math.max(...ankles.map(([, at]) => at)) + 0.34;
  const tip: readonly Dot[] = [
    [x - half, y - 0.5],
    [x - half * 0.8, y],
    [x + half, y],
    [x + half, y + thick],
    [x - half * 0.82, y + thick],
  ];
  if (isWheeled)
    for (const at of [-0.62, 0.62]) paintPart(pen, oval(x + half * at, y + thick + 0.12, 0.26), WHEEL, { shade: 0.06 });
  paintPart(pen, curve(tip, true, 0.15), isWheeled ? DECK : BOARD, { shade: 0.12 });
}

/** Parts of the length of what is held that it reaches beyond the hand: an open umbrella is as wide as it is long. */
const WITH_HELD = 1.1;

/** A cup between a robot's fingers would not be seen. Heads. */
const SMALL_IN_HAND = 1;
const LARGER_IN_HAND = 1.6;

function robotBody(
  { drawing, aspect, held, tall }: BodyOrder,
  whole: SubjectLook & { readonly kind: "robot" },
): DrawnBody {
  const { look } = whole;
  const plain = held ? heldSize(held, { tall, heads: headsOf(whole) }) : 0;
  const size = plain < SMALL_IN_HAND ? plain * LARGER_IN_HAND : plain;
  const isOpen = drawing.beat.isOpen;
  const { pose } = drawing;
  const lies = Math.abs(pose.lean) > 40;
  const more = size * WITH_HELD;
  const wide = (lies ? 4.4 : 2.9) + more;
  const bends = pose.lift === 0 && look.legs === "legs" && robotLowest(look, pose) < 5.6;
  const bottom = lies ? 4.2 : bends ? robotLowest(look, pose) : 6;
  return {
    box: { left: -wide, right: wide, top: (lies ? 2.2 : -1.5) - more, bottom, head: [0, 0.5] },
    paint: (pen) =>
      paintRobot(pen, look, aspect, {
        pose,
        isOff: drawing.beat.mood === "asleep",
        held:
          held && ((at, hand, tip) => paintHeld(at, held, { hand, tip, grip: pose.grip, size, isOpen, part: "whole" })),
      }),
  };
}

/** A vehicle on its roof, or with its nose up: turned about its middle. */
function turnedBody(body: DrawnBody, lean: number): DrawnBody {
  if (lean === 0) return body;
  const half = Math.max(body.box.right, 0.6);
  return {
    box: {
      left: -half,
      right: half,
      top: -0.5 - half,
      bottom: Math.abs(lean) > 90 ? 0.02 : half - 0.5,
      head: [0, -0.5],
    },
    paint: (pen) => {
      pen.context.save();
      pen.context.translate(0, -0.5);
      pen.context.rotate((-lean * Math.PI) / 180);
      pen.context.translate(0, 0.5);
      body.paint(pen);
      pen.context.restore();
    },
  };
}

/** In heights: a long train. */
const WIDEST = 9;

function thingBody({ look: own }: SubjectLook & { readonly kind: "thing" }, clear: boolean): DrawnBody {
  if (own.shape === "umbrella") return restingUmbrella(own);
  const look = own.shape === "pan" ? ({ ...own, shape: "restingpan" } as const) : own;
  const place = { width: WIDEST, height: 1, clear };
  const { half } = thingSize(look, place);
  const more = look.state === null ? 0 : 0.6;
  return {
    box: { left: -half - 0.05 - more, right: half + 0.05 + more, top: -1.04 - more, bottom: 0.02, head: [0, -0.5] },
    paint: ({ context, line }) => paintThing(context, look, { x: 0, base: 0, ...place, line }),
  };
}

function restingUmbrella(look: ThingLook): DrawnBody {
  return {
    box: { left: -0.66, right: 0.66, top: -1.06, bottom: 0.03, head: [0, -0.5] },
    paint: ({ context, line }) => paintRestingUmbrella(context, look, line),
  };
}

// Large hands that press, turn, open, close and pull parts of rooms and machines, and turn pages and taps.
import type { HandLook, HandPose } from "../../../../core/animatic/detail/hand-look.ts";
import { readThing, type ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { sparkles } from "../effects.ts";
import { ease, still, type Paint, type Sprite } from "../sprite.ts";
import { gripFor, handAt, thingAt, thingUpright, type HandAt } from "./bench.ts";
import { along, moving, poses, fixtureOr, TURNS, named, type Path, type Scene } from "./hands.ts";
import { basin } from "./machines.ts";
import { curve, dots, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { isCover } from "../../../../core/animatic/detail/read-beats.ts";
import { type DetailThing } from "../../../../core/animatic/detail/detail.ts";

const PRESSED = 0.5;

export const press: Scene = ({ hand, beat: { thing, target } }) => {
  const pressed = fixtureOr(thing, target, "button");
  const way: Path = (part) => ({
    dx: 0.6 * (1 - ease(part, -0.1, 0.2)) + 0.12 * (1 - ease(part, 0.36, PRESSED)) + 0.1 * ease(part, 0.72, 0.85),
  });
  const isFace = pressed.look !== null;
  return [
    moving(
      [0, 1].map((state) => thingAt(pressed, [-0.22, isFace ? 0.2 : 0], { state, size: isFace ? 1.3 : 1.25 })),
      (part) => ({ drawing: Number(part > PRESSED) }),
    ),
    ...(isCover(target) ? [cover()] : []),
    poses(hand, [[0, "point", { x: -0.16, y: 0.0, turn: 0.3 }]], way),
  ];
};

/** Clear, before the button, that is lifted. */
function cover(): Sprite {
  const lid =
    (high: number): Paint =>
    (pen) => {
      const [top, bottom] = high > 0 ? [-0.2, 0.2] : [-0.44, -0.2];
      paintPart(
        pen,
        curve(dots(`-.42,${top} -.02,${top} -.02,${bottom} -.42,${bottom}`), true, 0.1),
        { light: 0.9, chroma: 0.03, hue: 220, alpha: 0.4 },
        { shade: 0.01 },
      );
    };
  return moving([lid(1), lid(0)], (part) => ({ drawing: Number(part > 0.22) }));
}

const isFixture = (one: DetailThing | null, fixture: DetailThing["fixture"]): boolean => one?.fixture === fixture;

/** Which of the drawings from 0 to 1 is shown. */
const turned = (part: number): number => Math.round(ease(part, 0.38, 0.8) * (TURNS.length - 1));

/** A hand in each of the turns, that comes in first. */
function turning(hand: HandLook, pose: HandPose, at: (state: number) => HandAt): Sprite {
  return moving(
    TURNS.map((state) => handAt(hand, pose, at(state))),
    (part) => ({ dx: 0.7 * (1 - ease(part, -0.1, 0.25)), drawing: turned(part) }),
  );
}

function fixtureTurns(what: DetailThing, place: Dot, size: number): Sprite {
  return moving(
    TURNS.map((state) => thingAt(what, place, { state, size })),
    (part) => ({ drawing: turned(part) }),
  );
}

const LOCK: DetailThing = { word: "lock", look: null, fixture: "lock" };

/** Turned all the way over. */
const UPENDED: ReadonlySet<string> = new Set(["hourglass", "card", "photo", "coin", "glass", "cup", "bottle"]);

export const turn: Scene = (scene) => {
  const { hand, beat } = scene;
  const { thing, target } = beat;
  if (thing?.look?.shape === "key" || isFixture(target, "lock") || isFixture(thing, "lock")) return lockTurns(scene);
  const isHandle = isFixture(thing, "handle") || isFixture(target, "handle") || (!thing && !target);
  const what = fixtureOr(thing, target, isHandle ? "handle" : "dial");
  if (!what.fixture)
    return [
      turning(hand, gripFor(thing), (state) => ({
        ...{ x: -0.1, y: 0.02, turn: 0.3 + state * 0.35 },
        ...{ thing, tilt: state * (UPENDED.has(thing?.look?.shape ?? "") ? 2.7 : 1.2), size: 1.15 },
      })),
    ];
  const way = (state: number) => ({ turn: 0.25 + state * 0.3 });
  return [
    fixtureTurns(what, [-0.2, -0.04], 1.2),
    isHandle
      ? turning(hand, "fist", (state) => ({ x: 0.08 - 0.03 * state, y: -0.02 + 0.18 * state, ...way(state) }))
      : turning(hand, "pinch", (state) => ({ x: -0.12, y: 0, ...way(state) })),
  ];
};

const lockTurns: Scene = ({ hand, beat: { thing } }) => {
  const key = thing?.look ? thing : named("key");
  return [
    fixtureTurns(LOCK, [-0.3, 0], 1.3),
    turning(hand, "pinch", (state) => ({
      ...{ x: -0.16, y: 0, turn: 0.2 + state * 0.5 },
      ...{ thing: key, tilt: Math.PI / 2 + state * 0.3, size: 1.1 },
    })),
  ];
};

const LIDS = [0, 0.33, 0.66, 1];

/** What opens: how large it is, where, in which pose it is taken, and where the hand goes with it. */
interface Lid {
  readonly place: Dot;
  readonly size: number;
  readonly pose: HandPose;
  readonly turn: number;
  readonly grab: (state: number) => Dot;
}

const BOX: Lid = {
  ...{ place: [-0.18, 0.02], size: 1.15, pose: "pinch", turn: 0.1 },
  grab: (state) => [0.04, 0.02 - state * 0.28],
};
const OPENED: Readonly<Record<"box" | "book" | "drawer", Lid>> = {
  box: BOX,
  book: { ...BOX, size: 1.2 },
  drawer: { place: [-0.1, 0], size: 1, pose: "fist", turn: 0.55, grab: (state) => [-0.1, state * 0.25] },
};

/** A lid, a drawer, a cover: by the hand that moves it. */
export function opening(isOpening: boolean): Scene {
  return ({ hand, beat: { thing, target } }) => {
    const hasLid = (one: DetailThing | null) =>
      one?.fixture === "box" || one?.fixture === "drawer" || one?.look?.shape === "musicbox";
    const what = [thing, target].find(hasLid) ?? thing ?? target;
    const kind = what?.fixture === "drawer" || what?.fixture === "book" ? what.fixture : "box";
    const { place, size, pose, turn: angle, grab } = OPENED[kind];
    const share = (part: number) => (isOpening ? ease(part, 0.3, 0.72) : 1 - ease(part, 0.3, 0.72));
    const known: DetailThing = { word: kind, look: what?.look ?? null, fixture: kind };
    return [
      moving(
        LIDS.map((state) => thingAt(known, place, { state, size })),
        (part) => ({ drawing: Math.round(share(part) * 3) }),
      ),
      ...(kind === "box" && isOpening ? [sparkles([-0.18, -0.02], 0.16, 0.72)] : []),
      poses(hand, [[0, pose, { x: 0, y: 0, turn: angle }]], (part) => {
        const [x, y] = grab(share(part));
        return { dx: x + 0.7 * (1 - ease(part, -0.1, 0.24)) + (isOpening ? 0 : 0.3 * ease(part, 0.8, 1)), dy: y };
      }),
    ];
  };
}

/** Small, before two fingers: shut, and then with its two halves beside each other. */
export const locketOpens: Scene = ({ hand, beat: { thing } }) => {
  const as = (shape: "locket" | "openlocket"): DetailThing => ({ ...named(shape), look: { ...lookOf(thing), shape } });
  const opens = (part: number) => ease(part, 0.3, 0.72);
  return [
    moving(
      [thingUpright(as("locket"), [-0.2, 0.2], 0.5), thingUpright(as("openlocket"), [-0.2, 0.2], 0.42)],
      (part) => ({
        drawing: Math.round(opens(part)),
      }),
    ),
    poses(hand, [[0, "pinch", { x: 0.05, y: 0.08, turn: 0.1 }]], (part) => ({
      dx: 0.6 * (1 - ease(part, -0.1, 0.24)) + 0.06 * opens(part),
    })),
  ];
};

const LOCKET = readThing("prop", { id: "locket", name: "locket", design: "" });
const lookOf = (thing: DetailThing | null): ThingLook => thing?.look ?? LOCKET;

export const pull: Scene = ({ hand, beat: { thing, target } }) => {
  const what = thing ?? target;
  if (what?.fixture === "lever" || what?.fixture === "switch")
    return [
      moving(
        TURNS.map((state) => thingAt(what, [-0.14, 0.02], { state, size: 1.2 })),
        (part) => ({ drawing: Math.round(ease(part, 0.35, 0.7) * 4) }),
      ),
      moving(
        TURNS.map((state) =>
          handAt(hand, "fist", {
            x: -0.14 + Math.sin(-0.5 + state * 1.1) * 0.42,
            y: 0.2 - Math.cos(-0.5 + state * 1.1) * 0.42,
            turn: 0.2,
          }),
        ),
        (part) => ({
          dx: 0.6 * (1 - ease(part, -0.1, 0.25)),
          drawing: Math.round(ease(part, 0.35, 0.7) * 4),
        }),
      ),
    ];
  const held = what?.look ? what : named("rope");
  return [
    poses(
      hand,
      [
        [
          0,
          gripFor(held),
          { x: -0.16, y: 0, turn: 0.1, thing: held, tilt: held.look?.shape === "rope" ? -Math.PI / 2 : 0, size: 1.3 },
        ],
      ],
      (part, seconds) => ({ dx: -0.1 + 0.24 * ease(part, 0.2, 0.8), dy: Math.sin(seconds * 17) * 0.004 }),
    ),
  ];
};

const BOOK: DetailThing = { word: "book", look: null, fixture: "book" };
const PLACE = [-0.08, 0.06] as const;
const SIZE = 1.7;
/** Drawings of a leaf on its way over. */
const LEAVES = [1, 0.6, 0.2, -0.2, -0.6, -1];
/** Parts of the beat at which it is taken, and laid down. */
const TURNED = { from: 0.3, to: 0.75 } as const;

export const turnPage: Scene = ({ hand, beat: { thing, target } }) => {
  const look = [thing, target].find((one) => one?.look?.shape === "book")?.look ?? null;
  return [
    still(thingAt({ ...BOOK, look }, PLACE, { state: 1, size: SIZE })),
    moving(
      LEAVES.map((share) => (pen: Pen) => paintLeaf(pen, share)),
      (part) => ({ drawing: Math.round(ease(part, TURNED.from, TURNED.to) * (LEAVES.length - 1)) }),
    ),
    poses(hand, [[0, "pinch", { x: 0, y: 0, turn: 0.2 }]], (part) => {
      const over = 1 - 2 * ease(part, TURNED.from, TURNED.to);
      return {
        dx: PLACE[0] + 0.62 * over + 0.5 * (1 - ease(part, -0.1, 0.22)) + 0.2 * ease(part, 0.85, 1),
        dy: PLACE[1] + 0.08 - 0.26 * (1 - over * over),
      };
    }),
  ];
};

/** `share`: 1 lies on the right, -1 on the left. */
function paintLeaf(pen: Pen, share: number): void {
  const [x, rise] = [0.68 * share, 0.3 * (1 - share * share)];
  const points = dots(`0,-.29 ${x},${-0.28 - rise} ${x * 1.12},${0.22 - rise} 0,.26`).map(
    ([dx, dy]): readonly [number, number] => [dx + PLACE[0], dy + PLACE[1]],
  );
  paintPart(pen, curve(points, true, 0.08), { light: 0.97, chroma: 0.02, hue: 88 }, { shade: 0.04 });
}

const WATER = { light: 0.86, chroma: 0.05, hue: 228, alpha: 0.85 };
const RUNS = 0.5;

/** So far down that the handle is in the picture. */
const LOWER = 0.2;

export const turnTap: Scene = ({ hand }) =>
  [
    basin(),
    moving(
      [0, 1].map(
        (flow) => (pen: Pen) =>
          paintPart(
            pen,
            curve(dots(`-.15,-.17 -.09,-.17 ${-0.1 + 0.01 * flow},.27 ${-0.15 - 0.01 * flow},.27`), true, 0.1),
            WATER,
            {
              shade: 0.02,
            },
          ),
      ),
      (part, seconds) => (part < RUNS ? undefined : { drawing: Math.floor(seconds * 9) % 2 }),
    ),
    poses(
      hand,
      [
        [0, "pinch", { x: 0.44, y: -0.6, turn: 0.1 }],
        [0.34, "pinch", { x: 0.45, y: -0.58, turn: 0.35 }],
        [0.44, "pinch", { x: 0.46, y: -0.56, turn: 0.6 }],
      ],
      (part) => ({ dx: 0.5 * (1 - ease(part, -0.1, 0.2)) }),
    ),
  ].map((sprite) => along(sprite, () => ({ dy: LOWER })));

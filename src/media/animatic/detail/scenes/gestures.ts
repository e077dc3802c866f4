// What a large hand does with itself, with what it holds and with what it touches.
import type { DetailThing } from "../../../../core/animatic/detail/detail.ts";
import { glow } from "../effects.ts";
import { ease, still } from "../sprite.ts";
import { FLOOR, gripFor, handAt, heightOf, thingAt } from "./bench.ts";
import { strokeBeast } from "./beast.ts";
import { comesIn, moving, poses, joined, restingAt, named, type Path, type Scene } from "./hands.ts";

export const hold: Scene = ({ hand, beat: { thing, target } }) => [
  ...(target ? [still(thingAt(target, [-0.45, FLOOR]))] : []),
  poses(
    hand,
    [
      [
        0,
        gripFor(thing),
        {
          x: -0.06,
          y: 0.02,
          turn: 0.32,
          thing,
          size: 1.12,
          tilt: thing?.fixture !== "rail" ? 0 : /^(?:bars?|pole|rung)$/.test(thing.word) ? 0.06 : 1.3,
        },
      ],
    ],
    comesIn,
  ),
];

export const tremble: Scene = ({ hand, beat: { thing } }) => [
  poses(
    hand,
    [[0, thing ? gripFor(thing) : "reach", { x: -0.1, y: 0.02, turn: 0.32, thing, size: 1.1 }]],
    (_, seconds) => ({
      dx: Math.sin(seconds * 41) * 0.007,
      dy: Math.sin(seconds * 53) * 0.009,
    }),
  ),
];

export const stroke: Scene = (scene) => (scene.beast ? strokeBeast(scene.hand, scene.beast) : strokeThing(scene));

const strokeThing: Scene = ({ hand, beat: { thing, target } }) => {
  const pane = [thing, target].find((one) => one?.fixture === "pane" || one?.look?.shape === "glass");
  const fur = [thing, target].find((one) => one?.fixture === "fur");
  if (pane)
    return [
      poses(hand, [[0, "open", { x: -0.1, y: 0, turn: 0.5 }]], (part) => ({ dx: 0.5 * (1 - ease(part, -0.1, 0.25)) })),
      still(thingAt({ word: "pane", look: null, fixture: "pane" }, [0, 0])),
    ];
  const what = fur ?? (thing?.look ? thing : target?.look ? target : null);
  return [
    ...(what ? [still(thingAt(what, [fur ? 0 : -0.24, fur ? 0.16 : FLOOR + 0.04], { size: fur ? 1 : 1.5 }))] : []),
    poses(hand, [[0, "flat", { x: -0.16, y: what ? 0.06 : 0.05, turn: 0.25 }]], (part, seconds) => ({
      dx: 0.16 * Math.sin(seconds * 1.8) + 0.6 * (1 - ease(part, -0.15, 0.15)),
    })),
  ];
};

export const wipe: Scene = ({ hand, beat: { thing, target } }) => [
  ...(target?.look ? [still(thingAt(target, [-0.24, FLOOR + 0.04], { size: 1.4 }))] : []),
  poses(
    hand,
    [[0, "flat", { x: -0.16, y: 0.14, turn: 0.25, thing: thing?.look ? thing : named("cloth"), tilt: 0.2 }]],
    (_, seconds) => ({ dx: 0.24 * Math.sin(seconds * 5), dy: 0.03 * Math.sin(seconds * 10) }),
  ),
];

export const tap: Scene = ({ hand, beat: { thing, target } }) => {
  const kind = keysOf([thing, target]);
  const at =
    (shift: number): Path =>
    (_, seconds) => ({
      dx: 0.06 * Math.sin(seconds * 1.3 + shift),
      dy: -0.035 * Math.abs(Math.sin(seconds * 8 + shift)),
    });
  if (!kind)
    return [
      ...(thing?.look ? [still(thingAt(thing, [-0.5, FLOOR]))] : []),
      moving(
        [handAt(hand, "flat", { x: -0.1, y: 0.15, turn: 0.2 }), handAt(hand, "flat", { x: -0.1, y: 0.13, turn: 0.14 })],
        (_, seconds) => ({ drawing: Math.floor(seconds * 6) % 2 }),
      ),
    ];
  return [
    moving(
      [0, 1].map((state) =>
        thingAt({ word: kind, look: null, fixture: kind }, [0, kind === "piano" ? 0.08 : 0.12], { state }),
      ),
      (_, seconds) => ({ drawing: Math.floor(seconds * 7) % 2 }),
    ),
    poses(hand, [[0, "flat", { x: -0.3, y: 0.2, turn: 0.75, isLeft: true }]], at(0.7)),
    poses(hand, [[0, "flat", { x: 0.3, y: 0.2, turn: 0.75 }]], at(2.4)),
  ];
};

const TYPED: Readonly<Record<string, "keys" | "type_keys">> = {
  laptop: "keys",
  computer: "keys",
  oldcomputer: "keys",
  typewriter: "type_keys",
};

/** What the fingers play or type on: of a piano, of a typewriter, of a computer. */
function keysOf(named: readonly (DetailThing | null)[]): "piano" | "keys" | "type_keys" | null {
  const kinds = named.flatMap((one) => {
    const fixture = one?.fixture;
    if (fixture === "piano" || fixture === "keys" || fixture === "type_keys") return [fixture];
    return TYPED[one?.look?.shape ?? ""] ?? (one?.word === "keys" ? ["keys" as const] : []);
  });
  return kinds.find((kind) => kind !== "keys") ?? kinds[0] ?? null;
}

export const clench: Scene = ({ hand, beat: { thing } }) => [
  poses(
    hand,
    thing?.look
      ? [
          [0, "grip", { x: -0.14, y: 0.02, turn: 0.2, thing, size: 1.2 }],
          [0.4, "grip", { x: -0.14, y: 0.02, turn: 0.2, thing, size: 0.9, tilt: 0.15 }],
          [0.55, "fist", { x: -0.14, y: 0.02, turn: 0.2, thing, size: 0.72, tilt: 0.4 }],
        ]
      : [
          [0, "open", { x: -0.1, y: 0.04, turn: 0.15 }],
          [0.3, "reach", { x: -0.3, y: 0.04, turn: 0.15 }],
          [0.42, "fist", { x: -0.12, y: 0.03, turn: 0.15 }],
        ],
    (part, seconds) => ({ dx: part > 0.42 ? Math.sin(seconds * 37) * 0.004 : 0 }),
  ),
];

const LETS_GO = 0.36;
const RISING: ReadonlySet<string> = new Set(["toyballoon", "kite", "leaf", "paperplane", "balloon"]);

export const release: Scene = ({ hand, beat: { thing } }) => {
  const rises = RISING.has(thing?.look?.shape ?? "");
  const gone: Path = (part) =>
    part < LETS_GO
      ? undefined
      : { dy: (rises ? -1 : 1) * 1.1 * ((part - LETS_GO) / 0.6) ** 2, dx: rises ? -0.14 * (part - LETS_GO) : 0 };
  return [
    ...(thing?.look ? [moving([restingAt(thing, [-0.14, rises ? -0.14 : 0.02], 1)], gone)] : []),
    poses(
      hand,
      [
        [0, "fist", { x: -0.14, y: rises ? 0.1 : 0, turn: 0.15, thing: thing?.look ? thing : null }],
        [LETS_GO, "reach", { x: -0.3, y: rises ? 0.12 : 0.02, turn: 0.15 }],
        [LETS_GO + 0.1, "open", { x: -0.12, y: rises ? 0.12 : 0.04, turn: 0.15 }],
      ],
      () => ({}),
    ),
  ];
};

export const knock: Scene = ({ hand }) => [
  poses(hand, [[0, "fist", { x: -0.06, y: -0.02, turn: 0.2 }]], (part, seconds) => ({
    dx:
      0.6 * (1 - ease(part, -0.1, 0.16)) + (part > 0.16 && part < 0.85 ? 0.07 * Math.abs(Math.sin(seconds * 5)) : 0.08),
  })),
];

export const reach: Scene = ({ hand, beat: { thing, target } }) => {
  const what = thing ?? target;
  return [
    ...(what ? [still(thingAt(what, [-0.5, FLOOR], { size: 1.1 }))] : []),
    poses(hand, [[0, "reach", { x: -0.3, y: what ? 0.08 : 0, turn: 0.15 }]], (part, seconds) => ({
      dx: 0.55 * (1 - ease(part, -0.1, 0.75)),
      dy: Math.sin(seconds * 3) * 0.008,
    })),
  ];
};

export const offer: Scene = ({ hand, beat: { thing } }) => [
  poses(
    hand,
    [
      [
        0,
        thing?.look && heightOf(thing) > 0.3 ? gripFor(thing) : "open",
        { x: -0.12, y: 0.1, turn: 0.12, thing: thing?.look ? thing : null, size: 1.1 },
      ],
    ],
    (part, seconds) => ({ dx: 0.5 * (1 - ease(part, -0.1, 0.4)), dy: Math.sin(seconds * 1.6) * 0.006 }),
  ),
];

export const swipe: Scene = ({ hand, beat: { thing, target } }) => {
  const phone =
    [thing, target].find((one) => one?.look && (one.look.shape === "phone" || one.look.shape === "tablet")) ??
    named("phone");
  return [
    glow([-0.14, -0.06], 0.6, { light: 0.86, chroma: 0.06, hue: 230, alpha: 0.4 }, () => 0.8),
    moving(
      [0, 0.03, 0.06].map((shift) =>
        handAt(hand, "show", { x: -0.14, y: -0.03, turn: 0.42 + shift, thing: phone, tilt: -0.06, size: 1.25 }),
      ),
      (_, seconds) => ({ drawing: [0, 1, 2, 1][Math.floor(seconds * 4) % 4] ?? 0 }),
    ),
  ];
};

export const meet: Scene = ({ hand, other, beat: { thing } }) => {
  const second = other ?? hand;
  const near =
    (side: number): Path =>
    (part) => ({ dx: side * 0.5 * (1 - ease(part, -0.1, 0.42)) });
  if (!thing?.look)
    return [
      poses(second, [[0, "open", { x: -0.1, y: 0.06, turn: 0.1, isLeft: true }]], near(-1)),
      poses(hand, [[0, "grip", { x: -0.02, y: 0.0, turn: 0.06 }]], near(1)),
    ];
  return [
    poses(second, [[0, "open", { x: -0.14, y: 0.16, turn: 0.1, isLeft: true }]], near(-1)),
    poses(
      hand,
      [
        [0, gripFor(thing), { x: -0.04, y: -0.04, turn: -0.15, thing }],
        [0.78, "reach", { x: 0.06, y: -0.06, turn: -0.15 }],
      ],
      (part, seconds) => joined(near(1), (at) => ({ dx: 0.2 * ease(at, 0.8, 1) }))(part, seconds),
    ),
    moving([restingAt(thing, [-0.04, 0.06], 1)], (part) => (part < 0.78 ? undefined : {})),
  ];
};

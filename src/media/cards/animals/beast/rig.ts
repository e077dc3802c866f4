// An animal's joints at a moment, from its build and its pose: trunk, neck, head, legs, the roots of tail and wings. The ground is at y 0; it looks to the left.
import type { Dot } from "../../pen.ts";
import { isHoofed, type BeastBuild } from "./build.ts";
import type { Leg, Rig } from "./joints.ts";
import type { BeastPose, LegPose } from "./pose-parts.ts";

const RADIANS = Math.PI / 180;

export function rigOf(build: BeastBuild, pose: BeastPose): Rig {
  const { long, deep, croup, hump, neck } = build;
  const pitch = pose.pitch * RADIANS;
  const sits = pose.legs[2].way === "sit";
  const drop = sits ? croup - deep[1] * 0.62 : pose.low * (1 - Math.max(...deep) * 0.94) - pose.up;
  const hip: Dot = [long / 2, -croup];
  const place = ([x, y]: Dot): Dot => {
    const [dx, dy] = [x - hip[0], y - hip[1]];
    return [
      hip[0] + dx * Math.cos(pitch) - dy * Math.sin(pitch),
      hip[1] + dx * Math.sin(pitch) + dy * Math.cos(pitch) + drop,
    ];
  };
  const root = place([-long / 2 - deep[0] * 0.1, -1 + neck.base * 0.95]);
  const angle = (neck.angle + pose.neck) * RADIANS;
  const at: Dot = [
    root[0] - neck.long * Math.cos(angle),
    Math.min(root[1] - neck.long * Math.sin(angle), -build.headLong * 0.2),
  ];
  const bend = [(root[0] + at[0]) / 2 - neck.long * 0.05, (root[1] + at[1]) / 2 + neck.long * 0.07] as const;
  const [a, b, c, d] = [0, 1, 2, 3].map((leg) => legOf(build, { pose, place, leg, drop }));
  return {
    trunk: trunkOf(build, pose.arch).map(place),
    neck: [
      [...place([-long / 2 + deep[0] * 0.14, -1 + deep[0] * 0.46]), Math.min(neck.base * 1.2, deep[0] * 0.46)],
      [root[0], root[1], neck.base],
      [...bend, (neck.base + neck.top) / 2],
      [...at, neck.top],
    ],
    legs: [a, b, c, d] as Rig["legs"],
    head: {
      at,
      turn: (build.nose + pose.nose) * RADIANS,
      jaw: pose.jaw * RADIANS,
      isTrunkOut: pose.isTrunkOut === true,
    },
    tail: {
      at: place([long / 2 + deep[1] * 0.3, -croup + 0.1 + hump[1] * 0.2]),
      turn: (pose.tail + pose.pitch * 0.4) * RADIANS,
    },
    wing: place([-long * 0.3, -1 + 0.06]),
    place,
    pitch,
  };
}

/** Round the trunk, from the chest over the back. */
function trunkOf({ long, deep: [chest, flank], croup, hump: [shoulder, back] }: BeastBuild, arch = 0): readonly Dot[] {
  const middle = back + arch;
  const [left, right] = [-long / 2, long / 2];
  const line = (part: number) => -1 + (1 - croup) * part;
  return [
    [left - chest * 0.3, -1 + chest * 0.46],
    [left - chest * 0.12, -1 + chest * 0.08 - shoulder * 0.6],
    [left + long * 0.1, -1 - shoulder],
    [0, line(0.5) + 0.015 - middle],
    [right - long * 0.08, line(0.95) - middle * 0.4],
    [right + flank * 0.32, -croup + flank * 0.2],
    [right + flank * 0.46, -croup + flank * 0.62],
    [right + flank * 0.1, -croup + flank * 1.02],
    [right - long * 0.28, -croup + flank * 1.02],
    [0, -1 + (chest + flank) * 0.53 - arch * 0.8],
    [left + long * 0.16, -1 + chest],
    [left - chest * 0.18, -1 + chest * 0.84],
  ];
}

interface LegOrder {
  readonly pose: BeastPose;
  readonly place: (at: Dot) => Dot;
  readonly leg: number;
  readonly drop: number;
}

function legOf(build: BeastBuild, { pose, place, leg }: LegOrder): Leg {
  const isFore = leg < 2;
  const isNear = leg % 2 === 1;
  const { long, deep, croup } = build;
  const top: Dot = isFore ? [-long / 2 + 0.02, -1 + deep[0] * 0.62] : [long / 2 - 0.02, -croup + deep[1] * 0.5];
  const root = place(top);
  const [r0, r1, r2] = isFore ? build.fore : build.hind;
  const own = pose.legs[leg] ?? { way: "fold" };
  const high = -top[1];
  const [joint, foot] =
    own.way === "step"
      ? stepped(build, { own, top, root, high, isFore })
      : folded(build, own.way, { root, high, isFore });
  const mid = [root[0] * 0.45 + joint[0] * 0.55, root[1] * 0.45 + joint[1] * 0.55] as const;
  const end: Dot = [foot[0], foot[1] - r2 * 0.6];
  return {
    bone: [
      [...root, r0],
      [...mid, (r0 + r1) * 0.46],
      [...joint, r1],
      [(joint[0] + end[0]) / 2, (joint[1] + end[1]) / 2, (r1 + r2) * 0.47],
      [...end, r2],
    ],
    foot,
    isNear,
    isFore,
    isFlat: own.way !== "trail" && own.way !== "tuck" && (own.way !== "step" || own.up < 0.14),
  };
}

interface Stepping {
  readonly own: LegPose & { readonly way: "step" };
  readonly top: Dot;
  readonly root: Dot;
  readonly high: number;
  readonly isFore: boolean;
}

/** How far down a leg its joint is, and which way that goes: elbows of paws and all hocks back, knees of hooves and flat hind feet forwards. */
function bendOf(build: BeastBuild, isFore: boolean): readonly [part: number, way: 1 | -1] {
  const isFlatFooted = build.foot === "pad" || build.foot === "hand" || build.head === "bear";
  if (isFore) return isHoofed(build) ? [0.52, -1] : [0.46, 1];
  return isFlatFooted ? [0.5, -1] : [0.6, 1];
}

/** A leg whose foot is where it steps. */
function stepped(build: BeastBuild, { own, top, root, high, isFore }: Stepping): readonly [joint: Dot, foot: Dot] {
  const [part, way] = bendOf(build, isFore);
  const stiff = isFore ? 1.015 : 1.06;
  const [upper, lower] = [high * part * stiff, high * (1 - part) * stiff];
  const aim: Dot = [top[0] + own.x * Math.min(1.2, high + 0.4) + (root[0] - top[0]) * 0.8, -own.up * high];
  const far = Math.hypot(aim[0] - root[0], aim[1] - root[1]) || 0.01;
  const most = (upper + lower) * 0.998;
  const foot: Dot =
    far > most ? [root[0] + ((aim[0] - root[0]) * most) / far, root[1] + ((aim[1] - root[1]) * most) / far] : aim;
  const reach = Math.max(Math.abs(upper - lower) + 0.01, Math.min(far, most));
  const angle = Math.acos(Math.max(-1, Math.min(1, (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach))));
  const down = Math.atan2(foot[1] - root[1], foot[0] - root[0]) - way * angle;
  return [
    [root[0] + upper * Math.cos(down), root[1] + upper * Math.sin(down)],
    [foot[0], Math.min(0, foot[1])],
  ];
}

interface Folding {
  readonly root: Dot;
  readonly high: number;
  readonly isFore: boolean;
}

function folded(
  build: BeastBuild,
  way: Exclude<LegPose["way"], "step">,
  { root: [x, y], high, isFore }: Folding,
): readonly [joint: Dot, foot: Dot] {
  const ground = (up: number) => Math.min(0, -up);
  if (way === "sit")
    return [
      [x - high * 0.34, Math.min(-0.1, y + high * 0.12)],
      [x - high * 0.3, 0],
    ];
  if (way === "tuck")
    return isFore
      ? [
          [x - high * 0.46, Math.min(-0.04, y + high * 0.06)],
          [x - high * 0.3, Math.min(-0.02, y + high * 0.5)],
        ]
      : [
          [x - high * 0.3, Math.min(-0.04, y + high * 0.2)],
          [x - high * 0.1, Math.min(-0.02, y + high * 0.5)],
        ];
  if (way === "trail")
    return [
      [x + high * 0.36, Math.min(-0.05, y + high * 0.28)],
      [x + high * 0.8, Math.min(-0.02, y + high * 0.5)],
    ];
  if (isFore && isHoofed(build))
    return [
      [x - high * 0.44, ground(0.06)],
      [x - high * 0.06, ground(0.0)],
    ];
  return isFore
    ? [
        [x - high * 0.04, ground(0.07)],
        [x - high * 0.62, 0],
      ]
    : [
        [x + high * 0.08, ground(0.08)],
        [x - high * 0.36, 0],
      ];
}

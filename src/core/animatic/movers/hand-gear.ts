// What hands work at that stands before them or lies where they leave it: the line on which somebody is drawn in, the trough of a smith, a beast's load.
import { BODY } from "../blocking/blocked.ts";
import { readThing } from "../looks/object-look.ts";
import { thingHeight } from "../looks/prop-heights.ts";
import { gearBase, type Gear } from "./gear.ts";
import type { Beat } from "../acting/acting.ts";
import { knockedDown, knockedOver } from "./happenings/knocked-over.ts";
import { onTheLine } from "./loads/on-the-line.ts";
import { shotOff } from "./happenings/shot-off.ts";
import { draggedLoad, pushedLoad } from "./loads/pushed-load.ts";
import type { Mover } from "./mover.ts";
import { round, smooth } from "./paths.ts";
import { barrowTipped, beaten, glassBlown, struck } from "./prised.ts";
import { sought, underFurniture } from "./loads/sought.ts";
import { hiddenUnder } from "./loads/hidden-under.ts";
import { spreadOver } from "./loads/spread-over.ts";
import { emptied, flung, intoVessel, shutUp, uncovered } from "./vessels.ts";

/** Heads from the ground up to the hands that draw a line in, and before the body. */
const HANDS = { up: 4.95, forward: 0.9 } as const;
/** Part of being drawn in at which whoever comes in on it is there. */
const ARRIVES = 0.58;

/** A taut line from the hands to whoever comes in on it, or out of the picture. */
const drawnIn: Gear = (bearer) => {
  const { place, one, from, to } = bearer;
  const { spot } = one;
  const { unit, frame, card } = place;
  const other = place.people.find(({ member }) => member.beats.some(({ gesture }) => gesture === "hauled_in"));
  const way = other ? Math.sign(other.spot.x - spot.x) || spot.facing : spot.facing;
  const hands = spot.x + way * HANDS.forward * spot.head;
  const line = (far: number, [since, until]: readonly [number, number]): Mover => ({
    ...{ ...gearBase(bearer), art: "haul_rope", facing: 1, isBefore: true, x: Math.min(hands, far) },
    ...{ y: spot.base - HANDS.up * spot.head, reach: [Math.abs(far - hands) / unit, 0] },
    at: (seconds) => (seconds < since || seconds >= until ? undefined : { phase: 0 }),
  });
  const out = way > 0 ? frame.width * 1.05 : frame.width * -0.05;
  const end = to >= card.seconds ? Infinity : to;
  if (!other) return [line(out, [from, end])];
  const starts = other.member.beats.find(({ gesture }) => gesture === "hauled_in")?.from ?? 0;
  const arrives = card.seconds * (starts + ARRIVES * (1 - starts));
  const theirs = other.spot.x - way * spot.head;
  return [line(out, [from, Math.min(end, arrives)]), line(theirs, [Math.max(from, arrives), end])];
};

/** Part of the deed at which a load leaves the hands, and the part of a beast's height that its back is at. */
const LOADED = 0.74;
const LOW: ReadonlySet<Beat["posture"]> = new Set(["sit", "sit_ground", "lie", "kneel", "kneel_both", "crouch"]);
const BACK = { standing: 0.68, low: 0.42 } as const;

/** On the back of the beast that it was lifted onto, from then on. */
const loaded: Gear = ({ place, one, beat, from, to }) => {
  const beast = place.staged.find(({ member: { look, id } }) => look.kind === "animal" && id !== one.member.id);
  const load = beat.holds.at(-1);
  const first = place.staged.find(({ member }) => member.beats.some(({ gesture }) => gesture === "load_up"));
  if (first && first.member.id !== one.member.id) return [];
  const known = load === undefined ? undefined : place.card.scene.subjects.find(({ id }) => id === load);
  if (load === undefined || !beast) return [];
  const look = readThing("prop", { id: load, name: known?.name ?? load, design: known?.design ?? "" });
  const { spot } = beast;
  const unit = thingHeight(look.shape) * place.unit * ON_BACK;
  const { seconds: whole } = place.card;
  const end = Math.min(to, (beat.until ?? 1) * whole);
  const since = from + LOADED * (end - from);
  const low = beast.member.beats.find(({ posture }) => LOW.has(posture));
  const sinks = low === undefined ? Infinity : low.from * whole;
  const line = { look, colour: look.colour, facing: spot.facing, isBefore: true, because: beat.because } as const;
  return [
    {
      ...{ ...line, art: "thing", x: spot.x, y: spot.base - BACK.standing * (spot.base - spot.top), unit },
      at: (seconds) =>
        seconds < since
          ? undefined
          : { phase: 0.5, dy: (BACK.standing - BACK.low) * (spot.base - spot.top) * smooth((seconds - sinks) / 0.3) },
    },
  ];
};

/** Heads that a thing of a person's height would have there. */
const ON_BACK = 4.6;

/** Heads before who quenches a blade, its height, and the part of that up to its rim. */
const TROUGH = { forward: 2.3, high: 2.7, rim: 0.6 } as const;
/** Where the rim is in a near picture, in parts of the frame's height. */
const RIM = 0.86;
/** Part of the deed at which the blade is in the water. */
const QUENCHED = 0.4;

/** A trough before the hands, and the steam that bursts out of it. */
const quenched: Gear = ({ place, one, beat, from, to }) => {
  const { spot } = one;
  const noun = beat.because.find((word) => /^(?:barrel|bucket|tub)$/.test(word)) ?? "trough";
  const look = readThing("prop", { id: noun, name: noun, design: `a wooden ${noun}` });
  const high = TROUGH.high * spot.head;
  const rim = place.isNear ? RIM * place.frame.height : spot.base - TROUGH.rim * high;
  const x = spot.x + spot.facing * TROUGH.forward * spot.head;
  const line = { facing: spot.facing, isBefore: true, because: beat.because, x } as const;
  const wet = from + QUENCHED * (to - from);
  return [
    {
      ...line,
      art: "thing",
      look,
      colour: look.colour,
      y: rim + TROUGH.rim * high,
      unit: high,
      at: (seconds) => (seconds < from - 0.1 ? undefined : { phase: 0 }),
    },
    {
      ...{ ...line, art: "steam", y: rim, unit: spot.head * 1.5 },
      at: (seconds) =>
        seconds < wet ? undefined : { phase: round(seconds, 0.9), by: 0.6 + 0.5 * smooth((seconds - wet) / 0.5) },
    },
  ];
};

/** Rounds a second of a skipping rope, as often as who skips jumps, and the part of one at which the feet are highest. */
const ROUNDS = 1.5;
const HIGHEST = 0.62;
/** From the ground up to the hands that turn it, in heights of the body. */
const TURNING = 0.55;

/** Over the head and under the feet, out of the hands. */
const skipped: Gear = (bearer) => {
  const { one, from, to } = bearer;
  const { spot, member } = one;
  const tall = spot.base - spot.top;
  const line = { ...gearBase(bearer), unit: tall / BODY, follows: member.id } as const;
  return [
    {
      ...{ ...line, art: "skip_rope", isBefore: true, x: spot.x + 0.55 * spot.facing * spot.head },
      y: spot.base - TURNING * tall,
      at: (seconds) =>
        seconds < from || seconds > to ? undefined : { phase: round(seconds - from - HIGHEST / ROUNDS, ROUNDS) },
    },
  ];
};

export const HAND_GEAR: Readonly<Record<string, Gear>> = {
  ...{ haul_in: drawnIn, quench: quenched, load_up: loaded, skip_rope: skipped },
  ...{
    tip_out: emptied,
    put_into: intoVessel,
    lift_from: intoVessel,
    dip_in: intoVessel,
    stir_vat: intoVessel,
    spread_sheet: spreadOver,
    shove_under: hiddenUnder,
    pull_from_under: hiddenUnder,
    ladle_out: intoVessel,
  },
  ...{
    reach: sought,
    reach_up: sought,
    reach_low: sought,
    reach_table: sought,
    point_table: sought,
    reach_in: intoVessel,
    look_under: underFurniture,
  },
  ...{
    pry: uncovered,
    lift_cover: uncovered,
    shut_up: shutUp,
    tip_barrow: barrowTipped,
    beat_down: beaten,
    hammer: struck,
    blow_glass: glassBlown,
    fling_water: flung,
    knock_over: knockedOver,
    topple_it: knockedDown,
    push: pushedLoad,
    drag: draggedLoad,
    shoot: shotOff,
    fish_up: onTheLine,
  },
};

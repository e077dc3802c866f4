// What bodies hang from, run through, are caught in or are thrown by: a rope, a parachute, a finish tape, a web, a net, a blast, fire out of a mouth.
import type { Beat } from "../acting/acting.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { TWEEN } from "../acting/let-go.ts";
import { GLIDE, glideAt } from "../acting/postures/in-the-air.ts";
import { readThing } from "../looks/object-look.ts";
import { colourOf } from "../colour/colour-words.ts";
import { gearBase as base, onItsBack, type Bearer, type Gear } from "./gear.ts";
import { HAND_GEAR } from "./hand-gear.ts";
import { intoGear } from "./into-gear.ts";
import type { Mover } from "./mover.ts";
import { round, smooth } from "./paths.ts";
import { wound } from "./wound-round.ts";
import type { MoverRoom } from "./room-for-movers.ts";

export function planGear(place: MoverRoom): { readonly things: readonly Mover[]; readonly ids: readonly string[] } {
  const { card, people } = place;
  const things = people.flatMap((one) =>
    one.member.beats
      .flatMap((beat, at) => {
        const gear = gearOf(beat, card.actionWords.toLowerCase());
        const to = (one.member.beats[at + 1]?.from ?? 1) * card.seconds;
        return gear ? gear({ place, one, beat, from: beat.from * card.seconds, to }) : [];
      })
      .filter((thing, at, all) => !isDrawnBefore(thing, all.slice(0, at)))
      .slice(0, MOST),
  );
  const carriers = new Set(people.flatMap(({ member }) => member.boarding?.on ?? []));
  const loads = people.flatMap(({ member }) => member.beats.filter(({ gesture }) => gesture === "bear_load"));
  const ids = place.staged.filter(
    ({ member }) =>
      (member.kind === "prop" && !carriers.has(member.id) && GEAR.test(`${member.id} ${member.name}`)) ||
      loads.some((beat) => isLoadOf(beat, member)),
  );
  const drawn = things.flatMap(({ standsFor }) => standsFor ?? []);
  return { things, ids: things.length > 0 ? [...drawn, ...ids.map(({ member }) => member.id)] : [] };
}

/** Drawn with the body that it belongs to, and not beside it. */
const GEAR =
  /\b(?:ropes?|vines?|parachutes?|tape|ribbon|webs?|nets?|cobwebs?|sleds?|sledges?|toboggans?|handcarts?|rickshaws?|suitcases?|trunks?|logs?|rafts?|tapes?|chains?|cords?|sash|belt)\b/i;

/** Of one person. */
const MOST = 9;
const STANDS = /^vessel_(?:back|front)$/;

/** A vessel that stands there since an earlier deed. */
const isDrawnBefore = ({ art, x }: Mover, before: readonly Mover[]): boolean =>
  STANDS.test(art) && before.some((other) => other.art === art && other.x === x);

const TAPE = /\b(?:tape|ribbon|finish(?:ing)? line)\b/;
const BLASTS = /\b(?:explosions?|explodes?|blasts?|blows? up|bomb|grenade|shock ?wave|detonat\w*)\b/;
const BREATH =
  /\b(?:breath\w*|spit\w*|spew\w*|belch\w*|blows?) (?:out )?(?:a (?:\w+ ){0,2}?(?:of )?)?(?:fire|flames?)\b/;

/** Asked for when all are there. */
const byName = (): Readonly<Record<string, Gear>> => ({
  ...{ swing_rope: rope, parachute: canopy, ensnared: snare },
  ...{ tow: towed, milk: pail, haul_line: hauled, bear_load: borne, wind_round: wound },
  ...HAND_GEAR,
});

function gearOf(beat: Beat, action: string): Gear | undefined {
  const { posture, gesture, because } = beat;
  const own = byName()[posture] ?? byName()[gesture] ?? intoGear(beat);
  if (own) return own;
  if (posture === "run" && TAPE.test(because.join(" "))) return tape;
  if (posture === "fall_back" && BLASTS.test(action)) return blast;
  return BREATH.test(because.join(" ")) ? breath : undefined;
}

/** Heads from the ground up to where a rope is tied, and drawings of the body on it in a second. */
const ROPE = 13.4;
const TURNS = [0, 1, 2, 3, 4, 3, 2, 1] as const;
const RATE = 4;

const rope: Gear = (bearer) => {
  const { one, from, to, place } = bearer;
  const grasped = from > 0 ? from + 2 * TWEEN : from;
  const at: Mover["at"] = (seconds) => {
    if (seconds < from || (seconds >= to && to < place.card.seconds)) return undefined;
    const turn = Math.floor(Math.max(0, seconds - grasped) * RATE) % TURNS.length;
    return { phase: (TURNS[turn] ?? 0) / 4.999 };
  };
  const y = one.spot.base - ROPE * place.unit;
  return [{ ...base(bearer), art: "swing_line", x: one.spot.x, y, isBefore: false, at }];
};

/** Behind who pulls it, on a line from the hands. */
const towed: Gear = (bearer) => {
  const { one, place, beat } = bearer;
  if (hasShaft(bearer)) return [];
  const said = beat.because.join(" ");
  const load = one.member.boarding
    ? undefined
    : place.staged.find(({ member }) => member.kind === "prop" && said.includes(member.name.toLowerCase()));
  const { spot, member } = one;
  const line = {
    ...base(bearer),
    art: "tow_line",
    x: spot.x,
    ...(member.long === undefined ? { y: spot.base - 4.9 * place.unit } : onItsBack(spot)),
    isBefore: false,
  } as const;
  const tied: Mover = { ...line, follows: member.id, at: () => ({ phase: 0 }) };
  if (load?.member.look.kind !== "thing") return [tied];
  const { look } = load.member.look;
  const tall = Math.min(load.spot.base - load.spot.top, 2.6 * place.unit);
  const x = spot.x - spot.facing * (3.4 * place.unit + tall * 0.6);
  const thing: Mover = { ...tied, art: "thing", look, colour: look.colour, x, y: spot.base, unit: tall };
  return [tied, thing];
};

/** A cart needs no line. */
const hasShaft = ({ place, one: { member } }: Bearer): boolean =>
  place.staged.some(
    ({ mount, member: { id } }) => id === member.boarding?.on && mount?.as === "carrier" && mount.runs !== "snow",
  );

/** Heads before who milks, and its height in heads. */
const PAIL = { forward: 1.7, high: 1.5 } as const;

/** Under what is milked, where the shot has none. */
const pail: Gear = ({ place, one, beat }) => {
  const { spot } = one;
  const has = place.staged.some(({ member }) => /\b(?:pail|bucket|can|churn)\b/i.test(`${member.id} ${member.name}`));
  if (has || place.isNear) return [];
  const look = readThing("prop", { id: "pail", name: "pail", design: "a tin pail" });
  const x = spot.x + spot.facing * PAIL.forward * spot.head;
  const at = () => ({ phase: 0 });
  const thing = {
    art: "thing",
    look,
    colour: look.colour,
    facing: spot.facing,
    isBefore: true,
    because: beat.because,
  } as const;
  return [{ ...thing, x, y: spot.base, unit: PAIL.high * spot.head, at }];
};

/** Heads from the ground up to the line that a group hauls. */
const LINE_UP = 3.9;

/** One line through all hands, from behind the last one to a net in the water, or out of the picture. */
const hauled: Gear = ({ place, one, beat }) => {
  const { group } = one.member;
  const all = place.staged.filter(({ member }) => member.group === group);
  if (group === undefined || all[0] !== one) return [];
  const xs = all.map(({ spot }) => spot.x);
  const [behind, ahead] = [Math.min(...xs), Math.max(...xs)];
  const { unit, frame } = place;
  const isNet = /\bnets?\b/.test(beat.because.join(" "));
  const y = Math.min(...all.map(({ spot }) => spot.base)) - LINE_UP * unit;
  const line = { unit, facing: 1, isBefore: true, because: beat.because } as const;
  const far = isNet ? Math.min(frame.width * 0.86, ahead + 3.6 * unit) : frame.width * 1.05;
  const at: Mover["at"] = (seconds) => ({ phase: 0, dx: 0.16 * unit * Math.sin(seconds * 3.4) });
  const rope: Mover = {
    ...line,
    art: "haul_rope",
    x: behind - unit,
    y,
    reach: [(far - behind) / unit + 1, isNet ? 1.4 : 0],
    at,
  };
  if (!isNet) return [rope];
  return [rope, { ...line, art: "haul_net", x: far, y: y + 1.4 * unit, at }];
};

/** Heads from the ground up to the shoulders that a load lies on. */
const SHOULDERS = 5.3;

/** One load on the shoulders of all. */
const borne: Gear = ({ place, one, beat }) => {
  const { group, id } = one.member;
  const all = place.staged.filter(({ member }) => member.group === group);
  const load = place.staged.find(({ member }) => isLoadOf(beat, member));
  if (group === undefined || all[0] !== one || load?.member.look.kind !== "thing") return [];
  const { look } = load.member.look;
  const xs = all.map(({ spot }) => spot.x);
  const y = all.reduce((sum, { spot }) => sum + spot.base - SHOULDERS * spot.head, 0) / all.length;
  const line = { art: "thing", look, colour: look.colour, facing: one.spot.facing, isBefore: false } as const;
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const unit = load.spot.base - load.spot.top;
  return [{ ...line, follows: id, x, y, unit, at: () => ({ phase: 0 }), because: beat.because }];
};

function isLoadOf({ because }: Beat, { kind, id, name }: StagedMember["member"]): boolean {
  return (
    kind !== "person" &&
    `${id} ${name}`
      .toLowerCase()
      .split(/[\s_]+/)
      .some((word) => because.includes(word))
  );
}

const canopy: Gear = (bearer) => {
  const { one, from, to, place } = bearer;
  const { spot } = one;
  const words = [
    place.card.actionWords,
    ...place.card.scene.subjects.map(({ name, design = "" }) => `${name} ${design}`),
  ]
    .filter((text) => /parachute/i.test(text))
    .join(" ");
  const colour = words
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => colourOf(word) ?? [])[0];
  const tall = spot.base - spot.top;
  const high = Math.min(spot.base, place.frame.height) - (tall - 1.5 * place.unit) * GLIDE.near;
  const at: Mover["at"] = (seconds) => ({
    phase: round(seconds, 0.4),
    dy:
      glideAt((seconds - from) / Math.max(0.1, to - from)) * tall - (1 - GLIDE.near) * GLIDE.rise * place.frame.height,
  });
  const unit = place.unit * GLIDE.near;
  return [{ ...base(bearer), unit, art: "canopy", colour, x: spot.x, y: high, isBefore: false, at }];
};

/** A web from wall to wall, or a net around the body. */
const snare: Gear = (bearer) => {
  const { one, place, beat } = bearer;
  const { spot } = one;
  const isNet = /\bnets?\b/.test(`${beat.because.join(" ")} ${place.card.actionWords.toLowerCase()}`);
  const y = (spot.top + spot.base) / 2;
  const web: Mover = {
    ...base(bearer),
    art: isNet ? "net_bag" : "web",
    x: spot.x,
    y,
    isBefore: isNet,
    at: () => ({ phase: 0 }),
  };
  return isNet ? [web] : [web, { ...web, isBefore: true, art: "web_strands" }];
};

/** Part of a run at which the tape breaks, and where the runner is then, in parts of the frame's breadth. */
const BREAKS = { at: 0.38, x: 0.1 + 0.8 * 0.38 } as const;

const tape: Gear = (bearer) => {
  const { one, from, to, place } = bearer;
  const { spot } = one;
  const broken = from + BREAKS.at * (place.card.seconds - from);
  const share = spot.facing === 1 ? BREAKS.x : 1 - BREAKS.x;
  const chest = spot.base - 5 * place.unit;
  const x = share * place.frame.width + spot.facing * 0.7 * place.unit;
  const isFirst = to > from && one.member.beats.every(({ from: other }) => other >= from / place.card.seconds - 0.001);
  if (!isFirst) return [];
  return [
    {
      ...{ ...base(bearer), art: "finish_tape", x, y: spot.base, isBefore: false },
      at: (seconds) => ({ phase: seconds < broken ? 0 : 0.99 }),
    },
    {
      ...{ ...base(bearer), art: "torn_tape", x: spot.x + spot.facing * 0.5 * place.unit, y: chest, isBefore: true },
      follows: one.member.id,
      at: (seconds) => (seconds < broken ? undefined : { phase: round(seconds, 1.4) }),
    },
  ];
};

/** From where somebody is thrown back. */
const blast: Gear = (bearer) => {
  const { one, place, from } = bearer;
  const { spot } = one;
  const x = Math.max(0, Math.min(place.frame.width, spot.x + spot.facing * 3.4 * place.unit));
  return [
    {
      ...{ ...base(bearer), art: "blast", x, y: spot.base - 1.2 * place.unit, isBefore: false },
      at: (seconds) => {
        const part = (seconds - from) / Math.max(0.1, place.card.seconds - from);
        return {
          phase: Math.min(0.99, part),
          by: 0.5 + 0.7 * smooth(part / 0.25),
          share: 1 - 0.5 * smooth((part - 0.6) / 0.4),
        };
      },
    },
  ];
};

/** Of people who do so; beasts have theirs at the mouth. */
const breath: Gear = (bearer) => {
  const { one, place, from } = bearer;
  const { spot, member } = one;
  if (member.beats.some(({ animal }) => animal === "fire" || animal === "fly_fire")) return [];
  const x = spot.x + spot.facing * 0.62 * place.unit;
  const y = spot.top + 0.72 * place.unit;
  return [
    {
      ...{ ...base(bearer), art: "fire_breath", x, y, isBefore: true },
      at: (seconds) =>
        seconds < from + 0.3
          ? undefined
          : { phase: round(seconds, 2.1), by: 0.3 + 0.7 * smooth((seconds - from - 0.3) / 0.5) },
    },
  ];
};

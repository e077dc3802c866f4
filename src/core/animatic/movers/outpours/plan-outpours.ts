// Smoke, steam, flames, sparks, water and light that come out of a thing: at the thing itself, in the hands of whoever has it, or where such things stand in a room.
import { BODY } from "../../blocking/blocked.ts";
import { colourOf } from "../../colour/colour-words.ts";
import type { Colour } from "../../colour/colour.ts";
import type { StagedMember } from "../../stage/staged-member.ts";
import type { Mover, MoverArt } from "../mover.ts";
import { round, smooth } from "../paths.ts";
import { readOutpours, type Air, type Outpour } from "./read-outpours.ts";
import { aheadX, personIn, type MoverRoom } from "../room-for-movers.ts";

interface Source {
  readonly x: number;
  readonly y: number;
}

export function planOutpours(place: MoverRoom): readonly Mover[] {
  return readOutpours(place.card.actionWords).flatMap((one) => {
    const source = sourceOf(one, place);
    return source ? streamsOf(one, source, place) : [];
  });
}

/** Heads above the floor at which it comes out of what stands in rooms, and heads ahead of whoever is there. */
const STANDS: readonly (readonly [names: RegExp, high: number, ahead: number])[] = [
  [/^(?:ceiling|skylight|rafters?|roof|thatch|canvas)$/, 9.4, 1.6],
  [/^(?:shower|showerhead|bathroom)$/, 6, 3],
  [
    /^(?:sink|tap|taps|faucet|basin|toaster|kettle|pan|pot|wok|stove|hob|cooker|grill|saucepan|machine|iron)$/,
    4.2,
    2.4,
  ],
  [
    /^(?:oven|boiler|dishwasher|fridge|freezer|microwave|dryer|locker|socket|fuse|fusebox|box|panel|cable|wire|wires)$/,
    3.2,
    2.6,
  ],
  [/^(?:television|tv|set|radio|computer|laptop|speaker|monitor|screen|console|lamp|window|door|doorway)$/, 4, 2.6],
  [
    /^(?:fireplace|hearth|grate|drain|manhole|hole|crack|pipe|pipes|radiator|toilet|bath|tub|hydrant|vent|floor|rubble|suitcase|chest|trunk|bin|dustbin|barbecue)$/,
    1.6,
    2.6,
  ],
  [/^(?:bonnet|hood|engine|motor|generator)$/, 3.4, 2.8],
];
/** Water that somebody pours is drawn with what it is poured from. */
const POURED: ReadonlySet<Air> = new Set(["water"]);

function sourceOf({ source, air, because }: Outpour, place: MoverRoom): Source | undefined {
  const noun = because.includes("under") ? "floor" : (source.at(-1) ?? "");
  const thing = place.staged.find((one) => one.member.kind === "prop" && isNamed(one, source));
  if (thing) return { x: thing.spot.x, y: thing.spot.top + (thing.spot.base - thing.spot.top) * 0.12 };
  const holder = place.people.find(({ member }) =>
    member.beats.some(({ holds }) => holds.some((id) => source.includes(id))),
  );
  if (holder && !POURED.has(air)) return { x: aheadX(holder, place, 1.3), y: holder.spot.top + place.unit * 2.6 };
  if (source.length === 0) return atHands(place);
  const stands = STANDS.find(([names]) => names.test(noun));
  return stands && standing(stands, because, place);
}

/** What somebody of the shot is at: a thing, or the hands. */
function atHands(place: MoverRoom): Source | undefined {
  const [one] = place.people;
  const objects = one?.member.beats.map(({ object }) => object) ?? [];
  const thing = place.staged.find(({ member }) => member.kind === "prop" && objects.includes(member.id));
  if (thing) return { x: thing.spot.x, y: thing.spot.top };
  return one && { x: aheadX(one, place, 1.7), y: one.spot.top + place.unit * 2.9 };
}

function standing([, high, ahead]: (typeof STANDS)[number], because: string, place: MoverRoom): Source {
  const { frame, unit, ground, people, card } = place;
  const text = card.actionWords.toLowerCase();
  const one = personIn(text.slice(text.indexOf(because) + because.length), place) ?? people[0];
  if (!one) return { x: frame.width / 2, y: Math.max(frame.height * 0.1, ground - high * unit) };
  const y = one.spot.top + (BODY - high) * unit;
  return { x: aheadX(one, place, ahead), y: Math.min(frame.height * 0.96, Math.max(frame.height * 0.02, y)) };
}

function isNamed({ member }: StagedMember, source: readonly string[]): boolean {
  const own = [member.id, member.name].flatMap((name) => name.toLowerCase().split(/[\s_]+/));
  return source.some((word) => word.length > 2 && own.includes(word));
}

interface Stream {
  readonly art: MoverArt;
  readonly size: number;
  /** Heads beside the source. */
  readonly aside: readonly number[];
  readonly colour: Colour;
  /** Rounds a second. */
  readonly rate: number;
}

const SMOKE: Colour = { light: 0.3, chroma: 0.01, hue: 250 };
const STEAM: Colour = { light: 0.94, chroma: 0.006, hue: 240 };
const FIRE: Colour = { light: 0.72, chroma: 0.19, hue: 50 };
const WATER: Colour = { light: 0.84, chroma: 0.05, hue: 228 };
const GOLD: Colour = { light: 0.9, chroma: 0.12, hue: 88 };

const STREAMS: Readonly<Record<Air, readonly Stream[]>> = {
  smoke: [{ art: "smoke", size: 1.9, aside: [-0.5, -0.1, 0.2, 0.6], colour: SMOKE, rate: 0.45 }],
  steam: [{ art: "smoke", size: 1.4, aside: [-0.25, 0.05, 0.35], colour: STEAM, rate: 0.6 }],
  flames: [
    { art: "smoke", size: 1.2, aside: [0], colour: SMOKE, rate: 0.5 },
    { art: "flames", size: 1.15, aside: [0], colour: FIRE, rate: 2.2 },
  ],
  sparks: [{ art: "spark_shower", size: 1, aside: [0], colour: FIRE, rate: 1.7 }],
  water: [{ art: "spatter", size: 1, aside: [0], colour: WATER, rate: 1.5 }],
  light: [{ art: "halo", size: 0.36, aside: [0], colour: GOLD, rate: 0.4 }],
};
/** When a lid or what is poured has put a fire out: seconds. */
function putOut({ people, card }: MoverRoom): number | undefined {
  const beats = people.flatMap(({ member }) => member.beats);
  const one = beats.find(({ gesture }) => PUTS_OUT.test(gesture));
  return one && (one.from + ((one.until ?? 1) - one.from) * 0.5) * card.seconds;
}

const PUTS_OUT = /^(?:put_lid|douse|extinguish|blow_out|spray)$/;

/** Falls down from where it comes out. */
const DRIPS = /\b(?:drips?|trickles?|ceiling|roof|leaks? (?:through|from the ceiling))\b/;

function streamsOf({ air, before, from, because }: Outpour, { x, y }: Source, place: MoverRoom): readonly Mover[] {
  const { unit, card, ground } = place;
  const said = before.flatMap((word) => (word === "jet" ? [] : (colourOf(word) ?? [])))[0];
  const isDrip = air === "water" && DRIPS.test(because);
  const starts = from * card.seconds * 0.8;
  return STREAMS[air].flatMap(({ art, size, aside, colour, rate }) =>
    aside.map((beside, at): Mover => {
      const until = air === "flames" ? putOut(place) : undefined;
      const isOwn = art !== "smoke" || air !== "flames";
      return {
        ...{ art: isDrip ? "drips" : art, colour: isOwn ? (said ?? colour) : colour, x: x + beside * unit, y },
        ...{ unit: unit * (size - 0.12 * at), facing: at % 2 === 0 ? 1 : -1, isBefore: true, because: [because] },
        ...(isDrip && { reach: [0, Math.max(1, (ground - y) / unit)] as const }),
        at: (seconds) => {
          const grown = smooth((seconds - starts) / 0.9 + (from < 0.05 ? 0.5 : 0));
          const isOut = until !== undefined && seconds > until;
          return grown === 0 || isOut ? undefined : { phase: round(seconds + at * 0.37, rate), by: 0.3 + 0.7 * grown };
        },
      };
    }),
  );
}

// What things do by themselves in the picture: bursts, what jumps out of something, rolls away, cracks, rising water, flames that go out one by one.
import type { Beat } from "../../acting/acting.ts";
import type { Mover } from "../mover.ts";
import { round, smooth, toAndFro } from "../paths.ts";
import { aheadX, freeX, personIn, type MoverRoom } from "../room-for-movers.ts";
import { lookOf, wordsOf, type Of, type When } from "./outbreak-places.ts";
import { bursting } from "./plan-bursts.ts";
import { leaping, rolling } from "./plan-leaps.ts";
import { outbreaksIn, type Happening, type WaterLevel } from "./read-outbreaks.ts";

/** By that word: it is drawn here. */
export const breaksOut = (noun: string, place: MoverRoom): boolean =>
  outbreaksOf(place).some(({ what }) => what.noun === noun);

function outbreaksOf(place: MoverRoom): readonly Happening[] {
  return outbreaksIn(place.card.actionWords).filter(
    ({ what: { kind, noun } }) => kind === "water" || (personIn(noun, place) === undefined && !isVehicle(noun, place)),
  );
}

const isVehicle = (noun: string, { staged }: MoverRoom): boolean =>
  staged.some((one) => one.member.kind === "vehicle" && wordsOf(one).includes(noun));

export function planOutbreaks(place: MoverRoom): readonly Mover[] {
  return outbreaksOf(place).flatMap((one) => {
    const { what } = one;
    const starts = startsAt(one, place);
    if (what.kind === "burst") return bursting(what, one, { place, starts });
    if (what.kind === "leap") return leaping(what, one, { place, starts });
    if (what.kind === "roll") return rolling(what, one, { place, starts });
    if (what.kind === "crack") return cracking(what, one, { place, starts });
    return what.kind === "water" ? rising(what, one, { place, starts }) : goingOut(one, place);
  });
}

/** Parts of a shot at which it happens, as the first thing or after what somebody does. */
const FIRST = 0.2;
const SECOND = 0.42;

const isDone = ({ gesture, posture }: Beat): boolean => gesture !== "none" || posture !== "stand";

function startsAt({ from }: Happening, { card, people }: MoverRoom): number {
  const isAfter = from > 0.22 && people.some(({ member }) => member.beats.some(isDone));
  return (isAfter ? SECOND : FIRST) * card.seconds;
}

function cracking(what: Of<"crack">, { because }: Happening, { place, starts }: When): readonly Mover[] {
  const { unit, frame, people, ground } = place;
  const [one] = people;
  const line = { facing: one?.spot.facing ?? 1, isBefore: false, because: [because] } as const;
  const grows = (seconds: number) => (seconds < starts ? 0 : 0.999 * smooth((seconds - starts) / 0.9));
  if (what.surface === "ground")
    return [
      {
        ...{
          ...line,
          art: "crack_ground",
          x: one?.spot.x ?? frame.width / 2,
          y: ground + 0.1 * unit,
          unit,
          isBefore: true,
        },
        at: (seconds) => (seconds < starts ? undefined : { phase: grows(seconds) }),
      },
    ];
  const x = freeX(place, unit * 2);
  const y = Math.max(unit * 3.6, ground - 5.4 * unit);
  const art = what.surface === "pane" ? "crack_pane" : "crack_wall";
  return [{ ...line, art, x, y, unit, at: (seconds) => ({ phase: grows(seconds) }) }];
}

/** Heads from the ground up. */
const LEVELS: Readonly<Record<WaterLevel, number>> = { ankle: 0.5, knee: 1.7, waist: 3.7, chest: 5.2 };

/** From under the picture's lower edge up to its level, and on it waves. */
function rising({ level }: Of<"water">, { because }: Happening, { place, starts }: When): readonly Mover[] {
  const { unit, frame, ground, isNear } = place;
  const top = isNear ? frame.height * (level === "chest" ? 0.62 : 0.8) : ground - LEVELS[level] * unit;
  const from = frame.height * 1.04;
  return [
    {
      ...{
        art: "flood",
        x: frame.width / 2,
        y: from,
        unit: frame.width,
        facing: 1,
        isBefore: true,
        because: [because],
      },
      at: (seconds) => {
        const part = smooth((seconds - starts * 0.4) / Math.max(1.4, place.card.seconds * 0.6));
        return {
          phase: 0.999 * round(seconds, 0.4),
          dy: (top - from) * part + (toAndFro(seconds, 0.4) - 0.5) * 0.12 * unit,
        };
      },
    },
  ];
}

const FLAMES = 7;

/** A row of them, which go out from one end to the other. */
function goingOut({ because }: Happening, place: MoverRoom): readonly Mover[] {
  const { unit, frame, ground, isNear, card } = place;
  const [one] = place.people;
  const y = isNear ? frame.height * 0.9 : ground - 3.4 * unit;
  const facing = one?.spot.facing ?? 1;
  const from = one ? aheadX(one, place, 2) : frame.width * 0.2;
  const room = facing === 1 ? frame.width - unit - from : from - unit;
  const apart = Math.min(1.1 * unit, room / FLAMES);
  const look = lookOf("candle");
  const candles = Array.from({ length: FLAMES }, (_, nth): Mover => {
    const ends = (0.18 + (0.66 * nth) / FLAMES) * card.seconds;
    const line = { x: from + facing * nth * apart, y: y - (nth % 2) * 0.16 * unit, facing, isBefore: true } as const;
    return {
      ...{ ...line, art: "candle", look, colour: look.colour, unit: unit * (1 + (nth % 3) * 0.16), because: [because] },
      at: (seconds) => ({
        phase: seconds < ends ? round(seconds + nth * 0.13, 1.2) * 0.45 : 0.55 + 0.44 * round(seconds, 0.6),
        share: seconds < ends + 1.2 ? 1 : 0.9,
      }),
    };
  });
  const stand: Mover = {
    ...{
      art: "stand_row",
      x: from + facing * apart * ((FLAMES - 1) / 2),
      y,
      unit: apart * FLAMES,
      facing,
      isBefore: true,
    },
    ...{ because: [because] },
    at: () => ({ phase: 0 }),
  };
  return isNear ? candles : [stand, ...candles];
}

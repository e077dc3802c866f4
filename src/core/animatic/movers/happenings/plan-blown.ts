// What the wind takes off somebody flies across the picture and away, or into the hands of who catches it.
import { readThing, type ThingLook } from "../../looks/object-look.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import { nounKey } from "../../looks/props/unlisted-props.ts";
import { BODY } from "../../blocking/blocked.ts";
import type { StagedMember } from "../../stage/staged-member.ts";
import type { Mover } from "../mover.ts";
import { smooth, START, toAndFro } from "../paths.ts";
import { blownIn, isHat, isSheet } from "./read-blown.ts";
import { personIn, type MoverRoom } from "../room-for-movers.ts";

export interface Blown {
  readonly things: readonly Mover[];
  readonly ids: ReadonlySet<string>;
}

const NOTHING: Blown = { things: [], ids: new Set() };

export function planBlown(place: MoverRoom): Blown {
  const { said, noun } = blownIn(place.card.actionWords.toLowerCase());
  const one = personIn(said, place) ?? place.people[0];
  if (noun === "" || !one) return NOTHING;
  const prop = place.staged.find(({ member }) => member.kind === "prop" && isMeant(member, noun));
  const look = prop?.member.look.kind === "thing" ? prop.member.look.look : drawnAs(noun, place);
  if (look.shape === "label") return NOTHING;
  const count = isSheet(noun) && noun.endsWith("s") ? 6 : 1;
  const caught = catchOf(noun, one, place);
  const colour = isHat(noun) && !caught ? hatColour(one) : undefined;
  const things = Array.from({ length: count }, (_, at) =>
    flying(place, one, { look: { ...look, colour: colour ?? look.colour }, noun, at, said, caught }),
  );
  return { things, ids: new Set(prop ? [prop.member.id] : []) };
}

function isMeant({ id, name }: StagedMember["member"], noun: string): boolean {
  const words = `${id} ${name}`.toLowerCase().split(/[\s_]+/);
  return (
    words.includes(noun) || words.some((word) => propIn([word]) !== undefined && propIn([word]) === propIn([noun]))
  );
}

/** As hands have it that catch it. */
function drawnAs(noun: string, { card }: MoverRoom): ThingLook {
  const held = card.heldLooks.get(nounKey(noun));
  if (held?.kind === "thing") return held.look;
  const name = isSheet(noun) ? "paper" : noun.replace(/s$/, "");
  return readThing("prop", { id: name, name, design: "" });
}

const hatColour = ({ member: { look } }: StagedMember): ThingLook["colour"] | undefined =>
  look.kind === "person" ? look.look.clothes.hat?.colour : undefined;

/** Part of a catch at which it is in the hands. */
const CATCHES = 0.22;

/** Where and when somebody else has it. */
function catchOf(noun: string, owner: StagedMember, { people, card }: MoverRoom): Flight["caught"] {
  for (const { member, spot } of people) {
    const beat = member.beats.find(({ gesture, holds }) => gesture === "catch" && holds.includes(noun));
    if (beat && member !== owner.member)
      return {
        x: spot.x + spot.facing * 0.9 * spot.head,
        at: (beat.from + CATCHES * ((beat.until ?? 1) - beat.from)) * card.seconds,
      };
  }
  return undefined;
}

interface Flight {
  readonly look: ThingLook;
  readonly noun: string;
  /** Which of several. */
  readonly at: number;
  readonly said: string;
  readonly caught: { readonly x: number; readonly at: number } | undefined;
}

/** Up from where it was, and out at the side with more room, turning over. */
function flying({ frame, unit, card }: MoverRoom, { spot }: StagedMember, flight: Flight): Mover {
  const { look, noun, at, said, caught } = flight;
  const way = (caught ? caught.x - spot.x : frame.width / 2 - spot.x) > 0 ? 1 : -1;
  const isWorn = isHat(noun);
  const { colour } = look;
  const x = isWorn ? spot.x : spot.x + way * unit * 0.9;
  const y = spot.top + unit * (isWorn ? 0.35 : 2.9);
  const starts = START + at * 0.13;
  const { goes, takes } = caught
    ? { goes: Math.abs(caught.x - x), takes: Math.max(0.4, caught.at - starts) }
    : {
        goes: (way === 1 ? frame.width - x : x) + unit * 0.4,
        takes: Math.max(1.4, card.seconds * (0.98 + 0.09 * (at % 3)) - starts),
      };
  const lifts = Math.min(y - unit * 0.9, unit * (isWorn ? 1.1 : 1.5 + 0.55 * at));
  return {
    ...{ art: "thing", look, colour, x, y, facing: way, isBefore: true, because: [said] },
    unit: unit * Math.max(LEAST, thingHeight(look.shape) * BODY),
    turns: { from: -70, to: 70, pivot: 0.5 },
    at: (seconds) => {
      if (caught && seconds > starts + takes) return undefined;
      const part = Math.min(1, Math.max(0, (seconds - starts) / takes));
      const free = smooth(part * 5);
      return {
        phase: 0.5 + free * 0.98 * (toAndFro(seconds + at * 0.31, 0.5) - 0.5),
        dx: way * goes * part ** 0.9,
        dy:
          -lifts * (caught ? Math.sin(Math.PI * part) : smooth(part * 1.6)) +
          free * unit * 0.3 * Math.sin(seconds * 3.1 + at),
      };
    },
  };
}

const LEAST = 0.62;

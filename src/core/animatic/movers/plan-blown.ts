// What the wind takes off somebody: a hat from the head, papers, an umbrella or a scarf out of the hands; it flies across the picture and away.
import { readThing, type ThingLook } from "../looks/object-look.ts";
import { thingHeight } from "../looks/prop-heights.ts";
import { propIn } from "../looks/props/find-prop.ts";
import { BODY } from "../blocking/blocked.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import { smooth, START, toAndFro } from "./paths.ts";
import { personIn, type MoverRoom } from "./room-for-movers.ts";

const HATS = "hat|cap|bowler|bonnet|beret|wig|helmet|hood|crown|turban";
const SHEETS =
  "papers?|sheets?|pages?|letters?|newspaper|manuscript|documents?|notes|money|banknotes|bills|tickets?|photos?|photographs?";
const LIGHT = "map|umbrella|parasol|scarf|shawl|veil|handkerchief|kerchief|balloons?";
const NOUN = `(?<noun>${HATS}|${SHEETS}|${LIGHT})`;
const WIND = "(?:wind|gusts?|breeze|gale|storm|squall|draught|draft)";
const AWAY = "(?:off|away|out of|from|across|into|over|down)";
const BLOWN: readonly RegExp[] = [
  new RegExp(
    `\\b${WIND}\\b[^.]{0,24}\\b(?:snatch|tear|rip|whip|steal|pluck|wrench|grab|scatter)\\w*\\b[^.]{0,30}\\b${NOUN}\\b`,
  ),
  new RegExp(
    `\\b${WIND}\\b[^.]{0,24}\\b(?:blow|carr|tak|lift|catch|sweep|pull|send|toss)\\w*\\b(?=[^.]*\\b${AWAY}\\b)[^.]{0,24}\\b${NOUN}\\b`,
  ),
  new RegExp(
    `\\b${NOUN} (?:is |are |gets? )?(?:blows?|blown|torn|ripped|whipped|swept|snatched|carried) [^.]{0,24}\\b(?:off|away|${WIND})\\b`,
  ),
  new RegExp(`\\b(?:los(?:es|e|ing)) [^.]{0,16}\\b${NOUN} (?:to|in) the ${WIND}\\b`),
];
const ARE_SHEETS = new RegExp(`^(?:${SHEETS})$`);
const STAYS = /\binside out\b|\b(?:holds?|clutch\w*|press\w*|grips?) (?:on|onto|down)\b/;

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
  const look = prop?.member.look.kind === "thing" ? prop.member.look.look : drawnAs(noun);
  if (look.shape === "label") return NOTHING;
  const count = ARE_SHEETS.test(noun) && noun.endsWith("s") ? 6 : 1;
  const things = Array.from({ length: count }, (_, at) => flying(place, one, { look, noun, at, said }));
  return { things, ids: new Set(prop ? [prop.member.id] : []) };
}

function blownIn(text: string): { readonly said: string; readonly noun: string } {
  const found = STAYS.test(text) ? undefined : BLOWN.map((words) => words.exec(text)).find((one) => one !== null);
  return { said: found?.[0] ?? "", noun: found?.groups?.noun ?? "" };
}

function isMeant({ id, name }: StagedMember["member"], noun: string): boolean {
  const words = `${id} ${name}`.toLowerCase().split(/[\s_]+/);
  return (
    words.includes(noun) || words.some((word) => propIn([word]) !== undefined && propIn([word]) === propIn([noun]))
  );
}

function drawnAs(noun: string): ThingLook {
  const name = ARE_SHEETS.test(noun) ? "paper" : noun.replace(/s$/, "");
  return readThing("prop", { id: name, name, design: "" });
}

interface Flight {
  readonly look: ThingLook;
  readonly noun: string;
  /** Which of several. */
  readonly at: number;
  readonly said: string;
}

/** Up from where it was, and out at the side with more room, turning over. */
function flying({ frame, unit, card }: MoverRoom, { spot }: StagedMember, { look, noun, at, said }: Flight): Mover {
  const way = spot.x < frame.width / 2 ? 1 : -1;
  const isWorn = new RegExp(`^(?:${HATS})$`).test(noun);
  const x = isWorn ? spot.x : spot.x + way * unit * 0.9;
  const y = spot.top + unit * (isWorn ? 0.35 : 2.9);
  const goes = (way === 1 ? frame.width - x : x) + unit * 0.4;
  const starts = START + at * 0.13;
  const takes = Math.max(1.4, card.seconds * (0.98 + 0.09 * (at % 3)) - starts);
  const lifts = Math.min(y - unit * 0.9, unit * (isWorn ? 1.1 : 1.5 + 0.55 * at));
  return {
    ...{ art: "thing", look, colour: look.colour, x, y, facing: way, isBefore: true, because: [said] },
    unit: unit * Math.max(LEAST, thingHeight(look.shape) * BODY),
    turns: { from: -70, to: 70, pivot: 0.5 },
    at: (seconds) => {
      const part = Math.min(1, Math.max(0, (seconds - starts) / takes));
      const free = smooth(part * 5);
      return {
        phase: 0.5 + free * 0.98 * (toAndFro(seconds + at * 0.31, 0.5) - 0.5),
        dx: way * goes * part ** 0.9,
        dy: -lifts * smooth(part * 1.6) + free * unit * 0.3 * Math.sin(seconds * 3.1 + at),
      };
    },
  };
}

const LEAST = 0.62;

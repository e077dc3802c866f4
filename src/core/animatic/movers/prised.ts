// What somebody works on with force where it stands or lies: what is prised, beaten or struck with a hammer, and a barrow that is tipped over its wheel.
import { BODY } from "../blocking/blocked.ts";
import { readThing } from "../looks/object-look.ts";
import { thingHeight } from "../looks/prop-heights.ts";
import { propIn } from "../looks/props/find-prop.ts";
import type { Bearer, Gear } from "./gear.ts";
import type { Mover } from "./mover.ts";
import { round, smooth } from "./paths.ts";
import { stuffIn } from "./stuffs.ts";

/** Heads before who prises, and up from the ground; least and most height of what is prised, in heads. */
const PRISED = { forward: 2.2, up: 2.4, least: 0.9, most: 2.4 } as const;
/** Where it is in a near picture, in parts of the frame's height. */
const NEAR = 0.86;

/** What is prised loose, turned up where the lever is under it. */
export const prised: Gear = ({ place, one, beat, from, to }) => {
  const { spot } = one;
  const noun = beat.because.slice(1).find((word) => propIn([word]) !== undefined && !TOOLS.test(word));
  if (noun === undefined || beat.gesture !== "pry" || one.member.fixture !== undefined) return [];
  const known = place.card.scene.subjects.find(({ id }) => id === noun);
  const look = readThing("prop", { id: noun, name: noun, design: known?.design ?? "" });
  if (look.shape === "label") return [];
  const tall = Math.max(PRISED.least, Math.min(PRISED.most, thingHeight(look.shape) * BODY));
  const since = from + 0.5 * (to - from);
  return [
    {
      ...{ art: "thing", look, colour: look.colour, unit: tall * spot.head, facing: spot.facing, isBefore: true },
      x: spot.x + spot.facing * PRISED.forward * spot.head,
      y: place.isNear ? NEAR * place.frame.height : spot.base - PRISED.up * spot.head * (isLow(beat.posture) ? 0.3 : 1),
      turns: { from: 0, to: 34, pivot: 0 },
      because: [noun],
      ...(known && { standsFor: known.id }),
      at: (seconds) => (seconds >= to ? undefined : { phase: 0.999 * smooth((seconds - since) / (0.4 * (to - from))) }),
    },
  ];
};

const TOOLS = /^(?:crowbar|hammer|knife|chisel|screwdriver|bar|lever|jemmy|wrench|spade|axe|blade|claw|fingers?)$/;
const isLow = (posture: string): boolean => /^(?:kneel|crouch|sit)/.test(posture);

/** Heads before who beats it. */
const BEATEN = 3.1;

/** What is threshed or beaten lies in a heap before them. */
export const beaten: Gear = ({ place, one: { spot }, beat }) => {
  const stuff = stuffIn([...beat.because, ...place.card.actionWords.toLowerCase().split(/[^a-z]+/)]);
  if (beat.holds.length > 0 || place.isNear) return [];
  const colour = stuff?.flowing === "pieces" ? stuff.colour : STRAW;
  const line = { facing: spot.facing, isBefore: true, because: beat.because, colour } as const;
  const x = spot.x + spot.facing * BEATEN * spot.head;
  return [{ ...line, art: "heap", x, y: spot.base, unit: 1.6 * spot.head, at: () => ({ phase: 0.999 }) }];
};

const STRAW = { light: 0.76, chroma: 0.1, hue: 85 };

/** Heads before who strikes it, and its height beside theirs; where the top is in a near picture, in parts of the frame's height. */
const STRUCK = { forward: 2.5, tall: 0.5, near: 0.8 } as const;
/** Heads of an anvil in a near picture. */
const NEAR_ANVIL = 1.9;
const IRON =
  /^(?:anvil|iron|steel|sword|blade|horseshoe|metal|rivets?|die|blank|coin|spearhead|armour|breastplate|helmet|ploughshare|hot|glowing|plate|bars?|rod|ingot)$/;
const STONE = /^(?:chisel|marble|stone|statue|granite|chips?|letters|block)$/;

/** Nothing where a thing of the shot stands there, or where it is done low or at a table. */
function struckAt({ place, one: { member }, beat }: Bearer): "anvil" | "stone_block" | undefined {
  const isOther = place.staged.some(
    ({ member: other }) => other.kind !== "person" && other.id === beat.object && !beat.holds.includes(other.id),
  );
  if (beat.posture !== "stand" || member.fixture !== undefined || isOther) return undefined;
  if (beat.because.some((word) => STONE.test(word))) return "stone_block";
  return beat.because.some((word) => IRON.test(word)) ? "anvil" : undefined;
}

/** What a hammer strikes: an anvil or a stone. */
export const struck: Gear = (bearer) => {
  const { place, one, beat } = bearer;
  const { spot } = one;
  const noun = struckAt(bearer);
  if (noun === undefined) return [];
  const isAnvil = noun === "anvil";
  const look = readThing("prop", { id: noun, name: noun, design: isAnvil ? "" : "a grey block of stone" });
  const tall = place.isNear && isAnvil ? NEAR_ANVIL * spot.head : STRUCK.tall * (spot.base - spot.top);
  const top = STRUCK.near * place.frame.height;
  return [
    {
      ...{ art: "thing", look, colour: look.colour, unit: tall, facing: spot.facing, isBefore: true },
      x: spot.x + spot.facing * STRUCK.forward * spot.head,
      y: place.isNear ? top + tall : spot.base,
      because: beat.because,
      at: () => ({ phase: 0 }),
    },
  ];
};

/** Heads from the spot to the end of a blowpipe, and down from the top of who blows. */
const PIPE_END = { forward: 3, down: 2.5 } as const;

/** Molten glass at the end of the pipe, which swells. */
export const glassBlown: Gear = ({ place, one: { spot }, beat, from }) => [
  {
    ...{ art: "molten", facing: spot.facing, isBefore: true, because: beat.because, unit: spot.head },
    x: spot.x + spot.facing * PIPE_END.forward * spot.head,
    y: spot.top + PIPE_END.down * spot.head,
    at: (seconds) =>
      seconds < from
        ? undefined
        : { phase: round(seconds, 0.8), by: 0.4 + 0.7 * smooth((seconds - from) / (place.card.seconds - from)) },
  },
];

/** Degrees over its wheel. */
const TIPPED = 62;
/** Parts of its height by which its middle goes up. */
const LIFTED = 0.36;

/** A barrow that goes up over its wheel, and what runs out of it. */
export const barrowTipped: Gear = ({ place, one, beat, from, to }) => {
  const { spot } = one;
  const own = place.staged.find(({ member }) => /barrow|handcart/i.test(`${member.id} ${member.name}`));
  const look =
    own?.member.look.kind === "thing"
      ? own.member.look.look
      : readThing("vehicle", { id: "wheelbarrow", name: "wheelbarrow", design: "" });
  const tall = BARROW * spot.head;
  const x = spot.x + spot.facing * AHEAD * spot.head;
  const y = place.isNear ? place.frame.height * 1.02 : spot.base;
  const since = from + 0.3 * (to - from);
  const line = { facing: spot.facing, isBefore: true, because: beat.because } as const;
  const stuff = stuffIn(beat.because) ?? stuffIn(place.card.actionWords.toLowerCase().split(/[^a-z]+/));
  const tipping: Mover = {
    ...{ ...line, art: "thing", look, colour: look.colour, x, y, unit: tall },
    turns: { from: 0, to: -TIPPED, pivot: 0.1 },
    ...(own && { standsFor: own.member.id }),
    at: (seconds) => {
      const part = smooth((seconds - since) / Math.max(0.4, 0.4 * (to - from)));
      return { phase: 0.999 * part, dy: -LIFTED * tall * part };
    },
  };
  const lands = x + spot.facing * 2.4 * spot.head;
  const colour = stuff?.colour ?? look.second;
  return [
    tipping,
    {
      ...{
        ...line,
        art: "pieces_fall",
        colour,
        x: x + spot.facing * 1.3 * spot.head,
        y: y - 0.75 * tall,
        unit: spot.head,
      },
      reach: [1.1, (0.75 * tall) / spot.head] as const,
      at: (seconds) => (seconds < since + 0.4 || seconds >= to ? undefined : { phase: round(seconds - since, 1.4) }),
    },
    {
      ...{ ...line, art: "heap", colour, x: lands, y, unit: 1.5 * spot.head },
      at: (seconds) => {
        const grown = smooth((seconds - since - 0.5) / Math.max(0.6, to - since - 0.5));
        return grown === 0 ? undefined : { phase: 0.999 * grown };
      },
    },
  ];
};

/** Its height, and heads before who tips it. */
const BARROW = 3;
const AHEAD = 2.6;

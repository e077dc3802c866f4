// What somebody pulls out of the water with a rod: it comes up out of a splash and hangs there on the line.
import { CATCHES } from "../../acting/next-beat/fished-up.ts";
import { BODY } from "../../blocking/blocked.ts";
import { readThing } from "../../looks/object-look.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { gearBase, type Gear } from "../gear.ts";
import type { Mover } from "../mover.ts";
import { smooth } from "../paths.ts";

/** Heads before the body, and above the ground in the water and on the line. */
const LINE = { forward: 5.3, low: -0.2, high: 4.4 } as const;
/** Parts of the deed between which it comes up. */
const COMES = { from: 0.22, until: 0.5 } as const;
const SPLASHES = 0.7;
const LEAST = 1.5;

export const onTheLine: Gear = (bearer) => {
  const { place, one, beat, from, to } = bearer;
  const noun = beat.because.slice(1).find((word) => CATCHES.test(word)) ?? "fish";
  const isFish = !/^(?:boots?|shoe|tyre|tire|tin|can|bottle|hat|kettle|bicycle)$/.test(noun);
  const name = isFish ? "fish" : noun.replace(/(?<=[^s])s$/, "");
  const look = readThing("prop", { id: name, name, design: "" });
  const swims = place.staged.find(({ member }) => member.look.kind !== "thing" && CATCHES.test(member.id));
  const { unit } = place;
  const { spot } = one;
  const whole = to - from;
  const since = from + COMES.from * whole;
  const own = { ...gearBase(bearer), x: spot.x + spot.facing * LINE.forward * unit, isBefore: true } as const;
  const tall = unit * Math.max(LEAST, thingHeight(look.shape) * BODY);
  const caught: Mover = {
    ...{ ...own, art: "thing", look, colour: look.colour, y: spot.base, unit: tall },
    ...(swims && { standsFor: swims.member.id }),
    ...(isFish && { turns: { from: -90, to: -90, pivot: 0.5 } }),
    at: (seconds) => {
      if (seconds < since || (seconds >= to && to < place.card.seconds)) return undefined;
      const up = smooth((seconds - since) / Math.max(0.1, (COMES.until - COMES.from) * whole));
      const sway = Math.sin((seconds - since) * 5) * 0.25 * unit;
      return { phase: 0, dx: sway, dy: -unit * (LINE.low + (LINE.high - LINE.low) * up) };
    },
  };
  const splash: Mover = {
    ...{ ...own, art: "splash", y: spot.base, unit: unit * 0.8 },
    at: (seconds) => {
      const part = (seconds - since) / SPLASHES;
      return part < 0 || part >= 1 ? undefined : { phase: part };
    },
  };
  return [splash, caught];
};

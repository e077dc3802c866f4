// Where things are that do something by themselves: a thing of the shot, in somebody's hands, or on the table before whoever is there; and how they look.
import { readThing, type ThingLook } from "../../looks/object-look.ts";
import { TABLE, tableHigh } from "../../stage/in-reach.ts";
import type { StagedMember } from "../../stage/staged-member.ts";
import { aheadX, type MoverRoom } from "../room-for-movers.ts";
import type { Outbreak } from "./read-outbreaks.ts";

export type Of<Kind extends Outbreak["kind"]> = Extract<Outbreak, { readonly kind: Kind }>;

export interface When {
  readonly place: MoverRoom;
  readonly starts: number;
}

export const wordsOf = ({ member: { id, name } }: StagedMember): readonly string[] =>
  `${id} ${name}`.toLowerCase().split(/[\s_#]+/);

const DRAWN_AS: Readonly<Record<string, string>> = {
  cork: "stone",
  lid: "plate",
  cap: "plate",
  tyre: "wheel",
  tire: "wheel",
};

export function lookOf(noun: string, adjectives: readonly string[] = []): ThingLook {
  const single = noun === "glasses" ? noun : noun.replace(/(?<=[^s])s$/, "");
  const one = DRAWN_AS[single] ?? single;
  return readThing("prop", { id: one, name: [...adjectives, one].join(" "), design: "" });
}

export const propOf = (words: string, { staged }: MoverRoom): StagedMember | undefined =>
  staged.find(
    (one) => one.member.kind === "prop" && !one.mount && words.split(" ").some((word) => wordsOf(one).includes(word)),
  );

export type Point = readonly [x: number, y: number];

export const isHolding =
  (noun: string) =>
  ({ member }: StagedMember): boolean =>
    member.beats.some(({ holds }) => holds.includes(noun));

/** On the table before whoever is there, or in a near picture on the table that is seen. */
export function onTable(place: MoverRoom): Point {
  const [one] = place.people;
  if (!one) return [place.frame.width * 0.5, place.ground];
  return [
    aheadX(one, place, TABLE.forward),
    place.isNear ? 0.92 * place.frame.height : one.spot.base - tableHigh(one.spot) * one.spot.head,
  ];
}

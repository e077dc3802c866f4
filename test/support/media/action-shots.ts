// A shot of one action line as the animatic reads, stages and moves it: for tests of what is read out of action lines.
import type { Scene } from "../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../src/core/animatic/frame.ts";
import type { Mover } from "../../../src/core/animatic/movers/mover.ts";
import { planMovers } from "../../../src/core/animatic/movers/plan-movers.ts";
import { readCard, type ShotCard } from "../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../src/core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../src/core/animatic/stage/staged-member.ts";
import { person, sampleShotlist } from "./sample-takes.ts";

export type Subjects = Scene["subjects"];

/** Of the shots here, in pixels. */
export const FRAME = frameOf(512, 288);

/** Named as its id. */
export const somebody = (id: string, design: string, kind = "character"): Subjects[number] => ({
  ...{ ...person(0), design, id, name: id.replace(/^./, (letter) => letter.toUpperCase()) },
  kind,
});

/** Nothing is said of their looks. */
export const MARA_AND_BEN: Subjects = [
  { ...person(0), id: "mara", name: "Mara" },
  { ...person(1), id: "ben", name: "Ben" },
];

/** `place`: its description; without one the shot has none. */
export function cardOf(
  action: string,
  subjects: Subjects,
  { size = "fs", place }: { readonly size?: string; readonly place?: string } = {},
): ShotCard {
  const scene = {
    ...{ camera: null, dialogue: [], subjects, action },
    ...(place !== undefined && { location: { id: "place", description: place } }),
  };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size, seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  return card;
}

export function staged(action: string, subjects: Subjects, size = "fs"): readonly StagedMember[] {
  return stageCast(cardOf(action, subjects, { size }), FRAME);
}

/** What moves by itself in it. */
export function thingsOf(action: string, subjects: Subjects): readonly Mover[] {
  const card = cardOf(action, subjects);
  return planMovers(card, stageCast(card, FRAME), FRAME).things;
}

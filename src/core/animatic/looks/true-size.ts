// How high somebody or something is beside a grown person of usual height, so that a child is child-sized in every shot.
import type { SubjectLook } from "./look.ts";
import { ANIMALS } from "./animals/kinds.ts";
import type { AnimalLook } from "./animal-look.ts";
import { CREATURE_SIZES } from "./creature-look.ts";
import type { PersonLook } from "./person-look.ts";
import { headsIn, type Age } from "./person-age.ts";
import { thingHeight } from "./prop-heights.ts";

/** How many of its heads somebody is high; a thing is its own head. */
export function headsOf(look: SubjectLook): number {
  switch (look.kind) {
    case "person":
      return headsIn(look.look);
    case "robot":
      return 6;
    case "animal":
      return ANIMALS[look.look.species].heads ?? 2;
    case "creature":
    case "thing":
      return 1.3;
  }
}

/** By age, where no years are said. */
const AGES: Readonly<Record<Age, number>> = { baby: 0.36, toddler: 0.5, child: 0.72, teen: 0.94, adult: 1, old: 0.96 };
/** Years and heights between which a child grows. */
const GROWTH: readonly (readonly [years: number, tall: number])[] = [
  [0, 0.34],
  [2, 0.5],
  [4, 0.6],
  [6, 0.68],
  [8, 0.75],
  [10, 0.81],
  [12, 0.88],
  [14, 0.94],
  [17, 1],
];

/** Of a young animal beside a grown one. */
const YOUNG = 0.55;

export function trueSize(look: SubjectLook): number {
  switch (look.kind) {
    case "person":
      return personSize(look.look);
    case "animal":
      return animalSize(look.look);
    case "creature":
      return look.look.tall ?? CREATURE_SIZES[look.look.shape];
    case "robot":
      return 1.02 * look.look.stature;
    case "thing":
      return thingHeight(look.look.shape);
  }
}

function animalSize({ species, build, isYoung, stature }: AnimalLook): number {
  return ANIMALS[species].size * (build > 1.1 ? 1.08 : 1) * stature * (isYoung ? YOUNG : 1);
}

/** Of grown people beside the mean. */
const FORMS: Readonly<Record<PersonLook["form"], number>> = { woman: 0.965, man: 1.02, plain: 1 };

function personSize({ age, years, stature, form }: PersonLook): number {
  const isGrown = age === "adult" || age === "old";
  const tall = years !== null && years < 17 ? heightAt(years) : AGES[age];
  return tall * stature * (isGrown ? FORMS[form] : 1);
}

function heightAt(years: number): number {
  const next = GROWTH.findIndex(([at]) => at >= years);
  const [from, to] = [GROWTH[Math.max(0, next - 1)], GROWTH[Math.max(0, next)]];
  if (!from || !to) return 1;
  const share = to[0] === from[0] ? 0 : (years - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * share;
}

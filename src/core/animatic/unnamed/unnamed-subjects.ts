// The subjects that an action names besides those of its shot, in the form that the config gives them, so that they are drawn and act as those do.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { readMembers } from "../formations/read-members.ts";
import { carrierOf } from "../carriers/carriers.ts";
import type { Framing } from "../frame.ts";
import { readLook } from "../looks/look.ts";
import { trueSize } from "../looks/true-size.ts";
import { asInArms } from "./babies-in-arms.ts";
import { impliedMount } from "./implied.ts";
import type { Known } from "./is-known.ts";
import { petrified } from "./petrified.ts";
import { readUnnamed, type Unnamed } from "./read-unnamed.ts";

type Subject = Scene["subjects"][number];

/** Of one kind, and of all kinds together. */
const MOST: Readonly<Record<Unnamed["kind"], number>> = { person: 8, animal: 9, vehicle: 6 };
const MOST_TOGETHER = 12;
/** A young animal beside a grown one. */
const YOUNG = 0.5;
/** Metres in the height of a grown person. */
const METRES = 1.72;

export function unnamedSubjects(scene: Scene, known: readonly Known[], framing: Framing): readonly Subject[] {
  const isDriven = DRIVEN.test(scene.action) && framing.label !== "ECU";
  if (framing.family === "close" && known.length > 0 && !isDriven) return [];
  const own = new Set(scene.subjects.map(({ id }) => id));
  const mayRide = !INSIDE.test(scene.location.description);
  const read = readUnnamed(scene.action, known).filter(
    ({ kind, because }) =>
      (mayRide || (kind !== "vehicle" && because.at(-1) !== "below")) &&
      (framing.family !== "close" || known.length === 0 || kind === "vehicle"),
  );
  const implied = mayRide && (framing.feet !== undefined || isDriven) ? impliedFor(scene, known, read) : undefined;
  let room = MOST_TOGETHER;
  const named = [...read, ...(implied ? [implied] : [])].flatMap((one) => {
    const id = one.youngOf === null ? one.one : `young ${one.youngOf}`;
    const members = Math.min(MOST[one.kind], one.count, room);
    if (own.has(id) || members < 1) return [];
    room -= members;
    return [asInArms(subjectOf(inSpace(one, scene), id, members), scene)];
  });
  return [...named, ...petrified(scene)];
}

/** Who drives is seen at the wheel, however near. */
const DRIVEN = /\b(?:driv(?:es|e|ing|en)|drove|steer(?:s|ed|ing)?)\b/i;

/** Places that are a vehicle from the inside: its own is not seen from outside as well, and who is below is not in it. */
const INSIDE =
  /\b(?:inside|interior|aboard|on board|cab of|back of|deck of|bridge of (?:a|an|the) (?:\w+ )?(?:\w*ship|submarine|cruiser|destroyer|shuttle|spacecraft|vessel)|cockpit|compartment|cabin|back seat|seat)\b|^\W*(?:(?:the|a|an) )?(?:[\w-]+ ){0,3}?(?:bus|boat|ferry|yacht|train|tram|car|taxi|plane|spaceship|ship|submarine|carriage|van|lorry|truck|helicopter|starship|spacecraft|shuttle)\b(?! (?:park|stop|landing|race|house|ramp|dealership|showroom|repair|ride|bridge|line|tunnel|lane|port|terminal|graveyard|works|factory|station|yard|wash|race|track|depot|tracks))/i;

/** No ship of the sea sails there. */
const SPACE =
  /\b(?:outer|deep|open|black|empty) space\b|\bspace\b(?! (?:between|under|behind|beneath|above|in|of)\b)|\borbit\b|\basteroids?\b|\bnebula\b|\bgalaxy\b|\balien planet\b|\bspaceship|\bspacecraft/i;

const inSpace = (found: Unnamed, { location }: Scene): Unnamed =>
  /^(?:ship|vessel|cruiser)$/.test(found.one) && SPACE.test(location.description)
    ? { ...found, adjectives: [...found.adjectives, "space"] }
    : found;

function subjectOf({ one, kind, adjectives, youngOf }: Unnamed, id: string, members: number): Subject {
  const noun = youngOf ?? one;
  const design = ["a", ...adjectives, noun].join(" ");
  const whole = {
    ...{ id, name: "", design, members },
    kind: kind === "vehicle" ? "vehicle" : "character",
    speaker_index: -1,
  };
  if (youngOf === null) return whole;
  const look = readLook({ id, kind: "character", name: "", design, baseDesign: null, pronoun: null });
  return { ...whole, animatic: { height: `${(trueSize(look) * YOUNG * METRES).toFixed(2)} m` } };
}

const MOUNTS =
  /^(?:horse|pony|mare|stallion|donkey|mule|camel|elephant|dragon|unicorn|zebra|ostrich|broom|whale|dolphin|ox|cow|bull|reindeer|griffin|tiger|lion|wolf|bear|llama)$/;

/** Whether a thing or an animal of the shot can be ridden or driven. */
function carries({ id, kind, name, design = "" }: Subject): boolean {
  const own = kind === "character" ? kind : "prop";
  return carrierOf(readLook({ id, kind: own, name, design, baseDesign: null, pronoun: null })) !== undefined;
}

function hasMount(subjects: Scene["subjects"], known: readonly Known[], read: readonly Unnamed[]): boolean {
  return (
    subjects.some((subject) => subject.kind === "vehicle" || carries(subject)) ||
    read.some(({ kind, one }) => kind === "vehicle" || MOUNTS.test(one)) ||
    known.some(({ words, isPerson }) => !isPerson && words.some((word) => MOUNTS.test(word)))
  );
}

function impliedFor(
  { action, subjects }: Scene,
  known: readonly Known[],
  read: readonly Unnamed[],
): Unnamed | undefined {
  const people = subjects.filter(({ kind }) => kind === "character");
  const members = people.reduce(
    (sum, { members: count, design = "" }) => sum + (count ?? readMembers(design)?.count ?? 1),
    0,
  );
  const named = read.find(({ kind }) => kind === "person")?.count ?? 0;
  const riders = Math.max(members, known.filter(({ isPerson }) => isPerson).length) + named;
  const designs = people.map(({ design = "" }) => design);
  const implied = impliedMount(action, designs);
  if (!implied || riders === 0 || hasMount(subjects, known, read)) return undefined;
  const { one, isAnimal, adjectives, isEach, count = riders } = implied;
  return {
    ...{ one, adjectives, youngOf: null, isPlural: false, because: adjectives },
    kind: isAnimal ? "animal" : "vehicle",
    count: isEach || (isAnimal && adjectives.length === 0) ? count : 1,
  };
}

// Who is licked by an animal: on the knees before it, with a small one in the arms, or asleep in bed until it has woken them.
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** "licks him awake": in bed, till it is done. */
function wokenBy(beats: readonly Beat[]): readonly Beat[] {
  if (beats.some(({ posture }) => posture !== "stand")) return beats;
  const start = beats[0] ?? STANDING;
  return [
    { ...start, from: 0, posture: "lie", mood: "asleep" },
    { ...start, from: WAKES, posture: "sit_bed", mood: "glad" },
  ];
}

/** How far the shot has come by then. */
const WAKES = 0.8;

/** Who is licked in the face kneels. */
export function licked(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const { animal, object, because } of beats) {
      const other = actors.find((one) => animal === "lick" && one.acts && one.isBeast !== true && one.id === object);
      if (other) lickedBy(done, { id, other, because }, actors);
    }
  return done;
}

interface Licking {
  /** Who licks, and whom. */
  readonly id: string;
  readonly other: Actor;
  readonly because: readonly string[];
}

function lickedBy(done: Map<string, readonly Beat[]>, { id, other, because }: Licking, actors: readonly Actor[]): void {
  const isAtFace = because.some((word) => FACE.test(word));
  const own = done.get(other.id) ?? [STANDING];
  const lap = isAtFace ? lapDog(actors, done, other.id) : undefined;
  if (isAtFace && isInBed(done)) {
    done.set(other.id, lyingThere(own));
    done.set(
      id,
      (done.get(id) ?? []).map((beat) => onThem(beat, other.id)),
    );
  } else if (because.includes("awake")) done.set(other.id, wokenBy(own));
  else if (lap) inArms(done, lap, other);
  else if (because.some((word, at) => (FACE.test(word) || HANDS.test(word)) && because[at - 1] !== "its"))
    done.set(other.id, own.map(kneeling));
}

const onThem = (beat: Beat, on: string): Beat =>
  beat.animal === "lick" ? { ...beat, perch: { on, at: "lap" }, way: "none" } : beat;

const FACE = /^(?:face|cheeks?|nose|chin|ear|tears)$/;
const HANDS = /^hands?$/;
const ARMFULS: ReadonlySet<string> = new Set(
  "puppy pup kitten cat terrier chihuahua rabbit monkey lamb cub".split(" "),
);

/** Asleep, and up when something else is done. */
const lyingThere = ([first = STANDING, ...rest]: readonly Beat[]): readonly Beat[] => [
  { ...first, from: 0, posture: "lie", gesture: "none", mood: "asleep" },
  ...rest.map((beat): Beat => ({
    ...beat,
    posture: "sit_bed",
    gesture: beat.gesture === "grab" ? "none" : beat.gesture,
  })),
];

const isInBed = (acting: Acting): boolean =>
  [...acting.values()].flat().some(({ because }) => because.some((word) => IN_BED.test(word)));

const IN_BED = /^(?:bed|pillow|blankets?|duvet|asleep|sleeping|wakes?|woke)$/;

/** One so small that whoever is licked has it in the arms. */
function lapDog(actors: readonly Actor[], acting: Acting, id: string): Actor | undefined {
  return actors.find(
    (one) =>
      one.isBeast === true &&
      one.words.some((word) => ARMFULS.has(word)) &&
      acting.get(one.id)?.some(({ animal, object }) => animal === "lick" && object === id) === true,
  );
}

function inArms(done: Map<string, readonly Beat[]>, beast: Actor, { id }: Actor): void {
  const own = done.get(beast.id) ?? [];
  done.set(
    beast.id,
    own.map((beat): Beat => ({ ...beat, perch: { on: id, at: "arms" }, way: "none" })),
  );
  done.set(
    id,
    (done.get(id) ?? [STANDING]).map((beat): Beat => ({ ...beat, gesture: "cradle", mood: "glad", object: beast.id })),
  );
}

export function kneeling(beat: Beat): Beat {
  return beat.posture === "stand" ? { ...beat, posture: "kneel_both" } : beat;
}

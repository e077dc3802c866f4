// An animal takes something out of somebody's hand: it is in the hand first, then in the mouth or the beak, and the hand is empty.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of what is left of the shot until the animal has it. */
const REACHES = 0.45;
const HANDS = /^(?:hands?|fingers?|palm|grip|grasp|fist|his|her|their)$/;
const HEADWEAR = /^(?:hat|cap|wig|bonnet|head)$/;

export function withSnatched(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const beast of actors.filter(({ isBeast }) => isBeast)) {
    const beats = acting.get(beast.id) ?? [];
    const at = beats.findIndex(({ animal, holds }) => animal === "take" && holds.length > 0);
    const take = beats[at];
    const owner = take && ownerOf(take, actors);
    const [start] = owner ? (acting.get(owner.id) ?? []) : [];
    if (!take || !owner || !start || !isFree(acting.get(owner.id))) continue;
    const taken = takenAt(beats, take);
    done.set(
      beast.id,
      beats.flatMap((beat) => (beat === take ? snatching(beats, take, { beast, owner }) : [beat])),
    );
    done.set(owner.id, robbed(start, { take, taken, beast }));
  }
  return done;
}

const isFlying = (beats: readonly Beat[], take: Beat): boolean => beats[beats.indexOf(take) - 1]?.posture === "fly";

function takenAt(beats: readonly Beat[], take: Beat): number {
  const end = beats[beats.indexOf(take) + 1]?.from ?? 1;
  return isFlying(beats, take) ? take.from : take.from + REACHES * (end - take.from);
}

function snatching(
  beats: readonly Beat[],
  take: Beat,
  { beast, owner }: { readonly beast: Actor; readonly owner: Actor },
): readonly Beat[] {
  const from = takenAt(beats, take);
  if (isFlying(beats, take)) return [{ ...take, ...AWAY, from }];
  return [reaching(take, beast, owner), { ...take, ...WITH_IT, from }];
}

const WITH_IT = { animal: undefined, posture: "stand", gesture: "none", way: "none" } as const;
const AWAY = { animal: "fly", posture: "fly", gesture: "none", way: "out" } as const;

/** Whose hand it is; undefined where it is taken from elsewhere. */
function ownerOf({ because }: Beat, actors: readonly Actor[]): Actor | undefined {
  const from = because.findIndex((word) => /^(?:from|out|off)$/.test(word));
  const rest = because.slice(from + 1);
  if (from < 0 || because.some((word) => HEADWEAR.test(word))) return undefined;
  const people = actors.filter(({ acts, isBeast }) => acts && !isBeast);
  const named = people.find(({ words }) => rest.some((word) => words.includes(word)));
  return named ?? (people.length === 1 && rest.some((word) => HANDS.test(word)) ? people[0] : undefined);
}

const isFree = (beats: readonly Beat[] = []): boolean =>
  beats.length > 0 && beats.every(({ gesture, way }) => (gesture === "none" || gesture === "hold") && way === "none");

/** Small ones rise to the hand, tall ones have it before them. */
function reaching(take: Beat, { isSmall }: Actor, { id }: Actor): Beat {
  return { ...take, animal: isSmall ? "beg" : undefined, gesture: "none", holds: [], gaze: { to: "subject", id } };
}

function robbed(
  start: Beat,
  { take, taken, beast }: { readonly take: Beat; readonly taken: number; readonly beast: Actor },
): readonly Beat[] {
  const own = { ...start, because: take.because, object: null, gaze: { to: "subject", id: beast.id } as const };
  return [
    { ...own, from: 0, gesture: "offer", holds: take.holds },
    { ...own, from: taken, gesture: "startle", holds: [] },
  ];
}

// A near shot of what an animal does with its whole body, or of what somebody does at its flank, is framed so that the body is in the picture.
import { animalAction } from "../acting/animals/animal-action.ts";
import type { AnimalAction } from "../acting/animals/action-names.ts";
import type { Beat } from "../acting/acting.ts";
import type { Gesture } from "../acting/gestures/names.ts";
import type { Framing } from "../frame.ts";
import type { CastMember } from "./staged-member.ts";

/** Seen in a face alone. */
const BY_THE_FACE: ReadonlySet<AnimalAction> = new Set([
  ...(["stand", "look", "sleep", "eat", "drink", "nibble", "lick", "sniff", "fed", "tongue", "take"] as const),
  ...(["growl", "roar", "bark", "hiss", "howl", "fire"] as const),
]);
/** Done along the whole of a large animal. */
const AT_FLANK: ReadonlySet<Gesture> = new Set(["groom", "milk", "shear"] as const);
const LARGE = 0.45;
/** Done to somebody beside it with paws and neck. */
const ACROSS: ReadonlySet<AnimalAction> = new Set(["paw", "hug", "offer"]);

/** Head of a grown person beside them, in parts of the frame's height: what is seen of an animal alone, and of one with somebody. */
const ALONE = 0.105;
const TOGETHER = 0.1;
const FEET = 0.93;

export function ofBeasts(framing: Framing, cast: readonly CastMember[]): Framing | undefined {
  const whole = { ...framing, feet: FEET, blur: 0.001, zoom: 1.12, fitsBodies: true } as const;
  const actors = cast.filter(({ kind }) => kind === "person");
  const beasts = actors.filter(isBeast);
  if (beasts.length > 0 && beasts.length === actors.length)
    return beasts.some(({ look, beats }) => look.kind === "creature" || beats.some(needsBody))
      ? { ...whole, head: ALONE }
      : undefined;
  const large = new Set(beasts.flatMap(({ id, tall = 1 }) => (tall > LARGE ? [id] : [])));
  const isAtFlank = ({ gesture, object }: Beat) => AT_FLANK.has(gesture) && object !== null && large.has(object);
  const isTouched = (beat: Beat) => ACROSS.has(animalAction(beat)) && beat.object !== null;
  const meets = beasts.some(({ beats }) => beats.some(isTouched));
  return meets || actors.some(({ beats }) => beats.some(isAtFlank)) ? { ...whole, head: TOGETHER } : undefined;
}

const isBeast = ({ look }: CastMember): boolean => look.kind === "animal" || look.kind === "creature";

const needsBody = (beat: Beat): boolean => beat.site !== undefined || !BY_THE_FACE.has(animalAction(beat));

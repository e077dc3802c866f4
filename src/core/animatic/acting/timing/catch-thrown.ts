// What is thrown to somebody who does nothing else is caught: "throws the boots to the player", "tosses the keys over to Tom, who laughs".
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of the shot from the throw to where who caught it goes on. */
const CAUGHT_IN = 0.3;
/** Done with what was caught, or after it. */
const GOES_ON =
  /^(?:stagger|reel|sway|wobble|laugh|grin|smile|nod|wave|turn|run|walk|hurr|rush|sprint|leave|put|hide|eat|bite|drink)/;
const TO_THEM = /\bto\b/;
const NOT_CAUGHT = /\b(?:at|past|miss\w*)\b/;

export function catchThrown(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const at = beats.findIndex(({ gesture, holds }) => gesture === "throw" && holds.length > 0);
    const thrown = beats[at];
    const other = actors.find((one) => one.id === thrown?.object && one.id !== id);
    const theirs = done.get(other?.id ?? "");
    if (!thrown || !other || !theirs || other.isPerson !== true || other.isBeast === true) continue;
    const said = thrown.because.join(" ");
    if (TO_THEM.test(said) && !NOT_CAUGHT.test(said)) done.set(other.id, catching(theirs, thrown, id));
  }
  return done;
}

/** As they are, but with the hands up for it. */
function catching(beats: readonly Beat[], thrown: Beat, from: string): readonly Beat[] {
  const deeds = beats.filter(({ order }) => order !== undefined);
  if (deeds.some((beat) => (beat.order ?? 0) < (thrown.order ?? 0) || !GOES_ON.test(beat.because[0] ?? "")))
    return beats;
  const idle = beats.find(({ order }) => order === undefined) ?? STANDING;
  const catches: Beat = {
    ...{ ...idle, from: thrown.from, gesture: "catch", holds: thrown.holds.slice(-1), object: from },
    ...{ gaze: { to: "subject", id: from }, because: thrown.because, isWaiting: false },
    ...(thrown.order !== undefined && { order: thrown.order }),
  };
  const after = deeds.map((beat): Beat => ({
    ...beat,
    from: Math.max(beat.from, thrown.from + CAUGHT_IN),
    ...(beat.holds.length === 0 && beat.gesture === "none" && { gesture: "hold", holds: catches.holds }),
  }));
  return thrown.from > 0 ? [{ ...idle, from: 0 }, catches, ...after] : [catches, ...after];
}

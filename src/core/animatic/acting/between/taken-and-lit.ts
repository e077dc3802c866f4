// What is paid for is taken out of the seller's hands, and a light is given to whoever has the cigarette.
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** "pays the fishwife and takes the fish": out of her hands. */
export function takingFrom(acting: Acting): Acting {
  return new Map(
    [...acting].map(([id, beats]) => [
      id,
      beats.map((beat, at): Beat => {
        const before = beats[at - 1];
        const isSale = before?.gesture === "hand_over" && before.holds.at(-1) === "money" && beat.gesture === "take";
        return isSale ? { ...beat, gesture: "take_from", object: before.object } : beat;
      }),
    ]),
  );
}

const HAS = /^(?:cigarette|cigar|pipe)$/;
const LIGHTS = /^(?:light|lit)/;

/** "leans over with a cigarette and he lights it": hers, and it is in her mouth. */
export function lightingTheirs(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const beat of beats) {
      const { because, gesture, from } = beat;
      const smoke = because.find((word) => HAS.test(word));
      if (smoke === undefined || !LIGHTS.test(because[0] ?? "") || gesture === "light_theirs") continue;
      const owner = [...acting].find(
        ([other, theirs]) => other !== id && theirs.some((one) => one.from < from && one.because.includes(smoke)),
      )?.[0];
      if (owner === undefined) continue;
      const lights: Beat = { ...beat, gesture: "light_theirs", object: owner, gaze: { to: "subject", id: owner } };
      const held = { ...lights, holds: beat.holds.filter((thing) => !thing.includes(smoke)) };
      done.set(
        id,
        (done.get(id) ?? []).map((one) => (one === beat ? held : one)),
      );
    }
  return done;
}

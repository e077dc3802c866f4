// How somebody rests as their design has it, "an old man asleep in bed", while a line has nothing that they do.
import type { Beat } from "./acting.ts";
import type { Deed } from "./deeds/deed.ts";

const RESTS: readonly (readonly [Deed, RegExp])[] = [
  [{ posture: "lie", mood: "asleep" }, /\b(?:asleep|sleeping|unconscious|in a coma)\b/],
  [{ posture: "lie" }, /\b(?:bedridden|lying (?:in|on|down)|in (?:a |an |his |her )?(?:hospital )?bed)\b/],
  [{ posture: "kneel" }, /\bkneeling\b/],
  [{ posture: "crouch" }, /\b(?:crouching|crouched|squatting)\b/],
  [
    { posture: "sit" },
    /\b(?:sitting|seated|(?:on|in|along) (?:an? |the |his |her |their |long )?(?:\w+ )?(?:benches|bench|pews?|bleachers)|in (?:an? |his |her )?(?:arm)?chair)\b/,
  ],
];

/** Beats that a line gives stay as they are. */
export function restAsDesigned(beats: readonly Beat[], design: string): readonly Beat[] {
  const isIdle = beats.every(({ because, posture }) => because.length === 0 && posture === "stand");
  const [deed, words] = RESTS.find(([, one]) => one.test(design.toLowerCase())) ?? [];
  const because = words?.exec(design.toLowerCase())?.[0].split(" ");
  if (!isIdle || !deed || !because) return beats;
  return beats.map((beat) => ({ ...beat, ...onlyOf(deed), because }));
}

const onlyOf = ({ posture, mood }: Deed): Partial<Beat> => ({ ...(posture && { posture }), ...(mood && { mood }) });

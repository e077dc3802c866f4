// Seats that are kept and given up: who gives it sits before and stands after, and who is offered it stands before and sits after.
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of the shot that is left, when the seat is taken. */
const TAKEN = 0.45;

export function givenSeats(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const beat of beats) {
      const other = beat.gesture === "offer_seat" ? otherOf(beat, id, actors) : undefined;
      if (other === undefined) continue;
      done.set(id, givingUp(done.get(id) ?? [], beat));
      done.set(other, taking(done.get(other) ?? [], beat, id));
    }
  return done;
}

function otherOf({ object }: Beat, id: string, actors: readonly Actor[]): string | undefined {
  const others = actors.filter((one) => one.isPerson && one.acts && one.id !== id);
  return (others.find((one) => one.id === object) ?? (others.length === 1 ? others[0] : undefined))?.id;
}

function givingUp(own: readonly Beat[], offer: Beat): readonly Beat[] {
  const [first = offer] = own;
  if (first.posture === "sit") return own;
  const start: Beat = { ...STANDING, posture: "sit", gaze: offer.gaze, because: ["sits"] };
  return first === offer ? [start, { ...offer, from: Math.max(0.25, offer.from) }, ...own.slice(1)] : own;
}

function taking(own: readonly Beat[], offer: Beat, id: string): readonly Beat[] {
  const sits = own.find(({ posture, because }) => posture === "sit" || SITS.test(because.join(" ")));
  const [first = STANDING] = own;
  const from = Math.max(sits?.from ?? 0, offer.from + (1 - offer.from) * TAKEN);
  const gaze: Beat["gaze"] = { to: "subject", id };
  const start: Beat = { ...first, from: 0, posture: "stand", gesture: first === sits ? "none" : first.gesture, gaze };
  const seated: Beat = { ...(sits ?? first), from, posture: "sit", gesture: "none", gaze, because: ["sits", "down"] };
  const before = own.slice(1).filter((one) => one !== sits && one.from < from && one.posture !== "sit");
  const after = own.filter((one) => one.from > from && one !== sits);
  return [start, ...before, seated, ...after];
}

const SITS = /^(?:sits|sinks|settles|drops|takes (?:it|the|his|her))\b/;

/** Verbs by which somebody leaves a seat. */
const LEAVES =
  /^(?:st[ao]|ris|rose|g[eo]t|leap|leapt|jump|spr[ia]ng|scrambl|push|kick|scrape|shove|leav|left|step|run|climb|pop|danc|hug|embrac|runs)/;

/** Who sits and is met by what somebody else does stays in the seat. */
export function seatedStill(beats: readonly Beat[]): readonly Beat[] {
  return beats.reduce<readonly Beat[]>((kept, beat) => {
    const last = kept.at(-1);
    const stays = last !== undefined && isDown(last) && beat.posture === "stand" && beat.gesture !== "none";
    return [...kept, stays && !isLeft(beat) ? { ...beat, posture: last.posture } : beat];
  }, []);
}

/** On a seat, or stuck on all fours. */
const isDown = ({ posture, because }: Beat): boolean =>
  posture === "sit" || posture === "sit_bed" || (posture === "crawl" && because.length === 0);

const isLeft = ({ way, gesture, because }: Beat): boolean =>
  way !== "none" || STANDING_UP.has(gesture) || LEAVES.test(because[0] ?? "");
const STANDING_UP: ReadonlySet<Beat["gesture"]> = new Set(["hang_up", "offer_seat"] as const);

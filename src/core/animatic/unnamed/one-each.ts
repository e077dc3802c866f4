// Riders who each have a mount of their own: "five riders on brown horses", cyclists who ride, two of whom one overtakes the other.
import { readMembers } from "../formations/read-members.ts";

/** "five riders on brown horses", "knights on horseback": of a group each has one. */
const SEATED_MANY =
  /\b(?:on|astride|riding)\s+(?:(?:their|his|her)\s+)?(?:[a-z-]+\s+){0,2}?(horses|ponies|stallions|donkeys|mules|camels|elephants|dragons|unicorns|bicycles|bikes|motorbikes|motorcycles|scooters)\b/;
/** Whoever is on horseback by what they are. */
const HORSEMEN =
  /\b(?:on horseback|mounted (?:\w+ ){0,2}?(?:police|knights?|soldiers?|guards?|warriors?|archers?|men|troops|officers?)|cavalry(?:m[ae]n)?|lancers?|horsem[ae]n|horsewom[ae]n|hussars?|dragoons?|jockeys?)\b/;
/** Whoever is on a bicycle by what they are, as long as they ride. */
const CYCLISTS = /\b(?:cyclists?|bicyclists?|(?:bicycle|bike) (?:couriers?|messengers?))\b/;
const RIDES =
  /\b(?:rac|rid|pedal|pass|overtak|outstrip|sprint|speed|sped|shoot|shot|zoom|whizz|whiz|coast|brak|chas|cycl|swerv|crash|collid|roll|flash|tear|tore|freewheel|wobbl|skid|turn|com|fly|flies|stream)\w*|\b(?:cross|reach)\w* the (?:finish|line)\b/;
/** Two who do these are on one each. */
const APART =
  /\b(?:overtak|outstrip|catch(?:es)? up|rac(?:e|es|ing) (?:each|one|him|her|against)|side by side|neck and neck)/;

export interface Each {
  readonly one: string;
  /** How many of all have one; everybody where it is left out. */
  readonly count?: number;
}

/** Of riders who each have one. */
export function mountOfEach(action: string, designs: readonly string[]): Each | undefined {
  const text = action.toLowerCase();
  const own = designs.map((design) => design.toLowerCase());
  const many = [text, ...own].map((said) => SEATED_MANY.exec(said)?.[1]).find(Boolean);
  if (many !== undefined) return { one: many.replace(/ies$/, "y").replace(/s$/, "") };
  if (own.some((design) => HORSEMEN.test(design))) return { one: "horse" };
  const cyclists = RIDES.test(text) ? own.filter((design) => CYCLISTS.test(design)) : [];
  if (cyclists.length > 0) return { one: "bicycle", count: ridersIn(cyclists) };
  return PEDALS.test(text) && APART.test(text) ? { one: "bicycle" } : undefined;
}

const PEDALS = /\b(?:cycl(?:es|ed|ing)|pedal(?:s|led|ling)?)\b/;
const SHARED = /^(?:boat|raft|canoe|rowboat|gondola)$/;

/** So many have one by their designs: "a jockey on a brown horse", "a jockey on a white horse". */
export function ofItsOwn(one: string, count: number): Each | undefined {
  return count > 1 && !SHARED.test(one) ? { one, count } : undefined;
}

function ridersIn(designs: readonly string[]): number {
  return designs.reduce((sum, design) => sum + (readMembers(design)?.count ?? 1), 0);
}

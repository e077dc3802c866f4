// What somebody needs beside them so that it is seen what they do: a table to write at, a door to knock on, a ladder to climb.
import type { Beat } from "./acting.ts";
import type { Posture } from "./deeds/deed.ts";
import type { Gesture } from "./gestures/names.ts";

export type Support = "table" | "door" | "open_door" | "ladder" | "rope" | "rock" | "steps" | "bar" | "wall" | "piano";

const BY_GESTURE: Partial<Readonly<Record<Gesture, Support>>> = {
  write: "table",
  type: "table",
  slice: "table",
  stir: "table",
  knead: "table",
  iron: "table",
  wash: "table",
  deal: "table",
  set_on_table: "table",
  piano: "piano",
  knock: "door",
  bang: "door",
  turn_key: "door",
  open: "open_door",
  close: "door",
};
/** These are about doors only where the words name one. */
const NAMED: ReadonlySet<Gesture> = new Set(["bang", "open", "close"]);
const DOOR = /^(?:door|doors|gate|doorway|entrance|handle|knob)$/;

const BY_POSTURE: Partial<Readonly<Record<Posture, Support>>> = {
  climb: "rock",
  stairs: "steps",
  hang: "bar",
  lean: "wall",
};
/** What is climbed, by its word. */
const CLIMBED: Readonly<Record<string, Support>> = { ladder: "ladder", rope: "rope", vine: "rope", chain: "rope" };
/** What is not drawn: it is in the place, or is no wall. */
const OPEN_AIR = /^(?:tree|fence|in|into|out|onto|over|aboard|car|boat|bed|horse)$/;
const ON_A_TABLE: ReadonlySet<Posture> = new Set(["stand", "sit"]);

export function supportOf({ posture, gesture, because }: Beat): Support | undefined {
  const own = BY_POSTURE[posture];
  if (posture === "climb" || posture === "hang") {
    const named = because.flatMap((word) => CLIMBED[word] ?? [])[0];
    return named ?? (because.some((word) => OPEN_AIR.test(word)) ? undefined : own);
  }
  if (own) return own;
  const asked = BY_GESTURE[gesture];
  if (asked === "table") return ON_A_TABLE.has(posture) ? asked : undefined;
  return NAMED.has(gesture) && !because.some((word) => DOOR.test(word)) ? undefined : asked;
}

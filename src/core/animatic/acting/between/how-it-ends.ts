// What something done with others comes to in the end: a hand is pinned to the table, somebody is splashed by who landed beside them, a player bows to those who listened.
import type { Beat } from "../acting.ts";

type Done = Map<string, readonly Beat[]>;

const PINS =
  /\b(?:hand|arm|fist|wrist|knuckles)s?\b.*\b(?:down|on|onto|to|against|flat|over|back)\b|^(?:wins?|beats?|defeats?|pins?)\b/;

/** "arm wrestle until Bruno slams Skeet's hand down": the hand of the one lies under that of the other. */
export function pinned(done: Done, id: string, beat: Beat): void {
  const own = done.get(id) ?? [];
  const other = beat.object ?? "";
  const theirs = done.get(other) ?? [];
  const isEnd = (one: Beat) => one.from > beat.from && one.gesture !== "arm_pinned" && PINS.test(one.because.join(" "));
  const last = own.find(isEnd);
  if (!last || theirs.length === 0) return;
  const seated: Partial<Beat> = { posture: "sit", way: "none", holds: [], from: last.from };
  const wins: Partial<Beat> = { gesture: "pin_arm", object: other, mood: "glad", gaze: { to: "subject", id: other } };
  done.set(
    id,
    own.map((one) => (one === last ? { ...one, ...seated, ...wins } : one)),
  );
  const before = theirs.filter(({ from }) => from < last.from);
  const loses: Partial<Beat> = { gesture: "arm_pinned", object: id, mood: "afraid", because: last.because };
  done.set(other, [...before, { ...(before.at(-1) ?? last), ...seated, ...loses }]);
}

const LANDS: ReadonlySet<Beat["posture"]> = new Set(["jump", "jump_up", "jump_in", "stamp_foot", "hop", "leap"]);

/** "jumps into the puddle and splashes Gran": with the feet, and no bucket. */
export function splashed(done: Done, id: string, beat: Beat): void {
  const own = done.get(id) ?? [];
  const last = own.findLast(({ from }) => from < beat.from);
  if (beat.holds.length > 0 || !last || !LANDS.has(last.posture)) return;
  done.set(
    id,
    own.map((one) => (one === beat ? { ...one, posture: "stamp_foot", gesture: "none", mood: "glad" } : one)),
  );
}

/** "plays, then stands up and bows": beside the piano, to those who listened, and not over it. */
export function bowing(done: Done, id: string, beat: Beat): void {
  const isBow = (one: Beat) =>
    one.from > beat.from && one.posture === "bow" && one.object === null && !one.because.includes("head");
  const own = done.get(id) ?? [];
  if (!own.some(isBow)) return;
  done.set(
    id,
    own.map((one) => (isBow(one) ? { ...one, posture: "bow_away" } : one)),
  );
}

/** Three and more who embrace, none of them somebody by name: in a row, arms round each other. */
const LEAST_HUDDLED = 3;
const isOfAll = ({ gesture, object }: Beat): boolean => gesture === "hug" && object === null;

export function huddled(done: Map<string, readonly Beat[]>): void {
  const all = [...done].filter(([, beats]) => beats.some(isOfAll));
  if (all.length < LEAST_HUDDLED) return;
  for (const [id, beats] of all)
    done.set(
      id,
      beats.map((beat) => (isOfAll(beat) ? { ...beat, gesture: "huddle" } : beat)),
    );
}

// Who is pulled up over an edge comes out from under it: "hauls him up onto the ledge", "his hand comes over the rim and she grabs his wrist".
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const EDGE =
  /\b(?:over|onto|above|at|from|up|to) (?:the|a|an) (?:\w+ )?(?:edge|rim|lip|ledge|brink|parapet|gutter|cliff|clifftop|roof|rooftop|crevasse|precipice)\b|\b(?:out of|from) (?:the|a) (?:\w+ )?(?:water|river|lake|sea|canal|pond|moat|stream|harbour|pool|waves|surf|ice|mud|bog|swamp|quicksand|pit|hole|ditch|trench|well)\b/;
const COMES_OVER = /^(?:com|appear|reach|claw|scrabbl|ris|clutch|grip|grop)\w* (?:up )?over\b/;
const HANGS_THERE =
  /\b(?:over|off|from|on to|onto|at) (?:the|a|an|its) (?:\w+ )?(?:edge|rim|lip|ledge|brink|parapet|gutter|cliff|roof|rooftop|side|railing|balcony|precipice|abyss|drop|bridge|girder|beam|scaffold|scaffolding|balustrade)\b/;
const KNOCKED_OVER =
  /\b(?:knock|sweep|swept|wash|throw|threw|fling|flung|hurl|toss|push|shov|pitch|slip|fall|fell|tumbl|topple)\w*\b.*\b(?:overboard|over (?:the|a) (?:\w+ )?(?:rail|railing|side|gunwale|bulwark|edge|cliff|parapet|balustrade|brink|ledge)|off (?:the|a) (?:\w+ )?(?:edge|cliff|roof|ledge|girder|beam|scaffold|scaffolding|bridge|parapet|balcony|platform|gutter|rooftop|wall))\b/;
const HELPS: ReadonlySet<Beat["gesture"]> = new Set([
  "pull_up",
  "seize_arm",
  "haul",
  "take_hand",
  "hold_hands",
  "clasp_hands",
]);

export function overTheEdge(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const beat of beats) {
      const other = beat.object ?? "";
      const theirs = done.get(other);
      if (
        !theirs ||
        !HELPS.has(beat.gesture) ||
        !(isBelow(theirs, beat) || (PULLS.has(beat.gesture) && beat.order !== undefined && liesAt(beats)))
      )
        continue;
      done.set(other, [
        comingUp(theirs, beat, id),
        ...theirs.filter(({ from, posture }) => from > beat.from && posture.startsWith("lie")),
      ]);
      done.set(
        id,
        (done.get(id) ?? []).map((one) =>
          one === beat
            ? { ...one, gesture: "pull_up", posture: LIES.has(one.posture) ? "kneel_both" : one.posture }
            : one.posture === "dive_flat"
              ? { ...one, posture: "kneel_both" }
              : one,
        ),
      );
    }
  return new Map([...done].map(([id, beats]) => [id, hauledUp(id, beats, done)]));
}

/** "hauls on the rope, and his hand comes over the edge": by the rope. */
function hauledUp(id: string, beats: readonly Beat[], acting: Acting): readonly Beat[] {
  const said = beats.find(({ because }) => COMES_OVER.test(because.join(" ")) && EDGE.test(because.join(" ")));
  const by = [...acting].find(([other, own]) => other !== id && own.some(({ gesture }) => ON_ROPE.has(gesture)))?.[0];
  if (!said || by === undefined || beats.some(({ posture }) => posture !== "stand")) return beats;
  const above: Beat["gaze"] = { to: "subject", id: by };
  return [{ ...said, from: 0, posture: "climb_out", gesture: "none", mood: "afraid", object: by, gaze: above }];
}
const ON_ROPE: ReadonlySet<Beat["gesture"]> = new Set(["pull", "haul", "haul_in", "pull_up", "seize_arm"] as const);

const LIES: ReadonlySet<Beat["posture"]> = new Set(["lie", "lie_front", "lie_low", "sit_ground", "dive_flat"]);

/** A hand of theirs comes over it, or it is said of the one who pulls. */
function isBelow(theirs: readonly Beat[], { gesture, because }: Beat): boolean {
  if (theirs.some(({ because: said }) => KNOCKED_OVER.test(said.join(" ")))) return true;
  const comes = theirs.some(({ because: said }) => COMES_OVER.test(said.join(" ")) && EDGE.test(said.join(" ")));
  const hangs = theirs.some(({ posture, because: said }) => posture === "hang" && HANGS_THERE.test(said.join(" ")));
  return comes || hangs || ((gesture === "pull_up" || gesture === "haul") && EDGE.test(because.join(" ")));
}

const PULLS: ReadonlySet<Beat["gesture"]> = new Set(["pull_up", "haul", "seize_arm"] as const);
/** "lies at the edge and hauls him up". */
const liesAt = (own: readonly Beat[]): boolean =>
  own
    .map(({ because }) => because.join(" "))
    .some((said) => REACHES_IN.test(said) || (LOW_AT.test(said) && EDGE.test(said)));
/** "reaches down into the ditch". */
const REACHES_IN =
  /^(?:reach|lean|bend|stretch|stoop)\w* .*\b(?:into|in) the (?:\w+ )?(?:ditch|pit|hole|well|trench|grave|shaft|crevasse|water|river|pool|canal|pond)\b/;
const LOW_AT = /^(?:lies|lying|kneels|leans|crouch|stretch)/;

const SLIPS_OFF = /\b(?:slip|fall|fell|tumbl|topple|slid)\w* (?:\w+ )?off\b/;
const OF_A_SHIP = /\b(?:overboard|rail|gunwale|bulwark)\b/;

function comingUp(theirs: readonly Beat[], { because: helped }: Beat, id: string): Beat {
  const [first] = theirs;
  const isOverboard = theirs.some(({ because: said }) => OF_A_SHIP.test(said.join(" ")));
  const isHanging = theirs.some(({ posture, because: said }) => posture === "hang" && HANGS_THERE.test(said.join(" ")));
  const isOff = theirs.some(({ because: said }) => SLIPS_OFF.test(said.join(" ")));
  const from = isOverboard ? ["from", "the", "water"] : isHanging || isOff ? ["over", "the", "edge"] : [];
  const because = [...helped, ...from];
  return {
    ...(first as Beat),
    ...{ from: 0, posture: "climb_out", gesture: "none", mood: "afraid", way: "none", holds: [], object: id },
    ...{ gaze: { to: "subject", id }, because },
  };
}

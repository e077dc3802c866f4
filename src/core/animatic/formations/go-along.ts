// A group that somebody leads does as its leader: "she marches at the head of the students".
import type { Actor, Beat } from "../acting/acting.ts";

const LEADS =
  /\b(?:at the head of|in front of|ahead of|leads?|leading|drives?|driving|herds?|herding|chas(?:es|ing)|rounds up|(?:races|runs|circles|dashes|tears|streaks|sprints|bolts)(?: round| around| after| behind)?|walks?|shoos?|followed by|together with|among(?:st)?|with|and) (?:the|a|an|his|her|their|its|all|hundreds|dozens|two|three|four|five|six|seven|eight|nine|ten)?\b/;
/** One that goes along: "runs out of the barn with a foal", "swims beside Ben". */
const BESIDE =
  /\b(?:together with|with|beside|alongside|next to|side by side with|between|behind|in front of|ahead of) (?:the|a|an|his|her|their|two|three|four)?\b/;
/** Something of theirs, or where they are carried. */
const NOT_THEIRS =
  "(?!(?: |')s\\b| (?:in|on|over|under|round|around) (?:his|her|their|its)\\b| (?:watch|look|sleep|stand|sitt)\\w*)";
const IDLE: ReadonlySet<string> = new Set(["stand"]);

/** `isGroup`: whether an id is of a group. */
export function goAlong(
  acting: ReadonlyMap<string, readonly Beat[]>,
  action: string,
  { actors, isGroup }: { readonly actors: readonly Actor[]; readonly isGroup: (id: string) => boolean },
): ReadonlyMap<string, readonly Beat[]> {
  const text = action.toLowerCase();
  const goes = ({ id, acts }: Actor) => acts && acting.get(id)?.some(({ way }) => way !== "none") === true;
  const leader = actors.find((one) => goes(one) && !isGroup(one.id)) ?? actors.find((one) => goes(one) && one.isPerson);
  const beats = leader && acting.get(leader.id);
  if (!beats) return acting;
  const done = new Map(acting);
  for (const { id, acts, words, isPerson } of actors) {
    if (id === leader.id) continue;
    const own = acting.get(id) ?? [];
    const isIdle = own.every(({ posture, gesture }) => IDLE.has(posture) && gesture === "none");
    if (!acts || !isIdle) continue;
    if (!isSaid(words, text, isGroup(id) ? LEADS : BESIDE)) continue;
    done.set(
      leader.id,
      (done.get(leader.id) ?? beats).map((beat) => ahead(beat, id)),
    );
    done.set(
      id,
      beats.map((beat): Beat => ({ ...beat, gesture: isPerson ? beat.gesture : "none", holds: [], object: null })),
    );
  }
  return done;
}

const isSaid = (words: readonly string[], text: string, says: RegExp): boolean =>
  words.some((word) => new RegExp(`${says.source}(?: \\p{L}+)? ?${word}s?\\b${NOT_THEIRS}`, "u").test(text));

/** Who goes with them does not turn to them. */
const ahead = (beat: Beat, id: string): Beat =>
  beat.object === id && beat.gesture === "none" ? { ...beat, object: null, gaze: { to: "ahead" } } : beat;

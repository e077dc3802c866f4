// Who is on somebody's lap, back or shoulders all through a line, without a verb of their own: "with the girl on his lap", "Selene riding on his back".
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { isCarriedAs, type Posture } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";
import { somebodyIn } from "./somebody.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Where somebody is, how, and how whoever bears them holds them. */
const PLACES: readonly (readonly [words: RegExp, posture: Posture, gesture: Gesture])[] = [
  [/^(?:lap|knee|knees)$/, "carried_lap", "hold_on_lap"],
  [/^back$/, "carried_back", "piggyback"],
  [/^shoulders$/, "carried_shoulders", "bear_on_shoulders"],
  [/^shoulder$/, "carried_over", "bear_over_shoulder"],
  [/^arms$/, "carried_arms", "carry_person"],
];
const MOST_BETWEEN = 5;

export function withBorne(acting: Acting, action: string, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const words of sentencesOf(action))
    for (const at of words.keys()) {
      const seated = seatedAt(words, at, actors);
      if (seated)
        done.set(
          seated.id,
          (done.get(seated.id) ?? []).map((beat) => resting(beat, seated)),
        );
      const sick = bySickbed(words, at, done);
      if (sick !== undefined)
        done.set(
          sick,
          (done.get(sick) ?? []).map((beat) => ({ ...beat, posture: "lie", because: ["in", "bed"] })),
        );
      const found = borneAt(words, at, actors);
      const beats = found && done.get(found.by);
      if (!found || !beats) continue;
      const { id, by, posture, gesture, because } = found;
      const [first = STANDING] = beats;
      const isLap = posture === "carried_lap";
      done.set(id, [{ ...STANDING, posture, object: by, carriedAs: first.posture, way: first.way, because }]);
      done.set(
        by,
        beats.map((beat) => bearing(beat, { gesture, object: id, isLap })),
      );
    }
  return done;
}

/** How whoever is done it to becomes by it. */
interface Reply {
  readonly beat: Beat;
  readonly id: string;
  readonly posture?: Posture | undefined;
  readonly later?: { readonly posture?: Posture | undefined } | undefined;
}

/** What was before, of who comes out of the arms or off the back of the same one: on a bed, a seat or the feet. Undefined of who does not. */
export function setDown(own: readonly Beat[], { beat, id, posture, later }: Reply): readonly Beat[] | undefined {
  const to = posture ?? later?.posture;
  const earlier = own.filter(({ from }) => from < beat.from);
  const last = earlier.at(-1);
  const isBorne = last !== undefined && isCarriedAs(last.posture) && last.object === id;
  return isBorne && to !== undefined && !isCarriedAs(to) ? earlier : undefined;
}

interface Bearing {
  readonly gesture: Gesture;
  readonly object: string;
  readonly isLap: boolean;
}

function bearing(beat: Beat, { gesture, object, isLap }: Bearing): Beat {
  const posture = isLap && beat.posture === "stand" ? "sit" : beat.posture;
  const isFree = beat.gesture === "none" || beat.gesture === "hold";
  return { ...beat, posture, ...(isFree && { gesture, object }) };
}

function borneAt(words: readonly string[], at: number, actors: readonly Actor[]) {
  const who = actors.find((one) => one.isPerson && one.acts && one.words.includes(words[at] ?? ""));
  const near = words.slice(at + 1, at + 1 + MOST_BETWEEN);
  const on = near.findIndex(
    (word, place) => /^(?:on|in|across|over)$/.test(word) && /^(?:his|her|their)$/.test(near[place + 1] ?? ""),
  );
  const place = PLACES.find(([pattern]) => on >= 0 && pattern.test(near[on + 2] ?? ""));
  const isSaid =
    words.slice(Math.max(0, at - 3), at).includes("with") || near.slice(0, on).some((word) => SITS.test(word));
  if (!who || !place || !isSaid) return undefined;
  const pronoun = near[on + 1] === "their" ? "them" : near[on + 1] === "his" ? "him" : "her";
  const by = somebodyIn([pronoun], { actor: who, actors });
  return by === undefined
    ? undefined
    : { id: who.id, by, posture: place[1], gesture: place[2], because: words.slice(at, at + on + 4) };
}

const SITS = /^(?:riding|sitting|perched|asleep|sleeping|slung|draped|curled)$/;

const SEATS = /^(?:bench|chair|sofa|couch|stool|armchair|throne|deckchair|pew|swivel)$/;
const BEDS = /^(?:bed|bunk|stretcher|hammock)$/;

/** "ties Molly's skates", "Molly on the bench": where somebody is named, and no verb says how they got there. */
function seatedAt(words: readonly string[], at: number, actors: readonly Actor[]) {
  const who = actors.find((one) => one.isPerson && one.acts && one.words.includes(words[at] ?? ""));
  const [on = "", ...near] = words.slice(at + 1, at + 5);
  if (who && on === "'s" && near[0] === "lap") return withLap(words, at, who.id);
  const noun = near.slice(1).find((word) => SEATS.test(word) || BEDS.test(word));
  if (!who || noun === undefined || !/^(?:on|in)$/.test(on) || !/^(?:the|a|an|his|her)$/.test(near[0] ?? ""))
    return undefined;
  const posture: Posture = BEDS.test(noun) ? "lie" : "sit";
  return { id: who.id, posture, because: words.slice(at, at + 4) };
}

/** "sets the tray on Ana's lap": she sits, in bed where there is one. */
function withLap(words: readonly string[], at: number, id: string) {
  if (!words.slice(Math.max(0, at - 5), at).some((word) => PUTS.test(word))) return undefined;
  const posture: Posture = words.some((word) => BEDS.test(word)) ? "sit_bed" : "sit";
  return { id, posture, because: words.slice(at, at + 3) };
}

const PUTS = /^(?:set|put|lay|place|drop|balance)s?$/;

function resting(
  beat: Beat,
  { posture, because }: { readonly posture: Posture; readonly because: readonly string[] },
): Beat {
  return beat.posture === "stand"
    ? { ...beat, posture, because: beat.because.length > 0 ? beat.because : because }
    : beat;
}

const AT_A_BED =
  /^(?:(?:kneels?|sits?|leans?|bends?|stoops?|crouch(?:es)?|waits?|watches|prays?|reads?|sleeps?) (?:down )?|(?:falls|drifts|nods|sits|drops) (?:asleep|off) (?:with (?:his|her) (?:head|face|cheek) )?)(?:(?:on|in) (?:a|the|an|his|her) (?:\w+ )?(?:chair|stool|armchair) )?(?:by|beside|over|at|on|next to|on the edge of|on the side of) (?:the|his|her|\w+ 's) (?:\w+ )?(?:bed|bedside|cot|bunk|sickbed)\b/;

/** "kneels by the bed": whoever else is there, and does nothing, lies in it. */
function bySickbed(words: readonly string[], at: number, acting: Acting): string | undefined {
  if (!AT_A_BED.test(words.slice(at, at + 12).join(" "))) return undefined;
  const idle = [...acting].filter(([, beats]) =>
    beats.every((beat) => beat.order === undefined && beat.posture === "stand"),
  );
  return acting.size === 2 && idle.length === 1 ? idle[0]?.[0] : undefined;
}

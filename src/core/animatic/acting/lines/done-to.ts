// What is done to somebody by nobody of the cast: "is thrown to the ground", "something drags him into the dark", "the blast knocks her down".
import type { Deed, Verb } from "../deeds/deed.ts";
import { formsOf } from "../deeds/verb-forms.ts";
import { actorsAt, type Reading } from "../who-acts.ts";
import { PREPOSITIONS } from "../words.ts";

const DONE: readonly (readonly [Deed, string])[] = [
  [{ posture: "fall_back", mood: "afraid" }, "throw hurl fling toss knock blast blow sweep flatten"],
  [{ gesture: "startle", mood: "surprised" }, "hit strike"],
  [{ posture: "dragged", way: "across", mood: "afraid" }, "drag haul yank tow"],
  [{ posture: "collapse", mood: "afraid" }, "shoot"],
  [{ posture: "float", mood: "surprised" }, "lift hoist"],
  [{ gesture: "doused", mood: "surprised" }, "soak drench splash douse"],
  [{ posture: "crouch", gesture: "shield", mood: "afraid" }, "bury"],
  [{ gesture: "recoil", mood: "surprised" }, "jolt"],
  [{ posture: "sit_bed", from: "lie", mood: "surprised" }, "wake rouse awaken"],
];

const BY_FORM: ReadonlyMap<string, Verb> = new Map(
  DONE.flatMap(([deed, list]) =>
    list.split(" ").flatMap((plain) => formsOf(plain).map((form): [string, Verb] => [form, { plain: "", deed }])),
  ),
);

interface DoneTo {
  readonly who: readonly string[];
  readonly verb: Verb;
}

/** `subject`: who is named before it, where it is a passive. */
export function doneTo(reading: Reading, at: number, subject: readonly string[] | undefined): DoneTo | undefined {
  const { words } = reading;
  const verb = BY_FORM.get(words[at] ?? "");
  if (!verb) return undefined;
  if (subject) return subject.length > 0 ? { who: subject, verb: onFeet(words, at) ?? verb } : undefined;
  const place = at + (/^(?:the|a|an)$/.test(words[at + 1] ?? "") ? 2 : 1);
  return isTheirs(words, place) ? undefined : by(verb, actorsAt(reading, place));
}

const STUMBLES: Verb = { plain: "", deed: { posture: "stagger", way: "across", mood: "afraid" } };

/** "are dragged forward", by a rope in their hands: nobody lies yet. */
function onFeet(words: readonly string[], at: number): Verb | undefined {
  const isPulled = /^(?:dragged|pulled|hauled|yanked|jerked|tugged)$/.test(words[at] ?? "");
  return isPulled && /^(?:forwards?|over|closer|nearer)$/.test(words[at + 1] ?? "") ? STUMBLES : undefined;
}

const by = (verb: Verb, who: readonly string[] | undefined): DoneTo | undefined => who && { who, verb };

/** "blows his hat away": it is done to the hat. */
function isTheirs(words: readonly string[], at: number): boolean {
  const [word = "", next = ","] = [words[at], words[at + 1]];
  return (
    /^(?:his|their|its)$/.test(word) ||
    (word === "her" && !PREPOSITIONS.has(next) && /^\p{L}/u.test(next) && next !== "and")
  );
}

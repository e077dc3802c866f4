// From which side somebody is seen in a beat: by the words, by what they do, by where they look.
import type { SubjectPosition } from "../blocking/blocked.ts";
import type { Beat } from "../acting/acting.ts";
import { isOverShoulder } from "../acting/lead-in.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { Framing } from "../frame.ts";
import type { ShotCard } from "../shot-card.ts";
import type { Insert, SeenFrom } from "./staged-member.ts";

type Shot = Pick<ShotCard, "framing" | "setUp">;

interface Seen {
  readonly beat: Beat;
  readonly people: number;
  readonly insert: Insert | null;
  readonly facing: 1 | -1;
}

/** Legs that are told apart from the side. */
const IN_PROFILE: ReadonlySet<string> = new Set(
  "kneel kneel_both walk run march sneak stagger skate stairs climb swim dive fly crawl ride drive pedal swing fight kick fall_back ski".split(
    " ",
  ),
);

/** Done best seen from the side. */
const ASIDE: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "hug",
    "kiss",
    "push",
    "pull",
    "dance_with",
    "dance_led",
    "row",
    "lean_out",
    "hug_pole",
    "keyhole",
    "shoot",
  ] as const),
]);

function isAside({ gesture }: Beat): boolean {
  return ASIDE.has(gesture) || GESTURE_DESIGNS[gesture].isAside === true;
}

/** Degrees from which a back that is bent is not seen from the front. */
const BENT = 40;

/** People in a row face the camera, unless they bend. */
export function seenInLine({ seen }: SubjectPosition, { gesture }: Beat): SeenFrom | undefined {
  const isBent = GESTURE_DESIGNS[gesture].keys.some(({ bow = 0 }) => bow > BENT);
  return seen === "front" && isBent ? "side" : seen;
}

/** As the words have it; from the side whoever moves along the picture; from the front who looks into the camera, or fills the frame. */
export function sideOf(shot: Shot, seen: Seen): SeenFrom {
  const { framing, setUp } = shot;
  const { beat, insert } = seen;
  if (setUp.seen !== undefined && insert === null) return setUp.seen;
  if (beat.gaze.to === "camera") return "front";
  if ((beat.gaze.to === "beyond" || isOverShoulder(beat)) && framing.head < 1) return "back";
  if (framing.head > 1) return insert === "hands" ? "threequarter" : "front";
  if (isAside(beat) || (framing.feet !== undefined && IN_PROFILE.has(beat.posture))) return "side";
  return plainSide(shot, seen);
}

/** What is only seen in a face that is turned to us. */
const FACED: ReadonlySet<Beat["mood"]> = new Set(["winking", "cheeky", "bashful"]);

/** Of those who only stand there, whoever looks to where the camera is is seen more from the front, whoever looks the other way more from the side. */
function plainSide({ framing, setUp }: Shot, { beat, people, facing }: Seen): SeenFrom {
  const towards = setUp.aside * facing;
  const isFree = beat.posture === "stand" && beat.gesture === "none";
  if (!isFree) return "threequarter";
  const isNear = isFaced(framing, beat, people);
  const isAhead = beat.gaze.to === "ahead" && (isNear || people === 1);
  if (isAhead && (towards > 0 || (isNear && FACED.has(beat.mood)))) return "front";
  return towards < 0 && !isNear && framing.family !== "close" ? "side" : "threequarter";
}

/** A near picture is of the face of whoever is alone in it, or shows a feeling. */
function isFaced({ feet }: Framing, { mood }: Beat, people: number): boolean {
  return feet === undefined && (people === 1 || mood !== "plain");
}

// Where nothing has weight nobody stands: who walks there floats, who pushes off drifts away, and what is taken is caught out of the air.
import type { Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";

const NO_WEIGHT =
  /\b(?:no gravity|zero[- ]g(?:ravity)?|without gravity|weightless\w*|microgravity|space ?walk|space station)\b|^(?:[\w-]+ )?(?:in )?orbit\b|\b(?:open|outer|black|deep|empty|dark|starry) space\b|\bspace (?:above|over|near)\b|\bin orbit outside\b/i;
const ON_FEET: ReadonlySet<Posture> = new Set(["stand", "walk", "run", "jump", "crouch", "sneak"] as const);
const TAKES: ReadonlySet<Beat["gesture"]> = new Set([
  "take",
  "pluck",
  "pick_up",
  "reach",
  "take_from_wall",
  "grab",
] as const);
const OFF = /^(?:push|kick|shove)\w* off\b/;
const AWAY = /^(?:drift|float|spin|tumble)\w* (?:slowly )?(?:away|off|out)\b/;
const GRABS = /^(?:grab|catch|caught|pluck|snatch|take|took|seize|pick|grasp|collect)/;

export const isWeightless = (place: string): boolean => NO_WEIGHT.test(place);

/** `things`: ids of what is no person. */
export function withoutWeight(beats: readonly Beat[], place: string, things: ReadonlySet<string>): readonly Beat[] {
  const isThere = isWeightless(place);
  if (isUnderWater(place)) return beats.map(hanging);
  if (!isThere && !beats.some(({ posture }) => posture === "float")) return beats;
  return beats.map((beat) => caught(isThere ? floating(beat) : beat, things));
}

const UNDER_WATER =
  /\b(?:under ?water|underwater|(?:coral|deep) reef|kelp forest|sea ?bed|sea floor|ocean floor|bottom of the (?:sea|ocean|lake)|deep (?:blue )?(?:sea|ocean|water)|submerged|sunken)\b/i;
const ROOFED =
  /\b(?:aquarium|dome|base|submarine|station|tunnel|hotel|restaurant|beach|boat|deck|ship 's|cabin|city|above)\b/i;

const isUnderWater = (place: string): boolean => UNDER_WATER.test(place) && !ROOFED.test(place);

/** Nobody stands in deep water of whom that is not said. */
function hanging(beat: Beat): Beat {
  const isSaid = /^(?:stand|stood|land|walk)/.test(beat.because[0] ?? "");
  return beat.posture === "stand" && !isSaid ? { ...beat, posture: "float" } : beat;
}

function floating(beat: Beat): Beat {
  const said = beat.because.join(" ");
  if (beat.posture === "float" && AWAY.test(said)) return { ...beat, way: "none", gaze: { to: "beyond" } };
  if (!ON_FEET.has(beat.posture)) return beat;
  const own: Beat = { ...beat, posture: "float", way: beat.way === "across" ? "across" : "none" };
  if (OFF.test(said)) return { ...own, gesture: "none", object: null };
  return AWAY.test(said) ? { ...own, way: "none", gaze: { to: "beyond" } } : own;
}

/** Where people who float lie on the water, unless the words have them in the air. */
const WATERS =
  /\b(?:pools?|lakes?|rivers?|seas?|ocean|ponds?|canals?|lagoon|bay|cove|waters?|swimming|fountain|flooded)\b/i;
const IN_AIR = /\b(?:air|above|over|up|sky|ceiling|down from|balloons?|umbrella|ground|space|hovers?|levitates?)\b/;

const DEEP =
  /\b(?:under ?water|reef|depths|deep sea|sea ?bed|sea floor|ocean floor|sunken|submerged|flooded|bottom of)\b/i;

/** `place`: its words. Nobody swims up or down where only the surface is in the picture. */
export function onWater(beats: readonly Beat[], place: string): readonly Beat[] {
  return lyingOnIt(DEEP.test(place) ? beats : beats.map(atSurface), place).map(wide);
}

/** The arms of who lies on the water are spread already. */
const wide = (beat: Beat): Beat =>
  beat.posture === "lie_float" && beat.gesture === "spread_arms" ? { ...beat, gesture: "none" } : beat;

const atSurface = (beat: Beat): Beat =>
  beat.posture === "swim_down" || beat.posture === "swim_up" ? { ...beat, posture: "swim" } : beat;

function lyingOnIt(beats: readonly Beat[], place: string): readonly Beat[] {
  return beats.map((beat) =>
    beat.posture === "float" &&
    beat.way !== "up" &&
    !IN_AIR.test(beat.because.join(" ")) &&
    WATERS.test(`${place} ${beat.because.join(" ")}`)
      ? { ...beat, posture: "lie_float", way: beat.way === "down" ? "across" : beat.way }
      : beat,
  );
}

/** Out of the air before the hands. */
function caught(beat: Beat, things: ReadonlySet<string>): Beat {
  const { posture, gesture, because, object } = beat;
  if (posture !== "float" || !TAKES.has(gesture) || !GRABS.test(because[0] ?? "")) return beat;
  const taken = beat.holds.length > 0 ? beat.holds : object !== null && things.has(object) ? [object] : [];
  return taken.length > 0 ? { ...beat, gesture: "catch", holds: taken } : beat;
}

const DRIFTS = /^(?:drift|glid|waft|hover|float)/;

/** A ghost that drifts, glides or hovers floats above the ground, where anybody else would walk. */
export const adrift = (beats: readonly Beat[], isGhost: boolean): readonly Beat[] =>
  beats.map((beat) =>
    isGhost && beat.posture === "walk" && DRIFTS.test(beat.because[0] ?? "") ? { ...beat, posture: "float" } : beat,
  );

// How somebody or an animal rests as the design has it, "an old man asleep in bed", "a dragon curled on its gold", until they do something else.
import { STANDING, type Beat } from "./acting.ts";

interface Rest {
  readonly words: RegExp;
  readonly posture?: Beat["posture"];
  readonly mood?: Beat["mood"];
  /** What an animal is read to do. */
  readonly does?: string;
}

/** The first that fits counts. */
const PEOPLE: readonly Rest[] = [
  {
    words:
      /\b(?:asleep|sleeping|dozing|snoring|slumped) (?:in|on) (?:an? |the |his |her )?(?:\w+ )?(?:armchair|deck ?chair|chair|seat|wheelchair|lounger|bench|stool|throne)\b/i,
    ...{ posture: "sit", mood: "asleep" },
  },
  { words: /\b(?:asleep|sleeping|unconscious|in a coma)\b/i, posture: "lie", mood: "asleep" },
  {
    words: /(?<!\bof an? |\bof the )\b(?:dead (?:man|woman|boy|girl|child|soldier|sailor|body)|corpse)\b/i,
    ...{ posture: "lie", mood: "asleep" },
  },
  {
    words:
      /\b(?:bedridden|lying(?: (?:in(?! wait)|on|down|under|beneath|across|among|amid|flat|face|still|motionless)\b|$|,)|(?:pinned|trapped|buried) (?:under|beneath)\b|(?:in|on) (?:an? |his |her |the )?(?:hospital )?bed\b)/i,
    posture: "lie",
  },
  { words: /\bkneeling\b/i, posture: "kneel" },
  { words: /\b(?:crouching|crouched|squatting)\b/i, posture: "crouch" },
  {
    words:
      /\b(?:sitting|seated|(?:on|in|along) (?:an? |the |his |her |their |long )?(?:\w+ )?(?:benches|bench|pews?|bleachers)|in (?:an? |his |her )?(?:arm|deck|rocking |easy )?chair|on (?:an? |the |his |her )?(?:\w+ )?(?:sofa|couch|stool|throne))\b/i,
    posture: "sit",
  },
];
const ANIMALS: readonly Rest[] = [
  {
    words:
      /\bcurled\b(?! (?:\w+ )?(?:tail|horns?|hair|fur|coat|wool|tusks?|feathers?|trunk|whiskers|lips?|claws?|toes|ears|mane|beak)\b)/i,
    posture: "curl",
    mood: "asleep",
  },
  { words: /\b(?:sleeping|asleep|dozing|slumbering|hibernating)\b/i, posture: "lie", mood: "asleep" },
  { words: /\b(?:dead|dying)\b/i, posture: "lie_side" },
  { words: /\b(?:lying|resting|lies|newborn)\b/i, posture: "lie" },
  { words: /\b(?:sitting|perched|seated|sits)\b/i, posture: "sit" },
  { words: /\b(?:flying|soaring|circling|hovering)\b/i, posture: "fly" },
  { words: /\b(?:swimming|floating)\b/i, posture: "swim" },
  { words: /\brearing\b/i, does: "rears" },
  { words: /\b(?:growling|snarling)\b/i, does: "growls" },
  { words: /\bgrazing\b/i, does: "grazes" },
];

/** What is done to an animal does not wake it. */
const QUIET: ReadonlySet<Beat["gesture"]> = new Set(["none", "receive"]);

/** Nobody notices in their sleep that something is taken. */
const UNAWARE = { gesture: "none", holds: [], object: null } as const;

/** Beats from the first one on in which something is done stay as they are. */
export function restAsDesigned(beats: readonly Beat[], design: string, isAnimal: boolean): readonly Beat[] {
  const rest = (isAnimal ? ANIMALS : PEOPLE).find(({ words }) => words.test(design));
  if (!rest) return beats;
  const done = beats.length > 0 ? beats : [STANDING];
  const busy = done.findIndex(isAnimal ? moves : acts);
  const { words, posture, mood, does } = rest;
  const own: Partial<Beat> = {
    ...(posture && { posture }),
    ...(mood && { mood }),
    ...(isAnimal && { gesture: "none" }),
    because: [does ?? words.exec(design)?.[0].toLowerCase() ?? ""],
  };
  return done.map((beat, at) => {
    if (busy < 0 || at < busy || (mood === "asleep" && beat.gesture === "robbed"))
      return { ...beat, ...(beat.gesture === "robbed" && UNAWARE), ...own };
    return own.posture === "lie" && isInBed(done.slice(0, at + 1)) && IN_BED.test(design)
      ? { ...beat, posture: "lie", because: [...beat.because, "in bed"] }
      : beat;
  });
}

const IN_BED = /\b(?:in|on) (?:an? |his |her |the )?(?:hospital )?bed\b/i;
const GETS_UP = /^(?:st[ao]|ris|rose|g[eo]t|leap|jump|climb|walk|run|step|leav|left|fall|fell|danc|kneel)/;

/** Only the hands, the eyes or the mouth have done anything so far. */
const isInBed = (beats: readonly Beat[]): boolean =>
  beats.every(
    ({ posture, way, because }) =>
      /^(?:stand|lie|sit)$/.test(posture) && way === "none" && !GETS_UP.test(because[0] ?? ""),
  );

function moves({ posture, gesture, mood }: Beat): boolean {
  return posture !== "stand" || !QUIET.has(gesture) || mood !== "plain";
}

/** People do what the line says of them, be it only that they stand. */
function acts({ posture, because, order }: Beat): boolean {
  if (order === undefined && /^(?:sit|sit_ground)$/.test(posture)) return false;
  return posture !== "stand" || (because.length > 0 && order !== undefined);
}

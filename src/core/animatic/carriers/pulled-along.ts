// A sled or a cart that somebody on foot pulls: how a line says it, what whoever pulls does, and whoever is pulled along.
import { STANDING, type Beat } from "../acting/acting.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { CARRIERS } from "./carriers.ts";
import { DRAWN } from "./pushed-and-pulled.ts";
import type { Boarding } from "./seat.ts";

const SLEDGE = /\b(?:sledge|sled|sleigh)\b/i;

/** "stands on the runners": on the sledge. "The dogs pull Inuk on his sled": he rides it. */
export function withPulled(said: string): string {
  const action = said.replace(/\bon the (?:back )?runners\b/i, `on the ${SLEDGE.exec(said)?.[0] ?? "sled"}`);
  return withRidden(action.replace(DRAWN_ALONG, "$1 $3 $2"));
}

/** "drags her brother along the lane in the cart": what he is in is said right after him. */
const DRAWN_ALONG =
  /\b((?:pull|drag|draw|haul|tow)(?:s|ing|ed)?(?: \p{L}+){1,4}?) ((?:along|through|across|up|down|over|round|around|home|past|behind)\b(?: \p{L}+){0,4}?) ((?:on|in) (?:his|her|their|the|an?) (?:\p{L}+ ){0,2}?(?:sled|sledge|sleigh|toboggan|cart|handcart|carriage|wagon|rickshaw)\b)/iu;

function withRidden(action: string): string {
  const said =
    /\b(?:pull|drag|draw|haul)(?:s|ing|ed)?\s+(?:the\s+)?(\p{L}+)\s+(?:along\s+)?(?:on|in)\s+(?:his|her|their|the|a)\s+(?:\p{L}+\s+)?(sled|sledge|sleigh|cart|carriage|wagon|boat)\b/iu.exec(
      action,
    );
  return said ? `${action} ${said[1]} rides on the ${said[2]}.` : action;
}

/** What hands do to somebody or something on the ground, done to what is pulled on a rope or by its shaft. */
const PULLS: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "none",
    "hold",
    "drag",
    "drag_person",
    "pull",
    "pull_up",
    "haul",
    "haul_line",
    "carry_person",
    "hold_hands",
    "tow",
  ] as const),
]);
const TRUDGES: ReadonlySet<Beat["posture"]> = new Set(["walk", "run", "trudge", "stagger", "limp", "skate", "ski"]);

/** Who pulls somebody along on a sled or in a cart goes ahead of it; a mount is led as before. */
export function leading(
  beats: readonly Beat[],
  { because }: Boarding,
  carrier: CastMember | undefined,
): readonly Beat[] {
  if (carrier?.look.kind !== "thing" || !DRAWN.has(CARRIERS.get(carrier.look.look.shape)?.runs ?? "still"))
    return beats;
  const pulls = beats.filter(({ gesture }) => PULLS.has(gesture));
  return (pulls.length > 0 ? pulls : [{ ...STANDING, because }]).map((beat, at) => ({
    ...beat,
    ...(at === 0 && { from: 0 }),
    posture: TRUDGES.has(beat.posture) ? beat.posture : "walk",
    ...({ gesture: "tow", way: "across", object: null, holds: [] } as const),
  }));
}

/** Who is pulled along steers nothing, and is not dragged over the ground. */
export function pulledAlong(member: CastMember, boardings: ReadonlyMap<string, Boarding>): CastMember {
  const puller = [...boardings].find(([, { on, as }]) => as === "leader" && on === member.boarding?.on);
  if (!puller || member.boarding?.as !== "rider") return member;
  const [by] = puller;
  const beats = member.beats.map((beat): Beat => {
    const posture = beat.posture === "drive" ? "sit" : beat.posture;
    const answers = beat.object === by && beat.order === undefined;
    return answers ? { ...beat, posture, gesture: "none", mood: "plain", gaze: { to: "ahead" } } : { ...beat, posture };
  });
  return { ...member, beats };
}

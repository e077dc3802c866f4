// All that moves by itself in a shot: things of their own accord, apparitions; and which subjects are drawn so instead of as props.
import { planGame } from "../games/plan-game.ts";
import type { Frame } from "../frame.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { roomForMovers, type MoverRoom, type MoverShot } from "./room-for-movers.ts";
import type { Mover } from "./mover.ts";
import { planAdrift } from "./plan-adrift.ts";
import { planApparitions } from "./plan-apparitions.ts";
import { planBlown } from "./happenings/plan-blown.ts";
import { planSelfMotion } from "./plan-self-motion.ts";
import { planTransformation, type PresenceAt } from "../transformations/plan-transformation.ts";
import { planGear } from "./plan-gear.ts";
import { planLanding } from "./plan-landing.ts";
import { planOutpours } from "./outpours/plan-outpours.ts";
import { planSmoke } from "./plan-smoke.ts";
import { planFalls } from "./happenings/plan-falls.ts";
import { planOutbreaks } from "./happenings/plan-outbreaks.ts";
import { planSkySights } from "./happenings/plan-sky-sights.ts";
import { planSplashes } from "./happenings/plan-splashes.ts";
import { planSpurts } from "./plan-spurts.ts";
import { planWrecks } from "./plan-wrecks.ts";

export interface MoverPlan {
  readonly things: readonly Mover[];
  /** Ids of subjects that are among them. */
  readonly ids: ReadonlySet<string>;
  /** How much is seen of those who come, go or change by magic. */
  readonly presences: ReadonlyMap<string, PresenceAt>;
}

/** Not both of one cause. */
function smokeOrSpurts(place: MoverRoom): readonly Mover[] {
  const splashes = planSplashes(place);
  if (splashes.some(({ art }) => art === "jet" || art === "pieces_fall")) return splashes;
  return [...splashes, ...causedOtherwise(place)];
}

function causedOtherwise(place: MoverRoom): readonly Mover[] {
  const smoke = planSmoke(place);
  if (smoke.length > 0) return smoke;
  const spurts = planSpurts(place);
  return spurts.length > 0 ? spurts : planOutpours(place);
}

/** What somebody has fallen through shows no crack besides. */
const isBroken = ({ art }: Mover): boolean => art.startsWith("broken_");

const NONE: MoverPlan = { things: [], ids: new Set(), presences: new Map() };

/** None in an extreme close-up. */
export function planMovers(card: MoverShot, staged: readonly StagedMember[], frame: Frame): MoverPlan {
  if (card.framing.head > 1) return NONE;
  const place = roomForMovers(card, staged, frame);
  const blown = planBlown(place);
  const { things, ids } = blown.things.length > 0 ? blown : planSelfMotion(place);
  const changed = planTransformation(place);
  const gear = planGear(place);
  const outbreaks = planOutbreaks(place).filter(({ art }) => art !== "crack_ground" || !gear.things.some(isBroken));
  const apart = [
    ...planLanding(place),
    ...planAdrift(place),
    ...smokeOrSpurts(place),
    ...planFalls(place),
    ...outbreaks,
    ...(outbreaks.some(({ art }) => art === "firework") ? [] : planSkySights(place)),
    ...planWrecks(place),
    ...planApparitions(place),
    ...gear.things,
  ];
  return {
    things: [...things, ...apart, ...changed.things, ...planGame(place, card.game)],
    ids: new Set([...ids, ...gear.ids, ...apart.flatMap(({ standsFor }) => standsFor ?? [])]),
    presences: changed.presences,
  };
}

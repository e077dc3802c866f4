// A blow that is blocked, ducked under or dodged: the other one strikes it, and goes on with it until it is met.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** How somebody meets a blow, and what of it is named. */
const MEETS =
  /^(?:block|parr|duck|dodg|weav|evad|sidestep|ward|fend|deflect|avoid|lean|jump|leap|spring|twist|stop|meet)/;
const BLOWS =
  /\b(?:punch|punches|blow|blows|swing|swings|kick|kicks|fist|fists|hook|jab|slash|strike|thrust|attack|sword|club|axe|blade|spear|stick|mace|staff|it)\b/;
const KICKS = /\bkicks?\b/;
const ATTACKS: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["sword_blow", "thrust_them", "swing", "stab", "fence", "club_them", "hold"] as const),
]);
const FISTS: ReadonlySet<Beat["posture"]> = new Set(["fight", "kick"]);
const MET_BY: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["shield_up", "parry", "ducks_blow", "dodge", "shield", "fence"] as const),
]);
/** Part of a shot for which a blow is on its way. */
const ON_ITS_WAY = 0.2;
const WEAPON = /^(?:sword|club|axe|mace|staff|spear|stick|knife|dagger|katana|sabre|blade|rapier|hammer)$/;

export function withBlows(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const met = beats.find(isMet);
    const other = met && otherOf(met, id, actors);
    const theirs = other === undefined ? undefined : done.get(other);
    if (!met || other === undefined || !theirs) continue;
    const blow = strikes(theirs, met, id);
    if (!blow) continue;
    done.set(other, blow);
    done.set(id, inTime(beats, met, blow));
  }
  return done;
}

const isMet = ({ gesture, posture, because }: Beat): boolean =>
  MEETS.test(because[0] ?? "") &&
  (MET_BY.has(gesture) || posture === "crouch") &&
  (because.length < 2 || gesture === "dodge" || BLOWS.test(because.slice(1).join(" ")));

function otherOf({ object, because }: Beat, id: string, actors: readonly Actor[]): string | undefined {
  const others = actors.filter((one) => one.acts && one.id !== id && !one.isBeast);
  const named = others.find((one) => one.id === object || one.words.some((word) => because.includes(word)));
  return (named ?? (others.length === 1 ? others[0] : undefined))?.id;
}

const isIdle = ({ posture, gesture, order }: Beat): boolean =>
  posture === "stand" && (gesture === "none" || (gesture === "hold" && order === undefined));

/** The blow that is met: as it is read, else with what is in the hand or with the fist. Undefined where they do something else. */
function strikes(theirs: readonly Beat[], met: Beat, id: string): readonly Beat[] | undefined {
  const at = theirs.findLastIndex(
    ({ gesture, posture, order, from }) =>
      from <= met.from && (FISTS.has(posture) || (ATTACKS.has(gesture) && order !== undefined)),
  );
  const own = theirs[at];
  const next = theirs.find(({ from }) => from > met.from);
  if (own) {
    const { until: _, ...open } = own;
    const isEmpty = own.gesture === "swing" && own.holds.length === 0;
    const blow: Beat = isEmpty ? { ...open, posture: "fight", gesture: "none" } : open;
    return [...theirs.slice(0, at), { ...blow, object: id }, ...(next ? theirs.slice(theirs.indexOf(next)) : [])];
  }
  const first = theirs.find(({ from }) => from <= met.from);
  if (!first || !isIdle(first) || met.gesture === "dodge") return undefined;
  return [{ ...blowOf(first, met, id), from: 0 }, ...(next ? theirs.slice(theirs.indexOf(next)) : [])];
}

function blowOf(first: Beat, met: Beat, id: string): Beat {
  const gaze = { to: "subject", id } as const;
  const struck = { ...first, isWaiting: false, object: id, gaze, because: met.because };
  const armed = [first, met].find(({ holds }) => holds.some((thing) => WEAPON.test(thing)));
  if (armed) return { ...struck, gesture: "sword_blow", holds: armed.holds };
  return { ...struck, gesture: "none", posture: KICKS.test(met.because.join(" ")) ? "kick" : "fight" };
}

/** Met while it is struck, and not at once. */
function inTime(beats: readonly Beat[], met: Beat, [blow]: readonly Beat[]): readonly Beat[] {
  const begins = Math.max(ON_ITS_WAY, Math.min(met.from, (blow?.from ?? 0) + 1.5 * ON_ITS_WAY));
  const at = beats.indexOf(met);
  const before = beats.slice(0, at).filter(({ from, order }) => from < begins && order !== undefined);
  const holds = met.holds.filter((thing) => blow?.holds.includes(thing) !== true || met.gesture !== "shield_up");
  const lead: readonly Beat[] =
    before.length > 0
      ? before
      : [{ ...met, holds, from: 0, posture: "stand", gesture: holds.length > 0 ? "hold" : "none" }];
  const ducks: Partial<Beat> = met.posture === "crouch" ? { posture: "stand", gesture: "ducks_blow" } : {};
  return [...lead, { ...met, ...ducks, holds, from: begins }, ...beats.slice(at + 1)];
}

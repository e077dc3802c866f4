// What burns, smokes and is hit: flames and smoke on a vehicle that the words have on fire, smoke out of its engine, and the tree that it drives into.
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import { round, smooth } from "./paths.ts";
import { aheadX, type MoverRoom } from "./room-for-movers.ts";

const BURNS = String.raw`burn(?:s|ed|ing)?|(?:is |stands |are )?(?:on fire|in flames|ablaze|engulfed)`;
const CATCHES = String.raw`(?:bursts?|goes up|erupts?|explodes?) (?:in|into) (?:flames?|a (?:\w+ )?(?:ball of )?fire\w*)|catch(?:es)? fire|explodes?|blows up|(?:is|are) set (?:on fire|alight|ablaze)|(?:starts?|begins?) to burn`;
const SET_ALIGHT = /\b(?:sets?|setting) (?:it|them|(?:the )?\w+) (?:on fire|alight|ablaze)\b/;
const SMOKES =
  /\b(?:smoke|steam) (?:\w+ )?(?:pours?|rises?|billows?|comes?|streams?|hisses|escapes?|leaks?|puffs?|curls?|seeps?)\b[^.;]*\b(?:bonnet|hood|engine|radiator|exhaust|motor)\b|\bsmoking (?:bonnet|engine|hood|car|van|truck|lorry|bus|jeep|taxi|tractor|motorcycle|motorbike|bike|plane|wreck)\b|\b(?:bonnet|hood|engine|radiator|car|motor|van|truck|lorry|bus|taxi|tractor|moped) (?:\w+ ){0,4}?(?:smokes|smoking|steams|steaming|splutters|backfires|coughs)\b/;
const TRAILS = /\b(?:trail(?:s|ing)|leav(?:es|ing)|pour(?:s|ing)|belch(?:es|ing)) (?:\w+ )?smoke\b/;
const HITS =
  /\b(?:crash|smash|slam|plough|plow|ram|collid|run|ran|skid|drive|drove|bump|hit)\w*\b[^.;]*\b(?:into|with|against|hits?)\b/;
const HITS_TREE = new RegExp(`${HITS.source} (?:an? |the )?(?:\\w+ )?(?:tree|oak|pine|trunk)\\b`);
const PUT_OUT =
  /\b(?:puts?|putting) (?:[^.;]* )?out\b|\b(?:dous|extinguish|quench|smother)\w*\b|\bflames? (?:die|dies|go|goes) (?:down|out)\b/;
/** Parts of a shot at which a fire is put out, one flame after another. */
const PUT_OUT_AT = 0.5;
/** Parts of a shot at which a fire begins that was not there at first, and at which something is hit. */
const CATCHES_AT = 0.42;
const HIT_AT = 0.45;
const GREY = { light: 0.42, chroma: 0.008, hue: 250 };
const WHITE = { light: 0.86, chroma: 0.008, hue: 240 };

export function planWrecks(place: MoverRoom): readonly Mover[] {
  const text = place.card.actionWords.toLowerCase();
  const vehicles = place.staged.filter(({ member, mount }) => member.kind === "vehicle" && mount?.as === "carrier");
  const parked = place.staged.find(({ member }) => member.kind === "vehicle");
  if (vehicles.length === 0) return parked ? smoking(parked, text, { place, alone: true }) : fromBonnet(text, place);
  const alone = vehicles.length === 1;
  return vehicles.flatMap(
    (one) => onFire(one, text, place) ?? atWork(one, text, place) ?? smoking(one, text, { place, alone }),
  );
}

function onFire(one: StagedMember, text: string, place: MoverRoom): readonly Mover[] | undefined {
  const catches = SET_ALIGHT.exec(text)?.[0] ?? saidOf(one, CATCHES, text);
  if (catches && !catches.startsWith("burning")) return fireOn(one, place, { starts: CATCHES_AT, because: [catches] });
  const burns = saidOf(one, BURNS, text);
  return burns === undefined ? undefined : fireOn(one, place, { starts: 0, because: [burns] });
}

/** Guns that fire, and rockets that take off. */
function atWork(one: StagedMember, text: string, place: MoverRoom): readonly Mover[] | undefined {
  const shot = GUNS.has(shapeOf(one)) ? saidOf(one, FIRES, text) : undefined;
  if (shot) return shotFrom(one, place, shot);
  const launch = ROCKETS.has(shapeOf(one)) ? LAUNCHES.exec(text)?.[0] : undefined;
  return launch === undefined ? undefined : exhaustOf(one, place, launch);
}

/** `alone`: what is said of smoke is said of it. */
function smoking(
  one: StagedMember,
  text: string,
  { place, alone }: { readonly place: MoverRoom; readonly alone: boolean },
): readonly Mover[] {
  const trail = alone ? TRAILS.exec(text)?.[0] : undefined;
  const after = hit(one, text, place);
  if (trail)
    return [...smokeAt(one, place, { at: -0.9, up: 0.6, starts: 0, colour: GREY, because: [trail] }), ...after];
  const splash = alone ? SPLASHES.exec(text)?.[0] : undefined;
  if (splash) return sprayOf(one, text, { place, because: splash });
  const smokes = alone ? SMOKES.exec(text)?.[0] : undefined;
  return smokes === undefined
    ? after
    : smokeAt(one, place, { at: 0.72, up: 0.62, starts: 0, colour: WHITE, because: [smokes] });
}

/** What is said of this one: its name with the verb soon after it, or "the burning car". */
function saidOf({ member: { id, name, look } }: StagedMember, verbs: string, text: string): string | undefined {
  const shape = look.kind === "thing" ? look.look.shape : "";
  const names = [...`${id} ${name} ${shape}`.toLowerCase().split(/[\s_#]+/), "it"].filter((word) => word.length > 1);
  const noun = `(?:${names.map((word) => word.replaceAll(/\W/g, "")).join("|")})`;
  const said = new RegExp(`\\b${noun}\\b[^.;]{0,40}?\\b(?:${verbs})\\b|\\bburning (?:\\w+ )?${noun}\\b`).exec(
    text,
  )?.[0];
  return said !== undefined && /\b(?:past|by|behind|from|towards?|before|beside)\b/.test(said) ? undefined : said;
}

/** Of a car of which no more than its front is seen beside somebody. */
function fromBonnet(text: string, place: MoverRoom): readonly Mover[] {
  const [one] = place.people;
  const said = SMOKES.exec(text);
  if (!said || !one) return [];
  return [1.9, 2.8].map((ahead, nth): Mover => ({
    ...{ art: "smoke", colour: WHITE, x: aheadX(one, place, ahead), y: place.ground - 3.4 * place.unit },
    ...{ unit: place.unit * (1.7 - 0.3 * nth), facing: 1, isBefore: true, because: [said[0]] },
    at: (seconds) => ({ phase: round(seconds + nth * 0.4, 0.5) }),
  }));
}

const SPLASHES =
  /\b(?:through|into|over) (?:an? |the )?(?:\w+ )?(?:puddles?|mud|ford|stream|water|floodwater)\b|\b(?:spray|splash|splatter|spatter)\w* (?:\w+ )?(?:mud|water|slush)\b/;
const MUD = { light: 0.42, chroma: 0.05, hue: 60 };
const WATER = { light: 0.8, chroma: 0.04, hue: 230 };

/** Mud or water that flies from its wheels as it goes, once everybody is in. */
function sprayOf(
  one: StagedMember,
  text: string,
  { place, because }: { readonly place: MoverRoom; readonly because: string },
): readonly Mover[] {
  const { spot, member, mount } = one;
  const riders = place.staged.flatMap(({ member: { boarding } }) => (boarding?.on === member.id ? [boarding] : []));
  const starts = place.card.seconds * Math.max(0, ...riders.map(({ from }) => from));
  if (mount?.as !== "carrier" || mount.runs !== "wheels") return [];
  const high = spot.base - spot.top;
  const colour = /\bmud/.test(text) ? MUD : WATER;
  return [0.62, -0.55].map((at): Mover => ({
    ...{ art: "spray", colour, x: spot.x + spot.facing * at * halfOf(one), y: spot.base, unit: high * 0.6 },
    ...{ facing: spot.facing, isBefore: true, follows: member.id, because: [because] },
    at: (seconds) => (seconds < starts ? undefined : { phase: round(seconds, 2) }),
  }));
}

const shapeOf = ({ member: { look } }: StagedMember): string => (look.kind === "thing" ? look.look.shape : "");
const FIRES = String.raw`fires|opens fire|shoots|is firing`;
const GUNS: ReadonlySet<string> = new Set(["tank", "longship", "sailboat", "tall_ship", "liner"]);
const LAUNCHES = /\b(?:lift|blast|tak)\w* off\b|\blaunch\w*|\bsoars? up\b|\brises? (?:into|from|on)\b/;
const ROCKETS: ReadonlySet<string> = new Set(["rocket", "spaceship"]);

/** Out of the muzzle, again and again. */
function shotFrom(one: StagedMember, place: MoverRoom, because: string): readonly Mover[] {
  const { spot, member } = one;
  const high = spot.base - spot.top;
  const flash: Mover = {
    ...{ art: "flames", x: spot.x + spot.facing * halfOf(one) * 0.98, y: spot.base - high * 0.6, unit: high * 0.42 },
    ...{ facing: spot.facing, isBefore: true, follows: member.id, because: [because] },
    at: (seconds) => (round(seconds, 0.9) < 0.5 ? { phase: round(seconds * 3, 1) } : undefined),
  };
  return [...smokeAt(one, place, { at: 1, up: 0.74, starts: 0, colour: WHITE, because: [because] }), flash];
}

/** Fire under what takes off, on its way up; the smoke stays on the ground. */
function exhaustOf(one: StagedMember, place: MoverRoom, because: string): readonly Mover[] {
  const { spot } = one;
  const high = spot.base - spot.top;
  const { width, height } = place.frame;
  const flame: Mover = {
    ...{ art: "flames", x: spot.x, y: spot.base + high * 0.42, unit: high * 0.5, facing: 1, isBefore: true },
    because: [because],
    at: (seconds) => {
      const part = Math.min(1, seconds / Math.max(0.1, place.card.seconds));
      const share = Math.max(0, part - 0.1) * 1.1;
      return {
        phase: round(seconds * 1.9, 1),
        dx: spot.facing * width * 0.34 * share,
        dy: -height * 0.5 * share * share,
      };
    },
  };
  return [...smokeAt(one, place, { at: 0, up: 0.02, starts: 0, colour: WHITE, because: [because] }), flame];
}

interface Fire {
  readonly starts: number;
  readonly because: readonly string[];
}

function halfOf({ mount, spot }: StagedMember): number {
  return mount?.as === "carrier" ? mount.half : spot.base - spot.top;
}

/** Three flames along it, and the smoke of them above. */
function fireOn(one: StagedMember, place: MoverRoom, { starts, because }: Fire): readonly Mover[] {
  const { spot, member } = one;
  const high = spot.base - spot.top;
  const half = halfOf(one);
  const ends = PUT_OUT.test(place.card.actionWords.toLowerCase()) ? PUT_OUT_AT : Infinity;
  const grown = (seconds: number, late: number) =>
    (starts === 0 ? 1 : smooth((seconds - (starts + late) * place.card.seconds) / 0.5)) *
    (1 - smooth((seconds - (ends + 5 * late) * place.card.seconds) / 0.8));
  const flames = [-0.62, 0.02, 0.6].map((aside, at): Mover => ({
    ...{ art: "flames", x: spot.x + aside * half, y: spot.base - high * (at === 1 ? 0.5 : 0.3) },
    ...{
      unit: high * (at === 1 ? 0.95 : 0.75),
      facing: at === 2 ? -1 : 1,
      isBefore: true,
      follows: member.id,
      because,
    },
    at: (seconds) => {
      const by = grown(seconds, at * 0.02);
      return by < 0.02 ? undefined : { phase: round(seconds * 1.9 + at * 0.37, 1), by: Math.max(0.15, by) };
    },
  }));
  return [...smokeAt(one, place, { at: -0.1, up: 1.05, starts, colour: GREY, because }), ...flames];
}

interface Smoke extends Fire {
  /** Parts of its half length forwards, and of its height up. */
  readonly at: number;
  readonly up: number;
  readonly colour: { readonly light: number; readonly chroma: number; readonly hue: number };
}

function smokeAt(one: StagedMember, place: MoverRoom, { at, up, starts, colour, because }: Smoke): readonly Mover[] {
  const { spot, member } = one;
  const high = spot.base - spot.top;
  return [-0.16, 0.16].map((aside, nth): Mover => ({
    ...{ art: "smoke", colour, x: spot.x + spot.facing * at * halfOf(one) + aside * high, y: spot.base - up * high },
    ...{ unit: high * (0.34 - 0.05 * nth), facing: nth === 0 ? 1 : -1, isBefore: true, follows: member.id, because },
    at: (seconds) => {
      const grown = starts === 0 ? 1 : smooth((seconds - starts * place.card.seconds) / 1);
      return grown === 0 ? undefined : { phase: round(seconds + nth * 0.4, 0.5), by: 0.3 + 0.7 * grown };
    },
  }));
}

/** The tree that it drives into, and the smoke after that. */
function hit(one: StagedMember, text: string, place: MoverRoom): readonly Mover[] {
  const tree = HITS_TREE.exec(text);
  const isHit = tree !== null || (HITS.test(text) && one.member.beats.some(({ way }) => way === "down"));
  const { spot, mount } = one;
  if (!isHit || mount?.as !== "carrier" || mount.runs !== "wheels") return [];
  const because = [(tree ?? HITS.exec(text))?.[0] ?? ""];
  const high = spot.base - spot.top;
  const smoke = smokeAt(one, place, { at: 0.74, up: 0.66, starts: HIT_AT, colour: WHITE, because });
  if (!tree) return smoke;
  const x = spot.x + spot.facing * (halfOf(one) + high * 0.1);
  const trunk: Mover = {
    ...{ art: "broad_tree", x, y: spot.base + high * 0.02, unit: high, facing: 1, isBefore: false, because },
    at: () => ({ phase: 0 }),
  };
  return [trunk, ...smoke];
}

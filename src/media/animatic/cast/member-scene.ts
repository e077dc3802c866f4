// What all drawings of a shot's cast share: the place's light, water, what hands hold; and when each drawing is shown.
import { MARGIN } from "../../../core/animatic/camera/camera-path.ts";
import { goesBeside } from "../../../core/animatic/acting/between/going-with.ts";
import { supportOf } from "../../../core/animatic/acting/supports.ts";
import { STANDING, type Beat } from "../../../core/animatic/acting/acting.ts";
import { isCarriedAs } from "../../../core/animatic/acting/deeds/deed.ts";
import { planPerformance, type Performance } from "../../../core/animatic/acting/performance.ts";
import { faded, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import { traitsOf } from "../../../core/animatic/place/place-kinds.ts";
import { paletteOf, type Palette } from "../../../core/animatic/colour/palette.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import { beforeCarrier } from "../../../core/animatic/stage/spot-in-beat.ts";
import { isOnTable } from "../../../core/animatic/stage/in-reach.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { thingSize } from "../../cards/things/paint-object.ts";
import { holdOf } from "./held/hold.ts";
import { BEHIND } from "./fixtures/fixture-pieces.ts";
import type { CastLight } from "./light-edges.ts";
import type { MemberScene } from "./place-body.ts";

const BED = /\b(?:bed|bunk|mattress|stretcher|cot|pillow|duvet)\b/i;
const WATER = /\b(?:water|pool|sea|lake|river|ocean|waves?|surf|pond|lagoon)\b/i;
const BED_PLACES: ReadonlySet<string> = new Set(["bedroom", "hospital", "prison_cell", "nursery"]);
const ELSEWHERE =
  /\b(?:floor|ground|carpet|rug|bath|sofa|couch|(?:across|along|over|row of) (?:\w+ ){0,2}?(?:chairs|seats|benches)|(?:lies|sleeps|dozes|lying|sleeping|stretched) (?:\w+ )?on (?:the|an?) (?:\w+ )?bench)\b/i;

/** How much further those must go who move as one, and how far a group goes across: in breadths of the frame. */
const TOGETHER = 0.36;
const TRAVEL = 0.34;

/** Where the far edge of a table is, in heights of the frame, that is only there for what is done at it; where hips are seen it is higher. */
const TABLE_TOP = 0.9;
const TABLE_AT_HIPS = 0.8;
const HIPS_SEEN = 0.25;
const ABOVE_CAPTIONS = 0.74;

/** Outside, something is only done at a table that the place is said to have, or the action names. */
const TABLES = ["table", "desk", "counter", "bench", "stall", "bar", "workbench", "cafe", "market"];
const TABLE = /\b(?:on|onto|at) (?:the|a|an|his|her|their) (?:\w+ )?(?:table|desk|counter|bar)\b/i;

/** Under things that stand before people in a near picture, and where they do something at a table. */
function tableTopOf(
  { framing, place, actionWords, lines }: ShotCard,
  frame: Frame,
  cast: readonly StagedMember[],
): number | undefined {
  if (framing.feet !== undefined) return undefined;
  const onIt = cast.filter(({ member, spot }) => isOnTable(member, cast) && spot.base < frame.height * 0.97);
  if (onIt.length > 0) return Math.max(...onIt.map(({ spot }) => spot.base)) - frame.height * 0.045;
  const hasTable = !place.outside || TABLES.some((word) => place.things.has(word)) || TABLE.test(actionWords);
  const isWorking =
    hasTable &&
    framing.head < 1 &&
    cast.some(({ member }) => !member.fixture && member.beats.some((beat) => supportOf(beat) === "table"));
  if (!isWorking) return undefined;
  if (framing.head >= HIPS_SEEN) return frame.height * (lines.length > 0 ? TABLE_AT_HIPS : TABLE_TOP);
  return frame.height * (lines.length > 0 ? ABOVE_CAPTIONS : TABLE_AT_HIPS);
}

/** Half the breadth, in heights of its own; undefined of people, and of an animal that somebody has on the arm. */
function halfOf({ look, long, tall = 1, beats }: StagedMember["member"]): number | undefined {
  if (look.kind === "thing") return thingSize(look.look, { width: Infinity, height: 1 }).half;
  return long === undefined || beats.some(({ perch }) => perch) ? undefined : (long / tall) * 0.5;
}

const AT_HEAD = /\b(?:face|head|hat|cap|helmet|nose|forehead|eye|mouth)\b/i;
const isCatching = ({ gesture, animal }: Beat) => gesture === "catch" || animal === "snap";

export function memberScene(card: ShotCard, frame: Frame, cast: readonly StagedMember[]): MemberScene {
  const { side } = card.place;
  return {
    ...{ frame, framing: card.framing, heldLooks: heldLooksOf(card, cast), margin: MARGIN },
    breadths: new Map(
      cast.flatMap(({ member }) => {
        const half = halfOf(member);
        return half === undefined ? [] : [[member.id, half] as const];
      }),
    ),
    catchers: new Set(cast.flatMap(({ member: { id, beats } }) => (beats.some(isCatching) ? [id] : []))),
    isAtHead: AT_HEAD.test(card.actionWords),
    tableTop: tableTopOf(card, frame, cast),
    light: lightOf(card, paletteOf(card.place), side),
    hasBed: hasBed(card),
    people: card.standings.filter(({ kind }) => kind === "person").length,
    water: traitsOf(card.place.kind).land !== "deep",
    isByWater: WATER.test(card.actionWords),
  };
}

/** With the animals that others have in their jaws. */
function heldLooksOf({ heldLooks }: ShotCard, cast: readonly StagedMember[]): MemberScene["heldLooks"] {
  const prey = cast.filter(({ member }) => member.beats.some(({ perch }) => perch?.at === "mouth"));
  return new Map([...heldLooks, ...prey.map(({ member: { id, look } }) => [id, look] as const)]);
}

/** Named, usual in the place, or somebody is tucked in. */
function hasBed({ actionWords, place, standings }: ShotCard): boolean {
  if (ELSEWHERE.test(actionWords)) return false;
  const isTuckedIn = standings.some(({ beats }) => beats.some(({ gesture }) => gesture === "tuck_in"));
  return BED.test(actionWords) || BED_PLACES.has(place.kind) || isTuckedIn;
}

/** The hour's tone over a body: the darker the place, the more of it. */
function lightOf(card: ShotCard, { near, glow, exposure, rim }: Palette, side: 1 | -1): CastLight {
  const { contrast } = card.setUp;
  const [tint] = card.place.light.colours;
  const dark: Colour = card.place.outside ? near : { light: 0.2, chroma: 0.03, hue: card.place.hue };
  const strength = Math.min(0.46, Math.max(0, (0.68 - exposure) * 1.7));
  if (tint) return { side, rim, glow, contrast, tone: { ...tint, light: 0.36, alpha: Math.max(0.34, strength) } };
  return { side, rim, glow, contrast, tone: faded(dark, strength) };
}

const TO_SOMEBODY = /^(?:into|to|towards?|at|over|up)$/;
/** Heads between who comes to somebody and who waits. */
const BEFORE_THEM = 2.3;

/** Half the breadth of what is drawn, and of those with whom it moves as one. */
function reachOf({ member: { long, heads = 2 }, spot, mount }: StagedMember, frame: Frame): number {
  const own = mount?.as === "carrier" ? mount.half : spot.head * 1.6 * (long === undefined ? 1 : heads);
  return own + (spot.pivot === undefined ? 0 : frame.width * TOGETHER);
}

/** How far somebody goes who goes to somebody before them, or to what they use there. */
function goalOf({ member, spot, partnerOf }: StagedMember, beat: Beat): number | undefined {
  if (member.fixture?.side === "before" && member.beats.some((one) => one.way !== "across")) return 0;
  const isTo =
    beat.way === "across" && !goesBeside(beat) && beat.because.slice(1, 3).some((word) => TO_SOMEBODY.test(word));
  const to = isTo && (beat.gaze.to === "subject" || beat.object !== null) ? beat : meetingAfter(beat, member.beats);
  const partner = to && partnerOf(to);
  return partner && goalAt((partner.x - spot.x) * spot.facing, spot.head, member.beats.some(isBearing));
}

/** Before them, where they are ahead; whom one lifts then is in the same place in the shot. */
function goalAt(away: number, head: number, bears: boolean): number | undefined {
  return away > 0 || (away === 0 && bears) ? Math.max(0, away - BEFORE_THEM * head) : undefined;
}

const isBearing = ({ gesture }: Beat): boolean => BEARING.has(gesture);
const BEARING: ReadonlySet<Beat["gesture"]> = new Set(["lift_hug", "carry_person", "bear_on_shoulders"] as const);

/** "runs down the platform and leaps into his arms": what is done with somebody where the way ends. */
function meetingAfter(beat: Beat, beats: readonly Beat[]): Beat | undefined {
  const next = beats[beats.findIndex(({ from }) => from === beat.from) + 1];
  const isMeeting = next?.way === "none" && next.object !== null && isDoneToThem(next);
  return beat.way === "across" && isMeeting && !goesBeside(beat) ? next : undefined;
}

const BLOWS: ReadonlySet<Beat["posture"]> = new Set(["fight", "kick"]);
const AFAR: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "none",
    "hold",
    "point",
    "wave",
    "throw",
    "aim",
    "aim_at",
    "shoot",
    "shoot_them",
    "aim_rifle",
    "look_on",
  ] as const),
]);

/** With the hands or the feet, and not from afar. */
const isDoneToThem = ({ gesture, posture }: Beat): boolean => BLOWS.has(posture) || !AFAR.has(gesture);

/** Heads from a door behind to the spot, and from the spot to one before. */
const DOOR = { behind: BEHIND, before: 3.1 } as const;

/** Pixels to go where somebody comes or leaves by a door of their own. */
function throughDoor({ member: { fixture }, spot }: StagedMember): { entrance?: number; exit?: number } {
  if (!fixture) return {};
  if (fixture.side === "behind") return { entrance: DOOR.behind * spot.head };
  return OPENINGS.test(fixture.kind) ? { exit: DOOR.before * spot.head } : {};
}

/** What one goes out by; who has laid flowers on a grave leaves it there. */
const OPENINGS =
  /door|gate|lift|hatch|window|curtain|wardrobe|closet|cupboard|phone_box|shower|shelf|tent|cave|hut|hull|portal/;

/** Whether somebody is behind the door at a moment: it has not opened yet, or they are gone. */
export function isBehindDoor(staged: StagedMember, seconds: number, dx: number): boolean {
  const { entrance, exit } = throughDoor(staged);
  if (entrance !== undefined) return seconds < APPEARS;
  return (
    exit !== undefined && dx * staged.spot.facing >= exit * 0.98 && staged.member.beats.some(({ way }) => way === "out")
  );
}

/** Seconds until a door is open. */
const APPEARS = 0.45;

/** It has drawings of its own for what it does. */
const isAnimated = ({ look }: StagedMember["member"]): boolean => look.kind === "animal" || look.kind === "creature";

const SMILES = /^(?:smile|curl|grin|curve)/;

/** A part of a body that is the picture stays there, whatever the rest does. */
function asInsert(beat: Beat): Beat {
  if (beat.gesture !== "none" && beat.gesture !== "hold") return beat;
  const mood = beat.because.some((word) => SMILES.test(word)) ? "glad" : beat.mood;
  return { ...beat, posture: "stand", way: "none", mood };
}

/** Whoever has it takes it along. */
function tied(beat: Beat): Beat {
  return beat.perch ? { ...beat, way: "none" } : beat;
}

const SPEAKING = /\b(?:whisper|speak|spoke|say|mouth(?:s|ing)|murmur|pray|sing|recite|count|form|mutter|tell)\w*/i;

/** A mouth that is the picture moves as the words say. */
function spokenIn({ member, insert }: StagedMember, { lines, seconds, actionWords }: ShotCard) {
  const own = lines.filter(({ speaker, mode }) => speaker === member.id && mode === "on");
  return own.length === 0 && insert === "mouth" && SPEAKING.test(actionWords) ? [{ start: 0, end: seconds }] : own;
}

/** As it is while it goes. */
function goer(staged: StagedMember): StagedMember {
  const going = staged.member.beats.find(({ way }) => way !== "none");
  const spot = going && beforeCarrier(staged, going);
  return spot ? { ...staged, spot } : staged;
}

/** Who is carried goes with whoever carries them, and from where they are set down. */
export function performanceOf(staged: StagedMember, card: ShotCard, frame: Frame): Performance {
  const own = performanceAlone(staged, card, frame);
  const { carriedBy, member } = staged;
  const last = member.beats.findLastIndex(({ posture }) => isCarriedAs(posture));
  const [first] = member.beats.filter(({ posture }) => isCarriedAs(posture));
  if (!carriedBy || !first) return own;
  const { at } = performanceAlone(carriedBy, card, frame);
  const down = (member.beats[last + 1]?.from ?? 1) * card.seconds;
  return {
    ...own,
    isStill: false,
    at: (seconds) => {
      const moment = own.at(seconds);
      if (seconds < first.from * card.seconds)
        return { ...moment, dx: moment.dx + asideOf(member.beats, first, carriedBy) };
      const { dx, dy, near } = at(Math.min(seconds, down));
      return { ...moment, dx, near, dy: seconds < down ? dy : moment.dy };
    },
  };
}

/** Heads between two of whom the one lifts the other then. */
const ASIDE = 2.2;

/** Pixels that somebody stands beside whoever lifts them and goes then: both are in the same place in the shot. */
function asideOf([own]: readonly Beat[], { way }: Beat, { spot }: StagedMember): number {
  return way !== "none" && own?.way === "none" ? spot.facing * ASIDE * spot.head : 0;
}

function performanceAlone(whole: StagedMember, card: ShotCard, frame: Frame): Performance {
  const staged = goer(whole);
  const { member, spot, mount } = staged;
  const isPerson = member.kind === "person";
  return planPerformance({
    ...{
      id: member.id,
      seconds: card.seconds,
      seed: card.seed,
      x: spot.pivot ?? spot.x,
      middle: staged.middle,
      span: staged.span,
      spread: staged.spread,
      pace: staged.pace,
      facing: spot.facing,
      framing: card.framing,
      frame,
    },
    beats: member.beats.length > 0 ? member.beats.map(staged.insert ? asInsert : tied) : [STANDING],
    heldAs: (beat) => (isPerson ? holdOf(beat, card.heldLooks, card.framing.feet === undefined) : null),
    lines: isPerson && !staged.isForeground ? spokenIn(staged, card) : [],
    height: Math.max(4, spot.head * (member.heads ?? 7.1)),
    head: spot.head,
    carries: mount?.as === "carrier",
    reach: reachOf(staged, frame),
    isAnimal: isAnimated(member),
    goal: (beat) => goalOf(staged, beat),
    ...throughDoor(staged),
    ...(spot.pivot !== undefined && {
      travel: frame.width * TRAVEL,
      ahead: (hashOf(`${member.id} ${card.seed} ahead`) % 100) / 100,
    }),
    hovers: member.look.kind === "creature" && card.framing.feet !== undefined,
  });
}

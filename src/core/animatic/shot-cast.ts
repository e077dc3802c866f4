// Who is in a shot, read from its frozen scene: how each looks, how large, where in the sequence, and what each does when.
import type { Scene } from "../../contracts/files/shotlist.ts";
import { cleanText } from "./overlay/clean-text.ts";
import { speakerHue } from "./colour/colour.ts";
import { shareOf } from "./acting/posture-heights.ts";
import { holdingTheirBaby } from "./acting/between/baby-of-design.ts";
import { coverSleepers } from "./acting/between/cover-sleepers.ts";
import { caughtUp, fledFrom, followedThrough, snappingAfter } from "./acting/between/going-with.ts";
import { atOneThing } from "./acting/between/hauling-together.ts";
import { downOnTheGround, kneelToChildren } from "./acting/between/kneel-to-children.ts";
import { goAlong } from "./formations/go-along.ts";
import { linked } from "./formations/linked-groups.ts";
import { seatedInRows } from "./formations/seated-groups.ts";
import { loading, readRelations, relationOf } from "./formations/read-relations.ts";
import { hashOf } from "./seeded-random.ts";
import { nameWords, type Listed } from "./actor-of.ts";
import type { Beat } from "./acting/acting.ts";
import { readActing } from "./acting/read-acting.ts";
import { readInScene } from "./continuity/read-in-scene.ts";
import { holdNamed } from "./acting/holding/hold-named.ts";
import { reachFor } from "./acting/holding/reach-for.ts";
import { seatedAtTables } from "./acting/holding/seated-at-tables.ts";
import { putOnTables } from "./acting/holding/put-on-tables.ts";
import { withAids } from "./acting/holding/aids-said.ts";
import { wornOnBacks } from "./acting/holding/worn-on-back.ts";
import { asHeld } from "./acting/holding/as-held.ts";
import { armedByTrade } from "./acting/holding/armed-by-trade.ts";
import { leaveStanding, unarmed } from "./acting/holding/too-large.ts";
import { drawnWith, withThrown } from "./acting/in-hand.ts";
import { caughtByRope } from "./acting/next-beat/caught-by-rope.ts";
import { fishedUp } from "./acting/next-beat/fished-up.ts";
import { adrift, onWater, withoutWeight } from "./acting/postures/weightless.ts";
import { enthroned, withPole } from "./acting/set-pieces/thrones-and-poles.ts";
import { restAsDesigned } from "./acting/rest-as-designed.ts";
import type { Framing } from "./frame.ts";
import { withTypedOn } from "./unnamed/typed-on.ts";
import { readMotions } from "./unnamed/vehicle-motion.ts";
import { type SubjectLook } from "./looks/look.ts";
import { placedAs } from "./stage/placed-as.ts";
import type { CastMember } from "./stage/staged-member.ts";
import { headsOf, trueSize } from "./looks/true-size.ts";
import { runningFromRiders } from "./carriers/ridden-after.ts";
import { boardCast, type Spoken } from "./carriers/board-cast.ts";
import { tippedOver } from "./carriers/pushing.ts";
import { withWheeledBeds } from "./carriers/wheeled-beds.ts";
import { supportOf } from "./acting/supports.ts";
import { poweredAs } from "./acting/timing/powered.ts";
import { answering } from "./movers/answers.ts";
import { withFallen } from "./movers/happenings/read-falls.ts";
import { withSplashed } from "./movers/happenings/read-splashes.ts";
import { withoutSelfMotion } from "./movers/read-self-motion.ts";
import { gameIn } from "./games/game-of-scene.ts";
import { isGear, playing } from "./games/play.ts";
import { atTheWheel } from "./fixtures/cabin-seats.ts";
import { toFixtures } from "./fixtures/to-fixtures.ts";
import { LEAST_GROUP, leadOf, listCast } from "./listed-cast.ts";

type Subject = Scene["subjects"][number];

/** With whom and what the action names besides the scene's own subjects. */
export function readCast(asked: Scene, framing: Framing): readonly CastMember[] {
  const scene = withTypedOn(withWheeledBeds(asked));
  const { subjects, known, actors, actorFor, isUnnamed, isGroup } = listCast(scene, framing);
  const acting = actingOf(scene, known, (action) => {
    const names = actors.filter(({ isPerson }) => isPerson).flatMap(({ words }) => words);
    const said = withFallen(withSplashed(withoutSelfMotion(action), names), names);
    const done = readInScene({ ...scene, action: said }, actors, readActing);
    const fleeing = fledFrom(new Map([...done, ...readMotions(action, actors)]), actors);
    const moving = caughtUp(snappingAfter(followedThrough(fleeing), actors));
    return goAlong(moving, action, { actors, isGroup });
  });
  const designs = new Map(subjects.map(({ subject: { id, design = "" } }) => [id, design]));
  const relations = readRelations(scene.action, actors, designs);
  const { game, done } = gamePlayed(scene, known, acting);
  const held = drawnWith(known, [...acting.values()].flat());
  const isApart = ({ id, beats }: CastMember) =>
    !held.has(leadOf(id)) || beats.some(({ perch }) => perch !== undefined);
  const cast = known.map(({ subject, kind, look }, at): Spoken => {
    const beats = poweredAs(done(subject, look), look, scene.action);
    const relation = relationOf(subject.id, leadOf(subject.id), relations) ?? loading(beats, known);
    const index = subject.speaker_index >= 0 ? subject.speaker_index : at;
    const member: CastMember = {
      ...{
        id: subject.id,
        name: isUnnamed(subject) ? "" : cleanText(subject.name, 80) || subject.id,
        kind,
        index,
        look,
        beats,
      },
      hue: kind === "person" ? speakerHue(hashOf(scene.episode) % 360, index) : hashOf(subject.id) % 360,
      seat: seatOf(subject.id, scene, at),
      tall: sizeOf(subject, look),
      heads: headsOf(look),
      share: shareOf(beats),
      ...(relation && { relation }),
      ...(isGroup(leadOf(subject.id)) && { group: leadOf(subject.id) }),
      ...placedAs(look, beats),
    };
    return { member, actor: actorFor({ subject, kind, look }), design: nameWords(subject.design ?? "") };
  });
  const worn = withAids(wornOnBacks(cast, scene.action));
  const ridden = runningFromRiders(tippedOver(boardCast(worn, scene.action)), worn, scene.action);
  const aboard = pushingOnTheSpot(ridden, framing.feet === undefined);
  const acted = atTheWheel(game ? aboard : toFixtures(aboard, scene, framing.feet === undefined), framing);
  const covered = coverSleepers(acted);
  const boarded = framing.feet === undefined ? downOnTheGround(covered) : kneelToChildren(covered);
  const carrying = new Set(boarded.flatMap(({ boarding }) => boarding?.on ?? []));
  return boarded
    .map(holdingTheirBaby)
    .filter((one) => one.kind !== "prop" || !boarded.some((who) => isDrawnUnder(who, one)))
    .filter((member) => (carrying.has(member.id) || isApart(member)) && !(game && isGear(member.look)));
}

/** "floats on the plank", "lies on the carpet": what is drawn under them is that plank, and that carpet. */
const isDrawnUnder = ({ boarding, beats }: CastMember, { id, look }: CastMember): boolean =>
  (look.kind === "thing" && look.look.shape === "bed" && beats.some(isAbed)) ||
  (boarding !== undefined && DRAWN_UNDER.test(boarding.on) && boarding.because.includes(id)) ||
  beats.some((beat) => beat.object === id && supportOf(beat) === "spread");
const isAbed = ({ posture, because }: Beat): boolean =>
  /^(?:lie|sit_up|curl)/.test(posture) && because.some((word) => /^(?:bed|bunk|cot)$/.test(word));
const DRAWN_UNDER = /^(?:float(?:board|log|basket)|swimring|airmattress|icefloe|flyingbroom|hopsack)$/;

/** A barrel that is pushed stays before the hands: nobody walks past it. What is leant against goes along, in a wide picture. */
function pushingOnTheSpot(cast: readonly CastMember[], isNear: boolean): readonly CastMember[] {
  const things = new Set(cast.flatMap(({ id, kind }) => (kind === "prop" ? [id] : [])));
  const isPushing = ({ gesture, object, way, posture }: Beat) =>
    gesture === "push" && (isNear || posture !== "trudge") && way === "across" && object !== null && things.has(object);
  return cast.map((member) =>
    member.boarding || !member.beats.some(isPushing)
      ? member
      : {
          ...member,
          beats: member.beats.map((beat) => (isPushing(beat) ? { ...beat, posture: "stand", way: "none" } : beat)),
        },
  );
}

/** What everybody does, in the game that the shot shows and before what appears in it. */
function gamePlayed(scene: Scene, known: readonly Listed[], acting: ReadonlyMap<string, readonly Beat[]>) {
  const shown = known.map(({ subject: { id }, kind, look }) => ({ id, kind, look }));
  const game = gameIn(scene, shown);
  const done = ({ id, name, design = "" }: Subject, look: SubjectLook) =>
    answering(playing(acting.get(id) ?? [], game, id, design), scene.action, {
      id,
      name,
      isPerson: look.kind === "person",
    });
  return { game, done };
}

/** A hint of the shot goes over the words of its action. All of a group do the same. */
function actingOf(
  scene: Scene,
  members: readonly { readonly subject: Subject; readonly look: SubjectLook }[],
  read: (action: string) => ReadonlyMap<string, readonly Beat[]>,
): ReadonlyMap<string, readonly Beat[]> {
  const { pose, gaze } = scene.animatic ?? {};
  const action = pose === undefined ? scene.action : `They ${pose}.`;
  const acting = read(action);
  const place = `${scene.location.id} ${scene.location.description}`;
  const designs = new Map(members.map(({ subject: { id, design } }) => [id, design ?? ""]));
  const things = members.map(({ subject: { id }, look }) => ({ id, look }));
  const shaped = (shape: string) => things.find(({ look }) => look.kind === "thing" && look.look.shape === shape)?.id;
  const [rod, throne, pole] = [shaped("rod"), shaped("throne"), shaped("pole")];
  const goes = ({ id }: { readonly id: string }) => acting.get(id)?.some(({ way }) => way !== "none") === true;
  const still = things.filter((one) => !goes(one));
  const ofThings = things.flatMap(({ id, look }) => (look.kind === "thing" ? [id] : []));
  const to =
    gaze === "left" || gaze === "right"
      ? "away"
      : (["up", "down", "away", "camera"] as const).find((word) => word === gaze);
  return new Map(
    members.map(({ subject: { id, name, design = "" }, look }) => {
      const read = acting.get(id) ?? acting.get(leadOf(id)) ?? [];
      const done = enthroned(withPole(read, pole), { said: `${id} ${name} ${design}`, throne });
      const isBeast = look.kind === "animal" || look.kind === "creature";
      const isMany = members.filter((one) => leadOf(one.subject.id) === leadOf(id)).length >= LEAST_GROUP;
      const grouped = isMany && !isBeast ? asGroup(done, { design: design, action, place }) : done;
      const own = isBeast ? grouped : caughtByRope(armed(grouped, design, things), action);
      const reached = reachFor(withThrown(restAsDesigned(own, design, isBeast), action), { place, designs });
      const rested = seatedAtTables(putOnTables(reached, { action, place }), { action, place });
      const isGhost = look.kind === "person" && look.look.isGhost;
      const isLight = look.kind !== "person" || isGhost;
      const lain = isLight ? adrift(rested, isGhost) : onWater(rested, scene.location.description);
      const lifted = withoutWeight(fishedUp(lain.map(unarmed), rod), scene.location.description, new Set(ofThings));
      const beats = asHeld(holdNamed(leaveStanding(lifted, things), still), action);
      return [id, to === undefined ? beats : beats.map((beat): Beat => ({ ...beat, gaze: { to } }))];
    }),
  );
}

/** As their design has them fight. */
const armed = (
  beats: readonly Beat[],
  design: string | undefined,
  all: readonly { readonly id: string; readonly look: SubjectLook }[],
): readonly Beat[] =>
  armedByTrade(beats, design ?? "", (id) =>
    all.some((one) => one.id === id && /^(?:animal|creature)$/.test(one.look.kind)),
  );

const asGroup = (beats: readonly Beat[], words: Parameters<typeof seatedInRows>[1]): readonly Beat[] =>
  linked(atOneThing(seatedInRows(beats, words)));

/** Metres in the height of a grown person. */
const METRES = 1.72;

function sizeOf({ animatic }: Subject, look: SubjectLook): number {
  const metres = /^(\d+(?:\.\d+)?) ?m$/.exec(animatic?.["height"] ?? "")?.[1];
  return metres === undefined ? trueSize(look) : Math.min(6, Math.max(0.02, Number(metres) / METRES));
}

/** The order in which the sequence brings people in; without it the order of the shot. */
function seatOf(id: string, { sequence_cast: order, subjects, animatic }: Scene, at: number): number {
  const place = order?.indexOf(id) ?? -1;
  const side = animatic?.["side"];
  if (side !== undefined) return side === "right" ? 1 : 0;
  if (place >= 0) return place;
  const [only] = subjects;
  return order === undefined && subjects.length === 1 && only
    ? Math.max(0, only.speaker_index)
    : at + (order?.length ?? 0);
}

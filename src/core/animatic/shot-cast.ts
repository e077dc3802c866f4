// Who is in a shot, read from its frozen scene: how each looks, how large, where in the sequence, and what each does when.
import type { Scene } from "../../contracts/files/shotlist.ts";
import { cleanText, wordsOfPlace } from "./overlay/clean-text.ts";
import { speakerHue } from "./colour/colour.ts";
import { MOST_MEMBERS } from "./people-counts.ts";
import { shareOf } from "./acting/posture-heights.ts";
import { holdingTheirBaby } from "./acting/between/baby-of-design.ts";
import { coverSleepers } from "./acting/between/cover-sleepers.ts";
import { caughtUp, snappingAfter } from "./acting/between/going-with.ts";
import { atOneThing } from "./acting/between/hauling-together.ts";
import { kneelToChildren } from "./acting/between/kneel-to-children.ts";
import { goAlong } from "./formations/go-along.ts";
import { pronounOfMember, readMembers } from "./formations/read-members.ts";
import { seatedInRows } from "./formations/seated-groups.ts";
import { loading, readRelations, relationOf } from "./formations/read-relations.ts";
import { hashOf } from "./seeded-random.ts";
import type { BlockedSubject } from "./blocking/blocked.ts";
import { actorOf, knownOf, nameWords, plainWords } from "./actor-of.ts";
import type { Actor, Beat } from "./acting/acting.ts";
import { readActing } from "./acting/read-acting.ts";
import { readInScene } from "./continuity/read-in-scene.ts";
import { holdNamed } from "./acting/holding/hold-named.ts";
import { putOnTables } from "./acting/holding/put-on-tables.ts";
import { wornOnBacks } from "./acting/holding/worn-on-back.ts";
import { leaveStanding } from "./acting/holding/too-large.ts";
import { drawnWith, withThrown } from "./acting/in-hand.ts";
import { restAsDesigned } from "./acting/rest-as-designed.ts";
import type { Framing } from "./frame.ts";
import { unnamedSubjects } from "./unnamed/unnamed-subjects.ts";
import { readMotions } from "./unnamed/vehicle-motion.ts";
import { readLook, type SubjectLook } from "./looks/look.ts";
import { isCarried } from "./looks/props/find-prop.ts";
import { placedAs } from "./stage/placed-as.ts";
import type { CastMember } from "./stage/staged-member.ts";
import { wordsIn } from "./looks/read-words.ts";
import { VEHICLES } from "./looks/vehicle-words.ts";
import { headsOf, trueSize } from "./looks/true-size.ts";
import { runningFromRiders } from "./carriers/ridden-after.ts";
import { boardCast, type Spoken } from "./carriers/board-cast.ts";
import { withWheeledBeds } from "./carriers/wheeled-beds.ts";
import { answering } from "./movers/answers.ts";
import { withoutSelfMotion } from "./movers/read-self-motion.ts";
import { gameIn } from "./games/game-of-scene.ts";
import { isGear, playing } from "./games/play.ts";
import { toFixtures } from "./fixtures/to-fixtures.ts";

type Subject = Scene["subjects"][number];

/** With whom and what the action names besides the scene's own subjects. */
export function readCast(asked: Scene, framing: Framing): readonly CastMember[] {
  const scene = withWheeledBeds(asked);
  const shown = scene.subjects.filter((subject) => isShown(subject, scene));
  const dated = isDated(scene) ? wordsIn(wordsOfPlace(scene.location)) : [];
  const own = shown.map((subject) => castOf(subject, dated));
  const listed = own.map((one) => knownOf(one, scene.action));
  const unnamed = unnamedSubjects(scene, listed, framing);
  const around = wordsIn(wordsOfPlace(scene.location));
  const isUnnamed = (subject: Subject) => unnamed.some(({ id }) => id === leadOf(subject.id));
  const subjects = [...own, ...unnamed.map((subject) => castOf(subject, around))];
  const known = subjects.flatMap((one) => {
    const members = membersOf(one);
    return members.length < 2 ? [one] : members.map((subject) => castOf(subject, isUnnamed(subject) ? around : dated));
  });
  const membersIn = (lead: string) => known.filter(({ subject: { id } }) => leadOf(id) === lead);
  const isPair = (lead: string, kind: BlockedSubject["kind"]) => kind === "person" && membersIn(lead).length === 2;
  const actorFor = ({ subject, kind, look }: ReturnType<typeof castOf>): Actor => {
    const actor = actorOf(subject, kind, look);
    const words = actor.words.filter((word) => isUnnamed(subject) || !unnamed.some(({ id }) => id === word));
    const lead = leadOf(subject.id);
    return { ...actor, words, ...(isPair(lead, kind) && { pair: lead }) };
  };
  const actors = subjects
    .flatMap((one) => (isPair(one.subject.id, one.kind) ? membersIn(one.subject.id) : [one]))
    .map(actorFor);
  const isGroup = (lead: string) => membersIn(lead).length >= LEAST_GROUP;
  const acting = actingOf(scene, known, (action) => {
    const done = readInScene({ ...scene, action: withoutSelfMotion(action) }, actors, readActing);
    const moving = caughtUp(snappingAfter(new Map([...done, ...readMotions(action, actors)]), actors));
    return goAlong(moving, action, { actors, isGroup });
  });
  const designs = new Map(subjects.map(({ subject: { id, design = "" } }) => [id, design]));
  const relations = readRelations(scene.action, actors, designs);
  const { game, done } = gamePlayed(scene, known, acting);
  const held = drawnWith(known, [...acting.values()].flat());
  const cast = known.map(({ subject, kind, look }, at): Spoken => {
    const beats = done(subject, look);
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
  const worn = wornOnBacks(cast, scene.action);
  const ridden = runningFromRiders(boardCast(worn, scene.action), worn, scene.action);
  const aboard = pushingOnTheSpot(ridden);
  const acted = game ? aboard : toFixtures(aboard, scene);
  const covered = coverSleepers(acted);
  const boarded = framing.feet === undefined ? covered : kneelToChildren(covered);
  const carrying = new Set(boarded.flatMap(({ boarding }) => boarding?.on ?? []));
  return boarded
    .map(holdingTheirBaby)
    .filter(({ id, look }) => (carrying.has(id) || !held.has(leadOf(id))) && !(game && isGear(look)));
}

/** A barrel that is pushed stays before the hands: nobody walks past it. */
function pushingOnTheSpot(cast: readonly CastMember[]): readonly CastMember[] {
  const things = new Set(cast.flatMap(({ id, kind }) => (kind === "prop" ? [id] : [])));
  const isPushing = ({ gesture, object, way }: Beat) =>
    gesture === "push" && way === "across" && object !== null && things.has(object);
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
function gamePlayed(
  scene: Scene,
  known: readonly ReturnType<typeof castOf>[],
  acting: ReadonlyMap<string, readonly Beat[]>,
) {
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

/** In a place of a year long gone whoever is not described is dressed as then, in all its shots. */
function isDated({ location }: Scene): boolean {
  return /\b1[0-9]{3}\b/.test(`${location.description} ${wordsOfPlace(location)}`);
}

/** `around`: words of the place, for whom the config does not know. */
function castOf(subject: Subject, around: readonly string[] = []) {
  const look = lookOf(subject, around);
  const lives = look.kind === "creature" || look.kind === "animal" || look.kind === "robot";
  return { subject, kind: lives ? ("person" as const) : kindOf(subject, look), look };
}

/** A group is its members side by side, each somebody of their own. */
function membersOf({ subject, look, kind }: ReturnType<typeof castOf>): readonly Subject[] {
  const lives = look.kind === "animal" || look.kind === "creature";
  const read = readMembers(subject.design ?? "");
  const members = subject.members ?? read?.count ?? 1;
  const count =
    subject.kind === "prop" && !lives && kind !== "vehicle" ? 1 : Math.min(MOST_MEMBERS, Math.max(1, members));
  const designs = read?.designs ?? [];
  return Array.from({ length: count }, (_, at): Subject => {
    const design = designs[at % Math.max(1, designs.length)];
    const own = at > 0 ? { ...subject, id: `${subject.id}${MEMBER}${at}`, name: "" } : subject;
    const whole = design === undefined ? own : { ...own, design };
    const pronoun = subject.pronoun ?? (count > 1 ? pronounOfMember(design ?? "", at) : undefined);
    return pronoun === undefined ? whole : { ...whole, pronoun };
  });
}

/** So many are a group, and not people side by side. */
const LEAST_GROUP = 3;

/** Between the id of a group and a member's number. */
const MEMBER = " #";

/** The subject whose member an id means. */
function leadOf(id: string): string {
  return id.split(MEMBER)[0] ?? id;
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
  const things = members.map(({ subject: { id }, look }) => ({ id, look }));
  const to =
    gaze === "left" || gaze === "right"
      ? "away"
      : (["up", "down", "away", "camera"] as const).find((word) => word === gaze);
  return new Map(
    members.map(({ subject: { id, design }, look }) => {
      const done = acting.get(id) ?? acting.get(leadOf(id)) ?? [];
      const isBeast = look.kind === "animal" || look.kind === "creature";
      const isMany = members.filter((one) => leadOf(one.subject.id) === leadOf(id)).length >= LEAST_GROUP;
      const own = isMany && !isBeast ? asGroup(done, { design: design ?? "", action, place }) : done;
      const rested = putOnTables(withThrown(restAsDesigned(own, design ?? "", isBeast), action), { action, place });
      const beats = holdNamed(leaveStanding(rested, things), things);
      return [id, to === undefined ? beats : beats.map((beat): Beat => ({ ...beat, gaze: { to } }))];
    }),
  );
}

const asGroup = (beats: readonly Beat[], words: Parameters<typeof seatedInRows>[1]): readonly Beat[] =>
  atOneThing(seatedInRows(beats, words));

/** Metres in the height of a grown person. */
const METRES = 1.72;

function sizeOf({ animatic }: Subject, look: SubjectLook): number {
  const metres = /^(\d+(?:\.\d+)?) ?m$/.exec(animatic?.["height"] ?? "")?.[1];
  return metres === undefined ? trueSize(look) : Math.min(6, Math.max(0.02, Number(metres) / METRES));
}

/** The hints on a subject, as words before its design: the first words count. */
function hintedDesign({ animatic = {}, design = "" }: Subject): string {
  const { kind, age, build, hair, clothes, colour, height, skin } = animatic;
  const words = [
    [colour, kind].filter(Boolean).join(" "),
    age,
    build,
    hair && (/\bhair|bald/i.test(hair) ? hair : `${hair} hair`),
    clothes && `wearing ${clothes}`,
    height !== undefined && !/\d/.test(height) ? height : undefined,
    skin && `${skin} skin`,
  ].filter(Boolean);
  if (words.length === 0) return design;
  const isOther = kind !== undefined && !/\b(?:person|child|crowd)\b/.test(kind);
  return isOther ? words.join(", ") : `${words.join(", ")}. ${design}`;
}

/** Looks of subjects that are only held, by id. */
export function readHeldLooks(scene: Scene): ReadonlyMap<string, SubjectLook> {
  const carried = (scene.before?.props ?? []).map((prop) => ({ ...prop, kind: "prop", speaker_index: -1 }) as const);
  const things = [...carried, ...scene.subjects.filter(({ kind }) => kind !== "character")];
  return new Map(things.map((subject) => [subject.id, lookOf(subject)]));
}

/** Who is only heard from off screen, and not named in what is seen, is not in the picture. */
function isShown({ id, name }: Subject, { dialogue, action }: Scene): boolean {
  const lines = dialogue.filter(({ speaker }) => speaker === id);
  if (lines.length === 0 || lines.some(({ mode }) => mode !== "os")) return true;
  const text = ` ${plainWords(action)} `;
  return [id, ...nameWords(name)].some((word) =>
    new RegExp(`[^\\p{L}]${escaped(plainWords(word))}[^\\p{L}]`, "u").test(text),
  );
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const MODEL = /\b(?:toy|model|miniature|paper|wind-up|tin|lego|remote)\b/i;

/** What is a vehicle by its shape is one, whatever list it stands in; a toy is none. */
function kindOf({ kind, design = "" }: Subject, look: SubjectLook): BlockedSubject["kind"] {
  if (kind === "character" || look.kind === "person") return "person";
  const isVehicle = look.kind === "thing" && Object.hasOwn(VEHICLES, look.look.shape) && !MODEL.test(design);
  const isMade = look.kind === "thing" && isCarried(look.look.shape);
  return isVehicle || (kind === "vehicle" && !isMade) ? "vehicle" : "prop";
}

function lookOf(subject: Subject, around: readonly string[] = []): SubjectLook {
  const { id, kind, name, of: base, base_design = null, pronoun = null } = subject;
  const design = hintedDesign(subject);
  const own = kind === "character" || kind === "vehicle" ? kind : "prop";
  return readLook({ id: base ?? id, kind: own, name, design, baseDesign: base_design, pronoun, around });
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

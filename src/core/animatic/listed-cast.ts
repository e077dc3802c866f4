// Who is in a shot, as listed and as named by its action, and how each looks: the members of a group one by one.
import type { Scene } from "../../contracts/files/shotlist.ts";
import { wordsOfPlace } from "./overlay/clean-text.ts";
import { MOST_MEMBERS } from "./people-counts.ts";
import { pronounOfMember, readMembers } from "./formations/read-members.ts";
import type { BlockedSubject } from "./blocking/blocked.ts";
import { actorOf, knownOf, nameWords, plainWords, type Listed } from "./actor-of.ts";
import type { Actor } from "./acting/acting.ts";
import type { Framing } from "./frame.ts";
import { groupsSaid } from "./unnamed/group-said.ts";
import type { Known } from "./unnamed/is-known.ts";
import { unnamedSubjects } from "./unnamed/unnamed-subjects.ts";
import { readLook, type SubjectLook } from "./looks/look.ts";
import { isCarried } from "./looks/props/find-prop.ts";
import { wordsIn } from "./looks/read-words.ts";
import { VEHICLES } from "./looks/vehicle-words.ts";

type Subject = Scene["subjects"][number];

export interface ListedCast {
  /** A group is one of them. */
  readonly subjects: readonly Listed[];
  /** Members of groups are each one of them. */
  readonly known: readonly Listed[];
  /** Whom and what the action is about: two who are one subject are two of them, a larger group is one. */
  readonly actors: readonly Actor[];
  readonly actorFor: (one: Listed) => Actor;
  /** Named by the action alone. */
  readonly isUnnamed: (subject: Subject) => boolean;
  /** By the id of a subject. */
  readonly isGroup: (lead: string) => boolean;
}

export function listCast(scene: Scene, framing: Framing): ListedCast {
  const shown = scene.subjects.filter((subject) => isShown(subject, scene));
  const dated = isDated(scene) ? wordsIn(wordsOfPlace(scene.location)) : [];
  const own = shown.map((subject) => castOf(subject, dated));
  const { listed, plurals } = knownIn(own, scene.action);
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
  const actorFor = ({ subject, kind, look }: Listed): Actor => {
    const actor = actorOf(subject, kind, look);
    const words = actor.words.filter((word) => isUnnamed(subject) || !unnamed.some(({ id }) => id === word));
    const lead = leadOf(subject.id);
    const together = plurals.get(subject.id);
    return {
      ...{ ...actor, words },
      ...(together && { plurals: [...(actor.plurals ?? []), ...together] }),
      ...(isPair(lead, kind) && { pair: lead }),
    };
  };
  const actors = subjects
    .flatMap((one) => (isPair(one.subject.id, one.kind) ? membersIn(one.subject.id) : [one]))
    .map(actorFor);
  const isGroup = (lead: string) => membersIn(lead).length >= LEAST_GROUP;
  return { subjects, known, actors, actorFor, isUnnamed, isGroup };
}

/** Whom the action may mean; and by the id of each whom it does not name, nouns that mean all of these: "the two boxers". */
function knownIn(
  own: readonly Listed[],
  action: string,
): { readonly listed: readonly Known[]; readonly plurals: ReadonlyMap<string, readonly string[]> } {
  const all = own.map((one) => ({ id: one.subject.id, known: knownOf(one, action) }));
  const said = groupsSaid(
    plainWords(action).match(/\p{L}+/gu) ?? [],
    all.map(({ known }) => known),
  );
  const groupsOf = ({ isPerson, isNamed }: Known) => said.filter(({ isOfAll }) => isPerson && (isOfAll || !isNamed));
  return {
    listed: all.map(({ known }) => ({ ...known, words: [...known.words, ...groupsOf(known).map(({ one }) => one)] })),
    plurals: new Map(all.map(({ id, known }) => [id, groupsOf(known).map(({ word }) => word)])),
  };
}

/** In a place of a year long gone, or of old Japan, whoever is not described is dressed as then, in all its shots. */
function isDated({ location }: Scene): boolean {
  return /\b1[0-9]{3}\b|\b(?:old|feudal|ancient|medieval) japan\b/i.test(
    `${location.description} ${wordsOfPlace(location)}`,
  );
}

/** `around`: words of the place, for whom the config does not know. */
function castOf(subject: Subject, around: readonly string[] = []): Listed {
  const look = lookOf(subject, around);
  const lives = look.kind === "creature" || look.kind === "animal" || look.kind === "robot";
  return { subject, kind: lives ? ("person" as const) : kindOf(subject, look), look };
}

/** "A pair of stilts" is one thing. */
const countedIn = ({ subject: { design = "" }, look }: Listed): ReturnType<typeof readMembers> =>
  look.kind === "thing" && look.look.shape === "stilts" ? undefined : readMembers(design);

/** A group is its members side by side, each somebody of their own. */
function membersOf(listed: Listed): readonly Subject[] {
  const { subject, look, kind } = listed;
  const lives = look.kind === "animal" || look.kind === "creature";
  const read = countedIn(listed);
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
export const LEAST_GROUP = 3;

/** Between the id of a group and a member's number. */
const MEMBER = " #";

/** The subject whose member an id means. */
export function leadOf(id: string): string {
  return id.split(MEMBER)[0] ?? id;
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

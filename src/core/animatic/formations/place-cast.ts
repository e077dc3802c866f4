// The spots of a whole cast: who is somebody by themselves in front, the groups behind, around or before them.
import { blockSubjects } from "../blocking/block-subjects.ts";
import type { BlockedSubject, Staging, SubjectPosition } from "../blocking/blocked.ts";
import type { Frame, Framing } from "../frame.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { FLYING } from "../stage/heads-apart.ts";
import { applyRelations } from "./apply-relations.ts";
import { placeGroup } from "./place-group.ts";
import { readFormation, type Formation } from "./read-formation.ts";

export interface CastOrder {
  readonly standings: readonly CastMember[];
  readonly framing: Framing;
  readonly frame: Frame;
  readonly words: string;
  readonly staging: Staging;
}

/** How far from the middle those stand who have an audience, and who go before the others. */
const ASIDE: Partial<Readonly<Record<Formation["way"], number>>> = { facing: 0.27, along: 0.2 };
/** Who drives a herd goes behind it. */
const DRIVES = /\b(?:driv|drov|herd|shoo|shepherd|chivvy)\w* (?:the|a|his|her|their)\b/;
const BEHIND_HERD = 0.36;
/** Of one group among several: so few are people by themselves. */
const FEW = 4;

export function placeCast(order: CastOrder): readonly SubjectPosition[] {
  const { standings, framing, frame } = order;
  const relations = new Map(standings.map(({ id, relation }) => [id, relation]));
  return applyRelations(spotsOf(order), { relationOf: (id) => relations.get(id), framing, frame });
}

function spotsOf(order: CastOrder): readonly SubjectPosition[] {
  const { standings, framing, frame, words, staging } = order;
  const group = groupOf(standings);
  if (group === undefined) return blockSubjects(standings, framing, frame, staging);
  const members = standings.filter((one) => one.group === group);
  const rest = standings.filter((one) => one.group !== group);
  const people = rest.filter(({ kind }) => kind === "person");
  if (framing.head > 1 && people.length > 0) return blockSubjects(rest, framing, frame, staging);
  const [lead] = members;
  const groupGoes = goes(lead) || goes(standings.find(({ id }) => id === lead?.boarding?.on));
  const formation = readFormation({
    ...{ words, seed: staging.seed, hasFocus: people.length > 0 },
    goesAlong: groupGoes && people.every(goes),
  });
  const side = wayOf(people[0] ?? members[0]);
  const isOne = formation.way === "along";
  const isDriven = isOne && DRIVES.test(words.toLowerCase());
  const aside = isDriven ? -side * BEHIND_HERD : (ASIDE[formation.way] ?? 0) * (isOne ? side : -side);
  const placed = blockSubjects(rest, framing, frame, { ...staging, aside });
  const others = placed.filter(({ standing }) => standing.kind === "person");
  const spots = placeGroup({
    ...{ members, formation, others, framing, frame, seed: staging.seed },
    goes: groupGoes ? side : undefined,
    isFlown: standings.some(({ beats }) => beats.some(({ gesture }) => FLYING.has(gesture))),
  });
  const goAlong = (spot: SubjectPosition): SubjectPosition => ({ ...spot, facing: side, pivot: frame.width / 2 });
  return [...placed.map((spot) => (isOne && spot.standing.kind === "person" ? goAlong(spot) : spot)), ...spots];
}

/** The id of the largest group of people or animals. */
function groupOf(standings: readonly CastMember[]): string | undefined {
  const ids = [...new Set(standings.flatMap(({ group }) => group ?? []))];
  const sizeOf = (id: string) => standings.filter(({ group }) => group === id).length;
  const [first] = ids.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (first === undefined) return undefined;
  const isFew = sizeOf(first) <= FEW && standings.every(({ group }) => group === first);
  return isFew && sizeOf(first) < FEW ? undefined : first;
}

function goes(member: CastMember | undefined): boolean {
  return member?.beats.some(({ way }) => way === "across" || way === "in" || way === "out") === true;
}

/** Who sits left of the line looks to the right. */
function wayOf(member: BlockedSubject | undefined): 1 | -1 {
  return (member?.seat ?? member?.index ?? 0) % 2 === 0 ? 1 : -1;
}

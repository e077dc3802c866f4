// The clips of a film with the corrections of their colours. What the script or the series asks for and nobody measured yet is measured now;
// what was measured of another picture does not count, and is told of. An assemble and a master both take their clips from here.
import type { Pass } from "../../../contracts/schema.ts";
import type { GradeRecord } from "../../../contracts/files/delivery/grade.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import { colourSetting } from "../../../core/grade/colour-setting.ts";
import type { ColourMatch } from "../../../core/lib/colour-match.ts";
import { contentHash } from "../../../core/lib/hash.ts";
import type { ClipGrade } from "../../../core/media/film/join-plan.ts";
import type { Take } from "../../../core/takes/take.ts";
import type { MeasuredClip } from "../../../media/film/assemble-run.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { isFreshGrade } from "../versions/judge-versions.ts";
import { findReference } from "./find-reference.ts";
import { measureGrade, type GradePorts } from "./measure-grade.ts";

export interface GradedClips<C> {
  readonly clips: readonly C[];
  readonly notes: readonly string[];
}

/** `pass` of a clip: the one that its take is of. Throws the signal's reason. */
export async function playGrades<C extends MeasuredClip & { readonly pass: Pass }>(
  ports: GradePorts,
  snapshot: PassSnapshot,
  clips: readonly C[],
  signal: AbortSignal,
): Promise<GradedClips<C>> {
  const notes: string[] = [];
  const graded: C[] = [];
  for (const clip of clips) {
    const take = snapshot.cutFacts.takes(clip.shot, clip.pass).find((each) => each.take === clip.take);
    const found = take && (await gradeOf(ports, snapshot, take, signal));
    if (typeof found === "string") notes.push(`${clip.shot}: ${found}; it plays as it is`);
    const grade = typeof found === "object" ? playedGrade(found) : undefined;
    graded.push(grade ? { ...clip, grade } : clip);
  }
  return { clips: graded, notes };
}

/** The record that counts, undefined where none is wanted, or a sentence about why there is none. */
async function gradeOf(
  ports: GradePorts,
  snapshot: PassSnapshot,
  take: Take,
  signal: AbortSignal,
): Promise<GradeRecord | string | undefined> {
  const record = take.grade?.record;
  const fresh = record !== undefined && (await isFreshGrade(ports, snapshot.ep, take));
  if (record?.asked === "request") {
    if (fresh) return record;
    return `the colours of take ${take.take} were matched on another picture: match them again`;
  }
  const wanted = settingOf(snapshot, take);
  if (!wanted) return undefined;
  try {
    const reference = await findReference(snapshot, take, wanted.match);
    if (fresh && isSame(record, wanted) && record.reference.sha1 === reference.record.sha1) return record;
    return (await measureGrade(ports, snapshot, { take, wanted, asked: "setting", reference }, signal)).record;
  } catch (error) {
    signal.throwIfAborted();
    return `the colours of take ${take.take} are not matched: ${reasonOf(error)}`;
  }
}

function settingOf(snapshot: PassSnapshot, { shot }: Take): ColourMatch | undefined {
  const story = snapshot.shots.find(({ id }) => id === shot)?.story ?? null;
  const wanted = colourSetting(snapshot, shot, story);
  return wanted && wanted.strength > 0 ? wanted : undefined;
}

function isSame(record: GradeRecord, { match, strength }: ColourMatch): boolean {
  return record.match === match && record.strength === strength;
}

/** What counts of what stands beside the take; nothing is measured. */
export async function standingGrade(
  ports: Pick<GradePorts, "fileHashes">,
  snapshot: PassSnapshot,
  take: Take,
): Promise<GradeRecord | undefined> {
  const record = take.grade?.record;
  if (!record || !(await isFreshGrade(ports, snapshot.ep, take))) return undefined;
  if (record.asked === "request") return record;
  const wanted = settingOf(snapshot, take);
  return wanted && isSame(record, wanted) ? record : undefined;
}

/** As a film plays it; undefined where it changes nothing. */
export function playedGrade({ look, strength, identity }: GradeRecord): ClipGrade | undefined {
  return identity || strength === 0 ? undefined : { look, strength, hash: contentHash({ look, strength }) };
}

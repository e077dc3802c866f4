// The pictures that a take's colours are matched to: the plate of its place, the picture that it began from, or another shot's take.
import { join, posix } from "node:path";
import type { GradeRecord } from "../../../contracts/files/delivery/grade.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import type { Trust } from "../../../core/grade/match-colours.ts";
import { shotOfMatch } from "../../../core/lib/colour-match.ts";
import { isUsable, mp4Of, pathOf, sidecarOf, type Take } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import type { SamplePart } from "../../../media/sample-colours.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

export interface GradeReference {
  readonly file: string;
  readonly part: SamplePart;
  readonly trust: Trust;
  readonly record: GradeRecord["reference"];
}

/** What is compared of the take itself. */
export function partOfTake({ trust }: GradeReference): SamplePart {
  return trust === "same picture" ? "first" : "whole";
}

/** Throws a sentence about what is missing. */
export async function findReference(snapshot: PassSnapshot, take: Take, match: string): Promise<GradeReference> {
  const shot = shotOfMatch(match);
  if (shot !== undefined) return findShot(snapshot, take, shot);
  return match === "plate" ? findPlate(snapshot, take) : findFirst(snapshot, take);
}

async function findPlate(snapshot: PassSnapshot, take: Take): Promise<GradeReference> {
  const { series, text, shots } = snapshot;
  const id = shots.find((each) => each.id === take.shot)?.story?.plate;
  const plate = id === undefined ? undefined : series?.locations.get(id)?.plate;
  if (!plate || !text)
    throw new Error("its place names no plate: name one in the series config, or match it to a shot");
  const path = posix.join(text.configFolder, plate);
  const file = await findRefFile(snapshot.reach, path);
  if (file === undefined) throw new Error(`the plate ${path} is not there: make or import it first`);
  const record = { path, sha1: await fileHash(snapshot.fileHashes, file) };
  return { file, part: "picture", trust: "same place", record };
}

/** The picture that the take was started from, as long as its file is still that one; else the end of the take that it carried on from. */
async function findFirst(snapshot: PassSnapshot, take: Take): Promise<GradeReference> {
  const sidecar = sidecarOf(take);
  const first = sidecar?.refs.find(({ role }) => role === "first");
  const file = first && (await findRefFile(snapshot.reach, first.path));
  if (first && file !== undefined) {
    const sha1 = await fileHash(snapshot.fileHashes, file);
    if (sha1 === first.sha1)
      return { file, part: "picture", trust: "same picture", record: { path: first.path, sha1 } };
    throw new Error(
      `the picture that it began from, ${first.path}, is another one by now: match it to a shot or the plate`,
    );
  }
  const from = sidecar?.continued_from;
  if (!from) throw new Error("no picture began it: match it to a shot or the plate");
  const before = snapshot.cutFacts.takes(from.shot, from.pass).find((each) => each.take === from.take);
  if (!before) throw new Error(`${from.shot} take ${from.take}, which it carried on from, is gone`);
  return { ...(await ofTake(snapshot, before)), part: "last", trust: "same picture" };
}

async function findShot(snapshot: PassSnapshot, take: Take, shot: string): Promise<GradeReference> {
  if (shot === take.shot) throw new Error("a shot cannot be matched to itself: name another one");
  const entry = snapshot.cut.find((each) => each.entry.shot === shot)?.entry;
  const other = entry && takeInUse(entry, snapshot.cutFacts);
  if (!entry) throw new Error(`there is no shot ${shot} in the cut to match it to`);
  if (!other) throw new Error(`${shot} has no take to match it to: render it first`);
  return { ...(await ofTake(snapshot, other)), part: "whole", trust: "same scene" };
}

async function ofTake(snapshot: PassSnapshot, take: Take): Promise<Pick<GradeReference, "file" | "record">> {
  const path = pathOf(take, mp4Of(take));
  if (!isUsable(take) || path === null) throw new Error(`${take.shot} take ${take.take} has no picture to match it to`);
  const file = join(snapshot.ep, path);
  const sha1 = await fileHash(snapshot.fileHashes, file);
  return { file, record: { path, sha1, shot: take.shot, take: take.take, pass: take.pass } };
}

// Measures how a take's colours are brought to those of others, and keeps that beside the take.
import { basename, join } from "node:path";
import type { GradeRecord } from "../../../contracts/files/delivery/grade.ts";
import { matchColours } from "../../../core/grade/match-colours.ts";
import { cubeText } from "../../../core/grade/write-cube.ts";
import type { ColourMatch } from "../../../core/lib/colour-match.ts";
import { mp4Of, type Take, type TakeGrade } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { stampOfFilm, writeGrade } from "../../../disk/takes/grades.ts";
import { stamp } from "../../../machine/clock.ts";
import { sampleColours } from "../../../media/sample-colours.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { partOfTake, type GradeReference } from "./find-reference.ts";

export type GradePorts = Pick<StudioPorts, "tools" | "fileHashes" | "locks" | "clock">;

export interface GradeOrder {
  readonly take: Take;
  readonly wanted: ColourMatch;
  readonly asked: GradeRecord["asked"];
  readonly reference: GradeReference;
}

/** The grade as it stands beside the take now. Throws a sentence, or the signal's reason. */
export async function measureGrade(
  ports: GradePorts,
  { ep }: Pick<PassSnapshot, "ep">,
  { take, wanted, asked, reference }: GradeOrder,
  signal: AbortSignal,
): Promise<TakeGrade> {
  const name = mp4Of(take);
  if (name === undefined) throw new Error(`take ${take.take} has no video`);
  const mp4 = join(ep, take.folder, name);
  // Before the measuring: a film that is replaced meanwhile is another one then.
  const source = await stampOfFilm(mp4);
  const hash = await fileHash(ports.fileHashes, mp4);
  const tools = await ports.tools();
  const clip = await sampleColours(tools, mp4, partOfTake(reference), signal);
  const others = await sampleColours(tools, reference.file, reference.part, signal);
  const { look, identity, distance } = matchColours(clip, others, reference.trust);
  const record: GradeRecord = {
    version: 1,
    ...wanted,
    asked,
    reference: reference.record,
    look,
    identity,
    distance,
    made_from: hash,
    made_from_stamp: source,
    made: stamp(ports.clock.now()),
  };
  const cube = cubeText(`${basename(name, ".mp4")} matched to ${wanted.match}`, look, wanted.strength);
  await writeGrade(ep, take, { record, cube }, ports.locks);
  return { record, cube: `${basename(name, ".mp4")}.cube`, source };
}

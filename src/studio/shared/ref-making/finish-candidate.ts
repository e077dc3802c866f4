// Makes what a backend delivered a candidate: a picture that is measured, or a wav of a voice. Writes files only, and returns what the record
// says of them.
import { basename, extname, join } from "node:path";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { parsePictureHeader } from "../../../core/media/picture-file.ts";
import { panoNotes } from "../../../core/refs/panorama.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile } from "../../../machine/files.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { probeMedia } from "../../../media/probe.ts";
import { measureSeam } from "../../../media/refs/measure-seam.ts";
import { cutSound } from "../../../media/stage/cut-sound.ts";
import type { StudioPorts } from "../../ports.ts";
import type { Delivered } from "../take-pipeline/run.ts";
import type { MakingCandidate } from "./stage-candidate.ts";

export type FinishCandidatePorts = Pick<StudioPorts, "clock" | "tools">;

export async function finishCandidate(
  ports: FinishCandidatePorts,
  candidate: MakingCandidate,
  delivered: Delivered,
): Promise<Partial<RefSidecar>> {
  const { spec, folder, stem } = candidate;
  const { record } = spec;
  const main = delivered.files.find(({ role }) => role === spec.files.main);
  if (!main) throw new Error(`the run made no ${spec.files.main}`);
  for (const file of delivered.files) if (file !== main) await removeFile(file.path);
  const facts =
    spec.files.main === "audio"
      ? await finishVoice(ports, candidate, main.path)
      : await finishPicture(main.path, record);
  const { answer, cost, madeWith = {} } = delivered;
  const expected = join(folder, `${stem}${extname(main.path)}`);
  if (spec.files.main === "image" && expected !== main.path)
    throw new Error(`${basename(main.path)} is not the candidate's own name`);
  return {
    finished: stamp(ports.clock.now()),
    ...facts,
    made_with: { ...madeWith },
    ...(answer && { request: { ...answer, request: cost?.request ?? null, credits: cost?.credits ?? null } }),
  };
}

async function finishPicture(path: string, record: RefSidecar): Promise<Partial<RefSidecar>> {
  const header = parsePictureHeader(await readWhole(path));
  if (!header) {
    await removeFile(path);
    throw new Error("what was made cannot be read as a picture");
  }
  const { width, height } = header;
  const notes = record.notes ?? [];
  if (record.source !== "pano") return { width, height };
  return { width, height, notes: [...notes, ...panoNotes({ width, height, ...(await measureSeam(path)) })] };
}

/** Whatever sound it is becomes a wav. */
async function finishVoice(
  { tools }: FinishCandidatePorts,
  { folder, stem, signal, spec: { record } }: MakingCandidate,
  path: string,
): Promise<Partial<RefSidecar>> {
  const wav = join(folder, `${stem}.wav`);
  if (path !== wav) {
    await cutSound(await tools(), { from: path, to: wav }, signal);
    await removeFile(path);
  }
  const { seconds } = await probeMedia(await tools(), wav);
  return { ...(seconds !== null ? { seconds } : {}), ...(record.line !== undefined && { line: record.line }) };
}

// Makes what a backend delivered a candidate: a picture that is measured, or a wav of a voice. Writes files only, and returns what the record
// says of them.
import { join } from "node:path";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { isWholePicture, parsePictureHeader } from "../../../core/media/picture-file.ts";
import { describePanorama } from "../../../core/refs/panorama.ts";
import { stamp } from "../../../machine/clock.ts";
import { moveFile, removeFile } from "../../../machine/files.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { probeMedia } from "../../../media/probe.ts";
import { measureSeam } from "../../../media/refs/measure-seam.ts";
import { cutSound } from "../../../media/stage/cut-sound.ts";
import type { StudioPorts } from "../../ports.ts";
import type { Delivered } from "../take-pipeline/run.ts";
import type { MakingCandidate } from "./candidate-job.ts";

export type FinishCandidatePorts = Pick<StudioPorts, "clock" | "tools">;

export async function finishCandidate(
  ports: FinishCandidatePorts,
  candidate: MakingCandidate,
  delivered: Delivered,
): Promise<Partial<RefSidecar>> {
  const { spec } = candidate;
  const main = delivered.files.find(({ role }) => role === spec.files.main);
  if (!main) throw new Error(`the run made no ${spec.files.main}`);
  for (const file of delivered.files) if (file !== main) await removeFile(file.path);
  const isVoice = spec.files.main === "audio";
  const facts = isVoice ? await finishVoice(ports, candidate, main.path) : await finishPicture(candidate, main.path);
  const made = { finished: stamp(ports.clock.now()), ...facts, made_with: { ...delivered.madeWith } };
  return delivered.answer ? { ...made, request: requestOf(delivered.answer, delivered.cost) } : made;
}

/** Who made a hosted one, and what it cost there. */
function requestOf(answer: NonNullable<Delivered["answer"]>, cost: Delivered["cost"]) {
  return { ...answer, request: cost?.request ?? null, credits: cost?.credits ?? null };
}

/** By what it is, whatever its address or its host called it. */
const ENDINGS: Readonly<Record<string, string>> = { png: ".png", jpeg: ".jpg", webp: ".webp" };

async function finishPicture(
  { folder, stem, spec: { record } }: MakingCandidate,
  delivered: string,
): Promise<Partial<RefSidecar>> {
  const bytes = await readWhole(delivered);
  const header = parsePictureHeader(bytes);
  const ending = header && ENDINGS[header.kind];
  if (!header || ending === undefined || !isWholePicture(bytes)) {
    await removeFile(delivered);
    throw new Error("what was made cannot be read as a picture");
  }
  const path = join(folder, `${stem}${ending}`);
  if (path !== delivered) await moveFile(delivered, path);
  const { width, height } = header;
  if (record.source !== "pano") return { width, height };
  const measured = describePanorama({ width, height, ...(await measureSeam(path)) });
  return { ...measured, notes: [...(record.notes ?? []), ...measured.notes] };
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

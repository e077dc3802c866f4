// Makes the files that a take's graph reads: cut, composed and named by their bytes, so that a host stores each of them once. What
// docs/format.md "Takes" lists stands beside the take, the rest in the job's scratch folder.
import { extname, join } from "node:path";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Take } from "../../../core/takes/take.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import type { OpeningPicture } from "../../../core/render/continuity.ts";
import { takeStem } from "../../../core/lib/names.ts";
import type { PlannedInput } from "../../../core/inputs/plan-inputs.ts";
import type { UploadedInput } from "../../../hosts/backend.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { writeInFolder } from "../../../machine/write-file.ts";
import { makeFolder } from "../../../machine/files.ts";
import { cutSound } from "../../../media/stage/cut-sound.ts";
import { makePicture, type PictureOrder } from "../../../media/stage/make-picture.ts";
import type { StudioPorts } from "../../ports.ts";

type Ports = Pick<StudioPorts, "tools">;

/** Where staging leaves what it makes: for a job beside its take and in the scratch folder, for a dry run in a folder that is thrown away. */
export interface StagingPlace {
  /** Absolute folder of the files that are kept with the take. */
  readonly beside: string;
  /** Absolute folder of those that are made on the way; made when it is first asked for. */
  readonly scratch: () => Promise<string>;
  /** The picture that a shot opens with which carries on from a take. */
  readonly openingPicture: (source: Take) => Promise<OpeningPicture>;
}

export interface FilesOrder {
  readonly record: Sidecar;
  readonly target: VideoTarget;
  readonly place: Pick<StagingPlace, "beside" | "scratch">;
  readonly signal: AbortSignal;
}

/** Folder of a host's inputs that all our uploads go to. */
const UPLOADS = "studio";

/** One after the other: each may take a thread and some hundred megabytes. */
export async function stageFiles(
  ports: Ports,
  take: FilesOrder,
  planned: readonly PlannedInput[],
): Promise<UploadedInput[]> {
  const staged: UploadedInput[] = [];
  for (const [index, input] of planned.entries()) {
    take.signal.throwIfAborted();
    const path = await stageInput(ports, take, input, index);
    const name = await uploadName(path);
    staged.push({
      role: staged.some(({ role }) => role === input.role) ? `${input.role}_${index + 1}` : input.role,
      path,
      name,
    });
  }
  return staged;
}

/** The file that is uploaded: the reference itself where nothing is cut off it. */
async function stageInput(ports: Ports, take: FilesOrder, { source }: PlannedInput, index: number): Promise<string> {
  if (source.is === "picture" && !source.crop) return source.file;
  const path = await pathFor(take, source, index);
  if (source.is === "sound") {
    const { file, window } = source;
    await cutSound(await ports.tools(), { from: file, to: path, ...(window && { window }) }, take.signal);
  } else {
    await writeInFolder(path, await makePicture(orderOf(source, take)));
  }
  return path;
}

async function pathFor({ place, record }: FilesOrder, source: PlannedInput["source"], index: number): Promise<string> {
  const ending = source.is === "sound" ? ".wav" : ".png";
  if ("keptAs" in source && source.keptAs !== undefined) {
    return join(place.beside, `${takeStem(record.shot, record.take)}_${source.keptAs}${ending}`);
  }
  return join(await place.scratch(), `${index + 1}${ending}`);
}

function orderOf(
  source: Exclude<PlannedInput["source"], { is: "sound" }>,
  { record, target }: FilesOrder,
): PictureOrder {
  const size = { width: record.width, height: record.height };
  switch (source.is) {
    case "picture":
      return { make: "part", picture: source };
    case "keyframe":
      return { make: "keyframe", file: source.file, size };
    case "grey":
      return { make: "grey", size };
    case "composed":
      return { make: "composed", panels: source.panels, size, rules: requirePanels(target) };
  }
}

function requirePanels({ panels, label }: VideoTarget) {
  if (!panels) throw new Error(`${label} composes no pictures`);
  return panels;
}

/** The job's folder for what is made on the way; removed when the job has ended. */
export async function scratchOf({ scratch }: Pick<StudioPorts, "scratch">, job: string): Promise<string> {
  const folder = join(scratch, job);
  await makeFolder(folder);
  return folder;
}

/** The name that the same bytes always get in a host. */
export async function uploadName(path: string): Promise<string> {
  return `${UPLOADS}/${sha1(await readWhole(path))}${extname(path).toLowerCase()}`;
}

// Makes the pictures that a candidate's work reads: panels cut from sheets, one composite of several, the canvas of a panorama. Each is named
// by its bytes, so that a host stores it once; composites are kept under `_composites/`.
import { join } from "node:path";
import type { RefSidecar, UsedReference } from "../../../contracts/files/refs.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import { candidatesFolder } from "../../../core/refs/ref-names.ts";
import { PLATE_DEGREES } from "../../../core/refs/panorama.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import type { UploadedInput } from "../../../hosts/backend.ts";
import { exists } from "../../../machine/paths.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { writeAtomic, writeInFolder } from "../../../machine/write-file.ts";
import { makePicture } from "../../../media/stage/make-picture.ts";
import type { StudioPorts } from "../../ports.ts";
import { scratchOf, uploadName } from "../take-pipeline/stage-files.ts";
import type { CandidateNow } from "./candidate-job.ts";

interface StagedPictures {
  readonly inputs: readonly UploadedInput[];
  readonly patch: Partial<RefSidecar>;
}

export async function stagePictures(
  { scratch }: Pick<StudioPorts, "scratch">,
  now: CandidateNow,
): Promise<StagedPictures> {
  const { record, target, job } = now;
  const references = record.references ?? [];
  if (references.length === 0) return { inputs: [], patch: {} };
  const folder = await scratchOf({ scratch }, job);
  if (target.kind === "image" && target.capabilities.mode === "pano") return stageCanvas(now, references, folder);
  const used: UsedReference[] = [];
  const inputs: UploadedInput[] = [];
  for (const [index, reference] of references.entries()) {
    now.signal.throwIfAborted();
    const made = reference.parts
      ? await composite(now, reference)
      : await single(now, reference, join(folder, `${index + 1}.png`));
    used.push(made.used);
    inputs.push({ role: "reference", path: made.path, name: await uploadName(made.path) });
  }
  return { inputs, patch: { references: used } };
}

interface Picture {
  readonly path: string;
  readonly used: UsedReference;
}

/** The file itself, or the panel of it; with its hash as it is now. */
async function single({ making }: CandidateNow, reference: UsedReference, to: string): Promise<Picture> {
  const file = await requireFile(making.facts.reach, reference.path ?? "", "own and opened");
  const used = { ...reference, sha1: sha1(await readWhole(file)) };
  if (!reference.crop) return { path: file, used };
  await writeInFolder(to, await makePicture({ make: "part", picture: { file, crop: reference.crop } }));
  return { path: to, used };
}

/** Figures side by side, two thirds of the frame tall, on the place's picture or on white. */
async function composite(now: CandidateNow, reference: UsedReference): Promise<Picture> {
  const { making, record } = now;
  const parts = (reference.parts ?? []) as readonly UsedReference[];
  const found = await Promise.all(
    parts.map(async (part) => ({
      part,
      file: await requireFile(making.facts.reach, part.path ?? "", "own and opened"),
    })),
  );
  const picture = ({ part: { crop }, file }: (typeof found)[number]) => ({ file, ...(crop && { crop }) });
  const plate = found.find(({ part }) => part.kind === "location");
  const figures = found.filter((each) => each !== plate).map(picture);
  const size = { width: record.width ?? 1024, height: record.height ?? 1024 };
  const png = await makePicture({ make: "group", figures, plate: plate ? picture(plate) : null, size });
  const hash = sha1(png);
  const path = await requireOwnPath(
    making.facts.ep,
    ...candidatesFolder(record.ref).split("/"),
    "_composites",
    `${hash}.png`,
  );
  if (!(await exists(path))) await writeAtomic(path, png);
  const kept = `${candidatesFolder(record.ref)}/_composites/${hash}.png`;
  return { path, used: { ...reference, path: kept, sha1: hash } };
}

/** The plate on a canvas that the engine fills. */
async function stageCanvas(
  now: CandidateNow,
  references: readonly UsedReference[],
  folder: string,
): Promise<StagedPictures> {
  const [plate] = references;
  const { width, height } = now.record;
  if (!plate?.path || width === null || height === null)
    throw new Error("the panorama has no plate to be painted round");
  const file = await requireFile(now.making.facts.reach, plate.path, "own and opened");
  const path = join(folder, "canvas.png");
  await writeInFolder(
    path,
    await makePicture({ make: "canvas", file, size: { width, height }, degrees: PLATE_DEGREES }),
  );
  const used = { ...plate, sha1: sha1(await readWhole(file)) };
  return { inputs: [{ role: "canvas", path, name: await uploadName(path) }], patch: { references: [used] } };
}

// Opens the pictures a take may show. What cannot be shown is left out with a note: the take is drawn all the same.
import { basename } from "node:path";
import type { Pictures } from "../../../core/animatic/pictures.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { isCode } from "../../../machine/paths.ts";
import { loadImage, type Image } from "../paint/canvas.ts";
import type { Reference } from "../subjects/reference-picture.ts";
import { isVast, parsePictureHeader } from "../../../core/media/picture-file.ts";

export interface LoadedPictures {
  readonly plate: Image | undefined;
  readonly first: Image | undefined;
  readonly last: Image | undefined;
  readonly subjects: ReadonlyMap<string, Reference>;
  /** One sentence for each picture that could not be shown. */
  readonly notes: readonly string[];
}

export async function loadPictures(pictures: Pictures): Promise<LoadedPictures> {
  const notes: string[] = [];
  const load = (path: string | null) => loadOne(path, notes);
  const subjects = new Map<string, Reference>();
  for (const [id, { path, panel }] of Object.entries(pictures.subjects)) {
    const picture = await load(path);
    if (picture) subjects.set(id, { picture, panel });
  }
  const [plate, first, last] = [await load(pictures.plate), await load(pictures.first), await load(pictures.last)];
  return { plate, first, last, subjects, notes };
}

async function loadOne(path: string | null, notes: string[]): Promise<Image | undefined> {
  if (path === null) return undefined;
  try {
    const bytes = await readWhole(path);
    const reason = refusal(bytes);
    if (reason === undefined) return await loadImage(bytes);
    notes.push(`${basename(path)} ${reason}, so the take is drawn without it`);
  } catch (error) {
    const reason = isCode(error, "ENOENT") ? "is not there" : "cannot be read as a picture";
    notes.push(`${basename(path)} ${reason}, so the take is drawn without it`);
  }
  return undefined;
}

function refusal(bytes: Uint8Array): string | undefined {
  const header = parsePictureHeader(bytes);
  if (!header) return "cannot be read as a picture";
  return isVast(header) ? "has more than a hundred million pixels" : undefined;
}

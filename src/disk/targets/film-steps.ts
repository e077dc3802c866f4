// What hosts can make of finished films, as it ships: `upscale.json` beside targets, and the steps under `steps/`. A bad file never hides the
// others. docs/format.md "Target files".
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { FILM_STEPS, FilmStep, LatentUpscale, type FilmStepName } from "../../contracts/files/film-step.ts";
import { readChecked } from "../reading/json-file.ts";

export interface FilmSteps {
  /** By the id of the target whose takes it samples again. */
  readonly latentUpscales: ReadonlyMap<string, LatentUpscale>;
  readonly filmSteps: ReadonlyMap<FilmStepName, FilmStep>;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

/** `folder`: of the shipped targets. */
export async function readFilmSteps(folder: string): Promise<FilmSteps> {
  const problems: { path: string; message: string }[] = [];
  const latentUpscales = new Map<string, LatentUpscale>();
  for (const path of await findUpscales(folder)) {
    const read = await readChecked(path, LatentUpscale);
    if (read.is === "there") latentUpscales.set(basename(dirname(path)), read.value);
    else if (read.is !== "absent") problems.push({ path, message: read.problem });
  }
  const filmSteps = new Map<FilmStepName, FilmStep>();
  for (const name of FILM_STEPS) {
    const path = join(folder, "steps", `${name}.json`);
    const read = await readChecked(path, FilmStep);
    if (read.is === "there") filmSteps.set(name, read.value);
    else problems.push({ path, message: read.is === "absent" ? "it is not there" : read.problem });
  }
  return { latentUpscales, filmSteps, problems };
}

async function findUpscales(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile() && entry.name === "upscale.json");
  return found.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

// The steps that hosts run on finished takes, as files: `steps/<name>.json` of the shipped targets, and `upscale.json` beside each target
// that samples its takes again. Read when they are first asked for: few starts need them.
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { FILM_STEPS, FilmStep, UpscaleGraph, type FilmStepName } from "../../contracts/files/host/film-step.ts";
import { readChecked, readOnce } from "../reading/json-file.ts";

export interface FilmSteps {
  readonly steps: Readonly<Record<FilmStepName, FilmStep>>;
  /** By the target's id, which is its folder's name. */
  readonly upscales: ReadonlyMap<string, UpscaleGraph>;
}

/** Reads once; a failure is not kept. */
export function openFilmSteps(folder: string): () => Promise<FilmSteps> {
  return readOnce(() => readFilmSteps(folder));
}

export async function readFilmSteps(folder: string): Promise<FilmSteps> {
  const named = FILM_STEPS.map(async (name) => [
    name,
    await readShipped(join(folder, "steps", `${name}.json`), FilmStep),
  ]);
  const steps = Object.fromEntries(await Promise.all(named)) as FilmSteps["steps"];
  return { steps, upscales: new Map(await readUpscales(join(folder, "video"))) };
}

async function readUpscales(folder: string): Promise<(readonly [string, UpscaleGraph])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(({ name }) => name === "upscale.json")
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => [basename(dirname(path)), await readShipped(path, UpscaleGraph)] as const),
  );
}

async function readShipped<S extends typeof FilmStep | typeof UpscaleGraph>(path: string, schema: S) {
  const read = await readChecked(path, schema);
  if (read.is === "there") return read.value;
  const why = read.is === "absent" ? "it is not there" : read.problem;
  throw new Error(`${basename(path)} of the shipped targets cannot be used (${why}): install the package again`);
}

// What a model file has to hold so that a host takes it for one of a family: names of tensors as patterns, each with its shape.
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

export interface Recipe {
  readonly about: string;
  /** Of model files, as `src/targets/families.json` names them. */
  readonly families: readonly string[];
  /** `F32` where the host or a node converts nothing; `BF16` otherwise. */
  readonly dtype?: "BF16" | "F32";
  /** What stands in the header beside the tensors; a value that is no text is written as JSON. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Tensors of bytes, by what they hold. */
  readonly texts?: Readonly<Record<string, "pieces" | "tekken" | "tokenizer">>;
  /** Other recipes whose tensors the file holds as well, by the prefix that their names get. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Pattern to shape: `blocks.{0..1}.{q,k}.weight` to `128x64`; the empty text is a single number. */
  readonly tensors?: Readonly<Record<string, string>>;
}

const FOLDER = "test/support/graphs/recipes";

export type Recipes = ReadonlyMap<string, Recipe>;

/** By name, which is the file's, and by each family. */
export async function readRecipes(): Promise<Recipes> {
  const found = new Map<string, Recipe>();
  for (const entry of await readdir(FOLDER, { recursive: true })) {
    if (!entry.endsWith(".json")) continue;
    const recipe = JSON.parse(await readFile(join(FOLDER, entry), "utf8")) as Recipe;
    for (const name of new Set([basename(entry, ".json"), ...recipe.families])) {
      if (found.has(name)) throw new Error(`two recipes are for ${name}`);
      found.set(name, recipe);
    }
  }
  return found;
}

/** Every tensor of a recipe with its shape, those of its parts too. */
export function tensorsOf(recipe: Recipe, recipes: Recipes, prefix = ""): Map<string, readonly number[]> {
  const tensors = new Map<string, readonly number[]>();
  for (const [pattern, shape] of Object.entries(recipe.tensors ?? {})) {
    for (const name of expand(pattern)) tensors.set(prefix + name, shape === "" ? [] : shape.split("x").map(Number));
  }
  for (const [under, name] of Object.entries(recipe.parts ?? {})) {
    const part = recipes.get(name);
    if (!part) throw new Error(`there is no recipe ${name}`);
    for (const [key, shape] of tensorsOf(part, recipes, prefix + under)) tensors.set(key, shape);
  }
  return tensors;
}

/** `a.{0..2}.{x,y}` to its six names. */
export function expand(pattern: string): string[] {
  const found = /\{(?<choices>[^{}]*)\}/.exec(pattern);
  if (!found) return [pattern];
  const [before, after] = [pattern.slice(0, found.index), pattern.slice(found.index + found[0].length)];
  const rest = expand(after);
  return found
    .groups!["choices"]!.split(",")
    .flatMap((choice) => range(choice).flatMap((each) => rest.map((end) => before + each + end)));
}

function range(choice: string): string[] {
  const [first, last] = choice.split("..");
  if (last === undefined) return [choice];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => String(Number(first) + i));
}

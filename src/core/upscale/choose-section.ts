// Which section of a show's recipe covers a target: its id, else the longest glob that fits, else `*`. docs/http.md "Upscale".
import type { MasterRecipe, UpscaleFields } from "../../contracts/files/upscale.ts";
import { matchesGlob } from "../models/glob.ts";
import type { TargetNames } from "../takes/take.ts";

export interface ChosenSection {
  readonly key: string;
  readonly fields: UpscaleFields;
}

export function chooseSection(recipe: MasterRecipe, target: TargetNames): ChosenSection | null {
  const sections = recipe.targets ?? {};
  const names = [target.id, ...(target.aliases ?? [])];
  const own = names.find((name) => Object.hasOwn(sections, name));
  const key = own ?? longest(Object.keys(sections).filter((glob) => names.some((name) => fits(glob, name))));
  const fields = key === undefined ? undefined : sections[key];
  return key !== undefined && fields ? { key, fields } : null;
}

function fits(glob: string, name: string): boolean {
  return glob.includes("*") && matchesGlob(glob, name);
}

function longest(globs: readonly string[]): string | undefined {
  return globs.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
}

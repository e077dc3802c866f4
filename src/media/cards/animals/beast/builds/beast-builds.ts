// The build of each four-legged animal.
import type { BeastBuild, BeastSpecies } from "../build.ts";
import { DOGS_AND_CATS } from "./dogs-and-cats.ts";
import { HOOFED } from "./hoofed.ts";
import { SMALL_AND_SCALED } from "./small-and-scaled.ts";

export const BEAST_BUILDS: Readonly<Record<BeastSpecies, BeastBuild>> = {
  ...DOGS_AND_CATS,
  ...HOOFED,
  ...SMALL_AND_SCALED,
};

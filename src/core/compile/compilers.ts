// The prompt style modules by the name that a target file gives them. A target without one is built for another.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { compileAnimatic } from "./compile-animatic.ts";
import type { Compiler } from "./shot/shot-plan.ts";
import { compileProse, compileSheetProse, compileSilentProse } from "./styles/compile-prose.ts";
import { compileFields } from "./styles/fields/compile-fields.ts";
import { compileSections } from "./styles/sections/compile-sections.ts";

const COMPILERS: ReadonlyMap<string, Compiler> = new Map<string, Compiler>([
  ["animatic", compileAnimatic],
  ["sections", compileSections],
  ["fields", compileFields],
  ["prose", compileProse],
  ["silent-prose", compileSilentProse],
  ["sheet-prose", compileSheetProse],
]);

export function findCompiler({ compiler }: VideoTarget): Compiler | undefined {
  return compiler === null ? undefined : COMPILERS.get(compiler);
}

export function isCompilable(target: VideoTarget): boolean {
  return findCompiler(target) !== undefined;
}

// The prompt style modules by the name that a target file gives them. A target without one is built for another.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { compileAnimatic } from "./compile-animatic.ts";
import type { Compiler } from "./shot/shot-plan.ts";

const COMPILERS: ReadonlyMap<string, Compiler> = new Map([["animatic", compileAnimatic]]);

export function findCompiler({ compiler }: VideoTarget): Compiler | undefined {
  return compiler === null ? undefined : COMPILERS.get(compiler);
}

export function isCompilable(target: VideoTarget): boolean {
  return findCompiler(target) !== undefined;
}

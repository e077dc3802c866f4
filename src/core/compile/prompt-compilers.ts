// The compiler of each prompt style. A new way of writing prompts is a file in `styles/`, its name in `PROMPT_STYLES`, and a line here.
import type { PromptCompilers } from "./build-model.ts";
import { compileSections } from "./styles/sections/compile-sections.ts";
import { compileProse, compileSheetProse, compileSilentProse } from "./styles/prose/compile-prose.ts";
import { compileFields } from "./styles/compile-fields.ts";
import { compileAnimatic } from "./styles/compile-animatic.ts";

export const PROMPT_COMPILERS: PromptCompilers = {
  animatic: compileAnimatic,
  sections: compileSections,
  fields: compileFields,
  prose: compileProse,
  "silent-prose": compileSilentProse,
  "sheet-prose": compileSheetProse,
};

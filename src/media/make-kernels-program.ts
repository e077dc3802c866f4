// Runs when the studio is built: compiles the kernels of drawing and of upscales.
import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { run } from "../machine/spawn.ts";

const COMPILER = fileURLToPath(import.meta.resolve("assemblyscript/bin/asc.js"));
const FLAGS = "-O3 --enable simd --runtime stub --noAssert --importMemory --initialMemory 2".split(" ");

const root = await realpath(".");
for (const name of ["animatic", "upscale"]) {
  const kernel = `dist/src/media/${name}/kernel/kernel.wasm`;
  await run(
    process.execPath,
    [COMPILER, `src/media/${name}/kernel/assembly/kernel.ts`, "--outFile", kernel, ...FLAGS],
    {
      cwd: root,
    },
  );
}

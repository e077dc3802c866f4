// Runs when the studio is built: compiles the kernels of drawing and of upscales, each only if it or what it is made from has changed.
import { readFile, readdir, realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { sha1 } from "../core/lib/hash.ts";
import { run } from "../machine/spawn.ts";
import { writeAtomic } from "../machine/write-file.ts";

const COMPILER = fileURLToPath(import.meta.resolve("assemblyscript/bin/asc.js"));
const COMPILED_BY = fileURLToPath(import.meta.resolve("assemblyscript/package.json"));
const FLAGS = "-O3 --enable simd --runtime stub --noAssert --importMemory --initialMemory 2".split(" ");

const root = await realpath(".");
const bytesOf = async (path: string) => readFile(resolve(root, path)).catch(() => "");

/** Of the kernel as it is and of all that it is made from: the compiler, its flags, and the sources by their names. */
async function stateOf(kernel: string, sources: string): Promise<string> {
  const names = (await readdir(join(root, sources))).toSorted();
  const paths = [kernel, COMPILED_BY, ...names.map((name) => `${sources}/${name}`)];
  const hashes = await Promise.all(paths.map(async (path) => `${path} ${sha1(await bytesOf(path))}`));
  return sha1([...FLAGS, ...hashes].join("\n"));
}

for (const name of ["animatic", "upscale"]) {
  const sources = `src/media/${name}/kernel/assembly`;
  const folder = `dist/src/media/${name}/kernel`;
  const kernel = `${folder}/kernel.wasm`;
  const known = `dist/.kernel-${name}`;
  if ((await bytesOf(known)).toString() === (await stateOf(kernel, sources))) continue;
  await run(process.execPath, [COMPILER, `${sources}/kernel.ts`, "--outFile", kernel, ...FLAGS], {
    cwd: root,
  });
  await writeAtomic(join(root, known), await stateOf(kernel, sources));
}

// Brings the compiled kernel into this thread. Compiled from `assembly/` by `npm run build:kernel`; knows no film.
import { readFileSync } from "node:fs";

/** The kernel's functions; every argument is a number of 32 bits, addresses among them. */
export interface Kernel {
  /** Fills the target plane with what the window shows of the source plane. */
  sample(target: number, source: number, window: number, scratch: number): void;
  scratchBytes(width: number): number;
  over(target: number, source: number, alpha: number): void;
  overPart(target: number, source: number, alpha: number, share: number): void;
  mix(target: number, other: number, weight: number, bytes: number): void;
  convert(raster: number, layer: number): void;
}

let compiled: WebAssembly.Module | undefined;

/** A kernel that works in this memory. */
export function loadKernel(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(readFileSync(new URL("kernel.wasm", import.meta.url)));
  const instance = new WebAssembly.Instance(compiled, { env: { memory } });
  return instance.exports as unknown as Kernel;
}

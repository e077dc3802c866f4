// Brings the kernel of upscales into this thread. Compiled from `assembly/` by `npm run build:kernel`; knows no film.
import { readFileSync } from "node:fs";

/** The kernel's functions; every argument is a number of 32 bits, addresses among them. */
export interface UpscaleKernel {
  /** Fills a plane from another one, both sides by weights. */
  resample(order: number): void;
  resampleBytes(width: number, taps: number): number;
  copy(target: number, source: number, left: number, top: number): void;
  subtract(target: number, a: number, b: number, count: number): void;
  quarter(target: number, source: number): void;
  /** Returns how many blocks have no vector. */
  track(order: number): number;
  steady(target: number, source: number): void;
  smear(order: number): void;
  finish(plane: number, parts: number): void;
  noise(plane: number, seed: number): void;
  detail(target: number, source: number, amount: number, scratch: number): void;
  softness(target: number, source: number, strength: number): void;
}

let compiled: WebAssembly.Module | undefined;

/** A kernel that works in this memory. */
export function loadUpscaleKernel(memory: WebAssembly.Memory): UpscaleKernel {
  compiled ??= new WebAssembly.Module(readFileSync(new URL("kernel.wasm", import.meta.url)));
  const instance = new WebAssembly.Instance(compiled, { env: { memory } });
  return instance.exports as unknown as UpscaleKernel;
}

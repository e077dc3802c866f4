// Whether a target's models fit into the memory of a host, from what its record needs and what the host says of itself. docs/http.md
// "Memory of targets".
import type { MemoryNeeds } from "../../contracts/files/target-models.ts";
import type { MemoryFit } from "../../contracts/routes/targets.ts";
import { fieldOf, textOf } from "../workflow/json-parts.ts";

/** In decimal gigabytes. `vram` null: it computes on the processor. */
export interface HostMemory {
  readonly vram: number | null;
  readonly ram: number;
}

const GIGABYTE = 1e9;
/** A card sold as one of 24 GB says a little less, or more where it counts in another way. */
const TOLERANCE = 0.95;
/** Less of what a model needs than this share leaves no room to work on the part that is loaded. */
const LEAST_SHARE = 0.25;

/** Of the answer of a host's `/system_stats`; undefined where it holds no such numbers. The largest card counts. */
export function readMemory(stats: unknown): HostMemory | undefined {
  const ram = numberOf(fieldOf(stats, "system"), "ram_total");
  const devices = fieldOf(stats, "devices");
  if (ram === undefined || !Array.isArray(devices)) return undefined;
  const cards = devices.filter((device: unknown) => textOf(device, "type") !== "cpu");
  const sizes = cards.flatMap((device: unknown) => numberOf(device, "vram_total") ?? []);
  return { vram: sizes.length === 0 ? null : Math.max(...sizes) / GIGABYTE, ram: ram / GIGABYTE };
}

/** `slow`: the host moves parts of the models between its memories, or computes on the processor. */
export function memoryFit({ vram_gb: vram, ram_gb: ram }: MemoryNeeds, host: HostMemory): MemoryFit {
  const has = `the host has ${host.vram === null ? "no graphics card" : `${gb(host.vram)} of graphics memory`} and ${gb(host.ram)} of memory`;
  const asks = `it is made for ${gb(vram)} of graphics memory and ${gb(ram)} of memory`;
  const fit = fitOf({ vram: vram * TOLERANCE, ram: ram * TOLERANCE }, host);
  return { fit, why: fit === "fits" ? `${has}: enough` : `${asks}, ${has}` };
}

function fitOf(needs: { readonly vram: number; readonly ram: number }, host: HostMemory): MemoryFit["fit"] {
  const card = host.vram ?? 0;
  if (card >= needs.vram && host.ram >= needs.ram) return "fits";
  const hasCardRoom = host.vram === null || card >= needs.vram * LEAST_SHARE;
  return hasCardRoom && card + host.ram >= Math.max(needs.vram, needs.ram) ? "slow" : "does_not_fit";
}

function gb(amount: number): string {
  return `${Math.round(amount)} GB`;
}

function numberOf(value: unknown, name: string): number | undefined {
  const found = fieldOf(value, name);
  return typeof found === "number" && found > 0 ? found : undefined;
}

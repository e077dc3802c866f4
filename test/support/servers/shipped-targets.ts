// The targets that ship, read from the source tree the way the studio reads them, and what a machine without a host draws on.
import { fileURLToPath } from "node:url";
import { buildRegistry, findMachineDefault } from "../../../src/core/targets/registry.ts";
import { readTargetFiles } from "../../../src/disk/targets/target-files.ts";

const folder = fileURLToPath(new URL("../../../src/targets", import.meta.url));

export const shipped = await readTargetFiles(folder);

export const registry = buildRegistry(shipped.files);

export const machineDefault = findMachineDefault(registry, "video", { chosen: null, detected: [] })!;

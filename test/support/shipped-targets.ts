// The targets that ship, read from the source tree the way the studio reads them.
import { fileURLToPath } from "node:url";
import { readTargetFiles } from "../../src/disk/target-files.ts";

const folder = fileURLToPath(new URL("../../../src/targets", import.meta.url));

export const shipped = await readTargetFiles(folder);

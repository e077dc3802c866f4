// Removes what a host on this machine still keeps of a run of ours, so that no film is kept twice. Only names that the run saved
// under, in the one folder that our runs save into: what a person or another graph saved stays.
import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { isOwnOutput, OUTPUT_FOLDER } from "../../core/graph/output-prefix.ts";
import { removeFile } from "../../machine/files.ts";
import { KNOWN_ENDINGS } from "../fetch-finished.ts";

/** `outputFolder`: the host's. A folder that is not there holds nothing to remove. */
export async function tidyOutputs(outputFolder: string, job: string): Promise<void> {
  const folder = join(outputFolder, OUTPUT_FOLDER);
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const own = found.filter(
    (entry) =>
      entry.isFile() && isOwnOutput(entry.name, job) && KNOWN_ENDINGS.includes(extname(entry.name).toLowerCase()),
  );
  await Promise.all(own.map(({ name }) => removeFile(join(folder, name))));
}

// Runs when the studio is built: checks the target files of a folder, and writes down which are good as they are.
import { readFile, realpath } from "node:fs/promises";
import { checkTarget } from "../../contracts/files/target.ts";
import { hashOf, writeProven } from "./proven-files.ts";
import { findTargetPaths } from "./target-files.ts";
import { isSameValue } from "../../core/lib/json-values.ts";

const folder = await realpath(process.argv[2] ?? "");
const proven = new Set<string>();
for (const path of await findTargetPaths(folder)) {
  const bytes = await readFile(path);
  const read = () => JSON.parse(bytes.toString()) as unknown;
  const checked = checkTarget(read());
  // A check that fills in a field makes another value of it: such a file is checked at every start.
  if (checked.ok && isSameValue(checked.value, read())) proven.add(hashOf(bytes));
}
await writeProven(folder, proven);

// Runs when the studio is built: checks the target files of a folder, and lists which are good as they are.
import { readFile, realpath } from "node:fs/promises";
import { checkTarget } from "../../contracts/files/target.ts";
import { isSameValue } from "../../core/lib/json-values.ts";
import { findTargetPaths, hashOf, writeCheckedFiles } from "./target-files.ts";

const folder = await realpath(process.argv[2] ?? "");
const good = new Set<string>();
for (const path of await findTargetPaths(folder)) {
  const bytes = await readFile(path);
  const read = () => JSON.parse(bytes.toString()) as unknown;
  const checked = checkTarget(read());
  // A check that fills in a field makes another value of it: such a file is checked at every start.
  if (checked.ok && isSameValue(checked.value, read())) good.add(hashOf(bytes));
}
await writeCheckedFiles(folder, good);

// Begins a file and a folder in each of the folders that it is told, as a writer does, and waits to be killed.
import { join } from "node:path";
import { trackPartials } from "../../../src/machine/stale-partials.ts";
import { writeAtomic } from "../../../src/machine/write-file.ts";
import { makeFolder } from "../../../src/machine/files.ts";
import { partialName } from "../../../src/machine/partial-name.ts";

const [user = "", ...folders] = process.argv.slice(2);
trackPartials(user);
for (const folder of folders) {
  await makeFolder(join(await partialName(join(folder, "made")), "inside"));
  await writeAtomic(await partialName(join(folder, "a.json")), "half");
}
process.send?.("begun");
setInterval(() => undefined, 1_000);

// A process that saves a script over and over until it is killed: version after version, each many lines of one number.
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { readAuthored, type AuthoredLocation } from "../../../src/disk/authored.ts";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { saveAuthored } from "../../../src/disk/save-authored.ts";
import { systemClock } from "../../../src/machine/clock.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";

const LINES = 4000;
const [folder = ""] = process.argv.slice(2);
const ep = (await realpath(folder)) as EpisodeFolder;
const place = { kind: "script", path: join(ep, "ep01.md"), name: "ep01.md" } as AuthoredLocation;
const ports = { locks: new KeyedLock(), clock: systemClock };
process.once("disconnect", () => process.exit()); // the test itself is gone
for (let version = 1; ; version++) {
  const read = await readAuthored(place);
  if (!read.ok) throw new Error(read.problem);
  await saveAuthored(ep, place, { text: `${version}\n`.repeat(LINES), baseHash: read.hash }, ports);
  process.send?.(version);
}

// Every run draws the same examples and uses the same ffmpeg, on every machine: the one that comes with the packages, which also starts ten times
// as quickly as a distribution's. `test/media` runs with both. Loaded by mocha before any test.
import { tmpdir } from "node:os";
import fc from "fast-check";
import { keepSparesFor } from "../../src/machine/threads/spare-threads.ts";
import { findBundled } from "../../src/media/bundled-tools.ts";

fc.configureGlobal({ seed: 20_261_102 });
/** To start a thread is dear here: it reads its code file by file. */
keepSparesFor(10 * 60_000);
for (const name of ["ffmpeg", "ffprobe"] as const) {
  const bundled = await findBundled(name, tmpdir());
  if (bundled.found) process.env[`STUDIO_${name.toUpperCase()}`] ??= bundled.path;
}

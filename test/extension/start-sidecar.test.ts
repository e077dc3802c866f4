// What a host is told when the sidecar cannot be loaded: which command mends that, for each way a pack gets there.
import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { copyFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../support/project-files.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("a pack without its packages", function () {
  this.timeout(20_000);
  let scratch: Scratch;
  let pack: string;
  beforeEach(async () => {
    scratch = await openScratch();
    pack = await realpath(scratch.folder);
    await writeFiles(pack, { "dist/bin/sidecar.js": 'import "draws";', "package.json": '{"type":"module"}' });
    await writeFiles(pack, { "extension/.keep": "" });
    await copyFile(join(ROOT, "extension/start-sidecar.cjs"), join(pack, "extension/start-sidecar.cjs"));
  });
  afterEach(() => scratch.remove());

  for (const [way, files, todo] of [
    ["an archive of the registry", {}, "run `npm ci --omit=dev --ignore-scripts` in PACK"],
    ["a clone", { "tsconfig.json": "{}" }, "run `npm ci` in PACK"],
    ["a copy by install.js", { "installed.json": "{}" }, "run install.js again"],
  ] as const) {
    it(`says what mends ${way}`, async () => {
      await writeFiles(pack, files);
      const program = join(pack, "extension/start-sidecar.cjs");
      const { stdout, status } = spawnSync(process.execPath, [program], { encoding: "utf8", input: "" });
      const error = `the package draws is missing: ${todo.replace("PACK", pack)}, and restart ComfyUI`;
      expect(JSON.parse(stdout)).to.deep.equal({ error, lasting: true });
      expect(status).to.equal(1);
    });
  }
});

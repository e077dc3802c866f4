import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { noted, sweepBegun } from "../../src/machine/begun.ts";
import { listFiles } from "../support/list-files.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { writeFiles } from "../support/write-files.ts";

describe("what was begun when the service was killed", () => {
  const folder = scratchFolder();
  const scratch = () => join(folder(), "scratch");

  it("is noted while it is at work, and no longer", async () => {
    const seen = await noted(scratch(), join(folder(), "line.wav"), () => readdir(scratch()));
    expect(seen).to.have.length(1);
    await noted(scratch(), "/x", () => Promise.reject(new Error("full"))).catch(() => undefined);
    expect(await readdir(scratch())).to.deep.equal([]);
  });

  it("is removed at the next start, and nothing that is like it", async () => {
    const kept = [".line.wav.0123456789ab.parts", ".other.wav.0123456789ab.part", "line.wav", "my.part"];
    const begun = [".line.wav.0123456789ab.part", ".line.wav.ffffffffffff.part"];
    const own = [".import-1.part", "..import-1.part.0123456789ab.part"];
    await writeFiles(folder(), Object.fromEntries([...kept, ...begun, ...own].map((name) => [`ep/${name}`, name])));
    const paths = ["line.wav", ".import-1.part", "my.part"].map((name) => join(folder(), "ep", name));
    await writeFiles(scratch(), Object.fromEntries(paths.map((path, at) => [`begun-${at}`, path])));
    await writeFiles(scratch(), { "begun-gone": join(folder(), "nowhere", "x.wav") });
    await sweepBegun(scratch());
    expect(await listFiles(join(folder(), "ep"))).to.deep.equal(kept.toSorted());
  });
});

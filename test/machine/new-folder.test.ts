import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFolder } from "../../src/machine/new-folder.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("a new folder", () => {
  const folder = scratchFolder();
  const content = (text: string) => ({
    files: new Map([
      ["a.md", text],
      ["b.json", text],
    ]),
    folders: ["refs"],
  });

  it("appears with all that it holds", async () => {
    expect(await createFolder(join(folder(), "ep"), content("x"))).to.equal(true);
    expect((await readdir(join(folder(), "ep"))).toSorted()).to.deep.equal(["a.md", "b.json", "refs"]);
    expect(await readdir(folder())).to.deep.equal(["ep"]);
  });

  it("takes no name that is in use, by a folder, an empty one or a file", async () => {
    await mkdir(join(folder(), "empty"));
    await writeFile(join(folder(), "file"), "mine");
    for (const name of ["empty", "file"])
      expect(await createFolder(join(folder(), name), content("x"))).to.equal(false);
    expect(await readdir(join(folder(), "empty"))).to.deep.equal([]);
    expect((await readdir(folder())).toSorted()).to.deep.equal(["empty", "file"]);
  });

  it("is made by one of many who ask at once", async () => {
    const path = join(folder(), "ep");
    const made = await Promise.all(Array.from({ length: 8 }, (_, i) => createFolder(path, content(`${i}`))));
    expect(made.filter((won) => won)).to.have.length(1);
    const winner = String(made.indexOf(true));
    expect(await readFile(join(path, "a.md"), "utf8")).to.equal(winner);
    expect(await readFile(join(path, "b.json"), "utf8")).to.equal(winner);
    expect(await readdir(folder())).to.deep.equal(["ep"]);
  });

  it("leaves nothing behind when it fails midway", async () => {
    const files = new Map([
      ["a.md", "x"],
      ["a.md/b.json", "cannot be"],
    ]);
    let failed = false;
    await createFolder(join(folder(), "ep"), { files, folders: [] }).catch(() => (failed = true));
    expect(failed).to.equal(true);
    expect(await readdir(folder())).to.deep.equal([]);
  });
});

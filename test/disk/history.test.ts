import { expect } from "chai";
import { chmod, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { copyToHistory } from "../../src/disk/history.ts";
import type { InsideRoot } from "../../src/disk/roots.ts";
import { episodeFolder } from "../support/episodes/episode-folder.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("the history of saved files", () => {
  const ep = episodeFolder();
  const at = (second: number) => new Date(Date.UTC(2026, 10, 2, 10, 14, second));
  const keep = async (content: string | Uint8Array, second: number, name = "cut.json") => {
    await writeFiles(ep(), { [name]: content });
    return copyToHistory(ep(), join(ep(), name) as InsideRoot, at(second));
  };
  const copies = () => listFiles(join(ep(), "_history"));

  it("is a copy under the file's name and the time, byte for byte", async () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0xff, 0x00]);
    expect(await keep(bytes, 3)).to.equal(join(ep(), "_history", "cut.json.20261102-101403"));
    expect(new Uint8Array(await readFile(join(ep(), "_history", "cut.json.20261102-101403")))).to.deep.equal(bytes);
  });
  it("counts on within a second", async () => {
    for (const content of ["a", "b", "c"]) await keep(content, 3);
    expect(await copies()).to.deep.equal([
      "cut.json.20261102-101403",
      "cut.json.20261102-101403-2",
      "cut.json.20261102-101403-3",
    ]);
    expect(await readFile(join(ep(), "_history", "cut.json.20261102-101403-2"), "utf8")).to.equal("b");
  });
  it("begins with the first change: a file that is not there leaves no copy", async () => {
    expect(await copyToHistory(ep(), join(ep(), "cut.json") as InsideRoot, at(0))).to.equal(undefined);
    expect(await copies()).to.deep.equal([]);
  });
  it("keeps the newest thirty of each file and nothing else in the folder touched", async () => {
    await writeFiles(ep(), { "_history/cut.json.mine": "", "_history/cut.json.20261102-101400.txt": "" });
    await keep("other", 0, "ep01.md");
    for (let turn = 0; turn < 12; turn++) await keep(`early ${turn}`, 1);
    for (let second = 2; second < 30; second++) await keep(`late ${second}`, second);
    const kept = (await copies()).filter((name) => /^cut\.json\.\d{8}-\d{6}(-\d+)?$/.test(name));
    expect(kept).to.have.lengthOf(30);
    expect(kept.filter((name) => name.includes("-101401"))).to.deep.equal([
      "cut.json.20261102-101401-11",
      "cut.json.20261102-101401-12",
    ]);
    expect(await copies()).to.include.members([
      "cut.json.mine",
      "cut.json.20261102-101400.txt",
      "ep01.md.20261102-101400",
    ]);
  });
  it("never lets the newest copy go, however many are made within a second", async () => {
    for (let turn = 1; turn <= 65; turn++) {
      await keep(`text ${turn}`, 3);
      const names = await copies();
      const held = await Promise.all(names.map((name) => readFile(join(ep(), "_history", name), "utf8")));
      const newest = Array.from({ length: Math.min(30, turn) }, (_, back) => `text ${turn - back}`);
      expect(held.toSorted()).to.deep.equal(newest.toSorted());
    }
  });
  it("counts on from the newest copy while the clock is behind it", async () => {
    await keep("before", 50);
    for (let turn = 0; turn < 40; turn++) await keep(`behind ${turn}`, 1);
    const newest = await readFile(join(ep(), "_history", "cut.json.20261102-101450-41"), "utf8");
    expect(newest).to.equal("behind 39");
    expect(await copies()).to.have.lengthOf(30);
    expect(await keep("after", 51)).to.equal(join(ep(), "_history", "cut.json.20261102-101451"));
  });
  it("does not give a name twice to two who save at once", async () => {
    await writeFiles(ep(), { "cut.json": "same" });
    const path = join(ep(), "cut.json") as InsideRoot;
    const kept = await Promise.all(Array.from({ length: 8 }, () => copyToHistory(ep(), path, at(3))));
    expect(new Set(kept).size).to.equal(8);
    expect(await copies()).to.have.lengthOf(8);
  });
  it("has the rights of its file", async function () {
    if (process.platform === "win32") this.skip();
    await writeFiles(ep(), { "cut.json": "mine" });
    await chmod(join(ep(), "cut.json"), 0o600);
    const copy = await copyToHistory(ep(), join(ep(), "cut.json") as InsideRoot, at(3));
    expect((await stat(copy ?? "")).mode & 0o777).to.equal(0o600);
  });
});

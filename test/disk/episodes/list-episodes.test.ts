import { expect } from "chai";
import { realpath, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { listEpisodes, parseScriptHead } from "../../../src/disk/episodes/list-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const script = "= ep01 The Tide\n\n# sq01 quay\n## sh010\nA.\n## sh020\nB.\n";

describe("the list of episodes", () => {
  const folder = scratchFolder();
  let root = "";
  beforeEach(async () => {
    root = await realpath(folder());
  });
  const found = async (roots = [root]) => (await listEpisodes(roots)).map(({ ep }) => relative(root, ep));

  it("tells of each episode what a list shows", async () => {
    await writeFiles(root, {
      "show/series.json": { series: { id: "low", title: "Low Tide" } },
      "show/ep01/ep01.md": script,
      "show/ep01/shotlist/shotlist_proxy.json": "{}",
    });
    expect(await listEpisodes([root])).to.deep.equal([
      {
        ep: join(root, "show", "ep01"),
        name: "ep01",
        series: "Low Tide",
        title: "The Tide",
        built: { final: false, proxy: true },
        shots: 2,
        script: "ep01.md",
        simple: false,
      },
    ]);
  });
  it("falls back on names where nothing is titled", async () => {
    await writeFiles(root, { "show/ep01/ep01.md": "= ep01\n", "show/ep01/series.json": { simple: true } });
    const [entry] = await listEpisodes([root]);
    expect(entry).to.include({ series: "show", title: "ep01", shots: 0, simple: true });
  });
  it("looks two levels below a root and no deeper, in the order people count", async () => {
    await writeFiles(root, {
      "ep1/series.json": {},
      "ep1/ep1.md": script,
      "show/series.json": {},
      "show/ep10/ep10.md": script,
      "show/ep2/ep2.md": script,
      "a/b/series.json": {},
      "a/b/c/c.md": script,
    });
    expect(await found()).to.deep.equal(["ep1", "show/ep2", "show/ep10"]);
  });
  it("does not take a show's folder of notes for an episode", async () => {
    await writeFiles(root, { "series.json": {}, "bible.md": "notes of the show", "ep01/ep01.md": script });
    expect(await found()).to.deep.equal(["ep01"]);
  });
  for (const name of [".git", "_old", "refs", "renders", "renders_proxy", "shotlist", "views", "audio", "targets"]) {
    it(`passes by a folder called ${name}`, async () => {
      await writeFiles(root, { [`${name}/series.json`]: {}, [`${name}/${name}.md`]: script });
      expect(await found()).to.deep.equal([]);
    });
  }
  it("names an episode once, whichever of its roots is asked", async () => {
    await writeFiles(root, { "show/series.json": {}, "show/ep01/ep01.md": script });
    await symlink(join(root, "show"), join(root, "again"));
    expect(await found([root, join(root, "show"), root])).to.deep.equal(["show/ep01"]);
  });
  it("follows a link to a place inside the roots and no other", async () => {
    await writeFiles(root, {
      "disk2/show/series.json": {},
      "disk2/show/ep01/ep01.md": script,
      "elsewhere/ep09/series.json": {},
      "elsewhere/ep09/ep09.md": script,
      "root/keep.txt": "",
    });
    await symlink(join(root, "disk2", "show"), join(root, "root", "show"));
    await symlink(join(root, "elsewhere"), join(root, "root", "elsewhere"));
    await symlink(join(root, "root"), join(root, "root", "circle"));
    expect(await found([join(root, "root")])).to.deep.equal([]);
    expect(await found([join(root, "root"), join(root, "disk2")])).to.deep.equal(["disk2/show/ep01"]);
  });
  it("shows an episode whose script is not UTF-8 or whose config is no JSON, without what cannot be read", async () => {
    await writeFiles(root, {
      "show/series.json": "{ not json",
      "show/ep01/ep01.md": Uint8Array.from([0x3d, 0x20, 0xff, 0xfe]),
      "show/ep02/ep02.md": script,
    });
    const entries = await listEpisodes([root]);
    expect(entries.map(({ name, title, shots, series }) => [name, title, shots, series])).to.deep.equal([
      ["ep01", "ep01", 0, "show"],
      ["ep02", "The Tide", 2, "show"],
    ]);
  });
  it("is empty for roots that are not there", async () => {
    expect(await found([join(root, "unplugged")])).to.deep.equal([]);
    expect(await found([])).to.deep.equal([]);
  });
  it("leaves out a folder in which nobody can tell the script", async () => {
    await writeFiles(root, { "ep/series.json": {}, "ep/a.md": script, "ep/b.md": script });
    expect(await found()).to.deep.equal([]);
  });
});

describe("the head of a script", () => {
  for (const [text, head] of [
    ["= ep01  A Title \n", { title: "A Title", shots: 0 }],
    ["= ep01\n## sh010 more\n##\n## \n### x\n ## indented\n", { title: "", shots: 1 }],
    ["= a One\r\n= b Two\r\n## s1\r\n## s2", { title: "One", shots: 2 }],
    ["= a One\r## s1\r", { title: "One", shots: 1 }],
    ["", { title: "", shots: 0 }],
  ] as const) {
    it(`of ${JSON.stringify(text)} says ${JSON.stringify(head)}`, () => {
      expect(parseScriptHead(text)).to.deep.equal(head);
    });
  }
});

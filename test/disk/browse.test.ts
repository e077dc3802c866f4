import { expect } from "chai";
import { homedir } from "node:os";
import { mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browseRoute } from "../../src/contracts/routes/config.ts";
import { check } from "../../src/contracts/check.ts";
import { browse } from "../../src/disk/browse.ts";
import { asNobody, canBecomeNobody } from "../support/episodes/as-nobody.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("the folder picker", () => {
  const folder = scratchFolder();
  let root = "";
  beforeEach(async () => {
    root = await realpath(folder());
  });
  const names = async (path: string) => (await browse({ path })).dirs.map(({ name }) => name);

  it("begins at the home folder and the top of the disk, with nothing above", async () => {
    const start = await browse({});
    expect(start).to.include({ path: null, parent: null, episode: false, truncated: false });
    expect(start.dirs.map(({ path }) => path)).to.include(homedir());
    expect(start).not.to.have.property("files");
    expect(check(browseRoute.reply!, start)).to.include({ ok: true });
  });
  it("says that above the top there are the starting points", async function () {
    if (process.platform === "win32") this.skip();
    expect(await browse({ path: "/" })).to.include({ path: "/", parent: "" });
  });
  it("tells episodes from folders with a config and from others", async () => {
    await writeFiles(root, { "show/series.json": {}, "show/ep01/ep01.md": "= ep01", "other/notes.txt": "" });
    const top = await browse({ path: `${root}/show/..` });
    expect(top).to.include({ path: root, episode: false });
    expect(top.dirs).to.deep.equal([
      { name: "other", path: join(root, "other"), episode: false, series_config: false },
      { name: "show", path: join(root, "show"), episode: false, series_config: true },
    ]);
    expect((await browse({ path: join(root, "show") })).dirs).to.deep.equal([
      { name: "ep01", path: join(root, "show", "ep01"), episode: true, series_config: false },
    ]);
    expect(await browse({ path: join(root, "show", "ep01") })).to.include({
      episode: true,
      parent: join(root, "show"),
    });
  });
  it("hides what is nobody's project, and follows links to folders", async () => {
    const hidden = [".git", "$RECYCLE.BIN", "System Volume Information", "__pycache__", "node_modules"];
    for (const name of [...hidden, "shows", "ep10", "ep2"]) await mkdir(join(root, name));
    await symlink(join(root, "shows"), join(root, "linked"));
    await symlink(join(root, "nowhere"), join(root, "dangling"));
    expect(await names(root)).to.deep.equal(["ep2", "ep10", "linked", "shows"]);
  });
  it("lists files of a type with their sizes, and only when asked", async () => {
    await writeFiles(root, {
      "a.PNG": "12345",
      "b.webp": "",
      "c.gif": "",
      "line.opus": "123",
      "cut.mkv": "1",
      "d.png/x": "",
    });
    expect(await browse({ path: root })).not.to.have.property("files");
    const files = async (type: string) => (await browse({ path: root, files: type })).files;
    expect(await files("image")).to.deep.equal([
      { name: "a.PNG", path: join(root, "a.PNG"), size: 5 },
      { name: "b.webp", path: join(root, "b.webp"), size: 0 },
    ]);
    expect((await files("audio"))?.map(({ name }) => name)).to.deep.equal(["line.opus"]);
    expect((await files("video"))?.map(({ name }) => name)).to.deep.equal(["cut.mkv"]);
    expect((await browse({ files: "audio" })).files).to.deep.equal([]);
  });
  it("shows the first thousand folders and says that there are more", async () => {
    await Promise.all(Array.from({ length: 1001 }, (_, index) => mkdir(join(root, `f${index}`))));
    const all = await browse({ path: root });
    expect(all.dirs).to.have.lengthOf(1000);
    expect(all.dirs.at(-1)?.name).to.equal("f999");
    expect(all.truncated).to.equal(true);
  });
  it("answers 400 for a relative path, a NUL and an unknown type of files", async () => {
    for (const query of [
      { path: "shows" },
      { path: "/a\0" },
      { path: root, files: "text" },
      { files: "constructor" },
    ]) {
      expect((await refusalOf(browse(query))).kind).to.equal("bad-input");
    }
  });
  it("answers 404 for a missing folder and for a file", async () => {
    await writeFile(join(root, "file"), "");
    for (const path of [join(root, "none"), join(root, "file")]) {
      expect((await refusalOf(browse({ path }))).kind).to.equal("unknown");
    }
  });
  it("answers 403 for a folder that cannot be read", async function () {
    if (!canBecomeNobody()) this.skip();
    await mkdir(join(root, "closed"), { mode: 0o700 });
    const calls = [[{ path: join(root, "closed") }], [{ path: root }]];
    expect(await asNobody(root, "src/disk/browse.js", "browse", calls)).to.deep.equal(["outside-roots", "let through"]);
  });
});

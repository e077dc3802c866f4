import { expect } from "chai";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configPath, configWarning, readConfig, writeConfig } from "../../src/disk/config.ts";
import { KeyedLock } from "../../src/machine/keyed-lock.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("the config file", () => {
  const folder = scratchFolder();
  const locks = new KeyedLock();
  const place = () => ({ userDir: folder(), envRoots: ["/from/the/environment"] });
  const put = (change: Parameters<typeof writeConfig>[1]) => writeConfig(place(), change, locks);
  const stored = async () => JSON.parse(await readFile(configPath(folder()), "utf8")) as unknown;
  const file = "default/studio/config.json";

  it("is the environment's roots while there is none", async () => {
    expect(await readConfig(folder(), ["/a"])).to.deep.equal({ roots: ["/a"], review_copy: false, version: 1 });
    expect(await readConfig(folder(), [])).to.include({ review_copy: false, version: 1 });
  });
  it("wins over the environment once it is there, even without roots", async () => {
    await writeFiles(folder(), { [file]: { roots: [] } });
    expect(await readConfig(folder(), ["/a"])).to.deep.equal({ roots: [], review_copy: false, version: 1 });
  });
  it("leaves out what does not fit and keeps what is not ours", async () => {
    await writeFiles(folder(), { [file]: { roots: ["/a", 7, "relative", null], review_copy: "yes", theme: "dark" } });
    expect(await readConfig(folder(), [])).to.deep.equal({
      roots: ["/a"],
      review_copy: false,
      version: 1,
      theme: "dark",
    });
  });
  it("of a newer program stays one, with all that it holds, and says so", async () => {
    await writeFiles(folder(), { [file]: { roots: ["/a"], review_copy: true, version: 3, shelves: [1] } });
    const read = await readConfig(folder(), []);
    expect(read).to.deep.equal({ roots: ["/a"], review_copy: true, version: 3, shelves: [1] });
    expect(configWarning(read).warning).to.include("is of version 3, and this program writes version 1");
    expect(await put({ roots: [] })).to.deep.equal({ ...read, roots: [] });
    expect(await stored()).to.deep.equal({ ...read, roots: [] });
    for (const version of ["3", 1.5, 0, null]) {
      await writeFiles(folder(), { [file]: { roots: [], version } });
      expect(configWarning(await readConfig(folder(), []))).to.deep.equal({});
    }
  });
  it("opens nothing when it is broken, and is mended by storing folders, which keeps it beside", async () => {
    await writeFiles(folder(), { [file]: '{"roots": [' });
    const refusal = await refusalOf(readConfig(folder(), ["/a"]));
    expect(refusal.kind).to.equal("tool-failed");
    expect(refusal.message).to.contain("choose the folders anew");
    expect(await readFile(configPath(folder()), "utf8")).to.equal('{"roots": [');
    expect(await put({ roots: [folder()] })).to.deep.include({ roots: [folder()] });
    expect(await readConfig(folder(), [])).to.deep.include({ roots: [folder()] });
    const [aside = ""] = (await listFiles(join(folder(), "default/studio"))).filter((name) =>
      name.endsWith(".damaged"),
    );
    expect(await readFile(join(folder(), "default/studio", aside), "utf8")).to.equal('{"roots": [');
  });
  it("stores roots that are there, absolute and each once", async () => {
    const [a, b] = [join(folder(), "a"), join(folder(), "b")];
    await mkdir(a);
    await mkdir(b);
    await symlink(a, join(folder(), "same"));
    const config = await put({ roots: [`${a}/`, b, join(b, "..", "a"), join(folder(), "same")] });
    expect(config).to.deep.equal({ roots: [a, b], review_copy: false, version: 1 });
    expect(await stored()).to.deep.equal(config);
    expect(await readFile(configPath(folder()), "utf8")).to.match(/^\{\n {2}"roots"[^]*\}\n$/);
  });
  it("keeps review_copy until it is sent, and keys that are not ours", async () => {
    await writeFiles(folder(), { [file]: { roots: [], theme: "dark" } });
    await put({ roots: [], review_copy: true });
    expect(await put({ roots: [folder()] })).to.include({ review_copy: true, theme: "dark" });
    expect(await put({ roots: [], review_copy: false })).to.include({ review_copy: false });
  });
  for (const [name, root] of [
    ["a folder that is not there", "/nowhere/at/all"],
    ["a relative path", "shows"],
    ["a NUL", "/a\0b"],
    ["an empty text", ""],
  ] as const) {
    it(`refuses ${name}, and stays as it was`, async () => {
      await put({ roots: [folder()] });
      expect((await refusalOf(put({ roots: [folder(), root] }))).kind).to.equal("bad-input");
      expect(await readConfig(folder(), [])).to.deep.include({ roots: [folder()] });
    });
  }
  it("refuses a file as a root", async () => {
    await writeFile(join(folder(), "file"), "");
    expect((await refusalOf(put({ roots: [join(folder(), "file")] }))).kind).to.equal("bad-input");
  });
});

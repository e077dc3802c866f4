// `install.js` as a person runs it, from a small folder that is built like ours.
import { expect } from "chai";
import { lstat, readFile, readlink, rename, rm, writeFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../../src/machine/paths.ts";
import { listFolder, openSmallPack, OURS, type SmallPack } from "../support/episodes/small-pack.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("install.js", function () {
  this.timeout(30_000);
  let pack: SmallPack;
  let folder: string;
  let source: string;
  let host: string;
  let place: string;
  let run: SmallPack["run"];
  let packs: SmallPack["packs"];
  beforeEach(async () => {
    pack = await openSmallPack();
    ({ folder, source, host, place, run, packs } = pack);
  });
  afterEach(() => pack.remove());

  it("copies what the studio runs with, and nothing else", async () => {
    const { code, said } = run("--host", host);
    expect(said).to.include(`Episode Studio 1.2.3 is installed in ${place}.`).and.include("Restart ComfyUI");
    expect(code).to.equal(0);
    const found = await listFolder(place);
    const left = [
      "extension/shim/__pycache__/old.pyc",
      "extension/mount.ts",
      "dist/bin/sidecar.js.map",
      "dist/test/a.test.js",
      "dist/src/environment.js",
    ];
    const dev = "node_modules/tests/package.json";
    const wanted = Object.keys(OURS).filter((path) => ![...left, dev].includes(path));
    expect(found).to.have.members([...wanted, "installed.json"]);
    const record = JSON.parse(await readFile(join(place, "installed.json"), "utf8")) as object;
    expect(record).to.include({
      version: "1.2.3",
      platform: `${process.platform}-${process.arch}`,
      node: process.execPath,
    });
    expect(await packs()).to.deep.equal(["episode-studio"]);
  });

  it("finds its packages where npm puts them around a package of its own", async () => {
    const around = join(folder, "node_modules");
    await mkdir(around);
    await rename(join(source, "node_modules", "draws"), join(around, "draws"));
    await rename(join(source, "node_modules", "draws-here"), join(around, "draws-here"));
    expect(run("--host", host)).to.include({ code: 0 });
    for (const name of ["draws", "draws-here", "joins", "joins/node_modules/draws"]) {
      expect(await exists(join(place, "node_modules", name, "package.json")), name).to.equal(true);
    }
  });

  it("does nothing the second time, and brings what has changed the third", async () => {
    run("--host", host);
    const before = await lstat(place);
    expect(run("--host", host)).to.deep.equal({
      code: 0,
      said: `Episode Studio 1.2.3 is installed in ${place} already.\n`,
    });
    expect((await lstat(place)).ino).to.equal(before.ino);
    await writeFile(join(source, "dist/bin/sidecar.js"), "second one");
    expect(run("--host", host)).to.include({ code: 0 });
    expect(await readFile(join(place, "dist/bin/sidecar.js"), "utf8")).to.equal("second one");
    expect(await packs()).to.deep.equal(["episode-studio"]);
  });

  it("finds the packs of a base directory, of a portable ComfyUI, and by their own folder", () => {
    for (const named of [host, join(host, "custom_nodes"), folder]) {
      expect(run("--host", named), named).to.include({ code: 0 });
    }
    const { code, said } = run("--host", source);
    expect(code).to.equal(1);
    expect(said).to.include("is no ComfyUI: it has no custom_nodes");
  });

  it("links, and turns a link into a copy and back", async () => {
    expect(run("--host", host, "--link")).to.include({ code: 0 });
    expect(await readlink(place)).to.equal(source);
    expect(run("--host", host, "--link").said).to.include("links here already");
    expect(run("--host", host, "--check").said).to.include("as a link to");
    run("--host", host);
    expect((await lstat(place)).isSymbolicLink()).to.equal(false);
    run("--host", host, "--link");
    expect((await lstat(place)).isSymbolicLink()).to.equal(true);
    expect(run("--host", host, "--uninstall")).to.include({ code: 0 });
    expect(await packs()).to.deep.equal([]);
    expect(await exists(join(source, "dist/bin/sidecar.js"))).to.equal(true);
  });

  it("says what is amiss when the studio does not start", async () => {
    await writeFile(
      join(source, "extension/start-sidecar.cjs"),
      `process.stdout.write('{"error":"no such module"}\\n');`,
    );
    const { code, said } = run("--host", host);
    expect(code).to.equal(1);
    expect(said).to.include("does not start").and.include("no such module");
  });

  it("takes out what it put in, and does not mind when there is nothing", async () => {
    run("--host", host);
    expect(run("--host", host, "--uninstall").said).to.include("is gone");
    expect(await packs()).to.deep.equal([]);
    expect(run("--host", host, "--uninstall")).to.deep.equal({
      code: 0,
      said: `Episode Studio is not installed in ${join(host, "custom_nodes")}.\n`,
    });
  });

  it("says what is not built, and how to build it", async () => {
    await rm(join(source, "dist/web/index.html"));
    const { code, said } = run("--host", host);
    expect(code).to.equal(1);
    expect(said).to.equal(`dist/web/index.html is missing: run npm ci in ${source} first\n`);
    await writeFiles(source, { "dist/web/index.html": "" });
    await rm(join(source, "node_modules/joins"), { recursive: true });
    expect(run("--host", host).said).to.include("the package joins is missing: run npm ci");
    expect(await packs()).to.deep.equal([]);
  });

  it("tells of a ComfyUI that is older than those that were tried", async () => {
    await writeFile(join(host, "comfyui_version.py"), '__version__ = "0.3.9"\n');
    expect(run("--host", host).said).to.include("ComfyUI 0.3.9 is older than 0.3.64");
  });

  it("does not understand half a command", () => {
    for (const flags of [[], ["--host", host, "--link", "--check"], ["--host", host, "--force"]]) {
      const { code, said } = run(...flags);
      expect(code, flags.join()).to.equal(2);
      expect(said).to.include("node install.js --host DIR");
    }
    expect(run("--help")).to.include({ code: 0 });
  });
});

// `install.js` as a person runs it, from a small folder that is built like ours.
import { expect } from "chai";
import { spawnSync } from "node:child_process";
import {
  copyFile,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../../src/machine/files.ts";
import { ROOT } from "../support/house-files.ts";
import { openScratch, type Scratch } from "../support/scratch-folder.ts";
import { writeFiles } from "../support/write-files.ts";

const OURS: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "episode-studio",
    version: "1.2.3",
    dependencies: { draws: "1", joins: "1" },
    devDependencies: { tests: "1" },
  }),
  "__init__.py": "from .extension.shim import NODE_CLASS_MAPPINGS\n",
  "pyproject.toml": "",
  "requirements.txt": "",
  LICENSE: "MIT\n",
  "extension/start-sidecar.cjs": `process.stdout.write('{"error":"the host\\'s greeting cannot be read"}\\n');`,
  "extension/shim/__init__.py": "NODE_CLASS_MAPPINGS = {}\n",
  "extension/shim/__pycache__/old.pyc": "",
  "extension/mount.ts": "",
  "dist/bin/sidecar.js": "first",
  "dist/bin/sidecar.js.map": "",
  "dist/src/cli.js": "",
  "dist/web/index.html": "",
  "dist/test/a.test.js": "",
  "node_modules/draws/package.json": JSON.stringify({
    name: "draws",
    optionalDependencies: { "draws-here": "1", "draws-there": "1" },
  }),
  "node_modules/draws-here/package.json": JSON.stringify({ name: "draws-here" }),
  "node_modules/draws-here/draws.node": "a program",
  "node_modules/joins/package.json": JSON.stringify({ name: "joins", dependencies: { draws: "2" } }),
  "node_modules/joins/node_modules/draws/package.json": JSON.stringify({ name: "draws", version: "2" }),
  "node_modules/tests/package.json": JSON.stringify({ name: "tests" }),
};

describe("install.js", function () {
  this.timeout(30_000);
  let scratch: Scratch;
  let source: string;
  let host: string;
  let place: string;
  beforeEach(async () => {
    scratch = await openScratch();
    source = join(await realpath(scratch.folder), "our folder");
    host = join(await realpath(scratch.folder), "ComfyUI");
    place = join(host, "custom_nodes", "episode-studio");
    await mkdir(source);
    await writeFiles(source, OURS);
    await copyFile(join(ROOT, "install.js"), join(source, "install.mjs"));
    await mkdir(join(host, "custom_nodes"), { recursive: true });
  });
  afterEach(() => scratch.remove());

  function run(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(source, "install.mjs"), ...args], {
      encoding: "utf8",
    });
    return { code: status, said: `${stdout}${stderr}` };
  }
  const packs = () => readdir(join(host, "custom_nodes"));

  it("copies what the studio runs with, and nothing else", async () => {
    const { code, said } = run("--host", host);
    expect(said).to.include(`Episode Studio 1.2.3 is installed in ${place}.`).and.include("Restart ComfyUI");
    expect(code).to.equal(0);
    const found = (await readdir(place, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(place.length + 1)
          .replaceAll("\\", "/"),
      );
    const left = [
      "extension/shim/__pycache__/old.pyc",
      "extension/mount.ts",
      "dist/bin/sidecar.js.map",
      "dist/test/a.test.js",
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
    const around = join(scratch.folder, "node_modules");
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
    for (const folder of [host, join(host, "custom_nodes"), scratch.folder]) {
      expect(run("--host", folder), folder).to.include({ code: 0 });
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

  it("checks what is there, and changes nothing", async () => {
    expect(run("--host", host, "--check")).to.deep.include({ code: 1 });
    run("--host", host);
    expect(run("--host", host, "--check")).to.include({ code: 0 });
    await rm(join(place, "node_modules/draws-here/draws.node"));
    expect(run("--host", host, "--check").said).to.include("is not whole: install it again");
    run("--host", host);
    expect(await exists(join(place, "node_modules/draws-here/draws.node")), "mended").to.equal(true);
    const record = JSON.parse(await readFile(join(place, "installed.json"), "utf8")) as object;
    await writeFile(join(place, "installed.json"), JSON.stringify({ ...record, platform: "plan9-mips" }));
    expect(run("--host", host, "--check").said).to.include("was installed for plan9-mips");
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

  it("leaves what is somebody else's alone", async () => {
    const mine = join(place, "mine.txt");
    for (const make of [
      () => writeFiles(place, { "mine.txt": "mine" }),
      () => writeFiles(place, { "mine.txt": "mine", ".git/HEAD": "", "installed.json": '{"name":"episode-studio"}' }),
      async () => {
        await writeFiles(join(scratch.folder, "other"), { "mine.txt": "mine", "package.json": '{"name":"other"}' });
        await symlink(join(scratch.folder, "other"), place, "junction");
      },
    ]) {
      await make();
      for (const flags of [[], ["--link"], ["--uninstall"], ["--check"]]) {
        const { code, said } = run("--host", host, ...flags);
        expect(code, flags.join()).to.equal(1);
        expect(said).to.include("it is left alone");
      }
      expect(await readFile(mine, "utf8")).to.equal("mine");
      await rm(place, { recursive: true });
    }
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

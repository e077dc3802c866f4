// What `install.js` finds where it has installed, or where others have: told as it is, and left alone.
import { expect } from "chai";
import { cp, lstat, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../../src/machine/paths.ts";
import { listFolder, openSmallPack, type SmallPack } from "../support/episodes/small-pack.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("install.js, where something is already,", function () {
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

  it("checks what is there, and changes nothing", async () => {
    expect(run("--host", host, "--check")).to.deep.include({ code: 1 });
    run("--host", host);
    expect(run("--host", host, "--check")).to.include({ code: 0 });
    await rm(join(place, "node_modules/draws-here/draws.node"));
    expect(run("--host", host, "--check").said).to.equal(
      `${place} is not whole (missing: node_modules/draws-here/draws.node): install it again\n`,
    );
    run("--host", host);
    expect(await exists(join(place, "node_modules/draws-here/draws.node")), "mended").to.equal(true);
    const record = JSON.parse(await readFile(join(place, "installed.json"), "utf8")) as object;
    await writeFile(join(place, "installed.json"), JSON.stringify({ ...record, platform: "plan9-mips" }));
    expect(run("--host", host, "--check").said).to.include("was installed for plan9-mips");
  });

  it("compares contents when it checks, here and where it was installed", async () => {
    run("--host", host);
    const own = join(source, "dist/bin/sidecar.js");
    await writeFile(join(place, "dist/bin/sidecar.js"), "fir5t");
    const { code, said } = run("--host", host, "--check");
    expect(code).to.equal(1);
    expect(said).to.equal(`${place} is not whole (changed: dist/bin/sidecar.js): install it again\n`);
    run("--host", host);
    expect(await readFile(join(place, "dist/bin/sidecar.js"), "utf8")).to.equal("first");
    const { atime, mtime } = await stat(own);
    await writeFile(own, "thi2d");
    await utimes(own, atime, mtime);
    expect(run("--host", host, "--check").said).to.include("holds another build than this one: install it again");
    expect(run("--host", host).said).to.include("is installed in");
    expect(run("--host", host, "--check")).to.include({ code: 0 });
  });

  it("leaves what others have put into its folder, and says so", async () => {
    run("--host", host);
    const theirs = { "notes.txt": "mine", "extension/shim/presets/a.json": "{}" };
    await writeFiles(place, { ...theirs, "extension/shim/__pycache__/host.pyc": "" });
    const named = "extension/shim/presets/a.json, notes.txt";
    expect(run("--host", host, "--check").said).to.include(`Not put there by install.js: ${named}.`);
    await writeFile(join(source, "dist/bin/sidecar.js"), "second");
    expect(run("--host", host)).to.include({ code: 0 });
    expect(await readFile(join(place, "notes.txt"), "utf8"), "after an update").to.equal("mine");
    expect(run("--host", host, "--link").said).to.include(`holds ${named}: move what is yours away first`);
    await writeFile(join(place, "__init__.py"), "# mended by hand\n");
    const { code, said } = run("--host", host, "--uninstall");
    expect(code).to.equal(0);
    expect(said).to.equal(
      `Episode Studio is gone. What it did not put there stays in ${place}: ${named}, __init__.py.\n` +
        "Move that away too: ComfyUI takes every folder there for a pack.\n",
    );
    expect(await listFolder(place)).to.have.members([...Object.keys(theirs), "__init__.py"]);
    expect(await packs()).to.deep.equal(["episode-studio"]);
  });

  it("does not write over a file of others that a newer version brings", async () => {
    run("--host", host);
    await writeFiles(place, { "dist/bin/more.js": "mine" });
    await writeFiles(source, { "dist/bin/more.js": "ours" });
    const { code, said } = run("--host", host);
    expect(code).to.equal(1);
    expect(said).to.include("dist/bin/more.js, which is coming now: move yours away first");
    expect(await readFile(join(place, "dist/bin/more.js"), "utf8")).to.equal("mine");
  });

  it("tells a link that leads nowhere as such", async () => {
    const nowhere = join(folder, "moved away");
    for (const [flags, wanted] of [
      [["--check"], `${place} is a link to ${nowhere}, which is not there: install it again`],
      [["--uninstall"], `${place} is gone: it was a link to ${nowhere}, which is not there.`],
      [[], `${place} was a link to ${nowhere}, which is not there: it is replaced.`],
    ] as const) {
      await symlink(nowhere, place, "junction");
      expect(run("--host", host, ...flags).said, flags.join()).to.include(wanted);
      if (flags[0] === "--check") await rm(place);
    }
    expect((await lstat(place)).isDirectory()).to.equal(true);
  });

  it("checks the folder that a link leads to, not its own", async () => {
    const other = join(folder, "other clone");
    await cp(source, other, { recursive: true });
    await symlink(other, place, "junction");
    expect(run("--host", host, "--check")).to.include({ code: 0 });
    await rm(join(other, "dist/web/index.html"));
    expect(run("--host", host, "--check").said).to.include(`run npm ci in ${other} first`);
  });

  it("leaves what is somebody else's alone", async () => {
    const mine = join(place, "mine.txt");
    for (const make of [
      () => writeFiles(place, { "mine.txt": "mine" }),
      () => writeFiles(place, { "mine.txt": "mine", ".git/HEAD": "", "installed.json": '{"name":"episode-studio"}' }),
      async () => {
        await writeFiles(join(folder, "other"), { "mine.txt": "mine", "package.json": '{"name":"other"}' });
        await symlink(join(folder, "other"), place, "junction");
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
});

import { expect } from "chai";
import { mkdir, readFile, readdir, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { notBuilt, readBuild, writeBuild, type BuildFiles } from "../../src/disk/builds.ts";
import { storedShots } from "../../src/core/compile/stored-build.ts";
import { KeyedLock } from "../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../support/episodes/episode-folder.ts";
import { makeEntry, makeShotlist } from "../support/values/make-shotlist.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { writeFiles } from "../support/episodes/write-files.ts";
import { jsonText } from "../../src/core/lib/json-values.ts";

describe("a build on disk", () => {
  const ep = episodeFolder();
  const locks = new KeyedLock();
  const list = (target: string, ...ids: string[]) =>
    jsonText(makeShotlist({ target, shots: ids.map((id) => makeEntry({ id })) }));
  const files = (held: Readonly<Record<string, string>>, stale: readonly string[] = []): BuildFiles => ({
    files: new Map(Object.entries(held)),
    isStale: (name) => stale.includes(name),
  });
  const names = async () => (await readdir(join(ep(), "shotlist"))).toSorted();

  it("is read back as it was written, each pass for itself", async () => {
    await writeBuild(
      ep(),
      "final",
      files({ "shotlist.json": list("ref", "a"), "shotlist.ltx2.json": list("ltx2", "b") }),
      locks,
    );
    await writeBuild(ep(), "proxy", files({ "shotlist_proxy.json": list("ref", "a", "b") }), locks);
    const final = await readBuild(ep(), "final");
    expect(final?.main.target).to.equal("ref");
    expect(final?.others.map(({ target }) => target)).to.deep.equal(["ltx2"]);
    const proxy = await readBuild(ep(), "proxy");
    expect(proxy?.others).to.deep.equal([]);
    expect(storedShots(proxy!).map(({ id }) => id)).to.deep.equal(["a", "b"]);
  });
  it("removes what the pass leaves behind and touches nothing else", async () => {
    await writeFiles(ep(), {
      "shotlist/shotlist.old.json": list("old", "a"),
      "shotlist/shotlist.old_proxy.json": list("old", "a"),
      "shotlist/notes.txt": "a person's",
    });
    await writeBuild(ep(), "final", files({ "shotlist.json": list("ref", "a") }, ["shotlist.old.json"]), locks);
    expect(await names()).to.deep.equal(["notes.txt", "shotlist.json", "shotlist.old_proxy.json"]);
  });
  for (const blocked of ["shots.json", "shotlist.ltx2.json"]) {
    it(`leaves the plain list as it was until ${blocked} is written, so that a pass is built only with all its lists`, async () => {
      const build = files({
        "shotlist.json": list("ref", "a"),
        "shots.json": "{}\n",
        "shotlist.ltx2.json": list("ltx2", "b"),
      });
      await mkdir(join(ep(), "shotlist", blocked), { recursive: true });
      const failed = () =>
        writeBuild(ep(), "final", build, locks).then(
          () => "written",
          (error: NodeJS.ErrnoException) => error.code,
        );
      expect(await failed()).to.equal("EISDIR");
      expect(await names())
        .to.include(blocked)
        .and.not.include("shotlist.json");
      await writeFiles(ep(), { "shotlist/shotlist.json": list("ref", "older") });
      expect(await failed()).to.equal("EISDIR");
      expect(await readFile(join(ep(), "shotlist", "shotlist.json"), "utf8")).to.equal(list("ref", "older"));
      await rmdir(join(ep(), "shotlist", blocked));
      expect(await failed()).to.equal("written");
      expect(await names()).to.deep.equal(["shotlist.json", "shotlist.ltx2.json", "shots.json"]);
    });
  }
  it("does not write a file that holds the same already", async () => {
    const build = files({ "shotlist.json": list("ref", "a") });
    await writeBuild(ep(), "final", build, locks);
    const before = await stat(join(ep(), "shotlist", "shotlist.json"));
    await writeBuild(ep(), "final", build, locks);
    expect((await stat(join(ep(), "shotlist", "shotlist.json"))).ino).to.equal(before.ino);
    expect(await readFile(join(ep(), "shotlist", "shotlist.json"), "utf8")).to.equal(list("ref", "a"));
  });
  it("reads seeds that an older tool wrote as numbers to the last digit", async () => {
    const old = list("ref", "a").replace(/"seed": "\d+"/, '"seed": 8828384270954910346');
    await writeFiles(ep(), { "shotlist/shotlist.json": old });
    expect((await readBuild(ep(), "final"))?.main.shots[0]?.seed).to.equal("8828384270954910346");
  });
  it("is missing until it is made, and says what to do", async () => {
    expect(await readBuild(ep(), "final")).to.equal(undefined);
    expect(notBuilt(ep(), "proxy")).to.include({
      kind: "unknown",
      message: "the proxy pass of ep01 is not built: build the episode first",
    });
  });
  for (const name of ["shotlist.json", "shotlist.ltx2.json"]) {
    it(`asks for another build when ${name} cannot be used`, async () => {
      await writeFiles(ep(), {
        "shotlist/shotlist.json": list("ref", "a"),
        [`shotlist/${name}`]: '{"episode": "ep01"',
      });
      const refusal = await refusalOf(readBuild(ep(), "final"));
      expect(refusal.kind).to.equal("unknown");
      expect(refusal.message).to.contain(`shotlist/${name} of ep01`).and.to.contain("build the episode again");
    });
  }
  it("does without a story that cannot be read", async () => {
    await writeFiles(ep(), { "shotlist/shotlist.json": list("ref", "b", "a"), "shotlist/shots.json": "{}" });
    const build = (await readBuild(ep(), "final"))!;
    expect(build.story).to.equal(null);
    expect(storedShots(build).map(({ id }) => id)).to.deep.equal(["b", "a"]);
  });
});

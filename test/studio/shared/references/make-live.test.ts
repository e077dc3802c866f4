// The live file of a reference: what is picked, what was there before, and the record of both. docs/http.md "References".
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RefSidecar } from "../../../../src/contracts/files/refs.ts";
import { sha1 } from "../../../../src/core/lib/hash.ts";
import type { RefTake } from "../../../../src/core/refs/ref-take.ts";
import { keyframeReference } from "../../../../src/core/refs/reference.ts";
import { readPicks } from "../../../../src/disk/refs/picks.ts";
import { episodeHome } from "../../../../src/disk/refs/ref-home.ts";
import { readRefTakes } from "../../../../src/disk/refs/ref-takes.ts";
import { KeyedLock } from "../../../../src/machine/keyed-lock.ts";
import { liveContextOf, makeLive } from "../../../../src/studio/shared/references/make-live.ts";
import { episodeAt } from "../../../support/episodes/episode-context.ts";
import { episodeFolder } from "../../../support/episodes/episode-folder.ts";
import { listFiles } from "../../../support/episodes/list-files.ts";
import { refusalOf } from "../../../support/values/refusal-of.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";

const REF = "shot:sh010:first";
const KEY = "shot__sh010__first";
const LIVE = "refs/shots/sh010/first.png";
const NOW = new Date("2026-11-02T10:14:03");

const record = (take: number): RefSidecar => ({
  ...{ version: 1, ref: REF, view: null, take, status: "ok", source: "frame", queued: "2026-11-02T10:14:03+01:00" },
  ...{ width: 128, height: 72, note: "", save_notes: "" },
});
const at = (name: string) => `refs/_takes/${KEY}/${name}`;

describe("the live file of a reference", () => {
  const ep = episodeFolder();
  const locks = new KeyedLock();
  const candidate = async (take: number, picture: string): Promise<RefTake> => {
    const stem = `${KEY}_t0${take}`;
    await writeFiles(ep(), { [at(`${stem}.json`)]: record(take), [at(`${stem}.png`)]: picture });
    return (await readRefTakes(ep(), { ref: REF, view: null })).find((each) => each.take === take) as RefTake;
  };
  const reference = keyframeReference("sh010", "first");
  const pick = async (take: RefTake) => {
    const tools = () => Promise.reject(new Error("no tools are needed"));
    const ports = { locks, clock: { now: () => NOW }, emit: () => undefined, tools, scratch: "" };
    return makeLive(ports, await liveContextOf(await episodeAt(ep())), { reference, take });
  };
  const picks = () => readPicks(episodeHome(ep()));
  const live = () => readFile(join(ep(), LIVE), "utf8");
  const trash = async () => (await listFiles(join(ep(), "refs/_takes/_trash"))).map((name) => name.split("/").at(-1));

  it("is a copy of the candidate that is picked, and the pick is recorded", async () => {
    expect(await pick(await candidate(1, "one"))).to.equal(sha1("one"));
    expect(await live()).to.equal("one");
    const { version, refs } = await picks();
    expect(version).to.equal(1);
    expect(refs[REF]).to.include({ take: 1, sha1: sha1("one") });
    expect(refs[REF]?.picked).to.match(/^2026-11-02T10:14:03/);
  });

  it("is replaced by another pick, which loses nothing: the candidate is still there", async () => {
    await pick(await candidate(1, "one"));
    await pick(await candidate(2, "two"));
    expect(await live()).to.equal("two");
    expect(await trash()).to.deep.equal([]);
  });

  it("is copied aside when a person put it there", async () => {
    await writeFiles(ep(), { [LIVE]: "by hand" });
    await pick(await candidate(1, "one"));
    expect(await live()).to.equal("one");
    expect(await trash()).to.deep.equal(["first-20261102-101403.png"]);
    expect(await readFile(join(ep(), "refs/_takes/_trash", KEY, "first-20261102-101403.png"), "utf8")).to.equal(
      "by hand",
    );
  });

  it("is copied aside when a person changed what was picked, each time under a name of its own", async () => {
    const one = await candidate(1, "one");
    for (const text of ["changed", "changed again", "changed"]) {
      await pick(one);
      await writeFiles(ep(), { [LIVE]: text });
    }
    await pick(one);
    expect(await trash()).to.deep.equal(["first-20261102-101403-2.png", "first-20261102-101403.png"]);
  });

  it("is copied aside when its candidate was removed by hand", async () => {
    const one = await candidate(1, "one");
    await pick(one);
    await writeFile(join(ep(), at(`${KEY}_t01.png`)), "something else");
    await pick(await candidate(2, "two"));
    expect(await trash()).to.have.length(1);
  });

  it("stays as it is when it holds the picture already", async () => {
    await writeFiles(ep(), { [LIVE]: "one" });
    await pick(await candidate(1, "one"));
    expect(await trash()).to.deep.equal([]);
    expect((await picks()).refs[REF]).to.include({ take: 1 });
  });

  it("is cleared no more once something is picked, and other records of the file stay", async () => {
    const others = { "location:yard": { take: 3, sha1: "x" }, [REF]: { cleared: "2026-11-01T10:00:00+01:00", own: 1 } };
    await writeFiles(ep(), { "refs/_picks.json": { version: 1, refs: others, more: true } });
    await pick(await candidate(1, "one"));
    const file = await picks();
    expect(file.refs["location:yard"]).to.deep.equal(others["location:yard"]);
    expect(file.refs[REF]).to.have.keys("own", "take", "sha1", "picked");
    expect(file).to.have.property("more", true);
  });

  it("is not changed by picks of a candidate without a picture, nor over a broken list of picks", async () => {
    const bare = { ...(await candidate(1, "one")), files: new Set<string>() };
    expect((await refusalOf(pick(bare))).kind).to.equal("conflict");
    await writeFiles(ep(), { "refs/_picks.json": "{" });
    const { kind, message } = await refusalOf(pick(await candidate(2, "two")));
    expect(kind).to.equal("tool-failed");
    expect(message).to.contain("refs/_picks.json of ep01").and.to.contain("mend or remove it");
    expect(await readFile(join(ep(), "refs/_picks.json"), "utf8")).to.equal("{");
  });

  it("is what its picks were about to write, or what they told of before, whenever a kill came in between", async () => {
    await pick(await candidate(1, "one"));
    const before = await picks();
    const pickOfTwo = { take: 2, sha1: sha1("two"), picked: "2026-11-02T10:14:03+01:00" };
    const writing = { ref: REF, path: LIVE, sha1: sha1("two"), pick: pickOfTwo };
    await writeFiles(ep(), { "refs/_picks.json": { ...before, writing } });
    expect((await picks()).refs, "the live file was not written yet").to.deep.equal(before.refs);
    await writeFiles(ep(), { [LIVE]: "two" });
    expect((await picks()).refs[REF]).to.deep.equal(pickOfTwo);
    await pick(await candidate(3, "three"));
    expect(await picks()).to.not.have.property("writing");
  });

  it("belongs to the last of many picks at once, and the record says which", async () => {
    const takes = [await candidate(1, "one"), await candidate(2, "two"), await candidate(3, "three")];
    await Promise.all(takes.map((take) => pick(take)));
    expect((await picks()).refs[REF]?.sha1).to.equal(sha1(await live()));
  });
});

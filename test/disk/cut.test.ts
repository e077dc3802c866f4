import { expect } from "chai";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { CutFile } from "../../src/contracts/files/cut.ts";
import { changeCut, readCut } from "../../src/disk/cut.ts";
import { KeyedLock } from "../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../support/episodes/episode-folder.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("cut.json", () => {
  const ep = episodeFolder();
  const ports = { locks: new KeyedLock(), clock: { now: () => new Date(2026, 10, 2, 10, 14, 3) } };
  const put = (content: unknown) => writeFiles(ep(), { "cut.json": content });
  const text = () => readFile(join(ep(), "cut.json"), "utf8");
  const addNote = (note: string, history = true) =>
    changeCut(
      ep(),
      (cut) => ({ ...cut, final: [...cut.final, { shot: `s${cut.final.length}`, note }] }),
      history,
      ports,
    );

  it("is empty while there is none", async () => {
    expect(await readCut(ep())).to.deep.equal({ episode: "ep01", final: [], proxy: [] });
    expect(await listFiles(ep())).to.deep.equal([]);
  });
  it("keeps what a person added by hand, in the file and in its entries", async () => {
    await put({ episode: "ep01", final: [{ shot: "sh010", mood: "calm" }], proxy: [], colour: "teal" });
    await changeCut(ep(), (cut) => ({ ...cut, proxy: [{ shot: "sh020" }] }), false, ports);
    expect(JSON.parse(await text())).to.deep.equal({
      episode: "ep01",
      final: [{ shot: "sh010", mood: "calm" }],
      proxy: [{ shot: "sh020" }],
      colour: "teal",
    });
  });
  it("is read where an older writer left a pass out or wrote null for nothing", async () => {
    await put({ final: [{ shot: "sh010", take: null, trim_in: 2, note: null }], proxy: null });
    expect(await readCut(ep())).to.deep.equal({ episode: "ep01", final: [{ shot: "sh010", trim_in: 2 }], proxy: [] });
  });
  for (const [name, content] of [
    ["is no JSON", '{"final": ['],
    ["is no object", "[]"],
    ["is empty", ""],
    ["holds a trim below zero", { final: [{ shot: "a", trim_in: -1 }], proxy: [] }],
    ["holds an entry without a shot", { final: [{ take: 1 }], proxy: [] }],
    ["holds something else than entries", { final: ["sh010"], proxy: [] }],
  ] as const) {
    it(`is left alone when it ${name}`, async () => {
      await put(content);
      const before = await text();
      const refusal = await refusalOf(addNote("lost"));
      expect(refusal.kind).to.equal("tool-failed");
      expect(refusal.message).to.match(/^cut\.json of ep01 cannot be read \(.+\): mend it/);
      expect(await text()).to.equal(before);
    });
  }
  it("is written with two blanks, LF and a last line end", async () => {
    await addNote("a");
    expect(await text()).to.equal(
      '{\n  "episode": "ep01",\n  "final": [\n    {\n      "shot": "s0",\n      "note": "a"\n    }\n  ],\n  "proxy": []\n}\n',
    );
  });
  it("goes to the history before it is changed, when that is asked for", async () => {
    await addNote("a");
    expect(await listFiles(ep())).to.deep.equal(["cut.json"]);
    const first = await text();
    expect((await addNote("b")).changed).to.equal(true);
    await addNote("c", false);
    expect(await listFiles(ep())).to.deep.equal(["_history/cut.json.20261102-101403", "cut.json"]);
    expect(await readFile(join(ep(), "_history", "cut.json.20261102-101403"), "utf8")).to.equal(first);
  });
  it("is not written and leaves no copy when nothing changes, whatever form a person gave it", async () => {
    await put('{"proxy":[],"final":[{"note":"x","shot":"a"}],\r\n"episode":"ep01"}');
    const before = await stat(join(ep(), "cut.json"));
    const same = (cut: CutFile): CutFile => ({ ...cut, final: [{ shot: "a", note: "x" }] });
    expect(await changeCut(ep(), same, true, ports)).to.deep.include({ changed: false });
    const after = await stat(join(ep(), "cut.json"));
    expect([after.mtimeMs, after.ino]).to.deep.equal([before.mtimeMs, before.ino]);
    expect(await listFiles(ep())).to.deep.equal(["cut.json"]);
  });
  it("loses none of many changes that come at once", async () => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => addNote(String(index), false)));
    const { final } = await readCut(ep());
    expect(final.map(({ note }) => Number(note)).toSorted((a, b) => a - b)).to.deep.equal(
      Array.from({ length: 25 }, (_, index) => index),
    );
    expect(new Set(final.map(({ shot }) => shot))).to.have.lengthOf(25);
  });
  it("stays as it was when a change refuses, and the next change is made", async () => {
    await addNote("a");
    const before = await text();
    const refuse = () => {
      throw new Error("no");
    };
    await changeCut(ep(), refuse, true, ports).catch(() => undefined);
    expect(await text()).to.equal(before);
    expect((await addNote("b")).changed).to.equal(true);
  });
  it("is not disturbed by a write that a crash cut short", async () => {
    await addNote("a");
    await writeFiles(ep(), { ".cut.json.0a1b2c3d4e5f.part": '{"final": [{"sh' });
    expect((await readCut(ep())).final).to.deep.equal([{ shot: "s0", note: "a" }]);
    await addNote("b");
    expect((await readCut(ep())).final).to.have.lengthOf(2);
  });
});

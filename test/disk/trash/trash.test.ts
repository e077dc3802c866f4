import { expect } from "chai";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { reserveTake } from "../../../src/disk/takes/reserve-take.ts";
import { readTakes } from "../../../src/disk/takes/read-takes.ts";
import { discardTake } from "../../../src/disk/trash/discard-take.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { writeFiles, writeTakeFiles } from "../../support/episodes/write-files.ts";

const NOW = new Date(2026, 10, 2, 10, 14, 3);

describe("discarding a take", () => {
  const ep = episodeFolder();
  const locks = new KeyedLock();
  const id = { shot: "sh010", take: 1, pass: "proxy" } as const;
  const discard = (take: { shot: string; take: number; pass: "final" | "proxy" } = id) =>
    discardTake(ep(), take, { locks, now: NOW });
  const put = (files: Readonly<Record<string, unknown>>) => writeTakeFiles(ep(), files);

  it("moves its record and every file of its stem to the trash, the record last", async () => {
    await put({
      "sh010_t01.json": makeSidecar(),
      "sh010_t01.mp4": "video",
      "sh010_t01_strip.jpg": "picture",
      "sh010_t01.shotlist.json": "{}",
      "sh010_t01.up.mp4": "video",
      "sh010_t01/frames/0001.png": "picture",
      "sh010_t10.json": makeSidecar({ take: 10 }),
      "poster.png": "nobody's",
    });
    const moved = await discard();
    expect(moved.at(-1)).to.equal("renders_proxy/_trash/sh010/sh010_t01.json");
    expect(moved).to.have.lengthOf(6);
    expect(await listFiles(ep())).to.deep.equal([
      "renders_proxy/_trash/sh010/sh010_t01.json",
      "renders_proxy/_trash/sh010/sh010_t01.mp4",
      "renders_proxy/_trash/sh010/sh010_t01.shotlist.json",
      "renders_proxy/_trash/sh010/sh010_t01.up.mp4",
      "renders_proxy/_trash/sh010/sh010_t01/frames/0001.png",
      "renders_proxy/_trash/sh010/sh010_t01_strip.jpg",
      "renders_proxy/sh010/poster.png",
      "renders_proxy/sh010/sh010_t10.json",
    ]);
  });
  it("takes along what its record names in the folder, but no other take's files and nothing from a note", async () => {
    const continued = { shot: "sh010", take: 2, file: "sh010_t02.mp4" };
    await put({
      "sh010_t01.json": makeSidecar({
        latent: "kept.latent",
        inputs: { sheet: "sheet.png" },
        continued,
        note: "like mood.png",
      }),
      "kept.latent": "latent",
      "sheet.png": "picture",
      "mood.png": "a person's",
      "sh010_t02.json": makeSidecar({ take: 2 }),
      "sh010_t02.mp4": "video",
    });
    await discard();
    expect(await listFiles(join(ep(), "renders_proxy", "sh010"))).to.deep.equal([
      "mood.png",
      "sh010_t02.json",
      "sh010_t02.mp4",
    ]);
  });
  it("keeps an earlier set of the same name, under the time of the new one", async () => {
    await put({ "sh010_t01.json": makeSidecar(), "sh010_t01.mp4": "new" });
    await writeFiles(ep(), { "renders_proxy/_trash/sh010/sh010_t01.jpg": "old" });
    expect(await discard()).to.deep.equal([
      "renders_proxy/_trash/sh010/20261102-101403/sh010_t01.mp4",
      "renders_proxy/_trash/sh010/20261102-101403/sh010_t01.json",
    ]);
    await put({ "sh010_t01.mp4": "newer" });
    expect(await discard()).to.deep.equal(["renders_proxy/_trash/sh010/20261102-101403-2/sh010_t01.mp4"]);
    expect(await listFiles(join(ep(), "renders_proxy", "_trash"))).to.have.lengthOf(4);
  });
  it("can be asked for again after it was cut short", async () => {
    await put({ "sh010_t01.json": makeSidecar(), "sh010_t01.jpg": "picture" });
    await writeFiles(ep(), { "renders_proxy/_trash/sh010/sh010_t01.mp4": "moved before the power went" });
    await discard();
    expect(await readTakes(ep(), id)).to.deep.equal([]);
    expect(await listFiles(ep())).to.have.lengthOf(3);
  });
  it("retires the number for good", async () => {
    await put({ "sh010_t01.json": makeSidecar() });
    await discard();
    expect((await reserveTake(ep(), makeSidecar({ status: "queued" }))).take).to.equal(2);
  });
  it("is refused for a queued take, which stays", async () => {
    await put({ "sh010_t01.json": makeSidecar({ status: "queued" }) });
    const refusal = await refusalOf(discard());
    expect([refusal.kind, refusal.message]).to.deep.equal([
      "conflict",
      "sh010 take 1 is still queued: cancel it first",
    ]);
    expect(await readTakes(ep(), id)).to.have.lengthOf(1);
  });
  it("is refused for a take that is not there", async () => {
    await mkdir(join(ep(), "renders"));
    expect((await refusalOf(discard())).kind).to.equal("unknown");
    expect((await refusalOf(discard({ ...id, pass: "final" }))).kind).to.equal("unknown");
  });
  it("happens once when it is asked for twice", async () => {
    await put({ "sh010_t01.json": makeSidecar({ status: "failed" }), "sh010_t01.jpg": "picture" });
    const ends = await Promise.allSettled([discard(), discard()]);
    expect(ends.map(({ status }) => status).toSorted()).to.deep.equal(["fulfilled", "rejected"]);
    expect(await listFiles(ep())).to.deep.equal([
      "renders_proxy/_trash/sh010/sh010_t01.jpg",
      "renders_proxy/_trash/sh010/sh010_t01.json",
    ]);
  });
});

import { expect } from "chai";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { reserveTake } from "../../../src/disk/takes/reserve-take.ts";
import { readTakes } from "../../../src/disk/takes/read-takes.ts";
import { discardTake } from "../../../src/disk/trash/discard-take.ts";
import { readTrash } from "../../../src/disk/trash/read-trash.ts";
import { restoreTake, type RestoreRequest } from "../../../src/disk/trash/restore-take.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { writeFiles, writeTakeFiles } from "../../support/episodes/write-files.ts";

const NOW = new Date(2026, 10, 2, 10, 14, 3);
const SHAPE = { codec: "h264", frames: 48, fps: 24, width: 512, height: 288, conformed: null };
const IMPORTED = { name: "poster.png", sha1: "0", target: "animatic", ...SHAPE };
const FILES = {
  "sh010_t01.json": makeSidecar({ latent: "kept.latent", imported: IMPORTED }),
  "sh010_t01.mp4": "video",
  "sh010_t01.jpg": "picture",
  "sh010_t01/frames/0001.png": "picture",
  "kept.latent": "latent",
  "poster.png": "nobody's",
};

describe("restoring a take", () => {
  const ep = episodeFolder();
  const locks = new KeyedLock();
  const id = { shot: "sh010", take: 1, pass: "proxy" } as const;
  const discard = () => discardTake(ep(), id, { locks, now: NOW });
  const restore = (more: Partial<RestoreRequest> = {}) => restoreTake(ep(), { ...id, ...more }, locks);
  const live = () => listFiles(join(ep(), "renders_proxy", "sh010"));
  const takes = async () => (await readTakes(ep(), id)).map(({ take }) => take);
  const trash = "renders_proxy/_trash/sh010";

  it("brings back what a discard took, the film last, and nothing that it left", async () => {
    await writeTakeFiles(ep(), FILES);
    const before = await live();
    await discard();
    expect(await live()).to.deep.equal(["poster.png"]);
    const [set] = await readTrash(ep());
    expect(set).to.deep.include({ ...id, set: null });
    expect(set?.files).to.have.lengthOf(5);
    const restored = await restore();
    expect(restored.slice(-2)).to.deep.equal([
      "renders_proxy/sh010/sh010_t01.json",
      "renders_proxy/sh010/sh010_t01.mp4",
    ]);
    expect(await live()).to.deep.equal(before);
    expect([await takes(), await readTrash(ep())]).to.deep.equal([[1], []]);
    expect((await refusalOf(restore())).kind).to.equal("unknown");
  });

  for (const moved of [
    ["sh010_t01.jpg"],
    ["sh010_t01.jpg", "kept.latent", "sh010_t01"],
    ["sh010_t01.jpg", "kept.latent", "sh010_t01", "sh010_t01.json"],
  ]) {
    it(`goes on where a restore was cut short after ${moved.length} files, which no cut could play`, async () => {
      await writeTakeFiles(ep(), FILES);
      const before = await live();
      await discard();
      await mkdir(join(ep(), "renders_proxy/sh010"), { recursive: true });
      for (const name of moved) await rename(join(ep(), trash, name), join(ep(), "renders_proxy/sh010", name));
      for (const take of await readTakes(ep(), id)) expect([...take.files]).to.not.include("sh010_t01.mp4");
      await restore();
      expect([await live(), await readTrash(ep())]).to.deep.equal([before, []]);
    });
  }

  it("takes back a discard that was cut short before its record", async () => {
    await writeTakeFiles(ep(), { "sh010_t01.json": FILES["sh010_t01.json"], "kept.latent": "latent" });
    await writeFiles(ep(), { [`${trash}/sh010_t01.mp4`]: "video", [`${trash}/sh010_t01.jpg`]: "picture" });
    await restore();
    expect(await live()).to.deep.equal(["kept.latent", "sh010_t01.jpg", "sh010_t01.json", "sh010_t01.mp4"]);
  });

  it("writes over nothing: a number that lives again, or any file in the way, is a conflict", async () => {
    await writeTakeFiles(ep(), FILES);
    await discard();
    for (const name of ["sh010_t01.json", "sh010_t01.mp4", "sh010_t01.jpg", "kept.latent"]) {
      await writeTakeFiles(ep(), { [name]: name.endsWith(".json") ? makeSidecar() : "another" });
      const refusal = await refusalOf(restore());
      expect([name, refusal.kind]).to.deep.equal([name, "conflict"]);
      await rename(join(ep(), "renders_proxy/sh010", name), join(ep(), name));
    }
    expect((await readTrash(ep()))[0]?.files).to.have.lengthOf(5);
  });

  it("asks which, where the trash holds a number twice, and empties the folder of the one", async () => {
    const dated = `${trash}/20261102-101403`;
    await writeFiles(ep(), { [`${trash}/sh010_t01.mp4`]: "first", [`${dated}/sh010_t01.mp4`]: "second" });
    const refusal = await refusalOf(restore());
    expect(refusal.kind).to.equal("conflict");
    expect(refusal.message).to.include("20261102-101403");
    expect(refusal.fields).to.deep.equal({ sets: [null, "20261102-101403"] });
    expect((await refusalOf(restore({ set: "20251102-101403" }))).kind).to.equal("unknown");
    await restore({ set: "20261102-101403" });
    expect(await listFiles(join(ep(), "renders_proxy"))).to.deep.equal([
      "_trash/sh010/sh010_t01.mp4",
      "sh010/sh010_t01.mp4",
    ]);
    expect((await readTrash(ep())).map(({ set }) => set)).to.deep.equal([null]);
  });

  it("never gives a number away on its way", async () => {
    await writeTakeFiles(ep(), FILES);
    await discard();
    const { take: _take, ...draft } = makeSidecar({ status: "queued" });
    const [record] = await Promise.all([reserveTake(ep(), draft), restore()]);
    expect(record.take).to.equal(2);
    expect(await takes()).to.deep.equal([1, 2]);
  });
});

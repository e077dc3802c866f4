import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { closeTake, patchTake, requireSidecar } from "../../../src/disk/takes/close-take.ts";
import { reserveTake } from "../../../src/disk/takes/reserve-take.ts";
import { readTakes } from "../../../src/disk/takes/read-takes.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

describe("closing a take", () => {
  const ep = episodeFolder();
  const locks = new KeyedLock();
  const id = { shot: "sh010", take: 1, pass: "proxy" } as const;
  const file = () => join(ep(), "renders_proxy", "sh010", "sh010_t01.json");
  const stored = async () => JSON.parse(await readFile(file(), "utf8")) as Record<string, unknown>;
  const queue = () =>
    reserveTake(ep(), makeSidecar({ status: "queued", mp4: null, frames: null, of_another: { a: 1 } }));

  it("writes what its job reports and how it ended, keeping the rest", async () => {
    await queue();
    const closed = await closeTake(ep(), id, { event: "finished", patch: { frames: 49, mp4: "sh010_t01.mp4" } }, locks);
    expect(closed).to.include({ status: "ok", frames: 49, mp4: "sh010_t01.mp4" });
    expect(await stored()).to.deep.equal(closed);
    expect(await stored()).to.deep.include({ of_another: { a: 1 }, seed: "6290346879385008131" });
  });
  it("happens once: a job that ends late cannot bring a cancelled take back", async () => {
    await queue();
    const ends = (["canceled running", "finished", "failed"] as const).map((event) =>
      closeTake(ep(), id, { event, patch: { save_notes: event } }, locks),
    );
    const closed = (await Promise.all(ends)).filter((record) => record !== undefined);
    expect(closed).to.have.lengthOf(1);
    expect(await stored()).to.deep.equal(closed[0]);
    const late = { event: "finished", patch: { mp4: "late.mp4" } } as const;
    expect(await closeTake(ep(), id, late, locks)).to.equal(undefined);
    expect(await stored()).to.deep.equal(closed[0]);
  });
  it("does nothing to a take that is gone, or that is a bare video", async () => {
    const end = { event: "failed", patch: {} } as const;
    expect(await closeTake(ep(), id, end, locks)).to.equal(undefined);
    await writeFiles(ep(), { "renders_proxy/sh010/sh010_t01.mp4": "video" });
    expect(await closeTake(ep(), id, end, locks)).to.equal(undefined);
    expect(await readTakes(ep(), id)).to.have.lengthOf(1);
  });
  it("is not what a discard or a reservation does", async () => {
    await queue();
    for (const event of ["discarded", "reserved"] as const) {
      expect(await closeTake(ep(), id, { event, patch: {} }, locks)).to.equal(undefined);
    }
    expect(await stored()).to.include({ status: "queued" });
  });
  it("mends a record that was never written whole", async () => {
    await writeFiles(ep(), { "renders_proxy/sh010/sh010_t01.json": "" });
    await closeTake(ep(), id, { event: "swept: lost by the queue", patch: { save_notes: "lost" } }, locks);
    expect(await stored()).to.include({ shot: "sh010", take: 1, status: "failed", save_notes: "lost" });
  });
  it("succeeds after all when the job ends that a sweep took for lost", async () => {
    await queue();
    const swept = { save_notes: "lost", swept: "2026-11-02T10:15:40+01:00" };
    await closeTake(ep(), id, { event: "swept: lost by the queue", patch: swept }, locks);
    expect(await stored()).to.include({ status: "failed", ...swept });
    await closeTake(ep(), id, { event: "finished", patch: { save_notes: "", mp4: "sh010_t01.mp4" } }, locks);
    expect(await stored()).to.include({ status: "ok", mp4: "sh010_t01.mp4", save_notes: "" });
    expect(await stored()).not.to.have.property("swept");
  });
  it("is queued again by news of a job that a sweep took for lost, and not when a person has canceled it", async () => {
    await queue();
    const finished = "2026-11-02T10:15:40+01:00";
    const swept = { save_notes: "lost", swept: finished, finished };
    await closeTake(ep(), id, { event: "swept: lost by the queue", patch: swept }, locks);
    expect(await patchTake(ep(), id, { started: "now" }, locks)).to.include({ status: "queued", save_notes: "" });
    expect(await stored()).not.to.have.any.keys("swept", "finished");
    await closeTake(ep(), id, { event: "canceled running", patch: {} }, locks);
    expect(await patchTake(ep(), id, { started: "now" }, locks)).to.equal(undefined);
    expect(await closeTake(ep(), id, { event: "finished", patch: {} }, locks)).to.equal(undefined);
  });
  it("is preceded by news that leave it queued, and followed by none", async () => {
    await queue();
    expect(await patchTake(ep(), id, { started: "2026-11-02T10:15:40+01:00" }, locks)).to.include({ status: "queued" });
    await closeTake(ep(), id, { event: "finished", patch: {} }, locks);
    expect(await patchTake(ep(), id, { started: "later" }, locks)).to.equal(undefined);
    expect(await requireSidecar(ep(), id)).to.include({ status: "ok", started: "2026-11-02T10:15:40+01:00" });
  });
  it("loses no news when many arrive at once", async () => {
    await queue();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => patchTake(ep(), id, { [`news_${index}`]: index } as object, locks)),
    );
    expect(Object.keys(await stored()).filter((key) => key.startsWith("news_"))).to.have.lengthOf(20);
  });
  it("needs a take with a record", async () => {
    expect((await refusalOf(requireSidecar(ep(), id))).kind).to.equal("unknown");
  });
});

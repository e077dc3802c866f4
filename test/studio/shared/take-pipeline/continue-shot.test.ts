// A shot whose first frame is the last one of the take before it, cut when its job starts: docs/http.md "Rendering", rule 6.
import { expect } from "chai";
import { Jimp } from "jimp";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RefSidecar } from "../../../../src/contracts/files/refs.ts";
import { sha1 } from "../../../../src/core/lib/hash.ts";
import { findTake } from "../../../../src/disk/takes/read-takes.ts";
import { refreshFirstFrame } from "../../../../src/studio/shared/references/first-frame.ts";
import { episodeAt } from "../../../support/episodes/episode-context.ts";
import { listFiles } from "../../../support/episodes/list-files.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";
import { greyOf } from "../../../media/test-clips.ts";
import { chainOfThree } from "./chain-of-three.ts";

describe("a shot that carries on, as its job starts", function () {
  this.timeout(30_000);
  const { ep, reported, ports, start, job, why, putCut, putTake } = chainOfThree();

  const first = { slot: "first frame", role: "first", optional: true, path: "refs/shots/b/first.png", sha1: null };
  const bytes = (path: string) => readFile(join(ep(), path));
  const events = () => reported.map(({ type, data }) => [type, "status" in data ? data.status : null]);
  const lightOf = async (path: string) => {
    const image = await Jimp.fromBuffer(await readFile(path));
    return (image.getPixelColor(image.width / 2, image.height / 2) >>> 24) & 255;
  };
  const shown = (frame: number) => ((greyOf(frame) - 16) * 255) / 219;

  it("is as it is when it does not carry on", async () => {
    expect(await start(job())).to.deep.equal({ patch: {} });
  });

  describe("by its first frame", () => {
    const byFirst = () => job({ continuous: "first", refs: [first] });

    it("opens with the last frame of the take that the cut plays before it, which becomes its live file", async () => {
      await putTake("a", 1, 10);
      await putTake("a", 2, 20);
      const { patch, first: picture = "" } = await start(byFirst());
      expect(await lightOf(picture)).to.be.closeTo(shown(19), 2);
      const live = await bytes("refs/shots/b/first.png");
      expect(patch.refs).to.deep.equal([{ ...first, sha1: sha1(live) }]);
      expect(sha1(await readFile(picture))).to.equal(sha1(live));
      expect(picture).to.equal(join(ep(), "refs/_takes/shot__b__first/shot__b__first_t01.png"));
      expect(events()).to.deep.equal([
        ["studio.ref", "ok"],
        ["studio.ref", "picked"],
        ["studio.episode", null],
      ]);
    });

    it("uses what was cut from that take already, and says nothing", async () => {
      await putTake("a", 1, 10);
      const once = await start(byFirst());
      reported.length = 0;
      expect(await start(byFirst())).to.deep.equal(once);
      expect(reported).to.deep.equal([]);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(2);
    });

    it("is cut again when another take plays, or the same was rendered again", async () => {
      await putTake("a", 1, 10);
      const one = (await start(byFirst())).patch.refs?.[0]?.sha1;
      await putTake("a", 2, 20);
      const two = (await start(byFirst())).patch.refs?.[0]?.sha1;
      await putCut([{ shot: "a", take: 1 }]);
      expect((await start(byFirst())).patch.refs?.[0]?.sha1).to.equal(one);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(4);
      await putTake("a", 1, 30);
      const again = (await start(byFirst())).patch.refs?.[0]?.sha1;
      expect(new Set([one, two, again]).size).to.equal(3);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(6);
    });

    it("replaces what a person placed by hand, and keeps it", async () => {
      await putTake("a", 1, 10);
      await writeFiles(ep(), { "refs/shots/b/first.png": "by hand" });
      await start(byFirst());
      const [kept = ""] = await listFiles(join(ep(), "refs/_takes/_trash"));
      expect((await bytes(`refs/_takes/_trash/${kept}`)).toString()).to.equal("by hand");
    });

    it("starts from another take when the newest one failed, and fails with a reason when there is none", async () => {
      await putTake("a", 1, 10);
      await putTake("a", 2, { frames: 10, status: "failed" });
      expect((await start(byFirst())).first).to.be.a("string");
      await rm(join(ep(), "renders_proxy/a/a_t01.mp4"));
      expect(await why(byFirst())).to.equal(
        "b cannot carry on: a has no usable take (take 2 failed): render a again, then this shot",
      );
    });

    it("goes by the cut as it is now", async () => {
      await putTake("c", 1, 30);
      await putCut([{ shot: "c" }, { shot: "a", out: true }, { shot: "b" }]);
      await start(byFirst());
      const record = JSON.parse(
        (await bytes("refs/_takes/shot__b__first/shot__b__first_t01.json")).toString(),
      ) as RefSidecar;
      expect(record).to.include({ source_shot: "c", source_take: 1, source_frame: 29, source_frames: 30 });
      await putCut([{ shot: "b" }, { shot: "a" }, { shot: "c" }]);
      expect(await why(byFirst())).to.include("the proxy cut has no shot before it");
    });

    it("fails with a reason when the take before cannot be read, and takes no number", async () => {
      await putTake("a", 1, 10);
      await writeFile(join(ep(), "renders_proxy/a/a_t01.mp4"), "no film");
      expect(await why(byFirst())).to.include("a_t01.mp4");
      expect(await listFiles(join(ep(), "refs"))).to.deep.equal([]);
    });
  });

  describe("before it is queued", () => {
    const refresh = async (take: number) => {
      const source = await findTake(ep(), { shot: "a", take, pass: "proxy" });
      if (!source) throw new Error("no such take");
      return (await refreshFirstFrame(ports(), await episodeAt(ep()), { shot: "b", source })).reported;
    };

    it("is told what was cut, and why", async () => {
      await putTake("a", 1, 10);
      await putTake("a", 2, 20);
      const from = (take: number) => ({ shot: "b", from: `a take ${take} (proxy)` });
      expect(await refresh(1)).to.deep.equal({ ...from(1), why: "it had no first frame" });
      expect(await refresh(1)).to.equal(null);
      expect(await refresh(2)).to.deep.equal({ ...from(2), why: "its first frame was cut from a take 1" });
      await writeFiles(ep(), { "refs/shots/b/first.png": "by hand" });
      expect(await refresh(2)).to.deep.equal({ ...from(2), why: "its first frame was another picture" });
    });

    it("has one first frame, however many ask at once", async () => {
      await putTake("a", 1, 10);
      const shared = ports();
      const source = await findTake(ep(), { shot: "a", take: 1, pass: "proxy" });
      const episode = await episodeAt(ep());
      const ask = () => refreshFirstFrame(shared, episode, { shot: "b", source: source! });
      const found = await Promise.all([ask(), ask(), ask()]);
      expect(found.filter((one) => one.reported !== null)).to.have.length(1);
      expect(new Set(found.map((one) => one.sha1)).size).to.equal(1);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(2);
    });
  });
});

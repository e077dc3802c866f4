// How a shot that carries on is started when its job starts: contract part A, Rendering rules 6 and 7. Real takes, real ffmpeg.
import { expect } from "chai";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Jimp } from "jimp";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { RefSidecar } from "../../../src/contracts/files/ref-sidecar.ts";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { joinLatents } from "../../../src/core/media/latent-file.ts";
import { FileCache } from "../../../src/disk/reading/file-cache.ts";
import { findTake } from "../../../src/disk/takes.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { hasSoundFile } from "../../../src/media/hear-file.ts";
import { continueShot } from "../../../src/studio/refs/act-continue-shot.ts";
import { refreshFirstFrame } from "../../../src/studio/refs/act-first-frame.ts";
import { episodeFolder } from "../../support/episode-folder.ts";
import { listFiles } from "../../support/list-files.ts";
import { makeEntry, makeShotlist } from "../../support/make-shotlist.ts";
import { makeSidecar } from "../../support/make-take.ts";
import { measureFilm } from "../../support/measure-film.ts";
import { refusalOf } from "../../support/refusal-of.ts";
import { latentFile } from "../../support/latent-file.ts";
import { openScratch, type Scratch } from "../../support/scratch-folder.ts";
import { registry } from "../../support/shipped-targets.ts";
import { writeFiles } from "../../support/write-files.ts";
import { decodeFrames, decodeSound, greyOf, makeClip } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";

const AT = "2026-11-02T10:16:22+01:00";

describe("a shot that carries on, as its job starts", function () {
  this.timeout(30_000);
  const ep = episodeFolder();
  const tools = anyTools();
  const films = new Map<number, string>();
  let clips: Scratch;
  before(async () => {
    clips = await openScratch();
  });
  after(() => clips.remove());

  /** A counting clip of so many frames, made once. */
  async function film(frames: number): Promise<string> {
    const path = films.get(frames) ?? join(clips.folder, `${frames}.mp4`);
    if (!films.has(frames)) await makeClip(tools.ffmpeg.path, path, { frames });
    films.set(frames, path);
    return path;
  }

  let told: StudioEvent[];
  const clock = { now: () => new Date("2026-11-02T10:20:00") };
  const ports = () => ({
    ...{ clock, registry, locks: new KeyedLock(), tools: async () => tools },
    emit: (event: StudioEvent) => void told.push(event),
    fileHashes: new FileCache<string>(clock),
    sidecars: new FileCache<never>(clock),
    hasSound: (path: string) => hasSoundFile(path, async () => tools),
  });

  beforeEach(async () => {
    told = [];
    const shots = ["a", "b", "c"].map((id) => makeEntry({ id }));
    await writeFiles(ep(), { "shotlist/shotlist_proxy.json": makeShotlist({ shots }) });
  });

  async function putTake(shot: string, take: number, frames: number, changes: Partial<Sidecar> = {}) {
    const stem = `renders_proxy/${shot}/${shot}_t0${take}`;
    const record = makeSidecar({ shot, take, frames, finished: AT, width: 128, height: 72, ...changes });
    await writeFiles(ep(), { [`${stem}.json`]: record });
    if (record.status === "ok") await copyFile(await film(frames), join(ep(), `${stem}.mp4`));
  }
  const putCut = (proxy: CutEntry[]) => writeFiles(ep(), { "cut.json": { episode: "ep01", final: [], proxy } });

  const first = { slot: "first frame", role: "first", optional: true, path: "refs/shots/b/first.png", sha1: null };
  const job = (changes: Partial<Sidecar> = {}) =>
    makeSidecar({ shot: "b", take: 1, status: "queued", target: "minimax_h3_ref2va", length: 34, ...changes });
  const start = (record: Sidecar, takesLatents = true) =>
    continueShot(ports(), ep(), record, {
      folder: join(clips.folder, "job 1"),
      takesLatents,
      planned: 39,
      signal: new AbortController().signal,
    });
  const fileOf = ({ held }: Awaited<ReturnType<typeof start>>, name: string) =>
    held?.files.find((file) => file.name === name)?.path;
  const why = async (record: Sidecar) => (await refusalOf(start(record))).message;
  const bytes = (path: string) => readFile(join(ep(), path));
  const events = () => told.map(({ type, data }) => [type, "status" in data ? data.status : null]);
  const lightOf = async (path: string) => {
    const image = await Jimp.fromBuffer(await readFile(path));
    return (image.getPixelColor(image.width / 2, image.height / 2) >>> 24) & 255;
  };
  const shown = (frame: number) => ((greyOf(frame) - 16) * 255) / 219;

  it("is as it is when it does not carry on", async () => {
    expect(await start(job())).to.deep.equal({ news: {} });
  });

  describe("by its first frame", () => {
    const byFirst = () => job({ continuous: "first", refs: [first] });

    it("opens with the last frame of the take that the cut plays before it, which becomes its live file", async () => {
      await putTake("a", 1, 10);
      await putTake("a", 2, 20);
      const { news, first: picture = "" } = await start(byFirst());
      expect(await lightOf(picture)).to.be.closeTo(shown(19), 2);
      const live = await bytes("refs/shots/b/first.png");
      expect(news.refs).to.deep.equal([{ ...first, sha1: sha1(live) }]);
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
      told = [];
      expect(await start(byFirst())).to.deep.equal(once);
      expect(told).to.deep.equal([]);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(2);
    });

    it("is cut again when another take plays, or the same was rendered again", async () => {
      await putTake("a", 1, 10);
      const one = (await start(byFirst())).news.refs?.[0]?.sha1;
      await putTake("a", 2, 20);
      const two = (await start(byFirst())).news.refs?.[0]?.sha1;
      await putCut([{ shot: "a", take: 1 }]);
      expect((await start(byFirst())).news.refs?.[0]?.sha1).to.equal(one);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(4);
      await putTake("a", 1, 30);
      const again = (await start(byFirst())).news.refs?.[0]?.sha1;
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
      await putTake("a", 2, 10, { status: "failed" });
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
      return (await refreshFirstFrame(ports(), ep(), { shot: "b", source })).told;
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
      const ask = () => refreshFirstFrame(shared, ep(), { shot: "b", source: source! });
      const found = await Promise.all([ask(), ask(), ask()]);
      expect(found.filter((one) => one.told !== null)).to.have.length(1);
      expect(new Set(found.map((one) => one.sha1)).size).to.equal(1);
      expect(await listFiles(join(ep(), "refs/_takes"))).to.have.length(2);
    });
  });

  describe("by held frames", () => {
    const byLatent = (changes: Partial<Sidecar> = {}) => job({ continuous: "latent", hold: 39, ...changes });

    it("holds the last frames of the take before, and their sound, and records where they are from", async () => {
      await putTake("a", 3, 48);
      const started = await start(byLatent({ width: 128, height: 96 }));
      const { news, held } = started;
      expect(news).to.deep.equal({
        hold: 39,
        continued_from: {
          ...{ shot: "a", take: 3, pass: "proxy", via: "frames", overlap: 39 },
          ...{ video_steps: 12, audio_steps: 65, finished: AT },
        },
      });
      expect(held?.values).to.deep.equal({
        ...{ length: 73, held_frames: 39, kept_frames: 34 },
        ...{ held_seconds: 1.625, kept_seconds: 34 / 24 },
      });
      const frames = await decodeFrames(tools.ffmpeg.path, fileOf(started, "held_clip") ?? "", 128, 96);
      expect(frames).to.have.length(39);
      for (const [index, { centre }] of frames.entries()) expect(centre).to.be.closeTo(greyOf(9 + index), 2);
      expect((await decodeSound(tools.ffmpeg.path, fileOf(started, "held_sound") ?? "")).left).to.have.length(
        1.625 * 48_000,
      );
    });

    it("holds as many frames of a shorter take as the grid allows, with a note", async () => {
      await putTake("a", 1, 30);
      const started = await start(byLatent({ notes: ["a note"] }));
      const { news } = started;
      expect(news).to.include({ hold: 22 });
      expect(news.notes).to.deep.equal(["a note", "it holds 22 frames and not 39: a take 1 has 30 frames"]);
      expect((await measureFilm(fileOf(started, "held_clip") ?? "")).frames).to.equal(22);
      await putTake("a", 2, 4);
      expect(await why(byLatent())).to.equal(
        "b cannot carry on: a take 2 has 4 frames, and MiniMax H3 Ref2VA holds at least 5",
      );
    });

    it("counts a take of another rate by its time", async () => {
      const slow = await makeClip(tools.ffmpeg.path, join(clips.folder, "slow.mp4"), { frames: 32, fps: 16 });
      await putTake("a", 1, 32, { fps: 16 });
      await copyFile(slow, join(ep(), "renders_proxy/a/a_t01.mp4"));
      const started = await start(byLatent());
      expect(await measureFilm(fileOf(started, "held_clip") ?? "")).to.include({ frames: 39, rate: "24/1" });
    });

    it("takes the sound kept beside a silent take, or none", async () => {
      await putTake("a", 1, 48);
      const silent = await makeClip(tools.ffmpeg.path, join(clips.folder, "mute.mp4"), { frames: 48, tone: null });
      await copyFile(silent, join(ep(), "renders_proxy/a/a_t01.mp4"));
      expect(fileOf(await start(byLatent()), "held_sound")).to.equal(undefined);
      await mkdir(join(ep(), "renders_proxy/a"), { recursive: true });
      await copyFile(await film(48), join(ep(), "renders_proxy/a/a_t01_audio.wav"));
      expect(fileOf(await start(byLatent()), "held_sound")).to.be.a("string");
    });

    describe("of a kept latent", () => {
      const latent = joinLatents([latentFile([1, 24, 12, 6, 8], 1), latentFile([1, 32, 2, 65], 2)]);
      const putKept = async (changes: Partial<Sidecar> = {}, bytes: Uint8Array | string = latent ?? "") => {
        const kept = { target: "minimax_h3_ref2va", hold: 39, latent: "a_t01.latent.safetensors" };
        await putTake("a", 1, 17, { ...kept, ...changes });
        await writeFiles(ep(), { "renders_proxy/a/a_t01.latent.safetensors": bytes });
      };
      const names = async (takesLatents = true) =>
        (await start(byLatent(), takesLatents)).held?.files.map(({ name }) => name);

      it("takes its end, which reaches back over what that take itself left away", async () => {
        await putKept();
        const started = await start(byLatent());
        expect(started.held?.files.map(({ name }) => name)).to.deep.equal(["held_latent", "held_sound_latent"]);
        expect(started.held?.values).to.deep.include({ held_from: 17, held_from_seconds: 17 / 24, held_frames: 39 });
        expect(started.news.continued_from).to.include({ via: "latent", overlap: 39, video_steps: 12 });
        expect(started.news).not.to.have.property("notes");
        const bytes = await readFile(fileOf(started, "held_latent") ?? "");
        expect(joinLatents([bytes])).to.deep.equal(joinLatents([latentFile([1, 24, 12, 6, 8], 1)]));
      });

      it("takes its picture and sound where the latent cannot be used", async () => {
        const frames = ["held_clip", "held_sound"];
        await putKept();
        expect(await names(false)).to.deep.equal(frames);
        for (const changes of [{ target: "ltx2" }, { fps: 16 }, { latent: null }, { latent: "gone.safetensors" }]) {
          await putKept(changes);
          expect(await names(), JSON.stringify(changes)).to.deep.equal(frames);
        }
        await putKept({}, "no latent");
        expect(await names()).to.deep.equal(frames);
        expect((await start(byLatent())).news.continued_from).to.include({ via: "frames", overlap: 5 });
      });
    });
  });
});

// A shot that holds the end of the take before it, cut when its job starts: docs/http.md "Rendering", rule 7.
import { expect } from "chai";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../../../../src/contracts/files/sidecar.ts";
import { joinLatents } from "../../../../src/core/media/latent-file.ts";
import type { ContinuedStart } from "../../../../src/studio/shared/take-pipeline/continue-shot.ts";
import { latentFile } from "../../../support/media/latent-file.ts";
import { FFMPEG, measureFilm } from "../../../support/media/measure-film.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";
import { decodeFrames, decodeSound, greyOf } from "../../../media/test-clips.ts";
import { FINISHED, chainOfThree } from "./chain-of-three.ts";

describe("a shot that holds frames, as its job starts", function () {
  this.timeout(30_000);
  const { ep, film, start, job, why, putTake } = chainOfThree();
  const fileOf = ({ tail }: ContinuedStart, name: string) => tail?.files.find((file) => file.name === name)?.path;
  const byLatent = (changes: Partial<Sidecar> = {}) => job({ continuous: "latent", hold: 39, ...changes });

  it("holds the last frames of the take before, and their sound, and records where they are from", async () => {
    await putTake("a", 3, 48);
    const started = await start(byLatent({ width: 128, height: 96 }));
    const { patch, tail } = started;
    expect(patch).to.deep.equal({
      hold: 39,
      continued_from: {
        ...{ shot: "a", take: 3, pass: "proxy", via: "frames", overlap: 39 },
        ...{ video_steps: 12, audio_steps: 65, finished: FINISHED },
      },
    });
    expect(tail?.values).to.deep.equal({
      ...{ length: 73, held_frames: 39, kept_frames: 34 },
      ...{ held_seconds: 1.625, kept_seconds: 34 / 24 },
    });
    const frames = await decodeFrames(FFMPEG, fileOf(started, "held_clip") ?? "", 128, 96);
    expect(frames).to.have.length(39);
    for (const [index, { centre }] of frames.entries()) expect(centre).to.be.closeTo(greyOf(9 + index), 2);
    expect((await decodeSound(FFMPEG, fileOf(started, "held_sound") ?? "")).left).to.have.length(1.625 * 48_000);
  });

  it("holds as many frames of a shorter take as the grid allows, with a note", async () => {
    await putTake("a", 1, 30);
    const started = await start(byLatent({ notes: ["a note"] }));
    const { patch } = started;
    expect(patch).to.include({ hold: 22 });
    expect(patch.notes).to.deep.equal(["a note", "it holds 22 frames and not 39: a take 1 has 30 frames"]);
    expect((await measureFilm(fileOf(started, "held_clip") ?? "")).frames).to.equal(22);
    await putTake("a", 2, 4);
    expect(await why(byLatent())).to.equal(
      "b cannot carry on: a take 2 has 4 frames, and MiniMax H3 Ref2VA holds at least 5",
    );
  });

  it("counts a take of another rate by its time", async () => {
    await putTake("a", 1, { frames: 32, fps: 16 });
    const started = await start(byLatent());
    expect(await measureFilm(fileOf(started, "held_clip") ?? "")).to.include({ frames: 39, rate: "24/1" });
  });

  it("takes the sound kept beside a silent take, or none", async () => {
    await putTake("a", 1, { frames: 48, tone: null });
    expect(fileOf(await start(byLatent()), "held_sound")).to.equal(undefined);
    await copyFile(await film(48), join(ep(), "renders_proxy/a/a_t01_audio.wav"));
    expect(fileOf(await start(byLatent()), "held_sound")).to.be.a("string");
  });

  describe("of a kept latent", () => {
    const latent = joinLatents([latentFile([1, 24, 12, 6, 8], 1), latentFile([1, 32, 2, 65], 2)]);
    const putKept = async (changes: Partial<Sidecar> = {}, bytes: Uint8Array | string = latent ?? "") => {
      const kept = { target: "minimax_h3_ref2va", hold: 39, latent: "a_t01.latent.safetensors" };
      await putTake("a", 1, { ...kept, ...changes, frames: 17 });
      await writeFiles(ep(), { "renders_proxy/a/a_t01.latent.safetensors": bytes });
    };
    const names = async (takesLatents = true) =>
      (await start(byLatent(), takesLatents)).tail?.files.map(({ name }) => name);

    it("takes its end, which reaches back over what that take itself left away", async () => {
      await putKept();
      const started = await start(byLatent());
      expect(started.tail?.files.map(({ name }) => name)).to.deep.equal(["held_latent", "held_sound_latent"]);
      expect(started.tail?.values).to.deep.include({ held_from: 17, held_from_seconds: 17 / 24, held_frames: 39 });
      expect(started.patch.continued_from).to.include({ via: "latent", overlap: 39, video_steps: 12 });
      expect(started.patch).not.to.have.property("notes");
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
      expect((await start(byLatent())).patch.continued_from).to.include({ via: "frames", overlap: 5 });
    });
  });
});

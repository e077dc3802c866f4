// The sound of a whole film, from the request to the decoded sound: the recording, music and a loudness.
import { expect } from "chai";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../../../src/machine/spawn.ts";
import { decodeSound, toneIn } from "../../../media/test-clips.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { openRealStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";
import { smallSeries } from "../../../support/episodes/sample-episodes.ts";

const ffmpeg = anyTools().ffmpeg.path;

/** Two shots on the recording, one behind them that is not. */
const script = `= tide  Low Tide

# sq01 quay

## sh010
audio: 1-2
who: ada
Ada walks to the edge of the quay.

## sh020
audio: 2-3
who: ada
Ada looks back.

## sh030
dur: 0.5
The quay is empty.
`;

interface MadeFilm {
  readonly ok: boolean;
  readonly output: string;
  readonly report: string;
  readonly error?: string;
  readonly loudness?: {
    readonly after: { readonly lufs: number; readonly true_peak: number };
    readonly limited: boolean;
  };
}

describe("the sound of a whole film", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  before(async () => {
    const series = { ...smallSeries, audio: { mode: "source_track", track: "audio/master.wav" } };
    studio = await openRealStudio({ script, series });
    await mkdir(join(studio.ep, "audio"));
    const make = (name: string, tone: string, seconds: number) =>
      run(ffmpeg, [
        ...["-nostdin", "-v", "error", "-f", "lavfi", "-i", `aevalsrc=${tone}:s=44100:d=${seconds}`],
        ...["-c:a", "pcm_s16le", join(studio.ep, "audio", name)],
      ]);
    await make("master.wav", "0.2*sin(2*PI*(500+200*floor(t))*t)", 4);
    await make("bed.wav", "0.1*sin(2*PI*2500*t)", 1);
    await studio.post("/build", { ep: studio.ep }).expect(200);
    await studio.post("/render", { ep: studio.ep }).expect(200);
    await studio.idle();
  });
  after(() => studio.close());

  const assemble = async (body: object) =>
    (await studio.post("/assemble", { ep: studio.ep, ...body }).expect(200)).body as MadeFilm;

  it("is the recording from where its first shot is, and says what does not fit it", async () => {
    const film = await assemble({ audio: "recording" });
    expect(film.ok, film.error).to.equal(true);
    const { left } = await decodeSound(ffmpeg, film.output);
    expect(toneIn(left.subarray(2000, 46_000), 700)).to.be.closeTo(0.2, 0.02);
    expect(toneIn(left.subarray(50_000, 94_000), 900)).to.be.closeTo(0.2, 0.02);
    expect(film.report).not.to.contain("recording");
    await studio.put("/cut", { ep: studio.ep, entries: [{ shot: "sh010", trim_out: 4 }] }).expect(200);
    const trimmed = await assemble({ audio: "recording" });
    expect(trimmed.report).to.contain("sh010: trimmed").and.to.contain("from sh020 on the recording is 4 frames late");
    await studio.put("/cut", { ep: studio.ep, entries: [] }).expect(200);
  });

  it("has music below it, and the loudness that was asked for, measured in the film", async () => {
    const music = { path: "audio/bed.wav", duck: false };
    const film = await assemble({ audio: "recording", music, loudness: { lufs: -20, true_peak: -2 } });
    expect(film.ok, film.error).to.equal(true);
    expect(film.loudness?.after.lufs).to.be.closeTo(-20, 0.4);
    expect(film.loudness?.after.true_peak).to.be.at.most(-2);
    expect(film.report).to.match(/sound: -\d+\.\d LUFS, peak -?\d+\.\d dBTP; [+-]\d+\.\d dB.*; now -(19|20)\.\d LUFS/);
    const { left } = await decodeSound(ffmpeg, film.output);
    expect(toneIn(left.subarray(24_000, 46_000), 2500)).to.be.above(0.02);
  });

  it("is refused in words when its music is not there, is outside or has no sound", async () => {
    const music = (path: string) => ({ music: { path } });
    expect(await assemble(music("audio/gone.wav"))).to.deep.include({
      ...{ ok: false, output: null },
      error: "the music: there is no file audio/gone.wav that the episode may play",
    });
    expect((await assemble(music("../../outside.wav"))).error).to.contain("that the episode may play");
    expect((await assemble(music("tide.md"))).error).to.equal("the music: tide.md has no sound");
    await studio.post("/assemble", { ep: studio.ep, loudness: { lufs: 3 } }).expect(400);
    await studio.post("/assemble", { ep: studio.ep, audio: "both" }).expect(400);
  });
});

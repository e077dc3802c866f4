// ProRes files read back: frame for frame the film's picture and sound, BT.709 in frame and container, a timecode; whole or not there.
import { expect } from "chai";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sourceTypePacket } from "../../../src/core/media/mp4/xmp-box.ts";
import { assembleFilm } from "../../../src/media/film/assemble-film.ts";
import { makeProres } from "../../../src/media/film/make-prores.ts";
import { readSourceType } from "../../../src/media/read-clip.ts";
import type { Tools } from "../../../src/media/tools.ts";
import { until } from "../../support/until.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { whole } from "../cut-clips.ts";
import { decodeFrames, decodeSound, greyOf, makeClip, toneIn } from "../test-clips.ts";
import { anyTools, toolSets } from "../tool-sets.ts";

const execute = promisify(execFile);
const judge = anyTools().ffmpeg.path;
const FRAMES = 50;
const PIECE = 96;
/** More than two pieces. */
const LONG = 200;

for (const { name, tools } of toolSets) {
  describe(`a ProRes file, with ${name}`, function () {
    this.timeout(30_000);
    const folder = suiteFolder();
    let number = 0;
    const fresh = () => join(folder(), `made${++number}`, "film.mov");
    const filmAt = async (fps: number) => {
      const clip = await makeClip(judge, join(folder(), `clip${++number}.mp4`), {
        ...{ frames: FRAMES, fps: fps === 24 ? 24 : "30000/1001", timescale: fps === 24 ? 24_000 : 30_000 },
      });
      const [output, scratch] = [join(folder(), `film${number}.mp4`), join(folder(), "scratch")];
      const clips = [whole("sh010", clip, FRAMES, { fps })];
      await assembleFilm(tools, { clips, fps, width: 128, height: 72, output, scratch });
      return output;
    };
    let film = "";
    let made = "";
    before(async () => {
      [film, made] = [await filmAt(24), fresh()];
      await makeProres(tools, { film, output: made, fps: 24 });
    });

    it("shows every frame of the film and no other", async () => {
      const [was, is] = [await decodeFrames(judge, film), await decodeFrames(judge, made)];
      expect(is.length).to.equal(FRAMES);
      for (const [index, { centre }] of is.entries()) {
        expect(centre, `frame ${index}`).to.be.closeTo(was[index]?.centre ?? 0, 1);
        expect(centre, `frame ${index}`).to.be.closeTo(greyOf(index), 3);
      }
    });

    it("sounds as the film, to the sample as long as its picture", async () => {
      const [was, is] = [await decodeSound(judge, film), await decodeSound(judge, made)];
      expect(is.left.length).to.equal((FRAMES / 24) * 48_000);
      expect(toneIn(is.left, 440)).to.be.closeTo(toneIn(was.left.subarray(0, is.left.length), 440), 0.001);
      expect(is.left.findIndex((sample, index) => Math.abs(sample - (was.left[index] ?? 0)) > 1e-6)).to.equal(-1);
    });

    it("says 422 HQ, BT.709 in frame and container, and a timecode from one hour", async () => {
      const [video, audio, data, ...more] = await streamsOf(tools, made);
      expect(video).to.include({ codec_name: "prores", codec_tag_string: "apch", pix_fmt: "yuv422p10le" });
      expect(video).to.include({ color_space: "bt709", color_primaries: "bt709", color_transfer: "bt709" });
      expect(video).to.include({ nb_frames: String(FRAMES), r_frame_rate: "24/1" });
      expect(audio).to.include({ codec_name: "pcm_s24le", sample_rate: "48000", channels: 2 });
      expect(data).to.deep.include({ codec_tag_string: "tmcd" });
      expect(data?.tags?.["timecode"]).to.equal("01:00:00:00");
      expect(more).to.deep.equal([]);
      const bytes = await readFile(made);
      // Of the first frame's header: chroma, then primaries, transfer and matrix, each 1 for BT.709.
      const header = bytes.indexOf("icpf") + 4;
      expect([...bytes.subarray(header + 14, header + 17)]).to.deep.equal([1, 1, 1]);
      const colr = bytes.indexOf("colrnclc") + 8;
      expect([...bytes.subarray(colr, colr + 6)]).to.deep.equal([0, 1, 0, 1, 0, 1]);
    });

    it("keeps a rate that is a fraction, and drops numbers of its timecode", async () => {
      const output = fresh();
      await makeProres(tools, { film: await filmAt(29.97), output, fps: 29.97 });
      const [video, audio, data] = await streamsOf(tools, output);
      expect(video).to.include({ r_frame_rate: "30000/1001", nb_frames: String(FRAMES) });
      expect(audio?.nb_frames).to.equal(String(Math.round((FRAMES * 1001 * 48) / 30)));
      expect(data?.tags?.["timecode"]).to.equal("01:00:00;00");
    });

    it("is made twice with the same bytes, and says how the film came about", async () => {
      const [plain, marked] = [fresh(), fresh()];
      const counts: [number, number][] = [];
      await makeProres(tools, { film, output: plain, fps: 24 }, { onFrame: (...count) => counts.push(count) });
      const xmp = sourceTypePacket("trainedAlgorithmicMedia");
      await makeProres(tools, { film, output: marked, fps: 24, xmp });
      const before = await readFile(plain);
      expect(before.equals(await readFile(made))).to.equal(true);
      expect((await readFile(marked)).subarray(0, before.length).equals(before)).to.equal(true);
      expect(await readSourceType(marked)).to.equal("trainedAlgorithmicMedia");
      expect(counts.at(-1)).to.deep.equal([FRAMES, FRAMES]);
    });

    it("leaves what was there where it is stopped or cannot be made", async () => {
      const output = fresh();
      await makeProres(tools, { film, output, fps: 24 });
      const was = await readFile(output);
      const stop = new AbortController();
      const stopped = makeProres(tools, { film, output, fps: 24 }, { signal: stop.signal }).catch(String);
      stop.abort(new Error("stopped"));
      expect(await stopped).to.equal("Error: stopped");
      const wrong = await makeProres(tools, { film, output, fps: 25 }).catch(String);
      expect(wrong).to.contain("its frames are not shown at 25 a second").and.to.contain("assemble the film again");
      const short = join(folder(), "short.mp4");
      const bytes = await readFile(film);
      await writeFile(short, bytes.subarray(0, Math.round((bytes.length * 2) / 3)));
      expect(await makeProres(tools, { film: short, output, fps: 24 }).catch(String)).to.contain("could not be made");
      expect((await readFile(output)).equals(was)).to.equal(true);
      expect(await readdir(join(output, ".."))).to.deep.equal(["film.mov"]);
    });

    /** An ffmpeg that never ends a piece that begins within the film, of which it writes a part. */
    const stuckWithin = async () => {
      const [path, mark] = [join(folder(), "stuck"), join(folder(), "begun")];
      const half = `for last; do :; done; echo half > "$last"; echo > "${mark}"; exec sleep 60`;
      await writeFile(path, `#!/bin/sh\ncase "$*" in *" -ss "*) ${half};; esac\nexec "${tools.ffmpeg.path}" "$@"\n`, {
        mode: 0o755,
      });
      return { stuck: { ...tools, ffmpeg: { ...tools.ffmpeg, path } }, begun: () => existsSync(mark) };
    };

    it("goes on after a stop with the pieces of a long film that are there, to the same file as in one go", async () => {
      const long = join(folder(), "long.mp4");
      const clip = await makeClip(judge, join(folder(), "long-clip.mp4"), { frames: LONG, timescale: 24_000 });
      const clips = [whole("sh010", clip, LONG)];
      await assembleFilm(tools, { clips, fps: 24, width: 128, height: 72, output: long, scratch: join(folder(), "s") });
      const output = fresh();
      const stop = new AbortController();
      const { stuck, begun } = await stuckWithin();
      const first = makeProres(stuck, { film: long, output, fps: 24 }, { piece: PIECE, signal: stop.signal });
      await until(begun, "the second piece was not begun");
      stop.abort(new Error("stopped"));
      expect(await first.catch(String)).to.equal("Error: stopped");
      const [pieces] = await readdir(join(output, ".."));
      expect(await readdir(join(output, "..", pieces ?? ""))).to.deep.equal(["00000000.mov"]);
      const counts: number[] = [];
      await makeProres(tools, { film: long, output, fps: 24 }, { piece: PIECE, onFrame: (done) => counts.push(done) });
      expect(counts[0]).to.be.at.least(PIECE);
      expect(counts.at(-1)).to.equal(LONG);
      expect(await readdir(join(output, ".."))).to.deep.equal(["film.mov"]);
      const [was, is] = [await decodeFrames(judge, long), await decodeFrames(judge, output)];
      const differs = is.findIndex(({ centre }, index) => Math.abs(centre - (was[index]?.centre ?? 0)) > 1);
      expect([is.length, differs]).to.deep.equal([LONG, -1]);
      const [video, audio, data] = await streamsOf(tools, output);
      expect(video).to.include({ codec_tag_string: "apch", color_space: "bt709", r_frame_rate: "24/1" });
      expect([audio?.codec_name, data?.tags?.["timecode"]]).to.deep.equal(["pcm_s24le", "01:00:00:00"]);
      const sound = await decodeSound(judge, output);
      expect(sound.left.length).to.equal((LONG / 24) * 48_000);
    });

    it("says what an ffmpeg without the encoder lacks", async () => {
      const bare = join(folder(), "bare");
      await writeFile(bare, "#!/bin/sh\necho \"Unknown encoder 'prores_ks'\" >&2\nexit 1\n", { mode: 0o755 });
      const poor = { ...tools, ffmpeg: { ...tools.ffmpeg, path: bare } };
      const said = await makeProres(poor, { film, output: fresh(), fps: 24 }).catch(String);
      expect(said).to.contain("this ffmpeg has no ProRes encoder").and.to.contain("make the master without prores");
    });
  });
}

interface Stream {
  readonly codec_name?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly nb_frames?: string;
}

async function streamsOf({ ffprobe }: Tools, path: string): Promise<readonly Stream[]> {
  const { stdout } = await execute(ffprobe.path, ["-v", "error", "-of", "json", "-show_streams", path]);
  return (JSON.parse(stdout) as { streams: Stream[] }).streams;
}

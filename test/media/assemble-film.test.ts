import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { samplesOf } from "../../src/core/time/rate.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import type { AssembleOptions, AssembleOrder } from "../../src/media/film/assemble-run.ts";
import { probeMedia } from "../../src/media/probe.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { type Clip, soundOf, trimmed, whole } from "./cut-clips.ts";
import {
  type ClipOptions,
  decodeFrames,
  decodeSound,
  greyOf,
  loudest,
  makeClip,
  makeWav,
  toneIn,
} from "./test-clips.ts";
import { anyTools, toolSets } from "./tool-sets.ts";

/** Makes clips and judges films: whichever is quick, since both decode alike. */
const quick = anyTools();
const judge = quick.ffmpeg.path;

for (const { name, tools } of toolSets) {
  describe(`assembling a film with ${name}`, () => {
    const folder = suiteFolder();
    let number = 0;
    const clip = (request: ClipOptions) => makeClip(judge, join(folder(), `clip${++number}.mp4`), request);
    const own: Record<"a" | "b" | "c", string> = { a: "", b: "", c: "" };

    before(async () => {
      [own.a, own.b, own.c] = await Promise.all([
        makeClip(tools.ffmpeg.path, join(folder(), "a.mp4"), { frames: 36, tone: 440 }),
        makeClip(tools.ffmpeg.path, join(folder(), "b.mp4"), { frames: 7, tone: 880 }),
        makeClip(tools.ffmpeg.path, join(folder(), "c.mp4"), { frames: 20, tone: 1320 }),
      ]);
    });

    async function assemble(clips: readonly Clip[], more: Partial<AssembleOrder> = {}, options: AssembleOptions = {}) {
      const output = join(folder(), `film${++number}.mp4`);
      const scratch = join(folder(), `scratch${number}`);
      const order = { clips, fps: 24, width: 128, height: 72, output, scratch, ...more };
      const result = await assembleFilm(tools, order, options);
      return { ...result, output: order.output, order };
    }

    /** Judges what must hold of every film. */
    async function expectExact(film: Awaited<ReturnType<typeof assemble>>) {
      const { output, order } = film;
      const frames = order.clips.reduce((sum, { length }) => sum + length, 0);
      const samples = samplesOf(frames, order.fps, 48_000);
      expect(film.frames).to.equal(frames);
      const decoded = await decodeFrames(judge, output, order.width, order.height);
      expect(decoded.length).to.equal(frames);
      const { left } = await decodeSound(judge, output);
      expect(left.length - samples, "samples over").to.be.within(0, 1023);
      const { video, audio, seconds } = await probeMedia(quick, output);
      expect(seconds).to.be.closeTo(frames / order.fps, 0.001);
      expect(video).to.deep.include({ frames, width: order.width, height: order.height, pixelFormat: "yuv420p" });
      expect(video?.colour).to.deep.equal({ range: "tv", space: "bt709", primaries: "bt709", transfer: "bt709" });
      expect(audio).to.deep.include({ codec: "aac", hertz: 48_000, channels: 2 });
      expect(audio?.samples, "samples that players are promised").to.be.within(samples, samples + 47);
      return decoded;
    }

    it("copies pictures that need nothing, frame for frame, with their sounds where they belong", async () => {
      const film = await assemble([whole("sh010", own.a, 36), whole("sh020", own.b, 7), whole("sh030", own.c, 20)]);
      expect(film.copied).to.deep.equal(["sh010", "sh020", "sh030"]);
      expect(film.encoded).to.deep.equal([]);
      expect(film.warnings).to.deep.equal([]);
      const frames = await expectExact(film);
      const sources = (await Promise.all([own.a, own.b, own.c].map((path) => decodeFrames(judge, path)))).flat();
      expect(frames.map(({ hash }) => hash)).to.deep.equal(sources.map(({ hash }) => hash));
      const { left, right } = await decodeSound(judge, film.output);
      for (const sound of [left, right]) {
        expect(toneIn(sound.subarray(2000, 70_000), 440)).to.be.above(0.08);
        expect(toneIn(sound.subarray(74_000, 84_000), 880)).to.be.above(0.08);
        expect(toneIn(sound.subarray(74_000, 84_000), 440)).to.be.below(0.01);
        expect(toneIn(sound.subarray(88_000, 124_000), 1320)).to.be.above(0.08);
      }
    });

    it("copies pictures whose headers do not say that pixels are square beside ones that it encodes", async () => {
      const source = `nullsrc=s=128x72:r=24,geq=lum='24+4*mod(N,48)':cb=128:cr=128,setsar=0`;
      const unsaid = await clip({ frames: 20, source });
      const film = await assemble([whole("sh010", unsaid, 20), trimmed(whole("sh020", own.c, 20), 2, 0)]);
      expect(film.warnings).to.deep.equal([]);
      expect(film.copied).to.deep.equal(["sh010"]);
      await expectExact(film);
    });

    it("ends the sound with the picture for every decoder", async () => {
      const film = await assemble([trimmed(whole("sh010", own.a, 36), 0, 1), whole("sh020", own.c, 20)]);
      for (const decoder of toolSets) {
        const { left } = await decodeSound(decoder.tools.ffmpeg.path, film.output);
        expect(left.length - samplesOf(55, 24, 48_000), decoder.name).to.be.within(0, 1023);
        expect((await decodeFrames(decoder.tools.ffmpeg.path, film.output)).length, decoder.name).to.equal(55);
      }
    });

    it("gives the same bytes for the same cut", async () => {
      const clips = [trimmed(whole("sh010", own.a, 36), 3, 2), whole("sh020", own.b, 7)];
      const [one, two] = [await assemble(clips), await assemble(clips)];
      expect((await readFile(one.output)).equals(await readFile(two.output))).to.equal(true);
    });

    it("trims to the frame, encodes only what is trimmed, and cuts the sound by the same time", async () => {
      const wav = await makeWav(judge, join(folder(), "late.wav"), 0.75, 0.75);
      const late = trimmed(whole("sh020", own.a, 36, { sound: soundOf(wav) }), 5, 4);
      const film = await assemble([whole("sh010", own.c, 20), late, whole("sh030", own.b, 7)]);
      expect(film.copied).to.deep.equal(["sh010", "sh030"]);
      expect(film.reasons).to.deep.equal({ sh020: "it is trimmed" });
      const frames = await expectExact(film);
      const greys = frames.slice(20, 47).map(({ centre }) => centre);
      for (const [index, grey] of greys.entries()) expect(grey).to.be.closeTo(greyOf(5 + index), 1.5);
      const { left, right } = await decodeSound(judge, film.output);
      const begins = samplesOf(20, 24, 48_000) + 0.75 * 48_000 - samplesOf(5, 24, 48_000);
      const onset = left.findIndex((sample, index) => index > samplesOf(22, 24, 48_000) && Math.abs(sample) > 0.2);
      expect(onset).to.be.closeTo(begins, 100);
      // Mono is as loud on both sides as it was.
      expect(loudest(right.subarray(begins + 2000, begins + 8000))).to.be.closeTo(0.5, 0.03);
    });

    it("matches the headers of clips with reordered frames", async () => {
      const encoding = ["-c:v", "libx264", "-preset", "medium", "-crf", "23"];
      const [one, two] = [
        await clip({ frames: 30, encoding, timescale: 12_288 }),
        await clip({ frames: 5, encoding, timescale: 12_288 }),
      ];
      const clips = [
        whole("sh010", one, 30),
        trimmed(whole("sh020", one, 30), 7, 0),
        whole("sh030", two, 5),
        whole("sh040", own.b, 7),
      ];
      const film = await assemble(clips);
      expect(film.warnings).to.deep.equal([]);
      expect(film.copied).to.deep.equal(["sh010", "sh030"]);
      expect(film.reasons["sh040"]).to.equal("it was encoded in another way than most clips");
      const frames = await expectExact(film);
      for (const [index, { centre }] of frames.slice(30, 53).entries())
        expect(centre).to.be.closeTo(greyOf(7 + index), 2);
    });

    it("encodes everything when headers cannot be matched, and says why", async () => {
      const odd = await clip({
        frames: 12,
        encoding: ["-c:v", "libx264", "-tune", "zerolatency", "-x264-params", "force-cfr=1"],
      });
      const film = await assemble([whole("sh010", odd, 12), trimmed(whole("sh020", odd, 12), 2, 0)]);
      expect(film.copied).to.deep.equal([]);
      expect(film.warnings).to.deep.equal([
        "no picture was copied, all were encoded again: the clips' H.264 headers differ",
      ]);
      await expectExact(film);
    });

    it("letterboxes another size and converts another rate, holding the last frame", async () => {
      const tall = await clip({ frames: 8, fps: 16, size: "48x96", tone: 660 });
      const film = await assemble([
        whole("sh010", tall, 8, { fps: 16, length: 12 }),
        whole("sh020", own.b, 7, { length: 10 }),
        whole("sh030", own.a, 36),
      ]);
      expect(film.reasons).to.deep.equal({ sh010: "it is 48x96", sh020: "it has 7 frames for 10" });
      expect(film.warnings).to.deep.equal(["sh020: take 1 is 3 frames short; its last frame is held"]);
      const frames = await expectExact(film);
      for (const { corner } of frames.slice(0, 12)) expect(corner).to.be.closeTo(16, 1);
      for (const { corner, centre } of frames.slice(12)) expect(corner).to.be.closeTo(centre, 2);
      // 16 frames a second on 24: every second frame is shown twice.
      const shown = frames.slice(0, 12).map(({ centre }) => Math.round((centre - 24) / 4));
      expect(shown).to.deep.equal([0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7]);
      for (const { centre } of frames.slice(18, 22)) expect(centre).to.be.closeTo(greyOf(6), 1.5);
    });

    it("makes a film of another size and of a television rate from the same takes", async () => {
      const film = await assemble([whole("sh010", own.a, 36), whole("sh020", own.b, 7)], {
        width: 96,
        height: 96,
        fps: 23.976,
      });
      expect(film.copied).to.deep.equal([]);
      const frames = await expectExact(film);
      expect(frames[3]).to.deep.include({ corner: 16 });
    });

    it("converts unmarked colours as BT.601 and full range to limited", async () => {
      const red = { frames: 3, source: "color=c=red:s=128x72:r=24", colours: [] };
      const unmarked = await clip(red);
      const full = await clip({ ...red, colours: ["-pix_fmt", "yuvj420p"] });
      const film = await assemble([whole("sh010", unmarked, 3), whole("sh020", full, 3)]);
      expect(film.reasons["sh010"]).to.equal("its colours are not marked BT.709, limited range");
      // Pure red in BT.709, limited range: Y = 16 + 219 x 0.2126.
      for (const { centre } of await expectExact(film)) expect(centre).to.be.closeTo(62.6, 1.6);
    });

    it("lays silence under mute clips and under sound that cannot be read", async () => {
      const mute = await clip({ frames: 10, tone: null });
      const broken = join(folder(), "broken.wav");
      await writeFile(broken, "this is no sound");
      const film = await assemble([
        whole("sh010", own.b, 7, { sound: null }),
        whole("sh020", mute, 10),
        whole("sh030", own.b, 7, { sound: soundOf(broken) }),
        whole("sh040", own.b, 7),
      ]);
      expect(film.warnings).to.deep.equal([`sh030: the sound of ${broken} cannot be read; silence is laid there`]);
      await expectExact(film);
      const { left } = await decodeSound(judge, film.output);
      expect(loudest(left.subarray(0, 46_000))).to.be.below(0.001);
      expect(toneIn(left.subarray(50_000, 60_000), 880)).to.be.above(0.08);
    });

    it("keeps frame times and sound exact over many short clips at 23.976", async () => {
      const [one, two] = [
        await clip({ frames: 5, fps: "24000/1001" }),
        await clip({ frames: 3, fps: "24000/1001", tone: 880 }),
      ];
      const clips = Array.from({ length: 48 }, (_, index) =>
        index % 2 === 0 ? whole(`sh${index}`, one, 5, { fps: 23.976 }) : whole(`sh${index}`, two, 3, { fps: 23.976 }),
      );
      const film = await assemble(clips, { fps: 23.976 });
      expect(film.copied.length).to.equal(48);
      await expectExact(film);
      const { left } = await decodeSound(judge, film.output);
      const last = left.subarray(samplesOf(189, 23.976, 48_000) + 1100, samplesOf(192, 23.976, 48_000) - 600);
      expect(toneIn(last, 880)).to.be.above(0.07);
    });

    it("works in folders whose names mean something to programs", async () => {
      const named = join(folder(), 'it\'s [1], a:b %d \\ "é" $x;\nnext line');
      await mkdir(named, { recursive: true });
      const mp4 = await makeClip(judge, join(named, "sh'010 %03d.mp4"), { frames: 6 });
      const clips = [whole("sh010", mp4, 6), trimmed(whole("sh020", mp4, 6), 1, 0), whole("sh030", own.b, 7)];
      const film = await assemble(clips, { output: join(named, "film's %d.mp4"), scratch: join(named, "scratch") });
      expect(film.copied).to.deep.equal(["sh010", "sh030"]);
      await expectExact(film);
      expect(await readdir(named)).to.have.members(["sh'010 %03d.mp4", "film's %d.mp4"]);
      expect((await readFile(mp4)).length).to.be.above(1000);
    });

    it("shows what is left of a damaged clip and says so", async () => {
      const bytes = await readFile(own.a);
      const cut = join(folder(), "cut-off.mp4");
      await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
      const film = await assemble([whole("sh010", cut, 36), whole("sh020", own.b, 7)]);
      expect(film.warnings.join("\n"))
        .to.match(/no picture was copied/)
        .and.to.match(/sh010: the picture of take 1 is damaged/);
      await expectExact(film);
    });

    it("names the shot whose file is no film", async () => {
      const text = join(folder(), "text.mp4");
      await writeFile(text, "not a film at all, only words");
      const clips = [whole("sh010", own.b, 7), whole("sh020", text, 7)];
      const failure = await assemble(clips).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure).to.have.property("kind", "tool-failed");
      expect(String(failure)).to.contain("sh020: the picture of take 1 cannot be read");
      const gone = await assemble([whole("sh030", join(folder(), "gone.mp4"), 7)]).then(() => undefined, String);
      expect(gone).to.contain("sh030: the file of take 1 cannot be opened");
    });

    it("refuses an empty cut, odd sides and a clip trimmed to nothing", async () => {
      const refusal = (clips: readonly Clip[], changes = {}) => assemble(clips, changes).then(() => "", String);
      expect(await refusal([])).to.contain("no clip to join");
      expect(await refusal([whole("sh010", own.b, 7)], { width: 127 })).to.contain("even sides");
      expect(await refusal([trimmed(whole("sh010", own.b, 7), 4, 3)])).to.contain("sh010 is trimmed to nothing");
    });

    it("leaves nothing behind when it is cancelled, and tells its stages when it is not", async () => {
      const before = (await readdir(folder())).length;
      for (const stop of ["clips", "sound"] as const) {
        const abort = new AbortController();
        const onStage = (stage: string) => (stage === stop ? abort.abort(new Error("stopped")) : undefined);
        const clips = [whole("sh010", own.a, 36), trimmed(whole("sh020", own.a, 36), 1, 1)];
        const failure = await assemble(clips, {}, { signal: abort.signal, onStage }).then(() => "", String);
        expect(failure).to.equal("Error: stopped");
      }
      expect((await readdir(folder())).length).to.equal(before);
      const stages: string[] = [];
      const onStage = (stage: string, done: number, total: number) => void stages.push(`${stage} ${done}/${total}`);
      await assemble([whole("sh010", own.a, 36), trimmed(whole("sh020", own.b, 7), 1, 1)], {}, { onStage });
      expect(stages).to.deep.equal([
        "probe 1/2",
        "probe 2/2",
        "clips 1/1",
        "sound 1/2",
        "join 2/2",
        "verify 0/1",
        "verify 1/1",
      ]);
    });
  });
}

// Published films read back: each frame names the frame that it shows, the title is as bright as it is seen, each sound has its beginning.
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SubtitleBlock } from "../../../src/core/series/series.ts";
import { samplesOf } from "../../../src/core/time/rate.ts";
import { run } from "../../../src/machine/spawn.ts";
import { probeMedia } from "../../../src/media/probe.ts";
import { publishFilm, type PublishOrder } from "../../../src/media/titles/publish-film.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { decodeFrames, decodeSound, greyOf, loudest, makeClip, toneIn, type ClipOptions } from "../test-clips.ts";
import { anyTools, toolSets } from "../tool-sets.ts";

/** Makes clips and judges films: whichever is quick, since both decode alike. */
const quick = anyTools();
const judge = quick.ffmpeg.path;

/** Large letters, which a small frame shows in full white. */
const SUBTITLE: SubtitleBlock = {
  ...{ font: null, size: 0.4, y: null, color: null, glow: null, glowSize: 0 },
  ...{ introIn: [0.5, 1], outroIn: [0, 0.25], outroOut: [0.5, 0.75] },
};
const WHITE = 235;
const [INTRO, CUT, OUTRO] = [36, 30, 24];

/** H.264 that promises a rate, as no clip of ours can. */
const PROMISING = ["-c:v", "libx264", "-x264-params", "nal-hrd=vbr:vbv-maxrate=900:vbv-bufsize=900"];

for (const { name, tools } of toolSets) {
  describe(`publishing a film with ${name}`, function () {
    this.timeout(30_000);
    const folder = suiteFolder();
    let number = 0;
    const clip = (request: ClipOptions) => makeClip(judge, join(folder(), `clip${++number}.mp4`), request);
    let [intro, cut, outro] = ["", "", ""];
    let untitled: Awaited<ReturnType<typeof publish>>;
    before(async () => {
      // Square, so that its middle is shown: a band across its top and its foot is not.
      const banded = "nullsrc=s=96x96:r=24,geq=lum='if(lt(abs(Y-47.5),34),24+4*mod(N,48),240)':cb=128:cr=128";
      intro = await clip({ frames: INTRO, source: banded, tone: null });
      cut = await makeClip(tools.ffmpeg.path, join(folder(), "cut.mp4"), { frames: CUT, tone: 440 });
      outro = await clip({ frames: OUTRO * 2, fps: 48, tone: 880 });
      untitled = await publish({ title: null });
    });

    const orderOf = (changes: Partial<PublishOrder>): PublishOrder => {
      const output = join(folder(), `publish${++number}`, "film.mp4");
      const title = { text: "MIM", font: null, subtitle: SUBTITLE };
      return { cut, intro, outro, title, output, scratch: join(folder(), `scratch${number}`), ...changes };
    };
    const publish = async (changes: Partial<PublishOrder> = {}) => {
      const order = orderOf(changes);
      return { ...(await publishFilm(tools, order)), output: order.output };
    };
    const refusal = async (changes: Partial<PublishOrder>) => {
      const order = orderOf(changes);
      const why = await publishFilm(tools, order).then(() => "", String);
      expect(await readdir(join(order.output, "..")).catch(() => [])).to.deep.equal([]);
      return why;
    };

    it("plays intro, cut and outro to the frame, the cut's picture as it was", async () => {
      const film = untitled;
      expect(film).to.deep.include({ frames: INTRO + CUT + OUTRO, picture: "copied", why: null, warnings: [] });
      expect(film.clips.map(({ what, seconds, title }) => [what, seconds, title])).to.deep.equal([
        ...[["intro", INTRO / 24, null]],
        ...[["cut", CUT / 24, null]],
        ...[["outro", OUTRO / 24, null]],
      ]);
      const frames = await decodeFrames(judge, film.output);
      expect(frames.length).to.equal(film.frames);
      for (const [index, { centre, corner, brightest }] of frames.slice(0, INTRO).entries()) {
        for (const seen of [centre, corner, brightest]) expect(seen, `intro ${index}`).to.be.closeTo(greyOf(index), 3);
      }
      const own = (await decodeFrames(judge, cut)).map(({ hash }) => hash);
      expect(frames.slice(INTRO, INTRO + CUT).map(({ hash }) => hash)).to.deep.equal(own);
      // Every other frame of an outro at twice the rate.
      for (const [index, { centre }] of frames.slice(INTRO + CUT).entries())
        expect(centre, `outro ${index}`).to.be.closeTo(greyOf(2 * index), 5);
      const { video, audio } = await probeMedia(quick, film.output);
      expect(video).to.deep.include({ width: 128, height: 72, frames: film.frames });
      expect(audio).to.deep.include({ codec: "aac", hertz: 48_000, channels: 2 });
    });

    it("writes the title on the intro and the outro while it is asked for, and never on the cut", async () => {
      const film = await publish();
      expect(film.picture).to.equal("copied");
      const seen = (await decodeFrames(judge, film.output)).map(({ brightest }) => brightest);
      const greys = Array.from({ length: INTRO }, (_, index) => greyOf(index));
      for (let index = 0; index < 12; index++) expect(seen[index], `intro ${index}`).to.be.closeTo(greys[index]!, 3);
      expect(seen[18]).to.be.within(110, 190);
      for (let index = 24; index < INTRO; index++) expect(seen[index], `intro ${index}`).to.be.closeTo(WHITE, 8);
      const own = (await decodeFrames(judge, cut)).map(({ brightest }) => brightest);
      expect(seen.slice(INTRO, INTRO + CUT)).to.deep.equal(own);
      const last = seen.slice(INTRO + CUT);
      expect(last[0]).to.be.below(60);
      for (let index = 7; index < 12; index++) expect(last[index], `outro ${index}`).to.be.closeTo(WHITE, 8);
      for (let index = 18; index < OUTRO; index++)
        expect(last[index], `outro ${index}`).to.be.closeTo(greyOf(2 * index), 5);
    });

    it("begins each sound with its picture, and ends with the last", async () => {
      const { output, frames } = untitled;
      const { left, right } = await decodeSound(judge, output);
      const [cutAt, outroAt, end] = [INTRO, INTRO + CUT, frames].map((frame) => samplesOf(frame, 24, 48_000)) as [
        number,
        number,
        number,
      ];
      for (const sound of [left, right]) {
        expect(loudest(sound.subarray(0, cutAt - 1200))).to.be.below(0.01);
        expect(sound.findIndex((sample) => Math.abs(sample) > 0.03)).to.be.closeTo(cutAt, 100);
        expect(toneIn(sound.subarray(cutAt + 2000, outroAt - 2000), 440)).to.be.above(0.08);
        expect(toneIn(sound.subarray(outroAt + 2000, end - 2000), 880)).to.be.above(0.08);
        expect(toneIn(sound.subarray(outroAt - 6000, outroAt - 1200), 880)).to.be.below(0.02);
        expect(toneIn(sound.subarray(outroAt + 1200, outroAt + 6000), 440)).to.be.below(0.02);
      }
      expect(left.length - end).to.be.within(0, 1023);
    });

    it("encodes the whole again, and says why, where the cut's picture cannot stand beside others", async () => {
      const promising = await clip({ frames: CUT, encoding: PROMISING });
      const film = await publish({ cut: promising });
      expect(film).to.include({ picture: "re-encoded", why: "the clips' H.264 headers differ" });
      const frames = await decodeFrames(judge, film.output);
      expect(frames.length).to.equal(INTRO + CUT + OUTRO);
      for (const [index, { centre }] of frames.slice(INTRO, INTRO + CUT).entries())
        expect(centre, `cut ${index}`).to.be.closeTo(greyOf(index), 3);
      expect(frames[INTRO - 1]?.brightest).to.be.closeTo(WHITE, 8);
      const other = await publish({
        cut: await clip({ frames: CUT, encoding: ["-c:v", "mpeg4", "-q:v", "2"] }),
        intro: null,
      });
      expect(other.picture).to.equal("re-encoded");
      expect(other.why).to.contain("not one kind of H.264");
    });

    it("encodes the sound alone where there are no title films", async () => {
      const film = await publish({ intro: null, outro: null });
      expect(film).to.deep.include({ frames: CUT, picture: "copied", warnings: [] });
      const [made, own] = await Promise.all([film.output, cut].map((path) => decodeFrames(judge, path)));
      expect(made).to.deep.equal(own);
    });

    it("names a title film that breaks off, has no picture or is no film, and leaves nothing behind", async () => {
      const bytes = await readFile(await clip({ frames: 96, source: "testsrc2=s=320x240:r=24" }));
      const torn = join(folder(), "TORN.mp4");
      await writeFile(torn, bytes.subarray(0, Math.round(bytes.length * 0.6)));
      expect(await refusal({ intro: torn })).to.match(/the intro TORN\.mp4 cannot be used \(.+\): make it again/);
      const tune = join(folder(), "TUNE.mp4");
      await run(judge, ["-v", "error", "-f", "lavfi", "-i", "sine=d=1", "-c:a", "aac", tune]);
      expect(await refusal({ outro: tune }))
        .to.contain("the outro: TUNE.mp4")
        .and.to.contain("it holds no picture");
      const text = join(folder(), "TEXT.mp4");
      await writeFile(text, "no film");
      expect(await refusal({ intro: text })).to.contain("the intro: TEXT.mp4 cannot be read");
      const font = { text: "MIM", font: text, subtitle: SUBTITLE };
      expect(await refusal({ title: font })).to.contain("TEXT.mp4 cannot be read as a font: replace it");
    });

    it("ends when it is asked to", async () => {
      const asked = new AbortController();
      const order = orderOf({});
      const ended = publishFilm(tools, order, {
        signal: asked.signal,
        onStage: () => asked.abort(new Error("enough")),
      });
      expect(await ended.then(() => "", String)).to.equal("Error: enough");
      expect(await readdir(join(order.output, ".."))).to.deep.equal([]);
    });
  });
}

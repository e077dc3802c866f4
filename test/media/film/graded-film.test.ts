import { expect } from "chai";
import { join } from "node:path";
import { matchColours } from "../../../src/core/grade/match-colours.ts";
import { contentHash } from "../../../src/core/lib/hash.ts";
import type { ClipGrade } from "../../../src/core/media/film/join-plan.ts";
import { systemClock } from "../../../src/machine/clock.ts";
import { run } from "../../../src/machine/spawn.ts";
import { assembleFilm } from "../../../src/media/film/assemble-film.ts";
import { ClipCache } from "../../../src/media/film/clip-cache.ts";
import { sampleColours } from "../../../src/media/sample-colours.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { type Clip, trimmed, whole } from "../cut-clips.ts";
import { makeClip } from "../test-clips.ts";
import { toolSets } from "../tool-sets.ts";

/** Soft colours that move a little. */
const SCENE =
  "nullsrc=s=128x72:r=24,geq=lum='126+90*sin((X+N)/21)*cos(Y/17)':cb='128+30*sin((X-Y)/25)':cr='128+28*cos((X+Y+N)/31)'";
const SHIFTS = {
  "darker and flatter": "lutrgb=r='14+val*0.78':g='14+val*0.78':b='14+val*0.78'",
  "of another light": "lutrgb=r='pow(val/255,0.88)*255':g='val':b='pow(val/255,1.15)*245'",
};
const BT709_TO_RGB = "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=gbrp";
const RGB_TO_BT709 = "scale=flags=accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv,format=yuv420p";

for (const { name, tools } of toolSets) {
  describe(`a film of clips whose colours are matched, by ${name}`, function () {
    this.timeout(30_000);
    const folder = suiteFolder();
    let number = 0;
    let scene = "";
    before(async () => {
      scene = await makeClip(tools.ffmpeg.path, join(folder(), "scene.mp4"), { frames: 24, source: SCENE });
    });

    const shifted = (shift: string) =>
      makeShifted(tools.ffmpeg.path, scene, join(folder(), `shifted${++number}.mp4`), shift);
    const gradeFor = async (clip: string, strength = 1): Promise<ClipGrade> => {
      const [own, other] = [await sampleColours(tools, clip, "whole"), await sampleColours(tools, scene, "whole")];
      return { look: matchColours(own, other, "same picture").look, strength, hash: contentHash([clip, strength]) };
    };
    const assemble = (clips: readonly Clip[], kept?: ClipCache) => {
      const output = join(folder(), `film${++number}.mp4`);
      const order = { clips, fps: 24, width: 128, height: 72, output, scratch: join(folder(), `scratch '${number}:[`) };
      return assembleFilm(tools, order, kept && { cache: kept }).then((film) => ({ ...film, output }));
    };

    for (const [kind, shift] of Object.entries(SHIFTS)) {
      it(`brings one that is ${kind} back to within four steps of 255, in the mean of all its pixels`, async () => {
        const clip = await shifted(shift);
        const film = await assemble([whole("sh010", clip, 24, { grade: await gradeFor(clip) })]);
        expect(film).to.deep.include({ encoded: ["sh010"], reasons: { sh010: "its colours are matched" } });
        const [wanted, before, after] = [await pixels(scene), await pixels(clip), await pixels(film.output)];
        expect(after.length).to.equal(wanted.length);
        expect(errorOf(before, wanted)).to.be.above(7);
        expect(errorOf(after, wanted)).to.be.below(4);
      });
    }

    it("copies the clips that have no correction, and joins the corrected one to them", async () => {
      const clip = await shifted(SHIFTS["of another light"]);
      const graded = whole("sh020", clip, 24, { grade: await gradeFor(clip) });
      const film = await assemble([whole("sh010", scene, 24), graded, whole("sh030", scene, 24)]);
      expect(film).to.deep.include({ copied: ["sh010", "sh030"], encoded: ["sh020"], warnings: [] });
    });

    it("keeps what it encoded by the correction: another one is encoded anew", async () => {
      const clip = await shifted(SHIFTS["of another light"]);
      const kept = new ClipCache({ folder: join(folder(), `kept${++number}`), clock: systemClock });
      const cut = async (strength: number) => [
        trimmed(whole("sh010", clip, 24, { grade: await gradeFor(clip, strength) }), 2, 0),
      ];
      expect((await assemble(await cut(1), kept)).encoded).to.deep.equal(["sh010"]);
      expect((await assemble(await cut(1), kept)).reused).to.deep.equal(["sh010"]);
      expect((await assemble(await cut(0.5), kept)).encoded).to.deep.equal(["sh010"]);
      expect((await assemble([trimmed(whole("sh010", clip, 24), 2, 0)], kept)).encoded).to.deep.equal(["sh010"]);
    });

    it("measures one frame, the last one, or all of a film alike, and a picture", async () => {
      const first = await sampleColours(tools, scene, "first");
      const last = await sampleColours(tools, scene, "last");
      const all = await sampleColours(tools, scene, "whole");
      expect([first.length, last.length, all.length / 12]).to.deep.equal([15_552, 15_552, 15_552]);
      expect(errorOf(first, last)).to.be.above(2);
      const png = join(folder(), "first.png");
      await run(tools.ffmpeg.path, ["-v", "error", "-i", scene, "-frames:v", "1", "-y", png]);
      expect(errorOf(await sampleColours(tools, png, "picture"), first)).to.be.below(1.5);
    });

    const pixels = async (path: string): Promise<Uint8Array> => {
      const chunks: Buffer[] = [];
      const args = ["-v", "error", "-i", path, "-vf", `${BT709_TO_RGB},format=rgb24`, "-vsync", "0"];
      const onOutput = (chunk: Buffer) => void chunks.push(chunk);
      await run(tools.ffmpeg.path, [...args, "-f", "rawvideo", "pipe:1"], { onOutput });
      return Buffer.concat(chunks);
    };
  });
}

function errorOf(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

async function makeShifted(ffmpeg: string, from: string, to: string, shift: string): Promise<string> {
  const filters = `${BT709_TO_RGB},format=rgb24,${shift},${RGB_TO_BT709}`;
  const tags = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  const encoding = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "12", "-bf", "0", "-threads", "1"];
  await run(ffmpeg, ["-v", "error", "-i", from, "-vf", filters, ...encoding, ...tags, "-c:a", "copy", "-y", to]);
  return to;
}

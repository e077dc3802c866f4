// A film longer than a piece is encoded in pieces by itself, and a stop leaves those that are whole.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assembleFilm } from "../../../src/media/film/assemble-film.ts";
import { makeProres } from "../../../src/media/film/make-prores.ts";
import { PIECE } from "../../../src/media/film/prores-pieces.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { whole } from "../cut-clips.ts";
import { makeClip } from "../test-clips.ts";
import { anyTools } from "../tool-sets.ts";

describe("a ProRes file of a film of a minute", function () {
  this.timeout(120_000);
  const folder = suiteFolder();

  it("is made in pieces of thirty seconds, of which a stop leaves the finished ones", async () => {
    const tools = anyTools();
    const frames = 2 * PIECE + 60;
    const clip = await makeClip(tools.ffmpeg.path, join(folder(), "clip.mp4"), { frames, timescale: 24_000 });
    const [film, output] = [join(folder(), "film.mp4"), join(folder(), "made", "film.mov")];
    const order = { clips: [whole("sh010", clip, frames)], fps: 24, width: 128, height: 72 };
    await assembleFilm(tools, { ...order, output: film, scratch: join(folder(), "scratch") });
    const stop = new AbortController();
    const onFrame = (done: number) => done >= PIECE + 240 && stop.abort(new Error("stopped"));
    const made = makeProres(tools, { film, output, fps: 24 }, { signal: stop.signal, onFrame });
    expect(await made.catch(String)).to.equal("Error: stopped");
    const [pieces = ""] = await readdir(dirname(output));
    expect((await readdir(join(dirname(output), pieces)))[0]).to.equal("00000000.mov");
    const counts: number[] = [];
    await makeProres(tools, { film, output, fps: 24 }, { onFrame: (done) => counts.push(done) });
    expect(counts[0]).to.be.at.least(PIECE);
    expect([counts.at(-1), await readdir(dirname(output))]).to.deep.equal([frames, ["film.mov"]]);
  });
});

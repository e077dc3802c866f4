import { expect } from "chai";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { AssembleRun, Piece } from "../../src/media/film/assemble-run.ts";
import { checkJoins } from "../../src/media/film/check-joins.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { whole } from "./cut-clips.ts";
import { makeClip } from "./test-clips.ts";
import { anyTools } from "./tool-sets.ts";

const { ffmpeg } = anyTools();

describe("the pictures where clips meet", () => {
  const folder = suiteFolder();
  let clips: readonly string[] = [];
  let film = "";
  before(async () => {
    const make = (name: string, source?: string) =>
      makeClip(ffmpeg.path, join(folder(), name), { frames: 9, ...(source && { source }) });
    clips = [await make("a.mp4"), await make("b.mp4", "color=c=gray:s=128x72:r=24"), await make("c.mp4")];
    film = join(folder(), "film.mp4");
    const order = {
      clips: clips.map((mp4, index) => whole(`sh0${index + 1}0`, mp4, 9)),
      fps: 24,
      width: 128,
      height: 72,
    };
    await assembleFilm({ ffmpeg }, { ...order, output: film, scratch: join(folder(), "making") });
    await mkdir(join(folder(), "scratch"));
  });

  const piece = (path: string, from: Piece["from"]): Piece => {
    return { path, from, length: 9, headersKey: "", sizes: new Uint32Array() };
  };
  const check = (pieces: readonly Piece[]) => {
    const order = { clips: [], fps: 24, width: 128, height: 72, output: film, scratch: join(folder(), "scratch") };
    const run: AssembleRun = {
      ...{ ffmpeg, order, cache: undefined, signal: new AbortController().signal },
      ...{ onStage: () => undefined, warn: () => undefined },
    };
    return checkJoins(run, pieces, film).then(() => "", String);
  };

  it("are those of the clips that went in", async () => {
    expect(await check(clips.map((path) => piece(path, "now")))).to.equal("");
  });

  it("are looked at beside each clip that was encoded now, and told with their place", async () => {
    const [a = "", b = "", c = ""] = clips;
    expect(await check([piece(a, "now"), piece(c, "kept"), piece(c, "take")])).to.contain("meet, at frame 9");
    expect(await check([piece(a, "take"), piece(a, "kept"), piece(c, "now")])).to.contain("meet, at frame 18");
    expect(await check([piece(a, "take"), piece(b, "kept"), piece(b, "take")])).to.equal("");
  });
});

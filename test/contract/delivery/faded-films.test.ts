// Clips that fade do so wherever the cut is played: in a master, in a version of the film, and in an archive that is opened elsewhere.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArchiveReply } from "../../../src/contracts/routes/proof/archive.ts";
import type { MasterReply } from "../../../src/contracts/routes/delivery/master.ts";
import { run } from "../../../src/machine/spawn.ts";
import { decodeSound, loudest } from "../../media/test-clips.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { decodedHash } from "../../support/media/decoded-hash.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { FFMPEG } from "../../support/media/measure-film.ts";

/** The first clip comes from black and silence, and goes there. Frames. */
const FADES = { fade_in: 12, fade_out: 8, sound_fade_in: 12, sound_fade_out: 8 };
const PLAIN = [{ shot: "sh010" }, { shot: "sh020" }];
const [{ shot }, next] = PLAIN as [(typeof PLAIN)[0], (typeof PLAIN)[0]];
const FADED = [{ shot, ...FADES }, next];
const SHOT_FRAMES = 24;

/** The mean lightness of each frame of the first clip, 0 for black to 1 for white. */
async function lightness(film: string): Promise<number[]> {
  const chunks: Buffer[] = [];
  const small = ["-vf", "scale=16:8:flags=area,format=yuv420p", "-frames:v", String(SHOT_FRAMES), "-f", "rawvideo"];
  await run(FFMPEG, ["-v", "error", "-i", film, ...small, "-"], { onOutput: (chunk) => void chunks.push(chunk) });
  const bytes = Buffer.concat(chunks);
  const size = (16 * 8 * 3) / 2;
  return Array.from({ length: bytes.length / size }, (_, frame) => {
    const luma = bytes.subarray(frame * size, frame * size + 16 * 8);
    return (luma.reduce((sum, value) => sum + value, 0) / luma.length - 16) / 219;
  });
}

/** Judges a film by one of the same cut without the fades. */
async function expectFaded(film: string, plain: string): Promise<void> {
  const [is, was] = [await lightness(film), await lightness(plain)];
  expect(is.length).to.equal(SHOT_FRAMES);
  for (const [frame, level] of is.entries()) {
    const share = Math.min(1, frame / FADES.fade_in, (SHOT_FRAMES - 1 - frame) / FADES.fade_out);
    expect(level, `frame ${frame}`).to.be.closeTo(share * (was[frame] ?? 0), 0.03);
  }
  expect(was[0], "without fades it begins with a picture").to.be.above(0.1);
  const [faded, whole] = [await decodeSound(FFMPEG, film), await decodeSound(FFMPEG, plain)];
  const early = (sound: Float32Array) => loudest(sound.subarray(2000, 6000));
  expect(early(whole.left)).to.be.above(0.001);
  expect(early(faded.left) / early(whole.left)).to.be.below(0.35);
}

describe("clips that fade", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });

  const cutAs = (entries: readonly object[]) => studio.put("/cut", { ep: studio.ep, entries }).expect(200);
  /** The film as `make` makes it of the cut without fades, kept aside, and of the one with them. */
  const bothWays = async (make: () => Promise<string>) => {
    await cutAs(PLAIN);
    const plain = join(studio.root, "plain.mp4");
    await writeFile(plain, await readFile(await make()));
    await cutAs(FADED);
    return [await make(), plain] as const;
  };
  const assemble = async (ep: string, more: object = {}) =>
    ((await studio.post("/assemble", { ep, ...more }).expect(200)).body as { output: string }).output;

  it("fade in the film, and in a version of it", async () => {
    await expectFaded(...(await bothWays(() => assemble(studio.ep))));
    await studio.put("/version", { ep: studio.ep, id: "square", file: { version: 1, ratio: "1:1" }, base_hash: null });
    await expectFaded(...(await bothWays(() => assemble(studio.ep, { version: "square" }))));
  });

  it("fade in a master, over upscaled takes", async () => {
    const path = join(studio.ep, "series.json");
    const upscale = { master: { deliver: "256x144", targets: { "*": { method: "pixel", pixel_model: "lanczos" } } } };
    await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, "utf8")) as object), upscale }));
    const ask = { ep: studio.ep, pass: "proxy" };
    await studio.post("/master", { ...ask, action: "queue" }).expect(200);
    await studio.idle();
    const master = async () => {
      const { body } = await studio.post("/master", { ...ask, action: "assemble" }).expect(200);
      return (body as MasterReply).output ?? "";
    };
    await expectFaded(...(await bothWays(master)));
  });

  it("fade in the film of an archive that is opened elsewhere", async () => {
    const [film, plain] = await bothWays(() => assemble(studio.ep));
    const { file } = (await studio.post("/export/archive", { ep: studio.ep }).expect(200)).body as ArchiveReply;
    const open = { source_path: file, parent: studio.root, name: "elsewhere" };
    const { ep } = (await studio.post("/archive/open", open).expect(200)).body as { ep: string };
    const cut = JSON.parse(await readFile(join(ep, "cut.json"), "utf8")) as { proxy: object[] };
    expect(cut.proxy[0]).to.include(FADES);
    await studio.post("/build", { ep }).expect(200);
    const again = await decodedHash(await assemble(ep));
    expect(again)
      .to.equal(await decodedHash(film))
      .and.not.equal(await decodedHash(plain));
  });
});

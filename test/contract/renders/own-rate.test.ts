// Films of other rates than the show's, from the host to the assembled film: docs/http.md "Stale takes", "Cut and overrides"
// and "Assemble".
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeFrames, greyOf, makeClip } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const FFMPEG = anyTools().ffmpeg.path;

describe("a film of another rate in a show of 24 frames a second", function () {
  this.timeout(60_000);
  const scratch = scratchFolder();
  let at: HostStudio;
  afterEach(() => at.close());

  async function open(frames: number, fps: number | string): Promise<void> {
    const clip = { frames, fps, size: "128x96", timescale: 480_000 };
    const film = await readFile(await makeClip(FFMPEG, join(scratch(), "made.mp4"), clip));
    at = await openHostStudio("ltx2", { film });
    await at.render();
    await at.studio.idle();
  }
  const entry = async () => {
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" }).expect(200);
    const { shots } = body as { shots: { cut: Record<string, unknown>; takes: Record<string, unknown>[] }[] };
    return { cut: shots[0]?.cut, take: shots[0]?.takes[0] };
  };
  async function assembled() {
    const asked = { ep: at.studio.ep, pass: "proxy", partial: true };
    const { body } = await at.studio.post("/assemble", asked).expect(200);
    const { ok, output, report } = body as { ok: boolean; output: string; report: string };
    expect(ok, report).to.equal(true);
    const film = await measureFilm(output);
    return { report, ...film, shown: await decodeFrames(FFMPEG, output, film.width, film.height) };
  }
  const cut = (trims: object) =>
    at.studio.put("/cut", { ep: at.studio.ep, pass: "proxy", entries: [{ shot: "sh010", ...trims }] }).expect(200);

  for (const [fps, frames, wire, long] of [
    [48, 50, 48, 25],
    [12, 12, 12, 24],
    [16, 17, 16, 26],
    ["30000/1001", 30, 29.97, 24],
  ] as const) {
    it(`of ${frames} frames at ${wire} is ${long} frames of the film, with as much sound`, async () => {
      await open(frames, fps);
      const { take } = await entry();
      expect(take).to.include({ frames, fps: wire });
      const film = await assembled();
      expect(film.rate).to.equal("24/1");
      expect(film.frames).to.equal(long);
      expect(film.samples - Math.round((long * 48_000) / 24)).to.be.within(0, 1024);
    });
  }

  it("shows at every frame what the film shows at that time, and trims by the frames of the show", async () => {
    await open(48, 48);
    const whole = await assembled();
    whole.shown.forEach(({ centre }, frame) => expect(centre, `frame ${frame}`).to.be.closeTo(greyOf(2 * frame), 5));
    await cut({ trim_in: 3, trim_out: 4 });
    const trimmed = await assembled();
    expect(trimmed.shown).to.have.length(24 - 7);
    trimmed.shown.forEach(({ centre }, frame) =>
      expect(centre, `frame ${frame}`).to.be.closeTo(greyOf(2 * (frame + 3)), 5),
    );
  });
});

// What the routes of references refuse, each with its status and a sentence; the episode stays as it was to the byte. docs/http.md "Errors".
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";

const QUAY = "location:quay";
const ADA = "subject:ada";

type Refused = readonly [
  status: number,
  verb: "get" | "put" | "post" | "delete",
  path: string,
  asked: object,
  why: RegExp,
];

const REFUSED: readonly Refused[] = [
  [404, "put", "/refs/pick", { ref: "location:nowhere", take: 1 }, /no reference location:nowhere/],
  [404, "put", "/refs/pick", { ref: QUAY, take: 9 }, /take 9/],
  [409, "put", "/refs/pick", { ref: QUAY, take: 2 }, /take 2/],
  [400, "put", "/refs/pick", { ref: QUAY, view: "pano", take: 1 }, /panorama/],
  [400, "put", "/refs/pick", { ref: ADA, view: "05_top", take: 1 }, /no view/],
  [400, "put", "/refs/pick", { ref: QUAY, take: "one" }, /take/],
  [400, "put", "/refs/pick", { ref: QUAY, take: 1, hard: true }, /hard/],
  [400, "delete", "/refs/pick", { ref: "voice:ada" }, /voice/],
  [404, "delete", "/refs/pick", { ref: "subject:nobody" }, /subject:nobody/],
  [400, "post", "/refs/discard", { ref: ADA, take: 1 }, /which view/],
  [404, "post", "/refs/discard", { ref: QUAY, take: 9 }, /take 9/],
  [409, "post", "/refs/discard", { ref: QUAY, take: 3 }, /cancel/],
  [404, "post", "/refs/restore", { ref: QUAY, take: 1 }, /in the trash/],
  [400, "post", "/refs/generate", { ref: ADA, view: "sheet" }, /stitched/],
  [400, "post", "/refs/generate", { ref: ADA, prompt: "A coat" }, /needs a view/],
  [400, "post", "/refs/generate", { ref: QUAY, count: 17 }, /count/],
  [400, "post", "/refs/generate", { ref: QUAY, size: "big" }, /size/],
  [400, "post", "/refs/generate", { ref: QUAY, target: "animatic" }, /image target/],
  [400, "post", "/refs/generate", { ref: QUAY, target: "klein_erp_360" }, /panoramas of places/],
  [400, "post", "/refs/generate", { ref: QUAY, seconds: 4 }, /seconds is for voices/],
  [400, "post", "/refs/generate", { ref: QUAY, prompt: "rain", target: "krea2", edit: { take: null } }, /cannot edit/],
  [400, "post", "/refs/generate", { ref: QUAY, edit: { take: null }, pano: {}, prompt: "x" }, /not both/],
  [400, "post", "/refs/generate", { ref: "subject:crate", pano: {} }, /no location/],
  [404, "post", "/refs/generate", { ref: "shot:sh990:first" }, /sh990/],
  [400, "post", "/refs/generate-missing", { kinds: ["props"] }, /kinds/],
  [400, "post", "/refs/generate-missing", { target: "animatic" }, /image/],
  [400, "post", "/refs/generate-missing", { dry_run: "yes" }, /dry_run/],
  [400, "put", "/refs/override", { ref: QUAY, fields: {} }, /field/],
  [400, "put", "/refs/override", { ref: QUAY, fields: { size: "9x9" } }, /size/],
  [400, "put", "/refs/override", { ref: ADA, fields: { prompt: "A coat" } }, /view/],
  [400, "put", "/refs/override", { ref: QUAY, fields: { cfg: 31 } }, /cfg/],
  [404, "put", "/refs/override", { ref: "prop:box", fields: { steps: 2 } }, /prop:box/],
  [400, "put", "/refs/defaults", {}, /target/],
  [400, "put", "/refs/defaults", { target: "animatic" }, /image/],
  [400, "put", "/refs/defaults", { voice_target: "krea2" }, /audio/],
  [400, "post", "/refs/match", { names: Array.from({ length: 501 }, (_, n) => `p${n}.png`) }, /500|names/],
  [400, "post", "/refs/copy-take", { ref: QUAY, take: 1, to: ADA }, /view/],
  [404, "post", "/refs/copy-take", { ref: QUAY, take: 9, to: "subject:crate" }, /take 9/],
  [404, "post", "/refs/keyframe", { pass: "proxy", shot: "sh990" }, /sh990/],
  [400, "post", "/refs/keyframe", { pass: "proxy", shot: "sh010", which: "first" }, /no .*shot/],
  [409, "post", "/refs/keyframe", { pass: "proxy", shot: "sh020", which: "first" }, /usable take/],
  [404, "post", "/refs/voice-from-take", { ref: "voice:ada", shot: "sh010", take: 1, start: 0, end: 1 }, /take/],
  [409, "post", "/refs/tour", { ref: QUAY, move: "pan right" }, /no live plate/],
  [400, "post", "/refs/tour", { ref: ADA, move: "pan right" }, /no tours/],
  [400, "post", "/refs/tour", { ref: QUAY, move: "pan right", seconds: 11 }, /seconds/],
  [404, "post", "/refs/tour-frame", { ref: QUAY, tour: 1, seconds: 1 }, /tour 1/],
  [400, "post", "/refs/import", { ref: QUAY }, /source_path|file/],
  [404, "post", "/refs/import", { ref: QUAY, source_path: "/nowhere/plate.png" }, /plate\.png/],
  [404, "post", "/refs/video", { source_path: "/nowhere/walk.mp4" }, /walk\.mp4/],
];

describe("what references refuse", function () {
  this.timeout(40_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  before(async () => {
    studio = await openRealStudio({ series: seriesFor("minimax_h3_ref2va"), script: threeShots });
    await studio.post("/build", { ep: studio.ep }).expect(200);
    for (const [take, status] of ["ok", "failed", "queued"].entries()) {
      await refs.candidate(QUAY, null, take + 1, 0xff0000ff);
      const record = await refs.record(`location__quay_t0${take + 1}`);
      const changed = { ...record, status, queued: new Date().toISOString() };
      await writeFiles(studio.ep, { [`refs/_takes/location__quay/location__quay_t0${take + 1}.json`]: changed });
    }
  });
  after(() => studio.close());

  const state = async () => {
    const names = (await listFiles(studio.ep)).filter((name) => !name.endsWith(".part"));
    return Promise.all(names.map(async (name) => `${name} ${sha1(await readFile(join(studio.ep, name)))}`));
  };

  for (const [status, verb, path, asked, why] of REFUSED) {
    const { ref = "" } = asked as { ref?: string };
    it(`${verb} ${path} ${ref} is ${status}: ${why.source}`, async () => {
      const before = await state();
      const { body } = await studio[verb](path, { ep: studio.ep, ...asked }).expect(status);
      const { error } = body as { error: string };
      expect(error)
        .to.match(why)
        .and.to.match(/^[^\n]+$/);
      expect(error).not.to.match(/Error:|at \w+ \(/);
      expect(await state()).to.deep.equal(before);
    });
  }
});

describe("files that are no candidates", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio({ series: seriesFor("minimax_h3_ref2va"), script: threeShots });
  });
  after(() => studio.close());

  const refused = async (
    path: string,
    fields: Record<string, string>,
    [name, bytes]: readonly [string, Buffer],
    status = 400,
  ) => {
    const before = await listFiles(studio.ep);
    const form = request(studio.url)
      .post(`/studio/refs/${path}`)
      .field({ ep: studio.ep, ...fields });
    const { body } = await form.attach("file", bytes, name).expect(status);
    expect(await listFiles(studio.ep)).to.deep.equal(before);
    return (body as { error: string }).error;
  };

  it("are refused as a form: cut short, empty, of another kind, and too large", async () => {
    const film = await smallFilm({ frames: 12, width: 64, height: 36, fps: 24 });
    const picture = await png(0xff0000ff, 200, 200);
    const quay = { ref: QUAY };
    const voice = { ref: "voice:ada" };
    expect(await refused("import", quay, ["a.png", Buffer.alloc(0)])).to.match(/empty|cannot be read/);
    expect(await refused("import", quay, ["a.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4])])).to.match(
      /cannot be read|ends before/,
    );
    expect(await refused("import", quay, ["plate.mp4", film])).to.include("cannot be used");
    expect(await refused("import", quay, ["plate.txt", Buffer.from("a plate")])).to.include("cannot be used");
    expect(await refused("import", voice, ["ada.wav", Buffer.from("RIFF\u0004\u0000\u0000\u0000WAVE")])).to.match(
      /cannot be read|no sound|silent/,
    );
    expect(await refused("import", voice, ["ada.png", picture])).to.include("cannot be used");
    expect(await refused("video", {}, ["walk.mp4", film.subarray(0, 400)])).to.match(/cannot be read|no video/);
    const huge = Buffer.concat([picture, Buffer.alloc(64 * 1024 * 1024 + 1 - picture.length)]);
    expect(await refused("import", quay, ["huge.png", huge], 413)).to.match(/64 MB/);
  });
});

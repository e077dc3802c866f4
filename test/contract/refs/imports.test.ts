// Pictures, sounds and videos that people bring: by path or as a form. docs/http.md "References".
import { expect } from "chai";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { MatchReply } from "../../../src/contracts/routes/ref-imports.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";

describe("what people bring for references", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => void (studio = await openRealStudio({ series: seriesFor(), script: threeShots })));
  afterEach(() => studio.close());

  const send = (fields: Record<string, string>, name: string, bytes: Buffer) =>
    Object.entries({ ep: studio.ep, ...fields }).reduce(
      (form, [key, value]) => form.field(key, value),
      request(studio.url).post("/studio/refs/import").attach("file", bytes, name),
    );
  const refused = async (fields: Record<string, string>, name: string, bytes: Buffer, status = 400) =>
    ((await send(fields, name, bytes)).body as { error: string }).error + (status ? "" : "");
  const candidates = async () => (await listFiles(studio.ep)).filter((name) => name.startsWith("refs/"));

  it("is a candidate with the name that it had, and with pick the live file", async () => {
    const said = await studio.saidDuring(async () => {
      const { body } = await send(
        { ref: "location:quay", pick: "yes", note: "by hand" },
        "The Quay.PNG",
        await png(0xff0000ff),
      );
      expect(body, JSON.stringify(body)).to.include({
        id: "location:quay",
        exists: true,
        picked: 1,
        live_owner: "tide",
      });
    });
    const statuses = said.flatMap(({ type, data }) => (type === "studio.ref" ? [data["status"]] : [type]));
    expect(statuses.filter((each) => each !== "studio.queue")).to.deep.equal(["ok", "picked", "studio.episode"]);
    const record = await refs.record("location__quay_t01");
    expect(record).to.include({
      original_name: "The Quay.PNG",
      source_path: null,
      source: "imported",
      note: "by hand",
    });
    expect(await refs.bytes("refs/quay.png")).to.deep.equal(await png(0xff0000ff));
  });

  it("is read by its path on this machine", async () => {
    const path = join(studio.root, "plate.png");
    await writeFile(path, await png(0x00ff00ff));
    const { body } = await studio
      .post("/refs/import", { ep: studio.ep, ref: "location:quay", source_path: path })
      .expect(200);
    expect(body.takes[0]).to.include({ usable: true, width: 64, height: 64 });
    expect(body.picked).to.equal(null);
    await studio.post("/refs/import", { ep: studio.ep, ref: "location:quay", source_path: `${path}x` }).expect(404);
    await studio.post("/refs/import", { ep: studio.ep, ref: "location:quay" }).expect(400);
  });

  it("for a view and a sheet of a character stands where it belongs", async () => {
    await send({ ref: "subject:ada", view: "04_face" }, "face.png", await png(0xff0000ff)).expect(200);
    const { body } = await send({ ref: "subject:ada", pick: "1" }, "sheet.png", await png(0x0000ffff, 256, 64));
    expect(body).to.include({ live_from: "sheet", picked: 1 });
    expect(body.views[3].takes).to.have.length(1);
  });

  it("of every wrong kind is refused in a sentence, and leaves nothing", async () => {
    const whole = await png(0xff0000ff, 300, 300);
    const vast = Buffer.from(whole);
    vast.writeUInt32BE(50_000, 16);
    vast.writeUInt32BE(50_000, 20);
    const quay = { ref: "location:quay" };
    expect(await refused(quay, "a.gif", whole)).to.include("cannot be used for location:quay");
    expect(await refused(quay, "a.jpg", whole)).to.include("is a png under another ending");
    expect(await refused(quay, "a.png", whole.subarray(0, whole.length - 60))).to.include(
      "ends before its picture does",
    );
    expect(await refused(quay, "a.png", Buffer.from("no picture at all, whatever its name says"))).to.include(
      "cannot be read as a picture",
    );
    expect(await refused(quay, "a.png", vast)).to.include("more than a hundred million");
    const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from("acTL"), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    const animated = Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)]);
    expect(await refused(quay, "a.png", animated)).to.include("is animated");
    expect(await refused(quay, "a.wav", whole)).to.include("which is a picture");
    expect(await refused({ ref: "voice:ada" }, "a.wav", whole)).to.include("cannot be read as a sound");
    expect(await refused({ ref: "subject:ada", view: "05_top" }, "a.png", whole)).to.include("has no view");
    expect(await candidates()).to.deep.equal([]);
  });

  it("over 64 MB is refused", async () => {
    const path = join(studio.root, "huge.png");
    await writeFile(path, Buffer.concat([await png(0xff0000ff), Buffer.alloc(64 * 1024 * 1024)]));
    await studio.post("/refs/import", { ep: studio.ep, ref: "location:quay", source_path: path }).expect(413);
    expect(await candidates()).to.deep.equal([]);
  });

  it("is matched by its name, and nothing is guessed", async () => {
    const names = [
      "ada_v2 final (3).png",
      "Quay-Plate.JPG",
      "crate.png",
      "ada_face.webp",
      "face_ada.png",
      "ADA voice.wav",
    ];
    const more = ["sh010_first.png", "mystery.png", "crate.mp4", "crate_copy.png"];
    const { body } = await studio.post("/refs/match", { ep: studio.ep, names: [...names, ...more] }).expect(200);
    const { matched, unmatched } = body as MatchReply;
    expect(matched.map(({ file, ref, view }) => [file, ref, view])).to.deep.equal([
      ["ada_v2 final (3).png", "subject:ada", "sheet"],
      ["Quay-Plate.JPG", "location:quay", null],
      ["ADA voice.wav", "voice:ada", null],
      ["sh010_first.png", "shot:sh010:first", null],
    ]);
    expect(matched[0]?.why).to.equal('its name without "v2_final_3"');
    const why = Object.fromEntries(unmatched.map((each) => [each.file, each.why]));
    expect(why["crate.png"]).to.include("crate_copy.png");
    expect(why["ada_face.webp"]).to.include("face_ada.png");
    expect(why["mystery.png"]).to.equal("no reference has such a name");
    expect(why["crate.mp4"]).to.include("no picture or sound");
    expect(await candidates()).to.deep.equal([]);
    const twice = { ep: studio.ep, names: ["crate.png", "crate.png"] };
    const both = (await studio.post("/refs/match", twice).expect(200)).body as MatchReply;
    expect([both.matched.length, both.unmatched.length], "two files of one name want one slot").to.deep.equal([0, 2]);
    await studio.post("/refs/match", { ep: studio.ep, names: Array.from({ length: 501 }, () => "a.png") }).expect(400);
  });

  it("is a video that is kept once under its name", async () => {
    const film = await smallFilm({ frames: 12, width: 64, height: 36, fps: 24 });
    const path = join(studio.root, "Walk on.mp4");
    await writeFile(path, film);
    const keep = async () => (await studio.post("/refs/video", { ep: studio.ep, source_path: path }).expect(200)).body;
    expect(await keep()).to.deep.include({ path: "refs/_videos/Walk on.mp4", copied: true });
    expect(await keep()).to.include({ path: "refs/_videos/Walk on.mp4", copied: false });
    await writeFile(path, await smallFilm({ frames: 24, width: 64, height: 36, fps: 24 }));
    expect(await keep()).to.include({ path: "refs/_videos/Walk on-2.mp4", copied: true });
    const { videos } = (await studio.get("/refs/videos", { ep: studio.ep }).expect(200)).body;
    expect(videos.map(({ name }: { name: string }) => name)).to.have.members(["Walk on.mp4", "Walk on-2.mp4"]);
    expect(videos[0].duration).to.be.greaterThan(0.4);
    await writeFile(path, "no video");
    await studio.post("/refs/video", { ep: studio.ep, source_path: path }).expect(400);
  });

  it("is copied from one reference to another, and a voice is cut from a take", async () => {
    await refs.candidate("location:quay", null, 1, 0xff0000ff);
    const copy = (to: unknown, status = 200) =>
      studio.post("/refs/copy-take", { ep: studio.ep, ref: "location:quay", take: 1, to }).expect(status);
    const { body } = await copy({ ref: "subject:ada", view: "02_side" });
    expect(body).to.deep.include({
      take: 1,
      view: "02_side",
      copied_from: { ref: "location:quay", view: null, take: 1 },
    });
    await copy("subject:crate");
    await copy("subject:ada", 400);
    await copy("location:quay", 400);
    const film = await smallFilm({ frames: 24, width: 64, height: 36, fps: 24 });
    const take = {
      version: 1,
      shot: "sh010",
      take: 1,
      pass: "proxy",
      status: "ok",
      target: "animatic",
      mp4: "sh010_t01.mp4",
    };
    await writeFiles(studio.ep, {
      "renders_proxy/sh010/sh010_t01.mp4": film,
      "renders_proxy/sh010/sh010_t01.json": take,
    });
    const cut = (more: object, status = 200) =>
      studio
        .post("/refs/voice-from-take", {
          ep: studio.ep,
          ref: "voice:ada",
          shot: "sh010",
          take: 1,
          pass: "proxy",
          start: 0.2,
          end: 0.6,
          ...more,
        })
        .expect(status);
    const voice = (await cut({})).body;
    expect(voice).to.include({ audio: "refs/_takes/voice__ada/voice__ada_t01.wav", source: "from_take", usable: true });
    await cut({ end: 0.3 }, 400);
    await cut({ end: 9 }, 400);
    await cut({ take: 7 }, 404);
    const picked = await studio.put("/refs/pick", { ep: studio.ep, ref: "voice:ada", take: 1 }).expect(200);
    expect(picked.body).to.deep.equal({ ref: "voice:ada", path: "refs/voices/ada.wav", series_changed: true });
    expect(await readdir(join(studio.ep, "refs/voices"))).to.deep.equal(["ada.wav"]);
    expect((await refs.one("voice:ada")).path).to.equal("refs/voices/ada.wav");
    await studio.delete("/refs/pick", { ep: studio.ep, ref: "voice:ada" }).expect(400);
  });
});

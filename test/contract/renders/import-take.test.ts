// POST /studio/takes/import: a file from outside becomes a take that plays like any other.
import { expect } from "chai";
import { pngOf } from "../../support/media/one-colour.ts";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { EpisodeStatus, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { makeClip, makeWav, type ClipOptions } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallFilm } from "../../support/media/small-film.ts";

describe("a take that is brought from outside", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  const importFile = (shot: string, source_path: string, more: object = {}) =>
    studio.post("/takes/import", { ep: studio.ep, shot, source_path, ...more });
  const shotOf = async (shot: string): Promise<ShotStatus> => {
    const { body } = await studio.get("/episode", { ep: studio.ep }).expect(200);
    return (body as EpisodeStatus).shots.find((each) => each.shot === shot)!;
  };
  const outside = async (name: string) => {
    await mkdir(join(studio.user, "outside"), { recursive: true });
    return join(studio.user, "outside", name);
  };
  const clip = async (name: string, request: ClipOptions) =>
    makeClip(anyTools().ffmpeg.path, await outside(name), request);
  const folderOf = (shot: string) => readdir(join(studio.ep, "renders_proxy", shot)).catch(() => []);
  const refusal = async (shot: string, path: string, status: number) =>
    ((await importFile(shot, path).expect(status)).body as { error: string }).error;

  it("comes with a form too, under the name that its sender gives it", async () => {
    const film = await readFile(await clip("sent.mp4", { frames: 24 }));
    const form = request(studio.url)
      .post("/studio/takes/import")
      .field("ep", studio.ep)
      .field("shot", "sh030")
      .field("pass", "final");
    const { body } = await form.attach("file", film, "From the train.mp4").expect(200);
    expect(body).to.include({ shot: "sh030", take: 1, pass: "final", status: "ok" });
    expect(body.imported).to.include({ name: "From the train.mp4" });
    const { body: refused } = await studio.post("/takes/import", { ep: studio.ep, shot: "sh030" }).expect(400);
    expect(refused.error).to.match(/send either source_path/);
  });

  it("is copied as it is where it fits, and plays in the cut and in the film", async () => {
    const film = await clip("my take.mp4", { frames: 24 });
    const said = await studio.saidDuring(() => importFile("sh010", film, { note: "shot on the quay" }).expect(200));
    const statuses = said.filter(({ type }) => type === "studio.take").map(({ data }) => data["status"]);
    expect(statuses).to.deep.equal(["queued", "ok"]);
    expect(await readFile(join(studio.ep, "renders_proxy/sh010/sh010_t01.mp4"))).to.deep.equal(await readFile(film));
    const shot = await shotOf("sh010");
    const [take] = shot.takes;
    expect(take).to.deep.include({
      ...{ take: 1, status: "ok", frames: 24, fps: 24, width: 128, height: 72, note: "shot on the quay" },
      ...{ target: null, seed: null, seed_source: null, backend: null, stale: [], has_video: true },
      audio: "renders_proxy/sh010/sh010_t01.mp4",
    });
    const sha1 = createHash("sha1")
      .update(await readFile(film))
      .digest("hex");
    expect(take?.imported).to.include({ name: "my take.mp4", sha1, codec: "h264", frames: 24, conformed: null });
    expect(take?.check?.findings).to.deep.equal([]);
    expect(shot.cut).to.include({ take: 1, usable: true, frames: 24 });
    expect(await folderOf("sh010")).to.have.members([
      "sh010_t01.mp4",
      "sh010_t01.json",
      "sh010_t01.jpg",
      "sh010_t01_strip.jpg",
    ]);
    await studio.put("/pick", { ep: studio.ep, pass: "proxy", shot: "sh010", take: 1 }).expect(200);
    const { body } = await studio.post("/assemble", { ep: studio.ep }).expect(200);
    expect(body).to.include({ ok: true });
    const again = await studio.post("/render", { ep: studio.ep, shots: ["sh010"] }).expect(200);
    expect((again.body as { skipped: { take: number }[] }).skipped[0]).to.include({ take: 1 });
  });

  it("is encoded again at the episode's rate and size where it must be, and numbered after the others", async () => {
    const film = await clip("phone.mov", { frames: 30, fps: "30000/1001", size: "64x64", timescale: 30_000 });
    const replies = await Promise.all([importFile("sh030", film).expect(200), importFile("sh030", film).expect(200)]);
    expect(replies.map(({ body }) => (body as { take: number }).take)).to.have.members([1, 2]);
    const { takes } = await shotOf("sh030");
    expect(takes.map(({ take, fps, width, height, frames }) => [take, fps, width, height, frames])).to.deep.equal([
      [1, 24, 128, 72, 24],
      [2, 24, 128, 72, 24],
    ]);
    expect(takes[0]?.imported).to.include({ conformed: "it is 64x64", fps: 29.97, width: 64, frames: 30 });
    expect(takes[0]?.check?.findings.map(({ kind }) => kind)).to.deep.equal(["length"]);
    expect(takes[0]?.audio).to.equal("renders_proxy/sh030/sh030_t01.mp4");
  });

  it("reads other kinds of files, and takes of other passes", async () => {
    const film = await clip("vp9.webm", {
      frames: 12,
      tone: null,
      encoding: ["-c:v", "mpeg4", "-q:v", "3"],
    });
    const { body } = await importFile("sh020", film, { pass: "final" }).expect(200);
    expect(body).to.deep.include({ pass: "final", take: 1 });
    const { measured } = (body as { check: { measured: object } }).check;
    expect(measured).to.deep.include({ frames: 12, width: 256, height: 144, sound: null });
  });

  it("turns stale when its shot's words change, and not when its target does", async () => {
    const target = (id: string | null) =>
      studio.put("/override", { ep: studio.ep, shot: "sh010", fields: { target: id } }).expect(200);
    await target("wan22_i2v");
    expect((await shotOf("sh010")).takes[0]?.stale).to.deep.equal([]);
    await studio.delete("/override", { ep: studio.ep, shot: "sh010" }).expect(200);
    const script = join(studio.ep, "tide.md");
    const text = await readFile(script, "utf8");
    await writeFile(script, text.replace("Ada walks to the edge", "Ada runs to the edge"));
    await studio.post("/build", { ep: studio.ep }).expect(200);
    expect((await shotOf("sh010")).takes[0]?.stale).to.deep.equal(["script"]);
    await writeFile(script, text);
    await studio.post("/build", { ep: studio.ep }).expect(200);
  });

  it("is refused with a clear sentence, and leaves nothing", async () => {
    const before = await folderOf("sh020");
    const write = async (name: string, bytes: string | Buffer) => {
      const path = await outside(name);
      await writeFile(path, bytes);
      return path;
    };
    expect(await refusal("sh020", await write("words.mp4", "no film at all"), 400)).to.include(
      "words.mp4 cannot be read",
    );
    expect(await refusal("sh020", await write("notes.txt", "words\n".repeat(400)), 400)).to.include("notes.txt");
    const png = pngOf(0x3366ccff, 64, 36);
    expect(await refusal("sh020", await write("still.png", png), 400)).to.include("still.png shows no moving picture");
    expect(await refusal("sh020", await write("empty.mp4", ""), 400)).to.include("empty.mp4 cannot be read");
    const half = await readFile(await clip("whole.mp4", { frames: 48, source: "testsrc=s=128x72:r=24" }));
    expect(await refusal("sh020", await write("half.mp4", half.subarray(0, half.length / 2)), 400)).to.match(
      /half\.mp4.*(cut off|whole video)/,
    );
    const tail = await smallFilm({ frames: 24, width: 64, height: 48, fps: 24 });
    expect(await refusal("sh020", await write("headless.mp4", tail.subarray(0, tail.length / 2)), 400)).to.include(
      "headless.mp4 cannot be read",
    );
    const wav = await outside("song.wav");
    await makeWav(anyTools().ffmpeg.path, wav, 0.1, 0.2);
    expect(await refusal("sh020", wav, 400)).to.include("song.wav holds no picture");
    expect(await refusal("sh020", join(studio.root, "nowhere.mp4"), 404)).to.include("nowhere.mp4");
    expect(await refusal("sh020", studio.root, 404)).to.include("no file");
    expect(await refusal("sh020", "film.mp4", 400)).to.include("absolute path");
    expect(await refusal("sh999", wav, 404)).to.include("sh999");
    await studio.post("/takes/import", { ep: "/elsewhere", shot: "sh020", source_path: wav }).expect(403);
    expect(await folderOf("sh020")).to.deep.equal(before);
  });
});

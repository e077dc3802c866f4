// Versions of a film: written over what was seen, listed with what they lack, and made. docs/http.md "Versions".
import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FilmVersionView } from "../../../src/contracts/routes/delivery/film-versions.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { anyTools } from "../../media/tool-sets.ts";
import type { MasterReply } from "../../../src/contracts/routes/delivery/master.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { measureFilm } from "../../support/media/measure-film.ts";

/** One byte for each pixel. */
async function decodeGrey(film: string, filter: string): Promise<Buffer> {
  const args = ["-v", "error", "-i", film, "-vf", filter, "-frames:v", "1", "-pix_fmt", "gray", "-f", "rawvideo", "-"];
  return (await promisify(execFile)(anyTools().ffmpeg.path, args, { encoding: "buffer" })).stdout;
}

describe("versions of a film", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });

  const put = (id: string, file: object, base: string | null = null) =>
    studio.put("/version", { ep: studio.ep, id, file: { version: 1, ...file }, base_hash: base });
  const list = async () =>
    (await studio.get("/versions", { ep: studio.ep }).expect(200)).body.versions as FilmVersionView[];

  it("are written over the file that was seen alone, and kept in the history", async () => {
    const { hash } = (await put("vertical", { ratio: "9:16" }).expect(200)).body as { hash: string };
    expect((await put("vertical", { ratio: "1:1" }).expect(409)).body.error).to.include("already");
    expect((await put("vertical", { ratio: "1:1" }, "0").expect(409)).body.error).to.include("changed meanwhile");
    await put("vertical", { ratio: "1:1" }, hash).expect(200);
    expect((await readdir(join(studio.ep, "_history"))).some((name) => name.startsWith("vertical.json."))).to.equal(
      true,
    );
    const [version] = await list();
    expect(version).to.deep.include({ id: "vertical", size: [72, 72], problem: null, lines: [] });
    expect(version?.seen["sh020"]).to.deep.equal({ left: 28 / 128, top: 0, width: 72 / 128, height: 1 });
    await studio.delete("/version", { ep: studio.ep, id: "vertical" }).expect(200);
    await studio.delete("/version", { ep: studio.ep, id: "vertical" }).expect(404);
    expect(await list()).to.deep.equal([]);
  });

  it("refuse what cannot be a version", async () => {
    await put("../up", { ratio: "1:1" }).expect(400);
    await put("square", { ratio: "1 to 1" }).expect(400);
    expect((await put("square", { ratio: "1:1", size: "100x200" }).expect(400)).body.error).to.include("another shape");
    await mkdir(join(studio.ep, "versions"));
    await writeFile(join(studio.ep, "versions", "broken.json"), "{");
    expect((await list())[0]?.file).to.equal(null);
    const film = await studio.post("/assemble", { ep: studio.ep, version: "broken" }).expect(200);
    expect(film.body.error).to.include("versions/broken.json cannot be read");
    const none = await studio.post("/assemble", { ep: studio.ep, version: "none" }).expect(200);
    expect(none.body.error).to.include("has no version none: there are broken");
  });

  it("show the part of each picture that they ask for, and leave the main film as it is", async () => {
    const main = (await studio.post("/assemble", { ep: studio.ep }).expect(200)).body.output as string;
    const before = await readFile(main);
    await put("left", { ratio: "1:1", crops: { sh010: [0, 0.5], sh020: [0, 0.5], sh030: [0, 0.5] } }).expect(200);
    const film = (await studio.post("/assemble", { ep: studio.ep, version: "left" }).expect(200)).body.output as string;
    expect(film).to.match(/_proxy\.left\.mp4$/);
    const [whole, part] = [await measureFilm(main), await measureFilm(film)];
    expect([part.width, part.height, part.frames]).to.deep.equal([whole.height, whole.height, whole.frames]);
    const grey = (film: string, filter: string) => decodeGrey(film, `select=eq(n\\,10),${filter}`);
    const side = whole.height;
    const [expected, shown] = await Promise.all([grey(main, `crop=${side}:${side}:0:0`), grey(film, "null")]);
    const away = expected.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 0)), 0);
    expect(shown.length).to.equal(side ** 2);
    expect(away / side ** 2).to.be.below(4);
    expect(await readFile(main)).to.deep.equal(before);
  });

  it("say their lines in another language, in subtitles beside the film and handed over", async () => {
    await put("de", { language: "de" }).expect(200);
    const [missing] = await list();
    const [first] = missing?.lines ?? [];
    if (!missing || !first) throw new Error("the sample has no line");
    expect(new Set(missing.lines.map(({ state }) => state))).to.deep.equal(new Set(["missing"]));
    const lines = { [first.shot]: [{ source: first.source, text: "Die Flut stimmt nicht." }] };
    await put("de", { language: "de", lines }, missing.hash).expect(200);
    const film = (await studio.post("/assemble", { ep: studio.ep, version: "de" }).expect(200)).body;
    expect(await readFile(film.output.replace(/\.mp4$/, ".srt"), "utf8")).to.include("Die Flut stimmt nicht.");
    expect(film.report).to.include("names no recording");
    const handed = await studio.get("/export", { ep: studio.ep, format: "vtt", as: "json", version: "de" }).expect(200);
    expect(handed.body.file).to.match(/_proxy\.de\.vtt$/);
    expect(handed.body.content).to.include("Die Flut stimmt nicht.");
  });

  it("are mastered beside the main master, their subtitles later by the intro", async () => {
    const path = join(studio.ep, "series.json");
    const upscale = { master: { deliver: "256x144", targets: { "*": { method: "pixel", pixel_model: "lanczos" } } } };
    await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, "utf8")) as object), upscale }));
    await mkdir(join(studio.root, "_titles"));
    const intro = await smallFilm({ frames: 48, width: 256, height: 144, fps: 24 });
    await writeFile(join(studio.root, "_titles", "INTRO.mp4"), intro);
    await put("square", { ratio: "1:1", size: "192x192", language: "de" }).expect(200);
    const master = async (action: string, version: string | null) =>
      (await studio.post("/master", { ep: studio.ep, pass: "proxy", action, version }).expect(200)).body as MasterReply;
    await master("queue", "square");
    await studio.idle();
    const made = await master("assemble", "square");
    expect(made.output).to.match(/_master_192x192\.square\.mp4$/);
    const film = await measureFilm(made.output ?? "");
    expect([film.width, film.height]).to.deep.equal([192, 192]);
    const srt = await readFile(made.output?.replace(/\.mp4$/, ".srt") ?? "", "utf8");
    const plain = (await studio.get("/export", { ep: studio.ep, format: "srt" }).expect(200)).text;
    const [later, early] = [srt, plain].map((text) => Number(/,?00:00:0(\d)/.exec(text)?.[1]));
    expect((later ?? 0) - (early ?? 0)).to.equal(2);
    const cut = { ep: studio.ep, version: "square", publish: true };
    const { published } = (await studio.post("/assemble", cut).expect(200)).body as { published: string };
    expect(await readFile(published.replace(/\.mp4$/, ".srt"), "utf8")).to.equal(srt);
    expect((await master("plan", "square")).existing?.output).to.equal(made.output);
    expect((await master("plan", null)).existing).to.equal(null);
  });
});

// The cut for other programs, against the whole studio: what is handed over is what an assemble joins.
import { expect } from "chai";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HANDOFF_NAMES } from "../../../src/contracts/choices.ts";
import type { HandoffReply } from "../../../src/contracts/routes/handoff.ts";
import { loadImage, openCanvas } from "../../../src/media/animatic/paint/canvas.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

const TYPES = {
  otio: ["application/vnd.pixar.opentimelineio+json", "tide_proxy.otio"],
  edl: ["text/plain", "tide_proxy.edl"],
  fcpxml: ["application/xml", "tide_proxy.fcpxml"],
  srt: ["application/x-subrip", "tide_proxy.srt"],
  vtt: ["text/vtt", "tide_proxy.vtt"],
  storyboard: ["text/html", "tide_proxy_storyboard.html"],
  csv: ["text/csv", "tide_proxy_shots.csv"],
} as const;

interface OtioItem {
  OTIO_SCHEMA: string;
  name: string;
  source_range: { start_time: { value: number }; duration: { value: number; rate: number } };
  media_references?: Record<string, { target_url: string; available_range: { duration: { value: number } } }>;
  markers: { name: string }[];
}

describe("GET /studio/export", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio, { again: true });
    await studio
      .put("/cut", { ep: studio.ep, entries: [{ shot: "sh030" }, { shot: "sh010", trim_in: 2, trim_out: 3 }] })
      .expect(200);
  });

  const get = (format: string, query: object = {}) => studio.get("/export", { ep: studio.ep, format, ...query });
  const asJson = async (format: string) => (await get(format, { as: "json" }).expect(200)).body as HandoffReply;
  const pictures = async (): Promise<OtioItem[]> => {
    const timeline = JSON.parse((await asJson("otio")).content) as { tracks: { children: { children: OtioItem[] }[] } };
    return timeline.tracks.children[0]?.children ?? [];
  };

  for (const format of HANDOFF_NAMES) {
    it(`hands over ${format} under a name and a type of its own`, async () => {
      const reply = await get(format).buffer(true).parse(asText).expect(200);
      const [type, name] = TYPES[format];
      expect(reply.headers["content-type"]).to.equal(`${type}; charset=utf-8`);
      expect(reply.headers["content-disposition"]).to.contain("attachment").and.contain(name);
      expect(reply.headers).not.to.have.property("x-studio-notes");
      const { file, content, type: mediaType, notes } = await asJson(format);
      expect([file, mediaType, notes]).to.deep.equal([name, type, []]);
      expect(reply.body as string).to.equal(content);
    });
  }

  it("has the clips, lengths and handles of the film", async () => {
    const { body } = await studio.post("/assemble", { ep: studio.ep }).expect(200);
    const film = await measureFilm((body as { output: string }).output);
    const clips = await pictures();
    expect(clips.map(({ name }) => name)).to.deep.equal(["sh030_t01.mp4", "sh010_t02.mp4", "sh020_t01.mp4"]);
    const lengths = clips.map(({ source_range: { duration } }) => duration.value);
    expect(lengths.reduce((sum, length) => sum + length, 0)).to.equal(film.frames);
    const trimmed = clips[1];
    expect(trimmed?.source_range.start_time.value).to.equal(2);
    expect(trimmed?.source_range.duration).to.include({ value: 24 - 5, rate: 24 });
    const media = trimmed?.media_references ?? {};
    expect(Object.keys(media)).to.deep.equal(["DEFAULT_MEDIA", "sh010_t01"]);
    expect(media["DEFAULT_MEDIA"]?.available_range.duration.value).to.equal(24);
    const url = media["DEFAULT_MEDIA"]?.target_url;
    expect(url).to.equal(pathToFileURL(join(studio.ep, "renders_proxy/sh010/sh010_t02.mp4")).href);
    expect((await readFile(new URL(url ?? ""))).length).to.be.above(0);
  });

  it("tells open issues as markers, and captions who speaks unless asked not to", async () => {
    const { body } = await studio.post("/issues", { ep: studio.ep, shot: "sh010", note: "too dark" }).expect(200);
    expect((await pictures())[1]?.markers.map(({ name }) => name)).to.deep.equal(["too dark"]);
    await studio.delete("/issues", { ep: studio.ep, id: (body as { id: string }).id }).expect(200);
    expect((await pictures())[1]?.markers).to.deep.equal([]);
    expect((await asJson("vtt")).content).to.contain("<v Ada>It is wet.");
    const mute = (await get("vtt", { as: "json", speakers: "0" }).expect(200)).body as HandoffReply;
    expect(mute.content).to.contain("It is wet.").and.not.contain("<v");
  });

  it("names what was drawn as pictures of the cut's size, on their frames above the take", async () => {
    const marks = [{ kind: "box", d: "M 0.25 0.25 L 0.75 0.25 L 0.75 0.75 L 0.25 0.75 Z", color: "#34c759" }];
    const note = { ep: studio.ep, shot: "sh010", note: "here", frame: 5, span: 4, marks };
    const { body } = await studio.post("/issues", note).expect(200);
    const { content, notes } = await asJson("otio");
    expect(notes).to.deep.equal([]);
    const timeline = JSON.parse(content) as { tracks: { children: { name: string; children: OtioItem[] }[] } };
    const [film, drawings] = timeline.tracks.children;
    expect(film?.children[1]?.markers[0]).to.deep.include({ name: "here" });
    const [before, drawing] = drawings?.children ?? [];
    const first = film?.children[0]?.source_range.duration.value ?? 0;
    expect(before?.source_range.duration.value).to.equal(first + 5 - 2);
    expect(drawing?.source_range.duration.value).to.equal(4);
    const url = new URL(drawing?.media_references?.["DEFAULT_MEDIA"]?.target_url ?? "");
    expect(url.href).to.contain(pathToFileURL(join(studio.ep, "review/drawings/")).href);
    const picture = await loadImage(await readFile(url));
    expect([picture.width, picture.height]).to.deep.equal([128, 72]);
    const { context } = openCanvas(128, 72);
    context.drawImage(picture, 0, 0);
    const pixel = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
    expect(pixel(32, 36)).to.deep.equal([0x34, 0xc7, 0x59, 255]);
    expect(pixel(64, 36)).to.deep.equal([0, 0, 0, 0]);
    expect((await asJson("fcpxml")).content)
      .to.contain(`lane="1"`)
      .and.contain(url.href);
    expect((await asJson("edl")).content).to.match(
      /LOC: 01:00:\d\d:\d\d RED {5}here \(4 frames\)\r\n\* DRAWING: review\/drawings\//,
    );
    expect((await asJson("csv")).content).not.to.contain("review/drawings");
    await studio.delete("/issues", { ep: studio.ep, id: (body as { id: string }).id }).expect(200);
  });

  it("says when there are no captions", async () => {
    const before = await readFile(join(studio.ep, "cut.json"));
    await studio.put("/cut", { ep: studio.ep, entries: [{ shot: "sh020", audio: { source: "none" } }] }).expect(200);
    const { content, notes } = await asJson("vtt");
    expect([content, notes]).to.deep.equal(["WEBVTT\n\n", ["nobody is heard in this cut: there are no captions"]]);
    await writeFile(join(studio.ep, "cut.json"), before);
  });

  it("keeps a gap for a shot without a take, and says so", async () => {
    const folder = join(studio.ep, "renders_proxy", "sh010");
    await rename(folder, `${folder}.away`);
    try {
      const reply = await get("csv").expect(200);
      const note = decodeURIComponent(reply.headers["x-studio-notes"] ?? "");
      expect(note).to.equal("sh010 has no usable take: a gap of 1.00 s stands for it");
      const [, gap] = await pictures();
      expect(gap?.OTIO_SCHEMA).to.equal("Gap.1");
      expect(gap?.source_range.duration.value).to.equal(24);
      const { content } = await asJson("storyboard");
      expect(content.match(/<img src="data:image\/jpeg;base64,/g)).to.have.length(2);
      expect(content).to.contain("no take").and.contain("a gap of 1.00 s");
    } finally {
      await rename(`${folder}.away`, folder);
    }
  });

  it("refuses what it cannot write, and a pass that is not built", async () => {
    const unknown = await get("aaf").expect(400);
    expect((unknown.body as { error: string }).error)
      .to.contain("otio")
      .and.contain("storyboard");
    await studio.get("/export", { ep: studio.ep }).expect(400);
    const list = join(studio.ep, "shotlist", "shotlist.json");
    await rename(list, `${list}.away`);
    try {
      const missing = await get("edl", { pass: "final" }).expect(404);
      expect((missing.body as { error: string }).error).to.contain("not built");
    } finally {
      await rename(`${list}.away`, list);
    }
  });
});

/** Whatever its type, as it came. */
function asText(reply: unknown, done: (error: Error | null, body: string) => void): void {
  const response = reply as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  response.on("data", (chunk: Buffer) => chunks.push(chunk));
  response.on("end", () => done(null, Buffer.concat(chunks).toString("utf8")));
}

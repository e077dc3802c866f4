// The recording of an episode and its alignment, over HTTP: docs/http.md "Recording and alignment".
import { expect } from "chai";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import type { AlignReply, SetTrackReply } from "../../../src/contracts/routes/align.ts";
import { READ_SCRIPT, READ_SECONDS, READ_WORDS, recordingOf } from "../../support/media/recorded-speech.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { windowFrames } from "../../../src/core/cut/cut-facts.ts";

const script = (ep: string) => readFile(join(ep, "tide.md"), "utf8");
const config = async (ep: string) =>
  JSON.parse(await readFile(join(ep, "series.json"), "utf8")) as { audio?: { track?: string; mode?: string } };
const history = (ep: string) => readdir(join(ep, "_history")).catch(() => []);

async function writeWords(ep: string, words: unknown = READ_WORDS): Promise<void> {
  await writeFiles(ep, { "audio/read.wav": recordingOf(READ_WORDS, READ_SECONDS) });
  await writeFiles(ep, { "audio/read.wav.words.json": words });
}

describe("The recording of an episode", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  beforeEach(async () => {
    studio = await openRealStudio({
      script: READ_SCRIPT,
      series: { ...smallSeries, audio: { mode: "clone" } },
      env: { STUDIO_ALIGN_PYTHON: "/nowhere/python" },
    });
  });
  afterEach(() => studio.close());

  const track = async (more: object, status = 200) =>
    (await studio.post("/track", { ep: studio.ep, ...more }).expect(status)).body as SetTrackReply & { error: string };
  const align = async (more: object = {}, status = 200) =>
    (await studio.post("/align", { ep: studio.ep, ...more }).expect(status)).body as AlignReply & { error: string };

  it("is copied in, named in the config, and taken out again with the mode from before", async () => {
    const outside = join(studio.root, "Ada's tâke.WAV");
    await writeFile(outside, recordingOf(READ_WORDS, READ_SECONDS));
    const attached = await track({ source_path: outside });
    expect(attached).to.include({ path: "audio/Ada_s t_ke.wav", copied: true, reformatted: false });
    expect(attached.track).to.deep.equal({
      path: "audio/Ada_s t_ke.wav",
      duration: READ_SECONDS,
      rate: 16_000,
      exists: true,
      words: false,
      aligned: 0,
    });
    expect((await config(studio.ep)).audio).to.deep.equal({ mode: "source_track", track: "audio/Ada_s t_ke.wav" });
    expect(await track({ source_path: outside })).to.include({ path: attached.path, copied: false });
    await writeFile(outside, recordingOf(READ_WORDS, 2));
    expect(await track({ source_path: outside })).to.include({ path: "audio/Ada_s t_ke-2.wav", copied: true });

    const cleared = await track({ track: null });
    expect(cleared).to.include({ track: null, path: null });
    expect((await config(studio.ep)).audio).to.deep.equal({ mode: "clone" });
    const overrides = await readFile(join(studio.ep, "overrides.json"), "utf8");
    expect(overrides).not.to.contain("mode_before_track");
    expect(await readdir(join(studio.ep, "audio"))).to.have.length(2);
  });

  it("comes with a form too", async () => {
    const form = request(studio.url).post("/studio/track").field("ep", studio.ep);
    const sent = await form.attach("file", Buffer.from(recordingOf(READ_WORDS, 2)), "sent.wav").expect(200);
    expect(sent.body).to.include({ path: "audio/sent.wav", copied: true });
    expect((await config(studio.ep)).audio).to.include({ track: "audio/sent.wav" });
  });

  it("stays where it lies when it is the episode's own, and is refused when it is none", async () => {
    await writeWords(studio.ep);
    const own = join(studio.ep, "audio/read.wav");
    expect(await track({ source_path: own })).to.include({ path: "audio/read.wav", copied: false });
    const events = await studio.saidDuring(() => track({ source_path: own }));
    expect(events.map(({ type }) => type)).to.deep.equal(["studio.episode"]);
    await track({}, 400);
    await track({ source_path: own, track: null }, 400);
    await track({ source_path: "audio/read.wav" }, 400);
    await track({ source_path: join(studio.ep, "tide.md") }, 400);
    await track({ source_path: join(studio.ep, "gone.wav") }, 404);
    await track({ source_path: `${own}/x.wav` }, 404);
  });

  it("gives every shot its window, and the build the frames of it", async () => {
    await writeWords(studio.ep);
    await track({ source_path: join(studio.ep, "audio/read.wav") });
    let reply: AlignReply | undefined;
    const events = await studio.saidDuring(async () => (reply = await align()));
    const steps = events.filter(({ type }) => type === "studio.align").map(({ data }) => data);
    expect(steps.map(({ stage, pct }) => [stage, pct])).to.deep.equal([
      ["transcribe", 10],
      ["match", 65],
      ["write", 90],
      ["write", 100],
    ]);
    expect(Object.keys(steps[1] ?? {})).to.have.members(["ep", "stage", "pct", "text"]);
    expect(steps[1]?.["text"]).to.equal("13 words heard, 3 lines in the script");
    expect(events.filter(({ type }) => type === "studio.episode")).to.have.length(1);

    expect(reply).to.include({ ok: true, dry_run: false, duration: READ_SECONDS, words: 13, log: "" });
    expect(reply?.changes.map(({ shot, audio_in, audio_out }) => [shot, audio_in, audio_out])).to.deep.equal([
      ["sh010", 0.75, 2.75],
      ["sh020", 2.75, 5.025],
      ["sh030", 5.025, 7.3],
      ["sh040", 7.3, 9.3],
      ["sh050", 9.3, 11.3],
      ["sh060", 11.3, 13.3],
    ]);
    expect(reply?.notes).to.deep.equal(["sh040: the pause makes it 2.00 s, its dur says 1.00 s"]);
    expect(reply?.changes[3]?.note).to.equal(reply?.notes[0]);
    const text = await script(studio.ep);
    expect(text).to.contain("## sh020\naudio: 2.750-5.025\nwho: ada\n// duration: 5 (set aside");
    expect(text).to.contain("## sh060\naudio: 11.300-13.300\n// dur: 2 (set aside");
    expect(reply?.build?.error).to.equal(null);
    expect(reply?.track).to.include({ words: true, aligned: 6 });
    expect(await readFile(join(studio.ep, "align_report.md"), "utf8")).to.equal(reply?.report);

    const { body } = await studio.get("/episode", { ep: studio.ep, pass: "final" }).expect(200);
    const { shots } = body as { shots: { audio_in: number; audio_out: number; cut: { frames?: number } }[] };
    expect(shots.map(({ audio_in: from, audio_out: to }) => [from, to])).to.deep.equal(
      reply?.changes.map(({ audio_in, audio_out }) => [audio_in, audio_out]),
    );
    const list = JSON.parse(await readFile(join(studio.ep, "shotlist/shotlist.json"), "utf8")) as Shotlist;
    const seconds = [2, 2.275, 2.275, 2, 2, 2];
    expect(list.shots.map(({ length }) => length)).to.deep.equal(seconds.map((each) => Math.round(each * 24)));
    const played = [...windowFrames(list.shots, 24).values()];
    expect(played).to.deep.equal([48, 55, 54, 48, 48, 48]);
    expect(played.reduce((sum, frames) => sum + frames)).to.equal(Math.round((13.3 - 0.75) * 24));
  });

  it("writes nothing when it changes nothing, and nothing at all in a dry run", async () => {
    await writeWords(studio.ep);
    const before = await script(studio.ep);
    const dry = await align({ track: "audio/read.wav", dry_run: true });
    expect(dry).to.include({ ok: true, dry_run: true, report_path: null, script_hash: null, series_hash: null });
    expect(dry.build).to.equal(null);
    expect(await script(studio.ep)).to.equal(before);
    expect(await history(studio.ep)).to.deep.equal([]);

    const first = await align({ track: "audio/read.wav" });
    expect(first.report).to.equal(dry.report);
    expect(await history(studio.ep)).to.have.length(2);
    const files = ["tide.md", "series.json", "align_report.md", "overrides.json", "shotlist/shotlist.json"];
    const times = () => Promise.all(files.map(async (file) => (await stat(join(studio.ep, file))).mtimeMs));
    const written = await times();
    const second = await align();
    expect(second.changes).to.deep.equal(first.changes);
    expect(second.script_hash).to.equal(first.script_hash);
    expect(await times()).to.deep.equal(written);
    expect(await history(studio.ep)).to.have.length(2);
  });

  it("changes nothing when nothing of the script was heard", async () => {
    await writeWords(studio.ep, []);
    const before = await script(studio.ep);
    const reply = await align({ track: "audio/read.wav" });
    expect(reply).to.include({ ok: false, report_path: null, words: 0 });
    expect(reply.changes).to.deep.equal([]);
    expect(reply.notes[0]).to.contain("none of the script's words were heard");
    expect(await script(studio.ep)).to.equal(before);
  });

  it("says what is missing when the words have to be written down first", async () => {
    await writeWords(studio.ep, "no words");
    const refused = await align({ track: "audio/read.wav" }, 409);
    expect(refused).to.deep.include({
      missing: ["numpy", "faster-whisper"],
      python: null,
      install: "python3 -m pip install numpy faster-whisper",
      words: false,
    });
    expect(refused).to.have.property("ffmpeg").that.is.a("string");
    const { body } = await studio.get("/align/ready").expect(200);
    expect(body).to.deep.include({
      ready: false,
      missing: ["numpy", "faster-whisper"],
      packages: { numpy: null, "faster-whisper": null, "openai-whisper": null },
    });
    expect(body).to.have.nested.property("models.default", "medium.en");
  });

  it("is refused without a recording, for one that leads out or is gone, and for texts that do not build", async () => {
    await align({}, 400);
    await align({ track: "../../x.wav" }, 400);
    await align({ track: "audio/gone.wav" }, 404);
    await align({ track: "audio/read.wav", snap: "yes" }, 400);
    await writeWords(studio.ep);
    await writeFile(join(studio.ep, "audio/read.wav"), "no sound");
    await writeFiles(studio.ep, { "audio/read.wav.words.json": READ_WORDS });
    expect((await align({ track: "audio/read.wav" }, 500)).error).to.contain("read.wav cannot be read as a sound");
    await writeFile(join(studio.ep, "tide.md"), "## sh010\n");
    expect((await align({ track: "audio/read.wav" }, 400)).error).to.contain("line 1");
  });
});

import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Jimp } from "jimp";
import { listFiles } from "../../support/episodes/list-files.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { openHostStudio, type HostStudio, type SentGraph } from "../../support/servers/host-studio.ts";
import { until } from "../../support/until.ts";

const TARGETS = [
  "minimax_h3_ref2va",
  "minimax_h3_fl2va",
  "ltx2",
  "ltx2_ingredients",
  "wan22_i2v",
  "wan22_ti2v",
  "wan22_vace",
] as const;

describe("a take on a workflow host", () => {
  let at: HostStudio;
  const open = async (target: string) => void (at = await openHostStudio(target));
  afterEach(() => at.close());

  const graph = () => at.host.graphs.at(-1) as SentGraph;

  for (const target of TARGETS) {
    it(`is made of ${target}'s graph, and arrives whole`, async () => {
      await open(target);
      await at.allPictures();
      await at.picture("refs/shots/sh010/first.png");
      const { body } = await at.render();
      expect(body.errors, JSON.stringify(body)).to.deep.equal([]);
      expect(body.queued).to.have.length(1);
      await at.studio.idle();
      const record = await at.sidecar();
      expect(record.save_notes).to.equal("");
      expect(record).to.include({ status: "ok", target, backend: "local", frames: 12, mp4: "sh010_t01.mp4" });
      expect(record.host_prompt_id).to.equal(at.host.accepted[0]);
      const files = await readdir(join(at.studio.ep, "renders_proxy/sh010"));
      expect(files).to.include.members([
        "sh010_t01.mp4",
        "sh010_t01.jpg",
        "sh010_t01_strip.jpg",
        "sh010_t01.shotlist.json",
      ]);
      expect(files.filter((name) => name.endsWith(".part"))).to.deep.equal([]);
      expect(await readFile(join(at.studio.ep, "renders_proxy/sh010/sh010_t01.mp4"))).to.deep.equal(at.film);
      expect(JSON.stringify(graph())).to.include(`studio/${record.host_prompt_id}`).and.to.include(record.seed);
      for (const node of Object.values(graph())) {
        for (const value of Object.values(node.inputs)) expect(value, node.class_type).to.not.equal(undefined);
      }
    });
  }

  it("gives the model its pictures in the order in which the prompt counts them", async () => {
    await open("minimax_h3_ref2va");
    await at.allPictures();
    await at.render();
    await at.studio.idle();
    const [condition] = at.ofClass("MiniMaxH3ReferenceToVideo");
    const pictures = Object.keys(condition!.inputs).filter((name) => name.startsWith("ref_images."));
    expect(pictures).to.deep.equal(["ref_images.ref_image_0", "ref_images.ref_image_1"]);
    expect(condition!.inputs["prompt"]).to.include("<Picture 2>").and.not.to.include("<Picture 4>");
    expect(at.host.uploads.size).to.equal(2);
    expect((await at.sidecar()).inputs).to.have.keys(["subject", "plate"]);
  });

  it("waits for a negative.txt that can be read, unless the request says another negative", async () => {
    await open("wan22_ti2v");
    const path = join(at.studio.ep, "negative.txt");
    await writeFile(path, Uint8Array.from([0x6e, 0xff]));
    const error = "tide/negative.txt is not UTF-8 text: save it as UTF-8";
    expect((await at.render()).body).to.deep.include({ queued: [], errors: [{ shot: "sh010", error }] });
    expect((await at.render({ negative: "fog" })).body.queued).to.have.length(1);
    await at.studio.idle();
    await writeFile(path, "fog\r\nrain\r\n");
    expect((await at.render({ redo: true })).body.errors).to.deep.equal([]);
    await at.studio.idle();
    expect(await at.sidecar(2)).to.include({ status: "ok", negative: "fog\nrain", negative_source: "negative.txt" });
  });

  it("cuts the panel of a sheet that the framing asks for", async () => {
    await open("minimax_h3_ref2va");
    await at.allPictures();
    await at.render();
    await at.studio.idle();
    const sizes = await Promise.all([...at.host.uploads.values()].map((bytes) => Jimp.fromBuffer(bytes)));
    expect(sizes.map(({ bitmap }) => [bitmap.width, bitmap.height])).to.deep.include([64, 64]);
  });

  it("composes a reference sheet at the take's size, and keeps it beside the take", async () => {
    await open("ltx2_ingredients");
    await at.allPictures();
    await at.render();
    await at.studio.idle();
    const sheet = await Jimp.read(join(at.studio.ep, "renders_proxy/sh010/sh010_t01_refsheet.png"));
    const { width, height } = JSON.parse(
      await readFile(join(at.studio.ep, "renders_proxy/sh010/sh010_t01.shotlist.json"), "utf8"),
    ).defaults as { width: number; height: number };
    expect([sheet.bitmap.width, sheet.bitmap.height]).to.deep.equal([width, height]);
  });

  it("leaves out what is missing when that is asked for, and tells it in words", async () => {
    await open("minimax_h3_ref2va");
    const refused = await at.render();
    expect(refused.body.skipped[0].missing_refs).to.have.length(2);
    await at.render({ allow_missing_refs: true });
    await at.studio.idle();
    const record = await at.sidecar();
    expect(record).to.include({ status: "ok", missing_mode: "recompiled" });
    expect(record["missing_refs"]).to.have.length(2);
    expect(at.host.uploads.size).to.equal(0);
    expect(at.ofClass("MiniMaxH3ReferenceToVideo")[0]!.inputs["prompt"]).to.not.include("<Picture");
    await at.allPictures();
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" });
    expect(body.shots[0].takes[0].stale).to.include("ref");
  });

  it("never starts without the frame that its target starts from", async () => {
    await open("wan22_i2v");
    const { body } = await at.render({ allow_missing_refs: true });
    expect(body.skipped[0].reason).to.match(/starts from a first frame/);
    expect(at.host.accepted).to.deep.equal([]);
  });

  it("keeps its frames as pictures when that is asked for", async () => {
    await open("wan22_ti2v");
    await at.render({ save_frames: true });
    await at.studio.idle();
    const frames = await readdir(join(at.studio.ep, "renders_proxy/sh010/sh010_t01/frames"));
    expect(frames).to.have.length(12);
  });

  it("keeps an animatic's frames too", async () => {
    await open("wan22_ti2v");
    await at.render({ save_frames: true, target: "animatic" });
    await at.studio.idle();
    const { frames: count, notes } = await at.sidecar();
    const frames = await readdir(join(at.studio.ep, "renders_proxy/sh010/sh010_t01/frames"));
    expect(frames).to.have.length(count ?? 0);
    expect(notes.join()).not.to.match(/frames/);
  });

  it("of a target without sound is mute with a note, and plays in the cut", async () => {
    const film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24, isLoud: false });
    at = await openHostStudio("wan22_ti2v", { film });
    await at.render();
    await at.studio.idle();
    expect((await at.sidecar()).notes).to.include(
      "Wan 2.2 TI2V 5B makes no sound: the take is mute, and a film has silence under it",
    );
    const asked = { ep: at.studio.ep, pass: "proxy", partial: true };
    expect((await at.studio.post("/assemble", asked).expect(200)).body).to.include({ ok: true });
  });

  it("names the picture that its references were composed into", async () => {
    await open("wan22_vace");
    await at.allPictures();
    await at.render();
    await at.studio.idle();
    const { body } = await at.studio.get("/shot", { ep: at.studio.ep, pass: "proxy", shot: "sh010" }).expect(200);
    const [take] = (body as { takes: { reference_image: string | null }[] }).takes;
    expect(take?.reference_image).to.equal("renders_proxy/sh010/sh010_t01_reference.png");
    await at.studio.get("/file", { ep: at.studio.ep, path: take?.reference_image }).expect(200);
  });

  it("whose length the model was to say is an estimate where the file that says it is missing", async () => {
    const script = threeShots.replace("dur: 1", "dur: model");
    const sources: string[] = [];
    for (const isThere of [true, false]) {
      const prepare = (host: StandInHost) => void (isThere || (host.models["model_patches"] = []));
      at = await openHostStudio("ltx2", { script, prepare });
      await at.render();
      await at.studio.idle();
      const record = await at.sidecar();
      sources.push(record.length_source);
      if (!isThere) expect(record.notes.join()).to.match(/predicted duration is off/);
      if (isThere) await at.close();
    }
    expect(sources).to.deep.equal(["predicted", "estimate"]);
  });

  it("tells a size and a length that were not asked for", async () => {
    await open("wan22_ti2v");
    await at.render();
    await at.studio.idle();
    const { check, width, height } = await at.sidecar();
    const findings = check!.findings.map(({ kind, text }) => `${kind}: ${text}`).join("; ");
    expect(findings).to.match(/length: 12 frames long, asked for \d+; size: 64x48 pixels, asked for \d+x\d+/);
    expect([width, height]).to.deep.equal([64, 48]);
  });

  it("fails with the host's own words", async () => {
    await open("wan22_ti2v");
    at.host.switches.fails = "CUDA out of memory";
    await at.render();
    await at.studio.idle();
    expect(await at.sidecar()).to.include({ status: "failed", save_notes: "KSampler: CUDA out of memory" });
  });

  it("is cancelled on the host too, waiting or running", async () => {
    await open("wan22_ti2v");
    at.host.switches.runFor = Infinity;
    await at.render({ shots: ["sh010", "sh020"] });
    await until(() => at.host.accepted.length > 0, "the host was handed no job");
    const take = { ep: at.studio.ep, pass: "proxy", take: 1 };
    await at.studio.post("/cancel", { ...take, shot: "sh020" }).expect(200);
    await at.studio.post("/cancel", { ...take, shot: "sh010" }).expect(200);
    expect([(await at.sidecar()).save_notes, (await at.sidecar(1, "sh020")).save_notes]).to.deep.equal([
      "canceled",
      "canceled before it ran",
    ]);
    expect(at.host.accepted).to.have.length(1);
    expect(at.host.ran).to.deep.equal([]);
  });

  it("says where it cannot run", async () => {
    await open("wan22_ti2v");
    const { body } = await at.render({ backend: "builtin" });
    expect(body.errors[0].error).to.match(/does not run on the backend builtin: send target: animatic/);
    await at.studio.post("/render", { ep: at.studio.ep, pass: "proxy", backend: "moon" }).expect(400);
  });

  it("waits for a host that accepts and never answers, and whoever asks for it does not", async () => {
    await open("wan22_ti2v");
    await at.allPictures();
    at.host.switches.hangs = true;
    const { body } = await at.render({ shots: null, allow_missing_refs: true });
    expect(body.queued).to.have.length(3);
    const asked = at.host.asked.length;
    await at.render({ redo: true });
    const jobs = (await at.studio.get("/jobs")).body.jobs as { status: string }[];
    expect(jobs.map(({ status }) => status)).to.deep.equal(["queued", "queued", "queued", "queued"]);
    expect(at.host.asked.slice(asked).filter((question) => question !== "GET /prompt")).to.deep.equal([]);
    at.host.switches.hangs = false;
  });

  describe("on this machine", () => {
    const hostFolder = scratchFolder();
    const openHere = async () =>
      void (at = await openHostStudio("wan22_ti2v", { env: { STUDIO_HOST_FOLDER: hostFolder() } }));

    async function renderBeside(): Promise<string[]> {
      at.host.switches.runFor = Number.POSITIVE_INFINITY;
      await at.allPictures();
      const { body } = await at.render();
      const id = String(body.queued[0].prompt_id);
      await writeFiles(hostFolder(), { [`output/studio/${id}_00001_.mp4`]: "film", "output/studio/mine.mp4": "film" });
      at.host.switches.runFor = 0;
      await at.studio.idle();
      expect((await at.sidecar()).status).to.equal("ok");
      return (await listFiles(hostFolder())).map((path) => path.replace(id, "<job>"));
    }

    it("is not kept twice: what was fetched goes from the host's output folder, and nothing else", async () => {
      await openHere();
      expect(await renderBeside()).to.deep.equal(["output/studio/mine.mp4"]);
    });

    it("is kept twice where the settings ask for it", async () => {
      await openHere();
      const { body } = await at.studio.put("/settings", { remove_fetched: false }).expect(200);
      expect(body.settings.remove_fetched).to.equal(false);
      expect(await renderBeside()).to.deep.equal(["output/studio/<job>_00001_.mp4", "output/studio/mine.mp4"]);
    });
  });
});

import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Jimp } from "jimp";
import type { Sidecar } from "../../src/contracts/files/sidecar.ts";
import { openRealStudio, type RealStudio } from "../support/real-studio.ts";
import { seriesFor, threeShots } from "../support/sample-episodes.ts";
import { smallFilm } from "../support/small-film.ts";
import { StandInHost } from "../support/stand-in-host.ts";
import { writeFiles } from "../support/write-files.ts";

type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;
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
  let host: StandInHost;
  let film: Buffer;
  let studio: RealStudio;

  before(async () => {
    film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 });
  });
  beforeEach(async () => {
    host = await new StandInHost(film).open();
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  async function open(target: string): Promise<void> {
    studio = await openRealStudio({
      env: { STUDIO_LOCAL_URL: host.url },
      series: seriesFor(target),
      script: threeShots,
    });
  }
  const picture = async (name: string, width = 96, height = 64) =>
    writeFile(join(studio.ep, name), await new Jimp({ width, height, color: 0x3366ccff }).getBuffer("image/png"));
  const allPictures = async () => {
    await writeFiles(studio.ep, { "refs/none": "", "refs/shots/sh010/none": "", "refs/shots/sh020/none": "" });
    for (const name of ["refs/ada.png", "refs/crate.png", "refs/quay.png"]) await picture(name, 256, 64);
  };
  const render = (more: object = {}) =>
    studio.post("/render", { ep: studio.ep, pass: "proxy", shots: ["sh010"], ...more }).expect(200);
  const sidecar = async (take = 1, shot = "sh010") =>
    JSON.parse(await readFile(join(studio.ep, `renders_proxy/${shot}/${shot}_t0${take}.json`), "utf8")) as Sidecar &
      Record<string, unknown>;
  const graph = () => host.graphs.at(-1) as Graph;
  const ofClass = (name: string) => Object.values(graph()).filter((node) => node.class_type === name);

  for (const target of TARGETS) {
    it(`is made of ${target}'s graph, and arrives whole`, async () => {
      await open(target);
      await allPictures();
      await picture("refs/shots/sh010/first.png");
      const { body } = await render();
      expect(body.errors, JSON.stringify(body)).to.deep.equal([]);
      expect(body.queued).to.have.length(1);
      await studio.idle();
      const record = await sidecar();
      expect(record.save_notes).to.equal("");
      expect(record).to.include({ status: "ok", target, backend: "local", frames: 12, mp4: "sh010_t01.mp4" });
      expect(record.host_prompt_id).to.equal(host.accepted[0]);
      const files = await readdir(join(studio.ep, "renders_proxy/sh010"));
      expect(files).to.include.members([
        "sh010_t01.mp4",
        "sh010_t01.jpg",
        "sh010_t01_strip.jpg",
        "sh010_t01.shotlist.json",
      ]);
      expect(files.filter((name) => name.endsWith(".part"))).to.deep.equal([]);
      expect(await readFile(join(studio.ep, "renders_proxy/sh010/sh010_t01.mp4"))).to.deep.equal(film);
      expect(JSON.stringify(graph())).to.include(`studio/${record.host_prompt_id}`).and.to.include(record.seed);
      for (const node of Object.values(graph())) {
        for (const value of Object.values(node.inputs)) expect(value, node.class_type).to.not.equal(undefined);
      }
    });
  }

  it("gives the model its pictures in the order in which the prompt counts them", async () => {
    await open("minimax_h3_ref2va");
    await allPictures();
    await render();
    await studio.idle();
    const [condition] = ofClass("MiniMaxH3ReferenceToVideo");
    const pictures = Object.keys(condition!.inputs).filter((name) => name.startsWith("ref_images."));
    expect(pictures).to.deep.equal(["ref_images.ref_image_0", "ref_images.ref_image_1"]);
    expect(condition!.inputs["prompt"]).to.include("<Picture 2>").and.not.to.include("<Picture 4>");
    expect(host.uploads.size).to.equal(2);
    expect((await sidecar()).inputs).to.have.keys(["subject", "plate"]);
  });

  it("cuts the panel of a sheet that the framing asks for", async () => {
    await open("minimax_h3_ref2va");
    await allPictures();
    await render();
    await studio.idle();
    const sizes = await Promise.all([...host.uploads.values()].map((bytes) => Jimp.fromBuffer(bytes)));
    expect(sizes.map(({ bitmap }) => [bitmap.width, bitmap.height])).to.deep.include([64, 64]);
  });

  it("composes a reference sheet at the take's size, and keeps it beside the take", async () => {
    await open("ltx2_ingredients");
    await allPictures();
    await render();
    await studio.idle();
    const sheet = await Jimp.read(join(studio.ep, "renders_proxy/sh010/sh010_t01_refsheet.png"));
    const { width, height } = JSON.parse(
      await readFile(join(studio.ep, "renders_proxy/sh010/sh010_t01.shotlist.json"), "utf8"),
    ).defaults as { width: number; height: number };
    expect([sheet.bitmap.width, sheet.bitmap.height]).to.deep.equal([width, height]);
  });

  it("leaves out what is missing when that is asked for, and tells it in words", async () => {
    await open("minimax_h3_ref2va");
    const refused = await render();
    expect(refused.body.skipped[0].missing_refs).to.have.length(2);
    await render({ allow_missing_refs: true });
    await studio.idle();
    const record = await sidecar();
    expect(record).to.include({ status: "ok", missing_mode: "recompiled" });
    expect(record["missing_refs"]).to.have.length(2);
    expect(host.uploads.size).to.equal(0);
    expect(ofClass("MiniMaxH3ReferenceToVideo")[0]!.inputs["prompt"]).to.not.include("<Picture");
    await allPictures();
    const { body } = await studio.get("/episode", { ep: studio.ep, pass: "proxy" });
    expect(body.shots[0].takes[0].stale).to.include("ref");
  });

  it("never starts without the frame that its target starts from", async () => {
    await open("wan22_i2v");
    const { body } = await render({ allow_missing_refs: true });
    expect(body.skipped[0].reason).to.match(/starts from a first frame/);
    expect(host.accepted).to.deep.equal([]);
  });

  it("keeps its frames as pictures when that is asked for", async () => {
    await open("wan22_ti2v");
    await render({ save_frames: true });
    await studio.idle();
    const frames = await readdir(join(studio.ep, "renders_proxy/sh010/sh010_t01/frames"));
    expect(frames).to.have.length(12);
  });

  it("notes a size and a length that were not asked for", async () => {
    await open("wan22_ti2v");
    await render();
    await studio.idle();
    const { notes, width, height } = await sidecar();
    expect(notes.join("; ")).to.match(/asked for \d+x\d+, got 64x48; asked for \d+ frames, got 12/);
    expect([width, height]).to.deep.equal([64, 48]);
  });

  it("fails with the host's own words", async () => {
    await open("wan22_ti2v");
    host.switches.fails = "CUDA out of memory";
    await render();
    await studio.idle();
    expect(await sidecar()).to.include({ status: "failed", save_notes: "KSampler: CUDA out of memory" });
  });

  it("is cancelled on the host too, waiting or running", async () => {
    await open("wan22_ti2v");
    host.switches.runFor = Infinity;
    await render({ shots: ["sh010", "sh020"] });
    while (host.accepted.length === 0) await sleep(10);
    const at = { ep: studio.ep, pass: "proxy", take: 1 };
    await studio.post("/cancel", { ...at, shot: "sh020" }).expect(200);
    await studio.post("/cancel", { ...at, shot: "sh010" }).expect(200);
    expect([(await sidecar()).save_notes, (await sidecar(1, "sh020")).save_notes]).to.deep.equal([
      "canceled",
      "canceled before it ran",
    ]);
    expect(host.accepted).to.have.length(1);
    expect(host.ran).to.deep.equal([]);
  });

  it("says where it cannot run", async () => {
    await open("wan22_ti2v");
    const { body } = await render({ backend: "builtin" });
    expect(body.errors[0].error).to.match(/does not run on the backend builtin: send target: animatic/);
    await studio.post("/render", { ep: studio.ep, pass: "proxy", backend: "moon" }).expect(400);
  });
});

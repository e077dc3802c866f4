// Candidates of references made by a workflow host. docs/http.md "References".
import { expect } from "chai";
import { join } from "node:path";
import { readdir } from "node:fs/promises";
import type { GenerateReply } from "../../../src/contracts/routes/ref-making.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import type { SentGraph } from "../../support/servers/host-studio.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";

const PICTURES = ["krea2", "flux2_klein_edit", "flux_kontext", "klein_erp_360"];

describe("a candidate of a reference on a workflow host", function () {
  this.timeout(30_000);
  let host: StandInHost;
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  const open = async (isEmpty = false) => {
    host = await openModelHost(PICTURES, await png(0x3366ccff, 1024, 1024));
    host.ending = ".png";
    for (const folder of isEmpty ? Object.keys(host.models) : []) host.models[folder] = [];
    const series = seriesFor();
    const subjects = {
      ...series.subjects,
      ada_coat: { name: "Ada", of: "ada", design: "In a long red coat.", sheet: "refs/ada_coat.png" },
    };
    studio = await openRealStudio({
      env: { STUDIO_LOCAL_URL: host.url },
      series: { ...series, subjects },
      script: threeShots,
    });
  };
  const close = async () => {
    await studio.close();
    await host.close();
  };
  beforeEach(() => open());
  afterEach(close);

  const generate = async (body: object, status = 200) =>
    (await studio.post("/refs/generate", { ep: studio.ep, target: "krea2", ...body }).expect(status)).body;
  const made = async (body: object): Promise<GenerateReply> => {
    const reply = (await generate(body)) as GenerateReply;
    expect(reply.errors, JSON.stringify(reply.errors)).to.deep.equal([]);
    await studio.idle();
    return reply;
  };
  const graph = (at = -1) => host.graphs.at(at) as SentGraph;
  const inputsOf = (name: string, at = -1) =>
    Object.values(graph(at)).flatMap(({ class_type: type, inputs }) => (type === name ? [inputs] : []));

  it("is a picture of each view, with one seed, and is recorded whole", async () => {
    const { queued } = await made({ ref: "subject:ada" });
    expect(queued.map(({ view }) => view)).to.deep.equal(["01_threequarter", "02_side", "03_back", "04_face"]);
    expect(new Set(queued.map(({ seed }) => seed)).size).to.equal(1);
    expect(queued[0]).to.include({ seed_source: "stable", backend: "local", target: "krea2", take: 1 });
    const record = await refs.record("subject__ada_04_face_t01");
    expect(record, record.save_notes).to.include({ status: "ok", source: "generated", target: "krea2", width: 1024 });
    expect(record.host_prompt_id).to.equal(queued[3]?.prompt_id);
    const prompts = host.graphs.map((each) => JSON.stringify(each));
    expect(prompts[3]).to.include("Head and shoulders").and.to.include(record.seed);
    expect(prompts.join()).to.include("from behind").and.to.include("side profile");
    const files = await readdir(join(studio.ep, "refs/_takes/subject__ada"));
    expect(files.filter((name) => name.endsWith(".png"))).to.have.length(4);
  });

  it("draws further ones with new seeds, and the stable one only until something can be picked", async () => {
    const { queued } = await made({ ref: "location:quay", count: 3 });
    expect(queued.map(({ seed_source: source }) => source)).to.deep.equal(["stable", "new", "new"]);
    expect(new Set(queued.map(({ seed }) => seed)).size).to.equal(3);
    expect((await made({ ref: "location:quay" })).queued[0]?.seed_source).to.equal("new");
    expect((await made({ ref: "location:quay", seed_mode: "same" })).queued[0]?.seed).to.equal(queued[0]?.seed);
    expect((await made({ ref: "location:quay", seed: 7 })).queued[0]).to.include({ seed: "7", seed_source: "typed" });
  });

  it("sends what a request asks for before what is set, and what is set before what is built", async () => {
    const fields = { prompt: "A wet quay.", steps: 12, negative: "people", size: "1024x512", cfg: 3 };
    await studio.put("/refs/override", { ep: studio.ep, ref: "location:quay", fields }).expect(200);
    await made({ ref: "location:quay", steps: 9 });
    expect(inputsOf("KSampler")[0]).to.include({ steps: 9, cfg: 3 });
    expect(inputsOf("CLIPTextEncode").map(({ text }) => text)).to.include.members(["A wet quay.", "people"]);
    expect(inputsOf("EmptyLatentImage")[0]).to.include({ width: 1024, height: 512 });
    const record = await refs.record("location__quay_t01");
    expect(record.overrides).to.have.members(["prompt", "negative", "size", "cfg"]);
    expect(record).to.include({ negative_source: "override", steps: 9 });
  });

  it("is an edit of the picture that stands, with others beside it, in the shape of that picture", async () => {
    await writeFiles(studio.ep, {
      "refs/quay.png": await png(0x888888ff, 800, 400),
      "refs/crate.png": await png(0x00ff00ff),
    });
    const edit = { take: null, with: [{ ref: "subject:crate" }], wrap: true };
    const body = { ref: "location:quay", target: "flux2_klein_edit", prompt: "make it rain", edit };
    await made(body);
    expect(inputsOf("LoadImage")).to.have.length(2);
    expect(String(inputsOf("CLIPTextEncode")[0]?.["text"]))
      .to.include("make it rain")
      .and.to.include("Keep everything else");
    const record = await refs.record("location__quay_t01");
    expect(record).to.include({ source: "edited", status: "ok", seed_source: "new" });
    expect(record.edit).to.deep.include({ take: null, wrap: true, instruction: "make it rain" });
    const { width, height } = inputsOf("EmptyFlux2LatentImage")[0] as { width: number; height: number };
    expect(width / height).to.be.closeTo(2, 0.05);
    expect(width * height).to.be.greaterThan(780_000);
    const plain = { ...body, edit: { ...edit, wrap: false, with: [] } };
    await made(plain);
    expect(inputsOf("CLIPTextEncode")[0]?.["text"]).to.equal("make it rain");
  });

  it("turns the camera round a figure from another view", async () => {
    await refs.candidate("subject:ada", "01_threequarter", 1, 0xff0000ff);
    const edit = { take: 1, from_view: "01_threequarter", turn: true };
    await made({ ref: "subject:ada", view: "03_back", target: "flux2_klein_edit", edit });
    expect(String(inputsOf("CLIPTextEncode")[0]?.["text"])).to.include("from behind");
    expect(await refs.record("subject__ada_03_back_t01")).to.include({ status: "ok", source: "edited" });
  });

  it("refuses edits that cannot be made", async () => {
    const asked = { ref: "location:quay", target: "flux2_klein_edit" };
    const error = async (body: object, status = 400) => (await generate({ ...asked, ...body }, status)).error as string;
    expect(await error({ edit: { take: null } })).to.include("prompt is the instruction");
    expect(await error({ prompt: "rain", edit: { take: null } }, 409)).to.include("has no picture to edit yet");
    expect(await error({ prompt: "rain", edit: { take: 9 } }, 404)).to.include("has no take 9");
    expect(await error({ prompt: "rain", target: "krea2", edit: { take: null } })).to.include("cannot edit pictures");
    await writeFiles(studio.ep, { "refs/quay.png": await png(0x888888ff) });
    const many = { take: null, with: [{ ref: "location:quay" }] };
    expect(await error({ prompt: "rain", target: "flux_kontext", edit: many })).to.include("takes 1 pictures");
    expect(await error({ prompt: "x", edit: { take: null, from_view: "04_face", turn: true } })).to.include("no views");
  });

  it("is a panorama painted round the plate, which cannot be picked", async () => {
    await writeFiles(studio.ep, { "refs/quay.png": await png(0x888888ff, 320, 180) });
    await made({ ref: "location:quay", target: null, pano: {} });
    expect(inputsOf("LoadImage")).to.have.length(1);
    const record = await refs.record("location__quay_pano_t01");
    expect(record).to.include({ status: "ok", source: "pano", target: "klein_erp_360" });
    expect(record.notes?.join()).to.include("twice as wide");
    const quay = await refs.one("location:quay");
    expect(quay.panos.map(({ take }) => take)).to.deep.equal([1]);
    await studio.put("/refs/pick", { ep: studio.ep, ref: "location:quay", view: "pano", take: 1 }).expect(400);
    await made({ ref: "location:quay", target: null, pano: { latent: "empty" } });
    expect(inputsOf("EmptyFlux2LatentImage")).to.have.length(1);
    const { queued } = await made({ ref: "location:quay", target: null, pano: { with: ["quay", "quay"] } });
    expect(queued.map(({ target }) => target)).to.deep.equal(["flux2_klein_edit"]);
    expect(inputsOf("LoadImage")).to.have.length(3);
    const one = await generate(
      { ref: "location:quay", target: null, pano: { engine: "flux_kontext", with: ["quay"] } },
      400,
    );
    expect(one).to.deep.equal({ error: "pano.with: FLUX.1 Kontext dev takes 1 picture, and these are 2" });
  });

  it("is a keyframe with the pictures of its shot, or with one composite of them", async () => {
    await writeFiles(studio.ep, {
      "refs/quay.png": await png(0x888888ff, 320, 180),
      "refs/ada.png": await png(0xff0000ff, 256, 64),
    });
    const ref = "shot:sh010:first";
    await made({ ref, target: "flux2_klein_edit" });
    expect(inputsOf("LoadImage")).to.have.length(2);
    const record = await refs.record("shot__sh010__first_t01");
    expect(record.references?.map(({ role, crop }) => [role, crop?.panel])).to.deep.equal([
      ["character", 0],
      ["plate", undefined],
    ]);
    expect(String(record.prompt)).to.match(/^Picture 1 shows \w+, Picture 2 shows the place\./);
    expect(record).to.include({ render_width: 256, render_height: 160 });
    await made({ ref, target: "flux_kontext" });
    expect(inputsOf("LoadImage")).to.have.length(1);
    const composed = (await refs.record("shot__sh010__first_t02")).references?.[0];
    expect(composed?.path).to.match(/^refs\/_takes\/shot__sh010__first\/_composites\/[0-9a-f]{40}\.png$/);
    expect((await refs.one(ref)).edit_refs).to.be.an("array");
  });

  it("of a wardrobe variant is drawn from its base, which is picked when the job starts", async () => {
    await refs.candidate("subject:ada", "04_face", 1, 0xff0000ff);
    await made({ ref: "subject:ada_coat", view: "04_face", target: "flux2_klein_edit" });
    expect(inputsOf("LoadImage")).to.have.length(1);
    const record = await refs.record("subject__ada_coat_04_face_t01");
    expect(record.references?.[0]).to.include({ role: "base", subject: "ada", view: "04_face" });
    expect(record.prompt).to.include("the very same person");
    const face = (await refs.one("subject:ada")).views.find(({ view }) => view === "04_face");
    expect(face?.picked).to.equal(1);
  });

  it("tells of the files that are not installed, and reserves nothing", async () => {
    await close();
    await open(true);
    const { queued, errors } = (await generate({ ref: "location:quay" })) as GenerateReply;
    expect(queued).to.deep.equal([]);
    expect(errors[0]?.missing_files?.map(({ param }) => param)).to.include("model");
    expect((await refs.one("location:quay")).takes).to.deep.equal([]);
  });

  it("says what it cannot be asked for", async () => {
    const error = async (body: object, status = 400) => (await generate(body, status)).error as string;
    expect(await error({ ref: "subject:ada", view: "sheet" })).to.include("stitched from four views");
    expect(await error({ ref: "subject:ada", prompt: "x" })).to.include("needs a view");
    expect(await error({ ref: "subject:ada", view: "05_top" })).to.include("has no view 05_top");
    expect(await error({ ref: "subject:nobody" }, 404)).to.include("there is no reference");
    expect(await error({ ref: "location:quay", target: "guide_voice" })).to.include("not an image target");
    expect(await error({ ref: "location:quay", count: 17 })).to.include("count");
    expect(await error({ ref: "location:quay", params: { cat: 1 } })).to.include("params.cat");
    expect(await error({ ref: "shot:sh999:first" }, 404)).to.include("sh999");
  });

  it("fails with the host's reason, and can be tried again with the same seed", async () => {
    host.switches.fails = "out of memory";
    const { queued } = (await generate({ ref: "location:quay" })) as GenerateReply;
    await studio.idle();
    const failed = await refs.record("location__quay_t01");
    expect(failed.status).to.equal("failed");
    expect(failed.save_notes).to.include("out of memory");
    host.switches.fails = null;
    await studio.post("/jobs/retry", { id: queued[0]?.prompt_id }).expect(200);
    await studio.idle();
    expect(await refs.record("location__quay_t02")).to.include({
      status: "ok",
      seed: failed.seed,
      seed_source: "same",
    });
  });
});

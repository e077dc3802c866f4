// Camera tours made by a workflow host: the graph of a target that starts from a picture.
import { expect } from "chai";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TourRecord } from "../../../src/contracts/files/refs/tours.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import type { SentGraph } from "../../support/servers/host-studio.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";

const QUAY = "location:quay";
const TARGETS = ["minimax_h3_fl2va", "ltx2", "wan22_i2v", "wan22_ti2v"];

describe("a camera tour on a workflow host", function () {
  this.timeout(30_000);
  let film: Buffer;
  let host: StandInHost;
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  before(async () => void (film = await smallFilm({ frames: 36, width: 96, height: 64, fps: 24 })));
  const openStudio = async () => {
    const env = { STUDIO_LOCAL_URL: host.url };
    studio = await openRealStudio({ env, series: seriesFor(), script: threeShots });
    await writeFiles(studio.ep, { "refs/quay.png": await png(0x336699ff, 1200, 800) });
  };
  beforeEach(async () => {
    host = await openModelHost(TARGETS, film);
    await openStudio();
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  const tour = async (body: object, status = 200) => {
    const asked = { ep: studio.ep, ref: QUAY, move: "slow pan right", seconds: 5, ...body };
    return (await studio.post("/refs/tour", asked).expect(status)).body;
  };
  const record = async (): Promise<TourRecord> =>
    JSON.parse(await readFile(join(studio.ep, "refs/_takes/location__quay/_tours/tour_t01.json"), "utf8"));
  const inputsOf = (name: string) =>
    Object.values(host.graphs.at(-1) as SentGraph).flatMap(({ class_type: type, inputs }) =>
      type === name ? [inputs] : [],
    );

  it("starts from the plate, in its shape and about a million pixels, with the four steps made for tours", async () => {
    const { queued } = await tour({ target: "minimax_h3_fl2va", seed: "42" });
    await studio.idle();
    const made = await record();
    expect(made, made.error ?? "").to.include({
      status: "ok",
      backend: "local",
      target: "minimax_h3_fl2va",
      steps: 4,
      pass: "proxy",
    });
    expect(made.host_prompt_id).to.equal(queued[0].host_prompt_id).and.to.equal(host.accepted[0]);
    expect(made.loras.map(({ name }) => name).join()).to.include("4step");
    const [condition] = inputsOf("MiniMaxH3ImageToVideo");
    expect(condition).to.include({ width: 1248, height: 832, length: 124 });
    expect(condition?.["first_frame"]).to.deep.equal(["first", 0]);
    expect(String(condition?.["prompt"]))
      .to.include("<Picture 1>")
      .and.to.include("The camera: slow pan right. Only the camera moves");
    expect(inputsOf("KSamplerSelect")[0]).to.include({ sampler_name: "euler" });
    expect(inputsOf("RandomNoise")[0]?.["noise_seed"]?.toString()).to.equal("42");
    expect(host.uploads.size).to.equal(1);
    expect(made).to.include({ frames: 36, fps: 24, width: 96, height: 64, video: "tour_t01.mp4" });
    expect(await refs.bytes("refs/_takes/location__quay/_tours/tour_t01.mp4")).to.deep.equal(film);
    const { tour_holds: holds } = await refs.one(QUAY);
    expect(holds).to.have.length(made.holds.length);
    expect(holds[0]).to.include({ hold: 1, usable: true, width: 96 });
  });

  for (const target of TARGETS.slice(1)) {
    it(`is made by ${target} too, which starts from a picture`, async () => {
      await tour({ target, seconds: 3 });
      await studio.idle();
      const made = await record();
      expect(made, made.error ?? "").to.include({ status: "ok", target, error: null });
      expect(JSON.stringify(host.graphs.at(-1)))
        .to.include("LoadImage")
        .and.to.include("Only the camera moves");
    });
  }

  it("is made by what is installed where no target is named", async () => {
    await studio.put("/settings", { default_targets: { video: "wan22_ti2v" } }).expect(200);
    await tour({});
    await studio.idle();
    expect(await record()).to.include({ status: "ok", target: "wan22_ti2v", backend: "local" });
  });

  it("is refused with what the host lacks, before anything is reserved", async () => {
    await studio.close();
    for (const folder of Object.keys(host.models)) host.models[folder] = [];
    await openStudio();
    const { error } = await tour({ target: "minimax_h3_fl2va" }, 409);
    expect(error).to.include("minimax_h3_fl2va_pruned_int8_convrot.safetensors");
    expect((await refs.one(QUAY)).tours).to.deep.equal([]);
    expect(await readdir(join(studio.ep, "refs"))).not.to.include("_takes");
  });

  it("fails with what the host says", async () => {
    host.switches.fails = "out of memory";
    await tour({ target: "wan22_ti2v" });
    await studio.idle();
    const { tours } = await refs.one(QUAY);
    expect(tours[0]).to.include({ status: "failed", holds: 0, video: null });
    expect(tours[0]?.error).to.include("out of memory");
  });
});

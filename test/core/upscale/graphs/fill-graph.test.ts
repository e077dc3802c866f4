import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { Graph, GraphValues } from "../../../../src/core/graph/graph.ts";
import { fillUpscaleGraph } from "../../../../src/core/upscale/graphs/fill-graph.ts";
import type { FilmWork, LatentWork } from "../../../../src/core/upscale/graphs/film-work.ts";
import { filmSteps, latentWork } from "../../../support/values/film-steps.ts";

const FILM = { takeVideo: "take.mp4", fps: 24, prefix: "take/t01" };
const { pixel, restorer, refiner, interpolate } = filmSteps.steps;
const RESTORED = { model: "seedvr2_7b_int8_convrot.safetensors", video_vae: "seedvr2_ema_vae_fp16.safetensors" };

/** A graph as a host was given it, seeds as text. */
function sample(name: string): Graph {
  const graph = JSON.parse(readFileSync(`test/fixtures/upscale-graphs/${name}.json`, "utf8")) as Graph;
  for (const { inputs } of Object.values(graph)) {
    for (const seed of ["seed", "noise_seed"])
      if (seed in inputs) Object.assign(inputs, { [seed]: String(inputs[seed]) });
  }
  return graph;
}

function graphOf(steps: readonly FilmWork[], film = FILM): Graph {
  const filled = fillUpscaleGraph(steps, film);
  if (!filled.ok) throw new Error(filled.sentence);
  return filled.value;
}

const pixelWork = (more: Partial<Extract<FilmWork, { is: "pixel" }>> = {}): FilmWork => ({
  ...{
    is: "pixel",
    file: pixel,
    files: { pixel_model: "RealESRGAN_x2.pth" },
    vsr: null,
    size: { width: 1536, height: 1024 },
  },
  ...more,
});
const restorerWork = (chunk: number | "fit", size = { width: 1536, height: 1024 }): FilmWork => ({
  ...{ is: "restorer", file: restorer, files: RESTORED, size, seed: "7", chunk, overlap: 2 },
});
const refinerWork: FilmWork = {
  ...{ is: "refiner", file: refiner, seed: "7", strength: 0.2, prompt: "a prompt", negative: "a negative" },
  files: { model: "sd_xl_base_1.0_0.9vae.safetensors", patch: "SUPIR-v0F_fp16.safetensors" },
};

describe("the graph of an upscale is the sample of its method", () => {
  it("pixel", () => expect(graphOf([pixelWork()])).to.deep.equal(sample("pixel")));
  it("restorer, in chunks of the host's choice", () => {
    expect(graphOf([restorerWork(0)])).to.deep.equal(sample("restorer-auto"));
  });
  it("restorer, in chunks of a number", () => {
    expect(graphOf([restorerWork(61)])).to.deep.equal(sample("restorer-manual"));
  });
  it("refiner", () => expect(graphOf([refinerWork])).to.deep.equal(sample("refiner")));
});

/** What a take of each target is sampled again with. */
const LATENT: Readonly<
  Record<string, Partial<Pick<LatentWork, "size" | "startStep">> & { fps?: number; render?: Partial<GraphValues> }>
> = {
  minimax_h3_ref2va: {
    ...{ size: { width: 2688, height: 1536 }, startStep: 7 },
    render: { lists: { ref_images: [{ file: "ref_0.png" }, { file: "ref_1.png" }] } },
  },
  ltx2: { startStep: 2 },
  ltx2_ingredients: { size: { width: 1536, height: 896 }, startStep: 7, render: { values: { sheet: "sheet.png" } } },
  wan22_i2v: { startStep: 3, fps: 16, render: { values: { first_frame: "first.png" } } },
  wan22_ti2v: { size: { width: 1920, height: 1056 }, startStep: 15 },
  wan22_vace: {
    ...{ startStep: 15, fps: 16 },
    render: {
      values: { reference_image: "reference.png" },
      lists: { loras_low: [{ file: "low_0.safetensors", strength: 1 }] },
    },
  },
};

describe("the graph of a re-sampling is the sample of its target", () => {
  for (const [id, { fps = 24, render, ...more }] of Object.entries(LATENT)) {
    it(id, () => {
      const work = latentWork(id, { ...more, render: { values: {}, lists: {}, ...render } });
      expect(graphOf([work], { ...FILM, fps })).to.deep.equal(sample(id));
    });
  }
});

describe("a graph of several steps", () => {
  it("goes on with the frames of the step before, and saves one film", () => {
    const graph = graphOf([pixelWork(), restorerWork("fit", { width: 3840, height: 2160 })]);
    expect(graph["then1_sized"]?.inputs["image"]).to.deep.equal(["whole", 0]);
    expect(graph["movie"]?.inputs["images"]).to.deep.equal(["then1_done", 0]);
    expect(graph["then1_chunk"]?.inputs["chunking_mode.frames_per_chunk"]).to.equal(13);
    expect(Object.values(graph).filter(({ class_type }) => class_type === "SaveVideo")).to.have.length(1);
    expect(Object.values(graph).filter(({ class_type }) => class_type === "LoadVideo")).to.have.length(1);
    expectWhole(graph);
  });
  it("keeps what the first saves beside it", () => {
    const render = { values: { latent_prefix: "studio/1_latent" }, lists: {} };
    const graph = graphOf([latentWork("minimax_h3_ref2va", { render }), pixelWork()]);
    expect([graph["keep"], graph["keep_sound"]].map((node) => node?.class_type)).to.deep.equal([
      "SaveLatent",
      "SaveLatent",
    ]);
    expectWhole(graph);
  });
  it("has never the take's sound", () => {
    for (const id of Object.keys(LATENT)) {
      const needed = { first_frame: "first.png" } as const;
      const graph = graphOf([latentWork(id, { render: { values: needed, lists: {} } }), pixelWork()]);
      expect(graph["movie"]?.inputs, id).to.have.all.keys("images", "fps");
    }
  });
});

describe("the super-resolution node of a host", () => {
  it("stands for the GAN model, wherever there is one", () => {
    const alone = graphOf([pixelWork({ vsr: "HIGH", files: {} })]);
    const values = { first_frame: "first.png" };
    const refined = graphOf([
      latentWork("wan22_i2v", { vsr: "ULTRA", files: FILES_OF_WAN, render: { values, lists: {} } }),
    ]);
    for (const graph of [alone, refined]) {
      expect(graph["vsr"]?.class_type).to.equal("RTXVideoSuperResolution");
      expect(graph["exact"]?.inputs["image"]).to.deep.equal(["vsr", 0]);
      expect(graph).not.to.have.any.keys("gan", "small", "big");
      expectWhole(graph);
    }
    expect(alone["vsr"]?.inputs["quality"]).to.equal("HIGH");
  });
});

const FILES_OF_WAN = { model_low: "low.safetensors", text_encoder: "text.safetensors", video_vae: "vae.safetensors" };

describe("kept latents", () => {
  const KEPT = { video: "studio/v.latent", sound: "studio/s.latent" };
  const values = {
    held_latent: "studio/p.latent",
    held_sound_latent: "studio/q.latent",
    held_from: 85,
    held_frames: 39,
  };
  const tail = { ...values, kept_frames: 85, held_from_seconds: 3.5, held_seconds: 1.625 };

  it("are enlarged by the model of the host, or decoded, enlarged and encoded again", () => {
    const plain = graphOf([latentWork("minimax_h3_ref2va", { kept: KEPT })]);
    expect(plain["sized"]?.inputs["image"]).to.deep.equal(["kept_frames", 0]);
    const work = latentWork("minimax_h3_ref2va", { kept: KEPT });
    const learned = graphOf([{ ...work, files: { ...work.files, upscaler: "h3_3d.safetensors" } }]);
    expect(learned["grow"]?.inputs["samples"]).to.deep.equal(["kept_v", 0]);
    expect(learned).not.to.have.any.keys("lat_v", "sized", "parts", "take");
    for (const graph of [plain, learned]) expectWhole(graph);
  });
  it("need no film where picture and sound are there", () => {
    const graph = graphOf([latentWork("ltx2", { kept: KEPT })]);
    expect(graph).not.to.have.any.keys("take", "parts", "lat_v", "lat_a");
    expect(graph["grow"]?.inputs["samples"]).to.deep.equal(["kept_v", 0]);
    expectWhole(graph);
  });
  it("of the take before it are held at the start, and left away at the end", () => {
    const graph = graphOf([latentWork("minimax_h3_ref2va", { kept: KEPT, render: { values: tail, lists: {} } })]);
    expect(graph["guider"]?.inputs["conditioning"]).to.deep.equal(["hold_sound_latent", 0]);
    expect(graph["movie"]?.inputs["images"]).to.deep.equal(["kept", 0]);
    expectWhole(graph);
  });
});

describe("frames between frames", () => {
  it("are made by the model of the host", () => {
    const graph = graphOf([
      { is: "interpolate", file: interpolate, files: { model: "film_net_fp16.safetensors" }, multiplier: 3 },
    ]);
    expect(graph["smooth"]).to.deep.equal({
      class_type: "FrameInterpolate",
      inputs: { interp_model: ["net", 0], images: ["parts", 0], multiplier: 3 },
    });
    expectWhole(graph);
  });
});

describe("a graph that misses a value", () => {
  it("is a sentence that names it", () => {
    const filled = fillUpscaleGraph([pixelWork({ files: {} })], FILM);
    expect(filled).to.deep.equal({ ok: false, sentence: "its graph needs pixel_model" });
  });
});

/** Every link leads to a node, and no node is there for nothing. */
function expectWhole(graph: Graph): void {
  const links = Object.values(graph).flatMap(({ inputs }) =>
    Object.values(inputs).flatMap((input) => (Array.isArray(input) ? [String((input as [string, number])[0])] : [])),
  );
  expect(graph).to.include.keys(...links);
  const savers = ["save", "keep", "keep_sound"];
  const idle = Object.keys(graph).filter((id) => !savers.includes(id) && !links.includes(id));
  expect(idle).to.deep.equal([]);
}

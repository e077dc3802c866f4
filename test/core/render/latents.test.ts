import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import type { GraphValue } from "../../../src/core/graph/graph.ts";
import { registry } from "../../support/servers/shipped-targets.ts";
import { overlapFrames, heldValues, latentValues, stepsOf } from "../../../src/core/render/latents.ts";

describe("the frames that a shot holds", () => {
  const target = (id: string) => registry.find(id) as VideoTarget;
  const grid = target("vid_ref2va").template.frames;

  for (const [planned, available, wanted] of [
    [39, 100, 39],
    [39, 39, 39],
    [39, 38, 22],
    [39, 22, 22],
    [39, 21, 5],
    [22, 100, 22],
    [39, 5, 5],
    [39, 4, undefined],
    [39, 0, undefined],
  ] as const) {
    it(`are ${wanted ?? "none"} of ${planned} when the take before has ${available}`, () => {
      expect(overlapFrames(grid, planned, available)).to.equal(wanted);
    });
  }

  it("last as many steps of the model as it says, or nobody knows how many", () => {
    expect(stepsOf(target("vid_ref2va"), 39, 24)).to.deep.equal({ video_steps: 12, audio_steps: 65 });
    expect(stepsOf(target("vid_ref2va"), 5, 24)).to.deep.equal({ video_steps: 2, audio_steps: 8 });
    expect(stepsOf(target("vid_fl2va"), 39, 24)).to.deep.equal({ video_steps: null, audio_steps: null });
  });

  it("are rendered in front of those that stay: 97 asked and 39 held make 141, of which 102 stay", () => {
    const length = { held: 39, kept: 102, fps: 24 };
    expect(heldValues(length)).to.deep.equal({
      ...{ length: 141, held_frames: 39, kept_frames: 102 },
      ...{ held_seconds: 1.625, kept_seconds: 4.25 },
    });
    expect(latentValues(length, 141)).to.deep.include({ held_from: 102, held_from_seconds: 4.25 });
  });
});

describe("the graph of a shot that holds frames", () => {
  const workflow = JSON.parse(readFileSync("src/targets/video/minimax_h3_ref2va/workflow.json", "utf8")) as Workflow;
  const plain = {
    ...{ model: "m", text_encoder: "t", video_vae: "v", audio_vae: "a", prompt: "p", width: 64, height: 64 },
    ...{ length: 34, ref_image_size: "match", seed: "1", sampler: "euler", scheduler: "simple", steps: 8, fps: 24 },
    prefix: "studio/x",
  };
  const graphOf = (more: Record<string, GraphValue> = {}) => {
    const built = buildGraph(workflow, { values: { ...plain, ...more }, lists: {} });
    if (!built.ok) throw new Error(built.sentence);
    return built.value;
  };
  const values = heldValues({ held: 39, kept: 34, fps: 24 });

  it("holds a clip with its sound at the start, and leaves both away in what is saved", () => {
    const graph = graphOf({ ...values, held_clip: "studio/c.mp4", held_sound: "studio/s.wav" });
    expect(graph["cond"]?.inputs["length"]).to.equal(73);
    const guide = { latent: ["cond", 1], frame_idx: 0 };
    expect(graph["hold"]?.inputs).to.deep.equal({
      ...guide,
      ...{ positive: ["cond", 0], vae: ["vvae", 0], image: ["held_parts", 0] },
    });
    expect(graph["hold_sound"]?.inputs).to.deep.equal({
      ...guide,
      ...{ positive: ["hold", 0], audio_vae: ["avae", 0], audio: ["held_wave", 0] },
    });
    expect(graph["guider"]?.inputs["conditioning"]).to.deep.equal(["hold_sound", 0]);
    expect(graph["sample"]?.inputs["latent_image"]).to.deep.equal(["cond", 1]);
    expect(graph["kept"]?.inputs).to.deep.equal({ image: ["frames", 0], batch_index: 39, length: 34 });
    expect(graph["kept_sound"]?.inputs).to.include({ start_index: 1.625, duration: 34 / 24 });
    expect(graph["movie"]?.inputs).to.deep.include({ images: ["kept", 0], audio: ["kept_sound", 0] });
  });

  it("holds the end of a kept latent", () => {
    const latent = latentValues({ held: 39, kept: 34, fps: 24 }, 56);
    const files = { held_latent: "studio/v.latent", held_sound_latent: "studio/a.latent" };
    const graph = graphOf({ ...latent, ...files });
    expect(graph["held_last"]?.inputs).to.include({ batch_index: 17, length: 39 });
    expect(graph["held_sound_last"]?.inputs).to.include({ start_index: 17 / 24, duration: 1.625 });
    expect(graph["hold_latent"]?.inputs).to.deep.include({ positive: ["cond", 0], image: ["held_last", 0] });
    expect(graph["hold_sound_latent"]?.inputs).to.deep.include({ audio: ["held_sound_last", 0] });
    expect(graph["guider"]?.inputs["conditioning"]).to.deep.equal(["hold_sound_latent", 0]);
  });

  it("of a silent take before holds its picture alone", () => {
    const graph = graphOf({ ...values, held_clip: "studio/c.mp4" });
    expect(graph).not.to.have.any.keys("hold_sound", "held_wave");
    expect(graph["guider"]?.inputs["conditioning"]).to.deep.equal(["hold", 0]);
  });

  it("saves picture and sound of its latent when that is kept, and is as it was without any of this", () => {
    const kept = graphOf({ latent_prefix: "studio/x_latent" });
    expect(kept["keep"]?.inputs).to.deep.equal({ samples: ["parts", 0], filename_prefix: "studio/x_latent" });
    expect(kept["keep_sound"]?.inputs).to.deep.include({ samples: ["parts", 1] });
    expect(graphOf()).not.to.have.any.keys("hold", "kept", "kept_sound", "keep", "parts");
  });
});

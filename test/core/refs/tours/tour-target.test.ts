import { expect } from "chai";
import { tourShape, tourTarget } from "../../../../src/core/refs/tours/tour-target.ts";
import { describeTour, tourPrompt } from "../../../../src/core/refs/tours/tour.ts";
import { registry } from "../../../support/servers/shipped-targets.ts";

const NOTHING = { chosen: null, detected: [] };
const chosenFor = (record: Parameters<typeof tourTarget>[2], asked?: string) => {
  const found = tourTarget(registry, asked, record);
  return found.ok ? found.value.id : found.sentence;
};

describe("the target of a tour", () => {
  it("is the one that is asked for, where that starts from a picture", () => {
    expect(chosenFor(NOTHING, "vid_fl2va")).to.equal("minimax_h3_fl2va");
    expect(chosenFor(NOTHING, "seedance_20")).to.equal("seedance_20");
    expect(chosenFor(NOTHING, "minimax_h3_ref2va")).to.match(
      /^MiniMax H3 .* starts from no picture: choose .*animatic/,
    );
    expect(chosenFor(NOTHING, "krea2")).to.include("is an image target");
  });

  it("is else the chosen one, else what is installed, those made for tours first, else what is drawn here", () => {
    expect(chosenFor(NOTHING)).to.equal("animatic");
    const detected = ["wan22_ti2v", "minimax_h3_ref2va", "minimax_h3_fl2va"];
    expect(chosenFor({ chosen: null, detected })).to.equal("minimax_h3_fl2va");
    expect(chosenFor({ chosen: null, detected: ["minimax_h3_ref2va", "wan22_ti2v"] })).to.equal("wan22_ti2v");
    expect(chosenFor({ chosen: "animatic", detected })).to.equal("animatic");
    expect(chosenFor({ chosen: "minimax_h3_ref2va", detected })).to.equal("minimax_h3_fl2va");
  });
});

describe("the shape of a tour", () => {
  const shapeOf = (id: string, plate: { width: number; height: number }, seconds = 6) => {
    const target = registry.find(id);
    if (target?.kind !== "video") throw new Error(id);
    const shape = tourShape(target, plate, { seconds, seriesFps: 25 });
    return shape.ok ? shape.value : shape.sentence;
  };

  it("is the plate's, on the target's grids", () => {
    const wide = { width: 1920, height: 1080 };
    expect(shapeOf("minimax_h3_fl2va", wide)).to.deep.equal({ width: 1376, height: 768, fps: 24, length: 158 });
    expect(shapeOf("minimax_h3_fl2va", { width: 900, height: 1600 })).to.include({ width: 768, height: 1376 });
    expect(shapeOf("wan22_i2v", wide, 10)).to.include({ fps: 16, length: 161 });
    expect(shapeOf("animatic", { width: 100, height: 100 })).to.include({ fps: 25, length: 150 });
    expect(shapeOf("veo_31", wide, 10)).to.equal(
      "Veo 3.1 (Comfy Router): 240 frames are more than the 192 that it can make",
    );
  });
});

describe("the words of a tour", () => {
  const words = { move: "pan right", place: "A quay", look: "Pencil" };

  it("end with what every tour does, in the target's style", () => {
    expect(tourPrompt(words, "prose")).to.match(/^Pencil\. A quay\. The camera: pan right\. Only the camera moves/);
    expect(tourPrompt(words, "fields")).to.match(/^integrated_multimodal_description: \[Shot 1\] Pencil\. A quay\./);
    expect(tourPrompt(words, "fields")).to.include("\n\nnon_diegetic_music: N/A");
  });

  it("are in the listing with the place of its video", () => {
    const record = {
      ref: "location:quay",
      tour: 2,
      status: "ok",
      move: "pan",
      holds: [{}, {}],
      error: null,
      seconds: 6,
    };
    const described = describeTour({ ...record, video: "tour_t02.mp4" } as unknown as Parameters<
      typeof describeTour
    >[0]);
    expect(described).to.deep.equal({
      ...{ tour: 2, status: "ok", move: "pan", holds: 2, error: null, seconds: 6 },
      video: "refs/_takes/location__quay/_tours/tour_t02.mp4",
    });
  });
});

import { expect } from "chai";
import { HostedBinding } from "../../../src/contracts/files/hosted.ts";
import { checkTarget } from "../../../src/contracts/files/target.ts";
import { check } from "../../../src/contracts/check.ts";
import { readModelSchema } from "../../../src/core/hosted/model-schema.ts";
import { proposeTarget } from "../../../src/core/hosted/propose-target.ts";

const input = {
  type: "object",
  required: ["prompt"],
  properties: {
    prompt: { type: "string" },
    duration: { type: "integer", minimum: 3, maximum: 10 },
    aspect_ratio: { type: "string", enum: ["16:9", "9:16", "auto"] },
    resolution: { $ref: "#/components/schemas/Resolution" },
    seed: { type: "integer", maximum: 65535 },
    image_url: { type: "string" },
    camera: { type: "string" },
  },
};
const output = {
  properties: {
    data: { properties: { videos: { type: "array", items: { properties: { url: { type: "string" } } } } } },
  },
};
const documentOf = (inner: object, outer: object = output) => ({
  openapi: "3.0.2",
  paths: {
    "/v2/models/maker/model-1": {
      post: {
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/In" } } } },
        responses: { "200": { content: { "application/json": { schema: outer } } } },
      },
    },
  },
  components: { schemas: { In: inner, Resolution: { type: "string", enum: ["720p", "4k", "best"] } } },
});
const propose = (document: object) =>
  proposeTarget({ model: "maker/model-1", id: "model_1", label: "Model 1" }, readModelSchema(document));

describe("a target proposed for a hosted model", () => {
  it("asks the model's own fields for what a shot has, and leaves the rest to a person", () => {
    const { matched, unbound, problems, target } = propose(documentOf(input));
    expect(matched).to.deep.equal({
      prompt: "prompt",
      seconds: "duration",
      ratio: "aspect_ratio",
      resolution: "resolution",
      seed: "seed",
      first: "image_url",
    });
    expect(unbound.map(({ name }) => name)).to.deep.equal(["camera"]);
    expect(problems).to.deep.equal([]);
    expect(target["limits"]).to.deep.equal({ min_seconds: 3, max_seconds: 10, ratios: ["16:9", "9:16"] });
    expect(target["binding"]).to.deep.include({
      largest_seed: 65535,
      resolutions: { "720p": 720, "4k": 2160 },
      result: { role: "video", ending: ".mp4", files: ["data.videos[].url"] },
    });
  });

  it("is a target file and a binding that the studio reads", () => {
    const { binding, draft, ...target } = propose(documentOf(input)).target;
    expect(draft).to.equal(true);
    expect(checkTarget(target)).to.include({ ok: true });
    expect(check(HostedBinding, binding)).to.include({ ok: true });
  });

  it("takes lengths from a list, and sends them as text where the model wants text", () => {
    const duration = { type: "string", enum: ["4", "8"] };
    const { target } = propose(documentOf({ properties: { prompt: { type: "string" }, duration } }));
    expect(target["template"]).to.deep.include({ frames: { step: 24, base: 96, max: 192 } });
    expect(target["binding"])
      .to.have.nested.property("body.duration")
      .that.deep.equals({ value: "seconds", as: "text" });
  });

  for (const [what, document, sentence] of [
    ["takes no prompt", documentOf({ properties: { seed: { type: "integer" } } }), /no field .* the prompt/],
    ["needs what no shot has", documentOf({ ...input, required: ["prompt", "camera"] }), /needs camera/],
    ["answers with no address", documentOf(input, { properties: { id: { type: "string" } } }), /names no address/],
    ["says nothing", {}, /no field/],
    ["says nonsense", { paths: 3, components: { schemas: [] } }, /no field/],
  ] as const) {
    it(`has a problem where the model ${what}`, () => {
      expect(propose(document).problems.join("; ")).to.match(sentence);
    });
  }

  it("is found in a schema that refers to itself without end", () => {
    const schemas: Record<string, object> = { In: input };
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, { $ref: "#/x/Loop" }]));
    schemas["Loop"] = { properties: { url: { type: "string" }, ...many } };
    const document = { ...documentOf(input, { $ref: "#/x/Loop" }), components: { schemas } };
    expect(readModelSchema(document).addresses).to.include("url");
  });
});

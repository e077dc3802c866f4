// Node classes for workflows that become targets: what stands in the graphs of image, sound and two-stage models, beside those of
// `node-classes.ts`.
import { readNodeClasses } from "../../../src/core/workflow/node-class.ts";
import { choice, int, nodeClass, OBJECT_INFO } from "../servers/node-classes.ts";

const any = "COMFY_MATCHTYPE_V3";
const picture = { width: int(1024, { step: 16 }), height: int(1024, { step: 16 }), batch_size: int(1) };
const stage = {
  model: ["MODEL"],
  add_noise: choice("enable", "disable"),
  noise_seed: ["INT", { default: 0, min: 0, max: 2 ** 64, control_after_generate: true }],
  steps: int(20),
  cfg: ["FLOAT", { default: 8 }],
  sampler_name: choice("euler", "dpmpp_2m"),
  scheduler: choice("simple", "normal"),
  positive: ["CONDITIONING"],
  negative: ["CONDITIONING"],
  latent_image: ["LATENT"],
  start_at_step: int(0),
  end_at_step: int(10_000, { max: 10_000 }),
};

export const WORKFLOW_INFO: Readonly<Record<string, unknown>> = {
  ...OBJECT_INFO,
  PrimitiveInt: nodeClass({ value: int(1) }, ["INT"]),
  PrimitiveFloat: nodeClass({ value: ["FLOAT", { default: 1 }] }, ["FLOAT"]),
  PrimitiveBoolean: nodeClass({ value: ["BOOLEAN", {}] }, ["BOOLEAN"]),
  PrimitiveStringMultiline: nodeClass({ value: ["STRING", { multiline: true }] }, ["STRING"]),
  StringReplace: nodeClass(
    { string: ["STRING", { multiline: true }], find: ["STRING", {}], replace: ["STRING", { multiline: true }] },
    ["STRING"],
  ),
  MathExpression: nodeClass({ expression: ["STRING", {}], a: ["INT,FLOAT", {}] }, ["FLOAT", "INT"]),
  GetImageSize: nodeClass({ image: ["IMAGE"] }, ["INT", "INT", "INT"]),
  SwitchNode: nodeClass({ switch: ["BOOLEAN", {}], on_false: [any, {}], on_true: [any, {}] }, [any]),
  PreviewImage: nodeClass({ images: ["IMAGE"] }, ["IMAGE"], { isOutput: true }),
  PreviewAudio: nodeClass({ audio: ["AUDIO"] }, [], { isOutput: true }),
  ImageCompare: nodeClass({}, [], { optional: { image_a: ["IMAGE"], image_b: ["IMAGE"] }, isOutput: true }),
  SaveAudio: nodeClass({ audio: ["AUDIO"], filename_prefix: ["STRING", { default: "audio/a" }] }, [], {
    isOutput: true,
  }),
  LoadAudio: nodeClass({ audio: ["COMBO", { options: ["hum.wav"], audio_upload: true }] }, ["AUDIO"]),
  LoadVideo: nodeClass({ file: ["COMBO", { options: [], video_upload: true }] }, ["VIDEO"]),
  EmptyLatentImage: nodeClass(picture, ["LATENT"]),
  EmptyLatentAudio: nodeClass({ seconds: ["FLOAT", { default: 47 }], batch_size: int(1) }, ["LATENT"]),
  VAEDecodeAudio: nodeClass({ samples: ["LATENT"], vae: ["VAE"] }, ["AUDIO"]),
  VAEEncode: nodeClass({ pixels: ["IMAGE"], vae: ["VAE"] }, ["LATENT"]),
  VAEEncodeForInpaint: nodeClass({ pixels: ["IMAGE"], vae: ["VAE"], mask: ["MASK"] }, ["LATENT"]),
  ConditioningZeroOut: nodeClass({ conditioning: ["CONDITIONING"] }, ["CONDITIONING"]),
  AddReference: nodeClass({ conditioning: ["CONDITIONING"], latent: ["LATENT"] }, ["CONDITIONING"]),
  TextEncodeEdit: nodeClass({ clip: ["CLIP"], prompt: ["STRING", { multiline: true }] }, ["CONDITIONING"], {
    optional: { image1: ["IMAGE"], image2: ["IMAGE"], image3: ["IMAGE"] },
  }),
  KSamplerAdvanced: nodeClass(stage, ["LATENT"]),
  FirstLastFrameToVideo: nodeClass(
    {
      ...{ positive: ["CONDITIONING"], negative: ["CONDITIONING"], vae: ["VAE"] },
      ...{ width: int(832, { step: 16 }), height: int(480, { step: 16 }), length: int(81, { step: 4 }) },
    },
    ["CONDITIONING", "CONDITIONING", "LATENT"],
    { optional: { start_image: ["IMAGE"], end_image: ["IMAGE"] } },
  ),
  HostedVideo: nodeClass({ prompt: ["STRING", { multiline: true }], seed: int(0) }, ["VIDEO"], {
    module: "comfy_api_nodes.nodes_hosted",
  }),
};

export const WORKFLOW_CLASSES = readNodeClasses(WORKFLOW_INFO);

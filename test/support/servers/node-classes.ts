// Node classes as a host describes them, for tests: those of its core nodes that need no model, and two that show odd inputs.
import { readNodeClasses } from "../../../src/core/workflow/node-class.ts";

export const choice = (...options: string[]) => ["COMBO", { options }];
export const int = (preset: number, more: object = {}) => [
  "INT",
  { default: preset, min: 0, max: 4096, step: 1, ...more },
];
export const nodeClass = (
  required: Record<string, unknown>,
  output: string[],
  more: { optional?: Record<string, unknown>; module?: string; isOutput?: boolean; label?: string } = {},
) => ({
  input: { required, ...(more.optional && { optional: more.optional }) },
  output,
  output_name: output,
  output_node: more.isOutput ?? false,
  display_name: more.label ?? "",
  python_module: more.module ?? "nodes",
});

const SAMPLER = {
  model: ["MODEL", {}],
  seed: ["INT", { default: 0, min: 0, max: 2 ** 53, control_after_generate: true }],
  steps: int(20, { min: 1, max: 10_000 }),
  cfg: ["FLOAT", { default: 8, min: 0, max: 100, step: 0.1 }],
  sampler_name: [["euler", "dpmpp_2m"], {}],
  scheduler: [["simple", "normal"], {}],
  positive: ["CONDITIONING"],
  negative: ["CONDITIONING"],
  latent_image: ["LATENT"],
  denoise: ["FLOAT", { default: 1 }],
};

/** As `/object_info` answers. */
export const OBJECT_INFO: Readonly<Record<string, unknown>> = {
  EmptyImage: nodeClass(
    { width: int(512), height: int(512), batch_size: int(1), color: ["INT", { default: 0, display: "color" }] },
    ["IMAGE"],
    { label: "Empty Image" },
  ),
  RepeatImageBatch: nodeClass({ image: ["IMAGE"], amount: int(1) }, ["IMAGE"]),
  ImageInvert: nodeClass({ image: ["IMAGE"] }, ["IMAGE"]),
  ImageScale: nodeClass(
    { image: ["IMAGE"], upscale_method: [["nearest-exact", "lanczos"]], width: int(512), height: int(512) },
    ["IMAGE"],
  ),
  LoadImage: nodeClass({ image: [["a.png", "b.png"], { image_upload: true }] }, ["IMAGE", "MASK"], {
    optional: { crop: choice("none", "centre") },
  }),
  EmptyAudio: nodeClass({ duration: ["FLOAT", { default: 60 }], sample_rate: int(44_100), channels: int(2) }, [
    "AUDIO",
  ]),
  CreateVideo: nodeClass({ images: ["IMAGE"], fps: ["FLOAT", { default: 30, min: 1, max: 120, step: 1 }] }, ["VIDEO"], {
    optional: { audio: ["AUDIO"] },
    module: "comfy_extras.nodes_video",
  }),
  SaveVideo: nodeClass(
    {
      video: ["VIDEO"],
      filename_prefix: ["STRING", { default: "video/ComfyUI" }],
      format: choice("auto", "mp4"),
      codec: choice("auto", "h264"),
    },
    [],
    { isOutput: true, module: "comfy_extras.nodes_video" },
  ),
  SaveFormatted: nodeClass(
    {
      video: ["VIDEO"],
      format: [
        "COMFY_DYNAMICCOMBO_V3",
        {
          options: [
            { key: "auto", inputs: { required: {} } },
            { key: "mp4", inputs: { required: { codec: choice("h264", "av1"), crf: int(23) } } },
          ],
        },
      ],
      prefix: ["STRING", { default: "v" }],
    },
    [],
    { isOutput: true },
  ),
  SaveImage: nodeClass({ images: ["IMAGE"], filename_prefix: ["STRING", { default: "ComfyUI" }] }, [], {
    isOutput: true,
  }),
  UNETLoader: nodeClass({ unet_name: [["wan2.2_ti2v_5B_fp16.safetensors"]], weight_dtype: [["default", "fp8"]] }, [
    "MODEL",
  ]),
  CLIPLoader: nodeClass({ clip_name: [["umt5_xxl.safetensors"]], type: [["sd", "wan"]] }, ["CLIP"], {
    optional: { device: [["default", "cpu"]] },
  }),
  VAELoader: nodeClass({ vae_name: [["wan2.2_vae.safetensors"]] }, ["VAE"]),
  CLIPTextEncode: nodeClass({ text: ["STRING", { multiline: true }], clip: ["CLIP"] }, ["CONDITIONING"]),
  LoraLoaderModelOnly: nodeClass(
    { model: ["MODEL"], lora_name: [["glow.safetensors"]], strength_model: ["FLOAT", { default: 1 }] },
    ["MODEL"],
  ),
  ModelSamplingSD3: nodeClass({ model: ["MODEL"], shift: ["FLOAT", { default: 3 }] }, ["MODEL"]),
  Wan22ImageToVideoLatent: nodeClass(
    {
      vae: ["VAE"],
      width: int(1280, { step: 32 }),
      height: int(704, { step: 32 }),
      length: int(49, { step: 4 }),
      batch_size: int(1),
    },
    ["LATENT"],
    { optional: { start_image: ["IMAGE"] } },
  ),
  KSampler: nodeClass(SAMPLER, ["LATENT"]),
  VAEDecode: nodeClass({ samples: ["LATENT"], vae: ["VAE"] }, ["IMAGE"]),
  Forced: nodeClass({ image: ["IMAGE"], width: int(1, { forceInput: true }), amount: int(7) }, ["IMAGE"]),
  PackSwitch: nodeClass({ on: ["BOOLEAN", { default: true }], points: ["CURVE", {}] }, ["IMAGE"], {
    module: "custom_nodes.SwitchPack",
  }),
};

export const CLASSES = readNodeClasses(OBJECT_INFO);

// Workflows of each shape that a target can be made of, written for tests: API graphs, and two as the front end saves them.
import type { ApiGraph } from "../../../src/core/workflow/api-graph.ts";

const node = (class_type: string, inputs: Record<string, unknown>, title?: string): ApiGraph[string] => ({
  ...{ class_type, inputs },
  ...(title !== undefined && { _meta: { title } }),
});
const loaders = {
  unet: node("UNETLoader", { unet_name: "wan2.2_ti2v_5B_fp16.safetensors", weight_dtype: "default" }),
  clip: node("CLIPLoader", { clip_name: "umt5_xxl.safetensors", type: "wan", device: "default" }),
  vae: node("VAELoader", { vae_name: "wan2.2_vae.safetensors" }),
};
const text = (words: string) => node("CLIPTextEncode", { text: words, clip: ["clip", 0] });
const sampler = { seed: 7, steps: 20, cfg: 4, sampler_name: "euler", scheduler: "simple", denoise: 1 };
const sampled = (positive: string, negative: string, latent: string) =>
  node("KSampler", {
    ...sampler,
    ...{ model: ["unet", 0], positive: [positive, 0], negative: [negative, 0], latent_image: [latent, 0] },
  });

/** A picture of words, whose negative is the emptied prompt. */
export const PICTURE: ApiGraph = {
  ...loaders,
  pos: text("a red door"),
  neg: node("ConditioningZeroOut", { conditioning: ["pos", 0] }),
  latent: node("EmptyLatentImage", { width: 1024, height: 768, batch_size: 1 }),
  run: sampled("pos", "neg", "latent"),
  out: node("VAEDecode", { samples: ["run", 0], vae: ["vae", 0] }),
  save: node("SaveImage", { images: ["out", 0], filename_prefix: "p" }),
};

const { save: _save, ...unsaved } = PICTURE;

/** The same, which is only looked at. */
export const SHOWN_PICTURE: ApiGraph = {
  ...unsaved,
  show: node("PreviewImage", { images: ["out", 0] }),
  compare: node("ImageCompare", { image_a: ["out", 0], image_b: ["out", 0] }),
};

/** An edit that takes its pictures by numbered inputs, of which the first is needed for the size. */
export const NUMBERED_EDIT: ApiGraph = {
  ...loaders,
  second: node("LoadImage", { image: "not-there-2.png" }),
  first: node("LoadImage", { image: "not-there-1.png" }),
  scaled: node("ImageScale", { image: ["second", 0], upscale_method: "lanczos", width: 512, height: 512 }),
  ask: node("TextEncodeEdit", {
    clip: ["clip", 0],
    prompt: "make it night",
    image1: ["first", 0],
    image2: ["scaled", 0],
  }),
  neg: text("blurry"),
  latent: node("VAEEncode", { pixels: ["first", 0], vae: ["vae", 0] }),
  run: sampled("ask", "neg", "latent"),
  out: node("VAEDecode", { samples: ["run", 0], vae: ["vae", 0] }),
  save: node("SaveImage", { images: ["out", 0], filename_prefix: "p" }),
};

/** An edit that puts its pictures one behind the other into the prompt. */
export const CHAINED_EDIT: ApiGraph = {
  ...PICTURE,
  one: node("LoadImage", { image: "a.png" }),
  two: node("LoadImage", { image: "b.png" }),
  code1: node("VAEEncode", { pixels: ["one", 0], vae: ["vae", 0] }),
  code2: node("VAEEncode", { pixels: ["two", 0], vae: ["vae", 0] }),
  ref1: node("AddReference", { conditioning: ["pos", 0], latent: ["code1", 0] }),
  ref2: node("AddReference", { conditioning: ["ref1", 0], latent: ["code2", 0] }),
  run: sampled("ref2", "neg", "latent"),
};

/** What is painted over is marked in a picture. */
export const INPAINT: ApiGraph = {
  ...PICTURE,
  marked: node("LoadImage", { image: "not-there.png" }),
  latent: node("VAEEncodeForInpaint", { pixels: ["marked", 0], vae: ["vae", 0], mask: ["marked", 1] }),
};

/** A sound of words, with a look at it beside. */
export const SOUND: ApiGraph = {
  ...loaders,
  pos: text("rain on a tin roof"),
  neg: text(""),
  latent: node("EmptyLatentAudio", { seconds: 12, batch_size: 1 }),
  run: sampled("pos", "neg", "latent"),
  out: node("VAEDecodeAudio", { samples: ["run", 0], vae: ["vae", 0] }),
  listen: node("PreviewAudio", { audio: ["out", 0] }),
  save: node("SaveAudio", { audio: ["out", 0], filename_prefix: "a" }),
};

const stage = (own: object) =>
  node("KSamplerAdvanced", {
    ...{
      steps: 20,
      cfg: 3.5,
      sampler_name: "euler",
      scheduler: "simple",
      positive: ["cond", 0],
      negative: ["cond", 1],
    },
    ...own,
  });

/** Two models in a row, of high and of low noise, with their own LoRAs, between a first and a last picture; a picture is saved too. */
export const TWO_STAGES: ApiGraph = {
  ...loaders,
  high: node("UNETLoader", { unet_name: "film_i2v_high_noise.safetensors", weight_dtype: "default" }),
  low: node("UNETLoader", { unet_name: "film_i2v_low_noise.safetensors", weight_dtype: "default" }),
  lora: node("LoraLoaderModelOnly", { model: ["high", 0], lora_name: "quick_high.safetensors", strength_model: 1 }),
  start: node("LoadImage", { image: "not-there-1.png" }),
  end: node("LoadImage", { image: "not-there-2.png" }),
  pos: text("the door opens"),
  neg: text("static"),
  cond: node("FirstLastFrameToVideo", {
    ...{ positive: ["pos", 0], negative: ["neg", 0], vae: ["vae", 0], width: 832, height: 480, length: 81 },
    ...{ start_image: ["start", 0], end_image: ["end", 0] },
  }),
  run1: stage({
    model: ["lora", 0],
    add_noise: "enable",
    noise_seed: 5,
    latent_image: ["cond", 2],
    start_at_step: 0,
    end_at_step: 10,
  }),
  run2: stage({
    model: ["low", 0],
    add_noise: "disable",
    noise_seed: 0,
    latent_image: ["run1", 0],
    start_at_step: 10,
    end_at_step: 10_000,
  }),
  out: node("VAEDecode", { samples: ["run2", 0], vae: ["vae", 0] }),
  still: node("SaveImage", { images: ["out", 0], filename_prefix: "still" }),
  film: node("CreateVideo", { images: ["out", 0], fps: 16 }),
  save: node("SaveVideo", { video: ["film", 0], filename_prefix: "v", format: "auto", codec: "auto" }),
};

/** Two films are saved: the second is made of the first, and says so. */
export const TWO_FILMS: ApiGraph = {
  ...TWO_STAGES,
  turned: node("ImageInvert", { image: ["out", 0] }),
  film2: node("CreateVideo", { images: ["turned", 0], fps: 16 }),
  save2: node("SaveVideo", { video: ["film2", 0], filename_prefix: "v2", format: "auto", codec: "auto" }, "Inverted"),
};

/** A size that half of is sampled, a rate that another node asks for, and a prompt that is put into a longer text. */
export const COMPUTED: ApiGraph = {
  ...loaders,
  wide: node("PrimitiveInt", { value: 1280 }, "Width"),
  high: node("PrimitiveInt", { value: 704 }, "Height"),
  rate: node("PrimitiveFloat", { value: 24 }),
  halfWide: node("MathExpression", { expression: "a/2", a: ["wide", 0] }),
  halfHigh: node("MathExpression", { expression: "a/2", a: ["high", 0] }),
  words: node("PrimitiveStringMultiline", { value: "a lake at dawn" }),
  filled: node("StringReplace", { string: "You describe pictures. {words}", find: "{words}", replace: ["words", 0] }),
  pos: node("CLIPTextEncode", { text: ["filled", 0], clip: ["clip", 0] }),
  neg: text(""),
  latent: node("Wan22ImageToVideoLatent", {
    ...{ vae: ["vae", 0], width: ["halfWide", 1], height: ["halfHigh", 1], length: 49, batch_size: 1 },
  }),
  run: sampled("pos", "neg", "latent"),
  out: node("VAEDecode", { samples: ["run", 0], vae: ["vae", 0] }),
  film: node("CreateVideo", { images: ["out", 0], fps: ["rate", 0] }),
  save: node("SaveVideo", { video: ["film", 0], filename_prefix: "v", format: "auto", codec: "auto" }),
};

/** A switch between a quick way, which loads a LoRA, and the full one, which it takes. */
export const SWITCHED: ApiGraph = {
  ...PICTURE,
  quick: node("LoraLoaderModelOnly", { model: ["unet", 0], lora_name: "quick.safetensors", strength_model: 1 }),
  isQuick: node("PrimitiveBoolean", { value: false }),
  way: node("SwitchNode", { switch: ["isQuick", 0], on_true: ["quick", 0], on_false: ["unet", 0] }),
  run: node("KSampler", { ...PICTURE["run"]?.inputs, model: ["way", 0] }),
};

const slot = (name: string, type: string, link: number | null, isWidget = false) => ({
  ...{ name, type, link },
  ...(isWidget && { widget: { name } }),
});
const uiNode = (id: number, type: string, more: object = {}) => ({
  id,
  type,
  mode: 0,
  inputs: [],
  outputs: [],
  ...more,
});

/**
 * As the front end saves it: the film is made in a subgraph whose width is not linked outside, goes through a node that is bypassed, and is
 * saved; another saver is muted.
 */
export const SUBGRAPH_FILM = {
  nodes: [
    uiNode(1, "film-maker", { outputs: [{ name: "images", type: "IMAGE" }] }),
    uiNode(2, "ImageInvert", {
      mode: 4,
      inputs: [slot("image", "IMAGE", 1)],
      outputs: [{ name: "IMAGE", type: "IMAGE" }],
    }),
    uiNode(3, "CreateVideo", { inputs: [slot("images", "IMAGE", 2)], widgets_values: [24] }),
    uiNode(4, "SaveVideo", { inputs: [slot("video", "VIDEO", 3)], widgets_values: ["v", "auto", "auto"] }),
    uiNode(5, "SaveVideo", { mode: 2, inputs: [slot("video", "VIDEO", 4)], widgets_values: ["w", "auto", "auto"] }),
    uiNode(6, "MarkdownNote", { widgets_values: ["about this workflow"] }),
  ],
  links: [
    [1, 1, 0, 2, 0, "IMAGE"],
    [2, 2, 0, 3, 0, "IMAGE"],
    [3, 3, 0, 4, 0, "VIDEO"],
    [4, 3, 0, 5, 0, "VIDEO"],
  ],
  definitions: {
    subgraphs: [
      {
        id: "film-maker",
        inputs: [{ name: "width", type: "INT" }],
        outputs: [{ name: "images", type: "IMAGE" }],
        nodes: [
          uiNode(1, "EmptyImage", { inputs: [slot("width", "INT", 1, true)], widgets_values: [640, 384, 1, 0] }),
          uiNode(2, "RepeatImageBatch", { inputs: [slot("image", "IMAGE", 2)], widgets_values: [48] }),
        ],
        links: [
          { id: 1, origin_id: -10, origin_slot: 0, target_id: 1, target_slot: 0 },
          { id: 2, origin_id: 1, origin_slot: 0, target_id: 2, target_slot: 0 },
          { id: 3, origin_id: 2, origin_slot: 0, target_id: -20, target_slot: 0 },
        ],
      },
    ],
  },
};

/** An API graph as the front end saves it; `records`: what it keeps with nodes. */
export function uiOf(graph: ApiGraph, records: Readonly<Record<string, object>>): { readonly nodes: object[] } {
  const ids = Object.keys(graph);
  const links: unknown[] = [];
  const nodes = Object.entries(graph).map(([id, { class_type: type, inputs }]) => {
    const given = Object.entries(inputs);
    const linked = given.filter(([, input]) => Array.isArray(input)) as [string, [string, number]][];
    return uiNode(ids.indexOf(id), type, {
      inputs: linked.map(([name, [from, output]]) => {
        links.push([links.length, ids.indexOf(from), output, ids.indexOf(id), 0, "*"]);
        return slot(name, "*", links.length - 1);
      }),
      widgets_values: Object.fromEntries(given.filter(([, input]) => !Array.isArray(input))),
      properties: records[id] ?? {},
    });
  });
  return { nodes, ...{ links } };
}

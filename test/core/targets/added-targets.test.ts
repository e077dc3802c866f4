import { expect } from "chai";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { workflowNamed } from "../../support/servers/model-choices.ts";

const { files } = shipped;
/** Those from the host's own templates: no neutral id names them. */
const added = files.filter(({ aliases, builtin, via }) => aliases.length === 0 && !builtin && via === undefined);
const classesOf = (id: string) => Object.values(workflowNamed(id)?.nodes ?? {}).map(({ class_type: name }) => name);

describe("the targets made from the host's templates", () => {
  it("have sizes and steps of their model", () => {
    const said = added.map(({ id, presets: { final } }) => `${id} ${final.width}x${final.height}@${final.steps}`);
    expect(said).to.have.members([
      "wan22_t2v 832x480@4",
      "wan22_s2v 832x480@20",
      "wan22_fun_inpaint 832x480@4",
      "wan22_fun_inpaint_5b 1280x704@20",
      "wan21_t2v_small 832x480@30",
      "wan21_i2v 832x480@20",
      "wan21_flf2v 1280x720@20",
      "hunyuan15_t2v 1280x720@20",
      "hunyuan15_i2v 1280x720@20",
      "hunyuan_t2v 848x480@20",
      "kandinsky5_t2v 768x512@50",
      "kandinsky5_i2v 768x512@50",
      "ltx23 960x544@8",
      "qwen_image_2512 1328x1328@4",
      "qwen_image_edit_2511 1024x1024@4",
      "z_image 1024x1024@25",
      "flux_krea 1024x1024@20",
      "flux_dev 1024x1024@20",
      "chroma 1024x1024@26",
      "kandinsky5_image 1024x1024@50",
      "ernie_image_turbo 1024x1024@8",
      "longcat_image 1024x1024@20",
      "ovis_image 1024x1024@20",
      "flux2_dev 1024x1024@8",
    ]);
  });

  it("say where every file is had", () => {
    for (const { id, models, downloads } of added) {
      const named = Object.values(models).flatMap(({ default: file, default_pair: pair }) => [file, ...(pair ?? [])]);
      for (const file of named)
        expect(downloads[file ?? ""]?.url, `${id}: ${file}`).to.match(/^https:\/\/huggingface.co\//);
    }
  });

  it("sample in two stages where the model is two", () => {
    for (const { id, models } of added) {
      const stages = classesOf(id).filter((name) => name === "KSamplerAdvanced").length;
      expect(stages, id).to.equal(models["model_low"] ? 2 : 0);
    }
  });

  it("hold the first picture to the end of the work where the model wants it", () => {
    for (const file of added) {
      if (file.kind !== "video") continue;
      const isLoaded = classesOf(file.id).includes("LoadImage");
      expect(isLoaded, file.id).to.equal(file.capabilities.requires_first);
    }
  });

  it("speak with a recording where the model takes its sound from one", () => {
    const { nodes, options } = workflowNamed("wan22_s2v")!;
    const dub = options.find(({ when }) => when?.includes("dub_audio"));
    expect(Object.values(nodes).some(({ class_type: name }) => name === "AudioEncoderEncode")).to.equal(false);
    expect(dub?.set).to.deep.equal({ "cond.audio_encoder_output": ["heard", 0], "movie.audio": ["dub", 0] });
    const target = files.find(({ id }) => id === "wan22_s2v");
    expect(target?.kind === "video" && target.capabilities.policies).to.deep.equal(["dub", "silent"]);
  });
});

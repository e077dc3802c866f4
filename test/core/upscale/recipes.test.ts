// Recipes of upscales: read field by field, chosen by target, laid over each other, told in words, told apart.
import { expect } from "chai";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { readUpscaleFields } from "../../../src/core/series/read-recipes.ts";
import { chooseSection } from "../../../src/core/upscale/choose-section.ts";
import { matchRecipe, recipeNow, withRecipeNames } from "../../../src/core/upscale/recipe-now.ts";
import { settingsHash, settingsOfRecipe } from "../../../src/core/upscale/settings.ts";
import { describeFields, describeSettings } from "../../../src/core/upscale/words.ts";

const RECIPE = {
  deliver: "1080p",
  finish: { grain: 0.02 },
  targets: {
    "*": { method: "pixel" as const },
    "wan*": { method: "restorer" as const },
    "wan22_*": { method: "restorer" as const, restorer_model: "3b" },
    wan22_i2v: { method: "latent" as const, detail: 1 },
  },
};

describe("recipes of upscales", () => {
  it("are read from the series config, and what no recipe takes is warned of at its line", () => {
    const text = JSON.stringify(
      {
        series: { title: "T" },
        style: { look: "ink" },
        subjects: { a: { name: "Ada", kind: "character", design: "a" } },
        upscale: { master: { deliver: "1080p", fit: "tile", targets: { "*": { grain: 3, metod: "pixel" } } } },
      },
      null,
      2,
    );
    const { series, warnings } = parseSeries(text);
    expect(series?.masterRecipe).to.deep.equal({ deliver: "1080p", targets: { "*": {} } });
    const lineOf = (word: string) => text.split("\n").findIndex((line) => line.includes(`"${word}"`)) + 1;
    expect(warnings.map(({ line }) => line)).to.deep.equal([lineOf("fit"), lineOf("grain"), lineOf("metod")]);
    expect(warnings.map(({ message }) => message)).to.deep.equal([
      "upscale.master: fit must be crop or pad, so it does not count",
      "upscale.master.targets.*: grain must be a number from 0 to 0.2, so it does not count",
      'upscale.master.targets.*: unknown field "metod" (did you mean method?): known are method, scale, detail, start_step, vae, pixel_model, restorer_model, then, then_scale, precision, frequency_split, keep_soft, grain, so it does not count',
    ]);
  });

  it("choose the target's own section, else the longest glob, else any", () => {
    const keyOf = (id: string) => chooseSection(RECIPE, { id })?.key;
    expect(["wan22_i2v", "wan22_vace", "wan3", "ltx2"].map(keyOf)).to.deep.equal(["wan22_i2v", "wan22_*", "wan*", "*"]);
    expect(chooseSection(RECIPE, { id: "x", aliases: ["wan22_i2v"] })?.key).to.equal("wan22_i2v");
    expect(chooseSection({ targets: { a: {} } }, { id: "b" })).to.equal(null);
  });

  it("have the shot's own over the section, and the finish under both", () => {
    const facts = { recipe: RECIPE, overrides: { upscale: { sh1: { grain: 0.1, pixel_model: "lanczos" } } } };
    const own = recipeNow(facts, "sh1", { id: "ltx2", latent: null });
    const other = recipeNow(facts, "sh2", { id: "ltx2", latent: null });
    expect([own?.finish.grain, own?.pixelModel, other?.finish.grain]).to.deep.equal([0.1, "lanczos", 0.02]);
    expect(own && describeSettings(own)).to.equal("lanczos, to 1080p cropped, grain 0.1");
  });

  it("match an upscale that was made by the same, whatever they do not read", () => {
    const now = settingsOfRecipe(RECIPE, { method: "pixel" }, false);
    const record = { status: "ok" as const, made_from: "x", recipe_hash: settingsHash(now) };
    expect(matchRecipe(record, settingsOfRecipe(RECIPE, { method: "pixel", restorer_model: "3b" }, true))).to.equal(
      "same",
    );
    expect(matchRecipe(record, settingsOfRecipe(RECIPE, { method: "pixel", keep_soft: 0.5 }, false))).to.equal(
      "different",
    );
    expect(matchRecipe({ status: "ok", made_from: "x" }, now)).to.equal("unknown");
    expect(matchRecipe(record, null)).to.equal(null);
  });

  it("take what a request calls otherwise", () => {
    expect(withRecipeNames({ then_pixel_model: "x.pth", grain: 0.1 })).to.deep.equal({ then: "x.pth", grain: 0.1 });
    expect(withRecipeNames({ then_method: "restorer" })).to.deep.equal({ then: "restorer" });
    const { fields, problems } = readUpscaleFields({ then: "restorer", scale: 5 });
    expect(fields).to.deep.equal({ then: "restorer" });
    expect(problems.map(({ sentence }) => sentence)).to.deep.equal(["scale must be a number above 1 and at most 4"]);
    expect(describeFields({ method: "pixel", then: "restorer" })).to.equal("pixel, then restorer");
  });
});

// Every shipped graph can be run on a host without a graphics card, or its target says why not. CONTRIBUTING "A target".
import { expect } from "chai";
import { neededFiles, presetLoras } from "../support/graphs/model-files.ts";
import { expand, readRecipes, tensorsOf } from "../support/graphs/recipe.ts";
import { filmSteps } from "../support/values/film-steps.ts";
import { shipped } from "../support/servers/shipped-targets.ts";

describe("recipes of model files", () => {
  it("write names as patterns", () => {
    expect(expand("a.{0..2,5}.{x,y}")).to.deep.equal(["0", "1", "2", "5"].flatMap((at) => [`a.${at}.x`, `a.${at}.y`]));
    expect(expand("a.b")).to.deep.equal(["a.b"]);
  });

  it("are there for every file that a target which has run needs", async () => {
    const recipes = await readRecipes();
    for (const target of shipped.files) {
      if (target.proven !== "run") continue;
      for (const { family } of neededFiles(target, "fast")) {
        const recipe = recipes.get(family);
        expect(recipe && tensorsOf(recipe, recipes).size, `${family} of ${target.id}`).to.be.greaterThan(0);
      }
    }
  });

  it("are written under the names of the LoRAs that the presets of both passes ask for", () => {
    const target = shipped.files.find(({ id }) => id === "minimax_h3_fl2va")!;
    const { final, proxy } = target.presets as Record<"final" | "proxy", { readonly lora: string }>;
    expect(final.lora).to.not.equal(proxy.lora);
    expect(neededFiles(target, "fast").map(({ name }) => name)).to.include.members([final.lora, proxy.lora]);
    expect(neededFiles(target, "plain").map(({ name }) => name)).to.not.include(proxy.lora);
    expect(presetLoras(shipped.files.find(({ id }) => id === "wan22_vace")!)).to.deep.equal([]);
  });

  it("are missing only where a target says why it has not run", () => {
    for (const { id, builtin, via, proven, proven_note: note } of shipped.files) {
      if (builtin || via !== undefined) expect(note, id).to.equal(undefined);
      else if (proven !== "run") expect(note, id).to.be.a("string");
      else if (note !== undefined) expect(note, id).to.match(/^ran with .+ in place of /);
    }
    for (const [name, { proven, proven_note: note }] of Object.entries(filmSteps.steps))
      expect(note !== undefined, name).to.equal(proven !== "run");
  });
});

// Every shipped graph can be run on a host without a graphics card, or its target says why not. CONTRIBUTING "A target".
import { expect } from "chai";
import { neededFiles } from "../support/graphs/model-files.ts";
import { expand, readRecipes, tensorsOf } from "../support/graphs/recipe.ts";
import { shipped } from "../support/servers/shipped-targets.ts";

describe("recipes of model files", () => {
  it("write names as patterns", () => {
    expect(expand("a.{0..2,5}.{x,y}")).to.deep.equal(["0", "1", "2", "5"].flatMap((at) => [`a.${at}.x`, `a.${at}.y`]));
    expect(expand("a.b")).to.deep.equal(["a.b"]);
  });

  it("are there for every file that a target which has run needs", async () => {
    const recipes = await readRecipes();
    for (const { id, models, proven } of shipped.files) {
      if (proven !== "run") continue;
      for (const { family } of neededFiles(models, "fast")) {
        const recipe = recipes.get(family);
        expect(recipe && tensorsOf(recipe, recipes).size, `${family} of ${id}`).to.be.greaterThan(0);
      }
    }
  });

  it("are missing only where a target says why it has not run", () => {
    for (const { id, builtin, via, proven, proven_note: note } of shipped.files) {
      if (builtin || via !== undefined) expect(note, id).to.equal(undefined);
      else if (proven !== "run") expect(note, id).to.be.a("string");
      else if (note !== undefined) expect(note, id).to.match(/^ran with .+ in place of /);
    }
  });
});

import { expect } from "chai";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openFilmSteps, readFilmSteps } from "../../../src/disk/targets/film-step-files.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { registry } from "../../support/servers/shipped-targets.ts";
import { filmSteps } from "../../support/values/film-steps.ts";

const SHIPPED = fileURLToPath(new URL("../../../src/targets", import.meta.url));

describe("the steps that ship", () => {
  const folder = scratchFolder();
  const copied = async () => {
    await cp(SHIPPED, folder(), { recursive: true });
    return folder();
  };

  it("are read with the graph of every target that samples its takes again", () => {
    const able = registry.list("video").filter(({ upscale }) => upscale !== undefined);
    expect([...filmSteps.upscales.keys()]).to.have.members(able.map(({ id }) => id));
    expect(Object.keys(filmSteps.steps)).to.have.members(["pixel", "restorer", "refiner", "interpolate"]);
  });

  it("all read a film, take it apart, put one together and save it", () => {
    for (const { workflow } of [...Object.values(filmSteps.steps), ...filmSteps.upscales.values()]) {
      const { take, parts, movie, save } = workflow.nodes;
      expect([take, parts, movie, save].map((node) => node?.class_type)).to.deep.equal([
        ...["LoadVideo", "GetVideoComponents", "CreateVideo", "SaveVideo"],
      ]);
      expect(movie?.inputs).to.have.all.keys("images", "fps");
    }
  });

  it("that are damaged are named, and read again once they are whole", async () => {
    const targets = await copied();
    const path = join(targets, "steps", "pixel.json");
    await writeFile(path, "{}");
    const open = openFilmSteps(targets);
    const error = await open().catch((thrown: Error) => thrown.message);
    expect(error).to.match(/^pixel\.json of the shipped targets cannot be used \(.+\): install the package again$/);
    await cp(join(SHIPPED, "steps", "pixel.json"), path);
    expect((await open()).steps.pixel.label).to.equal("pixel upscale");
    await rm(path);
    expect((await open()).upscales.size).to.equal(filmSteps.upscales.size);
    expect(await readFilmSteps(targets).catch((thrown: Error) => thrown.message)).to.match(/it is not there/);
  });
});

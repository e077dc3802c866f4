import { expect } from "chai";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findThumb } from "../../../src/studio/files/find-thumb.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { episodeAt } from "../../support/episodes/episode-context.ts";

describe("a picture made small", () => {
  const folder = scratchFolder();
  const find = async (shrinks: boolean) => {
    const ep = join(folder(), "show", "ep01");
    await mkdir(ep, { recursive: true });
    await writeFile(join(ep, "Ada's face.v2.png"), "a picture");
    const shrinker = { shrinkPicture: async () => (shrinks ? "/thumbs/ab/abcd.jpg" : null) };
    return { ep, found: await findThumb({ shrinker }, await episodeAt(ep, folder()), { path: "Ada's face.v2.png" }) };
  };

  it("is saved under the picture's name, not under the one it is kept by", async () => {
    expect((await find(true)).found).to.deep.include({ path: "/thumbs/ab/abcd.jpg", name: "Ada's face.v2.jpg" });
  });

  it("is the picture itself where it cannot be shrunk", async () => {
    const { ep, found } = await find(false);
    expect(found)
      .to.include({ path: join(ep, "Ada's face.v2.png") })
      .and.not.to.have.property("name");
  });
});

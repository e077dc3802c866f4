import { expect } from "chai";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { tidyOutputs } from "../../../src/hosts/comfy/tidy-outputs.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const ID = "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e";

describe("what a host keeps of a run whose film was fetched", () => {
  const folder = scratchFolder();

  it("goes, and nothing else does", async () => {
    const kept = [
      `${ID}_00001_.mp4`,
      `studio/another_00001_.mp4`,
      `studio/${ID}_00001_.txt`,
      `studio/${ID}_mine_00001_.mp4`,
      `studio/${ID}2_00001_.mp4`,
      `studio/deeper/${ID}_00001_.mp4`,
      "studio/ComfyUI_00001_.mp4",
    ];
    const own = [`studio/${ID}_00001_.mp4`, `studio/${ID}_00002_.flac`, `studio/${ID}_latent_00001_.latent`];
    await writeFiles(folder(), Object.fromEntries([...kept, ...own].map((path) => [path, "bytes"])));
    await symlink(join(folder(), "studio/ComfyUI_00001_.mp4"), join(folder(), `studio/${ID}_00003_.mp4`));
    await tidyOutputs(folder(), ID);
    expect(await listFiles(folder())).to.have.members([...kept, `studio/${ID}_00003_.mp4`]);
  });

  it("may be nothing", async () => {
    await tidyOutputs(join(folder(), "none"), ID);
    await tidyOutputs(folder(), "");
    expect(await listFiles(folder())).to.deep.equal([]);
  });
});

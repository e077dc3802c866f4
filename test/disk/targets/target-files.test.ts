import { expect } from "chai";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  findTargetPaths,
  readTargetFiles,
  hashOf,
  readCheckedFiles,
  writeCheckedFiles,
} from "../../../src/disk/targets/target-files.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const SHIPPED = fileURLToPath(new URL("../../../src/targets", import.meta.url));

describe("reading target files", () => {
  const folder = scratchFolder();
  const animatic = shipped.files.find((file) => file.id === "animatic")!;
  const put = async (path: string, content: unknown) => {
    const whole = join(folder(), path, "target.json");
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, typeof content === "string" ? content : JSON.stringify(content));
  };

  it("finds none in a folder that is not there", async () => {
    expect(await readTargetFiles(join(folder(), "absent"))).to.deep.equal({ files: [], problems: [] });
  });

  it("keeps the good ones beside bad ones and says what is wrong with each", async () => {
    await put("video/animatic", animatic);
    await put("video/broken", "{");
    await put("video/typo", { ...animatic, id: "typo", rnak: 3 });
    await put("video/moved", animatic);
    await put("image/odd", { ...animatic, id: "odd", kind: "hologram" });
    const { files, problems } = await readTargetFiles(folder());
    expect(files.map((file) => file.id)).to.deep.equal(["animatic"]);
    const said = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
    expect(Object.keys(said)).to.have.length(4);
    expect(said["video/typo/target.json"]).to.match(/^unknown field rnak: known here are id, /);
    expect(said["video/moved/target.json"]).to.equal('id "animatic" must be the folder\'s name, moved');
    expect(said["image/odd/target.json"]).to.equal("kind must be video, image or audio");
    expect(said["video/broken/target.json"]).to.match(/^cannot be read: /);
  });

  it("takes a file that the build has checked as it is, and looks at one that has changed since", async () => {
    const odd = JSON.stringify({ ...animatic, id: "odd", rnak: 3 });
    await put("video/odd", odd);
    await writeCheckedFiles(folder(), new Set([hashOf(Buffer.from(odd))]));
    expect((await readTargetFiles(folder())).files.map(({ id }) => id)).to.deep.equal(["odd"]);
    await put("video/odd", `${odd} `);
    expect((await readTargetFiles(folder())).problems[0]!.message).to.match(/^unknown field rnak/);
  });

  it("has all shipped ones checked by the build", async () => {
    const proven = await readCheckedFiles(SHIPPED);
    for (const path of await findTargetPaths(SHIPPED)) expect(proven, path).to.include(hashOf(await readFile(path)));
  });

  it("catches a capability of another kind", async () => {
    await put("video/mixed", {
      ...animatic,
      id: "mixed",
      capabilities: { mode: "t2i", max_refs: 0, negative_prompt: false },
    });
    const { problems } = await readTargetFiles(folder());
    expect(problems[0]!.message).to.match(/capabilities/);
  });
});

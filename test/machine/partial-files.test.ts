import { expect } from "chai";
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { trackPartials, removeStalePartials } from "../../src/machine/stale-partials.ts";
import { partialName } from "../../src/machine/partial-name.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

const PROGRAM = fileURLToPath(new URL("../support/programs/partials-program.js", import.meta.url));

describe("partial files", () => {
  const folder = scratchFolder();
  const user = () => join(folder(), "user");

  it("lie beside their file under a name of their own, which fits every disk", async () => {
    const path = join(folder(), "ep", `${"\u8857".repeat(80)}.mp4`);
    const [one, two] = [await partialName(path), await partialName(path)];
    expect(one).to.not.equal(two);
    expect(join(folder(), "ep", basename(one))).to.equal(one);
    expect(one).to.match(/\/\.\u8857{40}\.[0-9a-f]{20}\.part$/);
    expect(Buffer.byteLength(basename(one))).to.be.below(255);
  });

  /** A process that begins a file in each folder, and is killed while they are partial. */
  const killWriter = async (folders: readonly string[]) => {
    const child = fork(PROGRAM, [user(), ...folders]);
    await once(child, "message");
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const stray = { "ep/.mine.part": "", "ep/.a.json.0123456789ab00000000.part": "", "ep/a.json": "" };

  it("are removed by the next start wherever a killed process wrote, and nothing that is like them", async () => {
    await writeFiles(folder(), stray);
    await killWriter([join(folder(), "ep"), join(folder(), "far/away")]);
    expect(await readdir(join(folder(), "far/away"))).to.have.length(2);
    await removeStalePartials(user());
    expect(await listFiles(join(folder(), "ep"))).to.deep.equal([
      ".a.json.0123456789ab00000000.part",
      ".mine.part",
      "a.json",
    ]);
    expect(await readdir(join(folder(), "far/away"))).to.deep.equal([]);
    expect(await listFiles(user())).to.deep.equal([]);
  });

  it("of a process that lives are left alone, and so is what it began in the folder of a dead one", async () => {
    const child = fork(PROGRAM, [user(), join(folder(), "ep")]);
    await once(child, "message");
    await killWriter([join(folder(), "ep")]);
    await removeStalePartials(user());
    expect(await readdir(join(folder(), "ep"))).to.have.length(2);
    child.kill("SIGKILL");
    await once(child, "exit");
    await removeStalePartials(user());
    expect(await readdir(join(folder(), "ep"))).to.deep.equal([]);
  });

  it("are not looked for any more once a process has ended in good order", async () => {
    const end = trackPartials(user());
    await partialName(join(folder(), "ep", "a.json"));
    expect(await listFiles(user())).to.have.length(1);
    await end();
    expect(await listFiles(user())).to.deep.equal([]);
  });
});

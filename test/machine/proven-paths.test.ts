// Files and folders that are opened only where their paths say they are: what a link put in their way would lead to is neither read nor
// written, at whatever moment it is put there.
import { expect } from "chai";
import { mkdir, open, readFile, readdir, realpath, rename, rm, symlink, unlink, writeFile } from "node:fs/promises";
import { constants } from "node:fs";
import { join } from "node:path";
import { copyAtomic, createExclusive, writeAtomic } from "../../src/machine/write-file.ts";
import { makeFolder, moveFile, removeFile } from "../../src/machine/files.ts";
import { withPartialFile } from "../../src/machine/partial-file.ts";
import { hasDescriptors, inFolder, NotOpened, openProven, readWhole } from "../../src/machine/proven-paths.ts";
import { bytesOf, inFolderNow, plainFilesIn } from "../../src/machine/read-sync.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("what a path names", () => {
  const scratch = scratchFolder();
  let inside = "";
  let outside = "";
  let folder = "";
  beforeEach(async () => {
    const real = await realpath(scratch());
    [inside, outside] = [join(real, "inside"), join(real, "outside")];
    folder = join(inside, "takes");
    await mkdir(folder, { recursive: true });
    await mkdir(outside);
    await writeFile(join(folder, "a.json"), "inside");
    await writeFile(join(outside, "a.json"), "outside");
  });

  /** Puts a link to the outside into the folder's place, once. */
  const swap = async () => {
    if ((await readdir(inside)).includes("moved")) return;
    await rename(folder, join(inside, "moved"));
    await symlink(outside, folder);
  };
  const swapBack = async () => {
    await unlink(folder);
    await rename(join(inside, "moved"), folder);
  };
  const untouched = async () => expect(await readdir(outside)).to.deep.equal(["a.json"]);
  const refused = async (work: Promise<unknown>) => {
    const thrown = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(thrown).to.be.instanceOf(NotOpened);
    expect((thrown as NotOpened).message).to.match(/is reached by a link that leads elsewhere/);
  };

  it("is read and written where it is", async () => {
    expect((await readWhole(join(folder, "a.json"))).toString()).to.equal("inside");
    await writeAtomic(join(folder, "new", "deeper", "b.json"), "b");
    expect(await readFile(join(folder, "new", "deeper", "b.json"), "utf8")).to.equal("b");
    expect(await listFiles(inside)).to.deep.equal(["takes/a.json", "takes/new/deeper/b.json"]);
  });

  it("is never a file behind a link, wherever in the path the link stands", async () => {
    await swap();
    const path = join(folder, "a.json");
    await refused(readWhole(path));
    await refused(inFolder(folder, ({ at }) => readdir(at("."))));
    await refused(writeAtomic(path, "x"));
    await refused(writeAtomic(join(folder, "deeper", "b.json"), "x"));
    await refused(createExclusive(join(folder, "b.json"), "x"));
    await refused(makeFolder(join(folder, "deeper")));
    await refused(withPartialFile(join(folder, "b.mp4"), (part) => writeFile(part, "x")));
    await refused(moveFile(join(inside, "moved", "a.json"), join(folder, "b.json")));
    await refused(moveFile(path, join(inside, "b.json")));
    await refused(copyAtomic(path, join(inside, "b.json")));
    await refused(removeFile(path));
    expect(() => inFolderNow(folder, () => "reached")).to.throw(/ENOTDIR|leads elsewhere/);
    await mkdir(join(outside, "deeper"));
    expect(() => inFolderNow(join(folder, "deeper"), () => "reached")).to.throw(/leads elsewhere/);
    expect(() => plainFilesIn(join(folder, "deeper"))).to.throw(/leads elsewhere/);
    await rm(join(outside, "deeper"), { recursive: true });
    await untouched();
  });

  it("is never a link itself", async () => {
    await symlink(join(outside, "a.json"), join(folder, "link.json"));
    await refused(readWhole(join(folder, "link.json")));
    await refused(copyAtomic(join(folder, "link.json"), join(folder, "copy.json")));
    expect(() => inFolderNow(folder, (at) => bytesOf(at("link.json"), 100))).to.throw(/ELOOP/);
    await writeAtomic(join(folder, "link.json"), "mine");
    expect(await readFile(join(outside, "a.json"), "utf8")).to.equal("outside");
    expect(await readFile(join(folder, "link.json"), "utf8")).to.equal("mine");
  });

  it("is not read when a link comes in between the proof of the path and the opening", async () => {
    const late = { open: async (path: string, flags: number) => (await swap(), open(path, flags)) };
    await refused(openProven(join(folder, "a.json"), constants.O_RDONLY, late));
    await untouched();
  });

  it("is read when the link was gone again the next moment", async () => {
    let times = 0;
    const once = {
      open: async (path: string, flags: number) => {
        if (times++ > 0) return open(path, flags);
        await swap();
        const handle = await open(path, flags);
        await swapBack();
        return handle;
      },
    };
    const handle = await openProven(join(folder, "a.json"), constants.O_RDONLY, once);
    expect(await handle.readFile("utf8")).to.equal("inside");
    await handle.close();
    expect(times).to.equal(2);
  });

  it("is read though a new version takes its place meanwhile", async () => {
    const path = join(folder, "a.json");
    const replaced = {
      open: async (opened: string, flags: number) => {
        const handle = await open(opened, flags);
        await writeAtomic(path, "newer");
        return handle;
      },
    };
    const handle = await openProven(path, constants.O_RDONLY, replaced);
    expect(await handle.readFile("utf8")).to.equal("inside");
    await handle.close();
  });

  describe("once its folder is open", () => {
    before(function () {
      if (!hasDescriptors) this.skip();
    });

    it("stays in that folder, whatever is put into its place", async () => {
      await inFolder(folder, async ({ at }) => {
        await swap();
        await writeFile(at("b.json"), "b");
        await rename(at("b.json"), at("c.json"));
        expect(await readdir(at("."))).to.have.members(["a.json", "c.json"]);
      });
      await untouched();
      expect(await readFile(join(inside, "moved", "c.json"), "utf8")).to.equal("b");
    });

    it("stays the part that a program was handed", async () => {
      await withPartialFile(join(folder, "take.mp4"), async (part) => {
        await swap();
        await writeFile(join(outside, "take.mp4.part"), "");
        await writeFile(part, "film");
      });
      expect(await readFile(join(inside, "moved", "take.mp4"), "utf8")).to.equal("film");
      expect(await readFile(join(outside, "take.mp4.part"), "utf8")).to.equal("");
    });

    it("is told of by its own path when something fails there", async () => {
      const failed = await inFolder(folder, ({ at }) => readFile(at("none.json"))).then(String, String);
      expect(failed).to.contain(join(folder, "none.json")).and.not.contain("/proc/");
    });
  });
});

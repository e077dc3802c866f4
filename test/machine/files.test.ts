import { expect } from "chai";
import { chmod, mkdir, open, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createExclusive, writeAtomic, type Disk } from "../../src/machine/write-file.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("a file that must be new", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "take.json");
  const withoutLinks: Disk = { link: () => Promise.reject(failure("EPERM")), open };

  for (const [where, disk] of [
    ["on a disk with links", undefined],
    ["on a disk without links", withoutLinks],
  ] as const) {
    it(`is made whole, once (${where})`, async () => {
      expect(await createExclusive(path(), "mine", { ...(disk && { disk }) })).to.equal(true);
      expect(await createExclusive(path(), "yours", { ...(disk && { disk }) })).to.equal(false);
      expect(await readFile(path(), "utf8")).to.equal("mine");
      expect(await readdir(folder())).to.deep.equal(["take.json"]);
    });
  }

  it("leaves its name free when it cannot be written", async () => {
    const full: Disk = {
      ...withoutLinks,
      open: async (...args) => {
        const handle = await open(...args);
        handle.writeFile = async () => {
          await handle.write("half");
          throw failure("ENOSPC");
        };
        return handle;
      },
    };
    expect(await createExclusive(path(), "whole", { disk: full }).then(String, String)).to.contain("ENOSPC");
    expect(await readdir(folder())).to.deep.equal([]);
  });

  it("leaves another's file alone when it cannot be opened", async () => {
    await writeFile(path(), "another's");
    for (const code of ["EEXIST", "EMFILE"]) {
      const late: Disk = { ...withoutLinks, open: () => Promise.reject(failure(code)) };
      await createExclusive(path(), "mine", { disk: late }).catch(() => false);
      expect(await readFile(path(), "utf8")).to.equal("another's");
    }
  });

  function failure(code: string): Error {
    return Object.assign(new Error(code), { code });
  }
});

describe("a file that is written anew", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "tide.md");

  it("keeps the rights that its owner gave it", async function () {
    if (process.platform === "win32") this.skip();
    for (const mode of [0o600, 0o664, 0o666, 0o444]) {
      await writeFile(path(), "old", { flag: "w" });
      await chmod(path(), mode);
      await writeAtomic(path(), "new");
      expect((await stat(path())).mode & 0o777).to.equal(mode);
      expect(await readFile(path(), "utf8")).to.equal("new");
      await chmod(path(), 0o600);
    }
    await chmod(path(), 0o644);
    await writeAtomic(path(), "secret", 0o600);
    expect((await stat(path())).mode & 0o777).to.equal(0o600);
  });

  it("names itself, and not the partial file, when it cannot be written", async () => {
    await mkdir(join(path(), "inside"), { recursive: true });
    const error = await writeAtomic(path(), "").catch((thrown: unknown) => thrown);
    expect(error).to.include({ path: path() });
    expect(await readdir(folder())).to.deep.equal(["tide.md"]);
  });
});

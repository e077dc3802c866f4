import { expect } from "chai";
import { open, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createExclusive, type Disk } from "../../src/machine/files.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

describe("a file that must be new", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "take.json");
  const withoutLinks: Disk = { link: () => Promise.reject(failure("EPERM")), open };

  for (const [where, disk] of [
    ["on a disk with links", undefined],
    ["on a disk without links", withoutLinks],
  ] as const) {
    it(`is made whole, once (${where})`, async () => {
      expect(await createExclusive(path(), "mine", disk)).to.equal(true);
      expect(await createExclusive(path(), "yours", disk)).to.equal(false);
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
    expect(await createExclusive(path(), "whole", full).then(String, String)).to.contain("ENOSPC");
    expect(await readdir(folder())).to.deep.equal([]);
  });

  it("leaves another's file alone when it cannot be opened", async () => {
    await writeFile(path(), "another's");
    for (const code of ["EEXIST", "EMFILE"]) {
      const late: Disk = { ...withoutLinks, open: () => Promise.reject(failure(code)) };
      await createExclusive(path(), "mine", late).catch(() => false);
      expect(await readFile(path(), "utf8")).to.equal("another's");
    }
  });

  function failure(code: string): Error {
    return Object.assign(new Error(code), { code });
  }
});

import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../../src/machine/clock.ts";
import { CacheFolder } from "../../src/media/cache-folder.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";

describe("a folder of files that can be made again", () => {
  const folder = suiteFolder();
  const filesIn = async (place: string) => {
    const found = await readdir(place, { recursive: true, withFileTypes: true });
    return found.filter((each) => each.isFile()).length;
  };

  it("stays within its limit however many are kept while it counts and removes", async () => {
    const place = join(folder(), "busy");
    const kept = new CacheFolder(place, 100, systemClock);
    for (let each = 0; each < 200; each++) await kept.store(`group${each}/file`, Buffer.alloc(10));
    await kept.settled();
    expect(await filesIn(place)).to.be.within(1, 10);
  });

  it("keeps nothing that is larger than its limit alone, in whatever order files come", async () => {
    for (let round = 0; round < 20; round++) {
      const place = join(folder(), `small${round}`);
      const kept = new CacheFolder(place, 1, systemClock);
      await Promise.all([1, 2, 3].map((each) => kept.store(`group${each}/file`, Buffer.alloc(10))));
      await kept.settled();
      expect(await filesIn(place)).to.equal(0);
    }
  });
});

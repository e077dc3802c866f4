// What a status reads of big files it reads once: docs/http.md "Stale takes" and "Episode status".
import { expect } from "chai";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { FileCache } from "../../../src/disk/reading/file-cache.ts";
import { readReach } from "../../../src/disk/relative-path.ts";
import { requireEpisode } from "../../../src/disk/require-folder.ts";
import { readRefHashes } from "../../../src/disk/refs/ref-hashes.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

describe("reference files", () => {
  const scratch = scratchFolder();

  it("are hashed once while they stay the same, by however many readings", async () => {
    const folder = await writeEpisode(scratch());
    await mkdir(join(folder, "refs"));
    const plate = join(folder, "refs", "quay.png");
    await writeFile(plate, "a picture");
    const ep = await requireEpisode([scratch()], folder);
    const cache = new FileCache<string>({ now: () => new Date(Date.now() + 10_000) });
    let reads = 0;
    const counting: Pick<FileCache<string>, "read"> = {
      read: (path, load) =>
        cache.read(path, (at) => {
          reads++;
          return load(at);
        }),
    };
    const read = async () =>
      readRefHashes(await readReach([scratch()], ep), ["refs/quay.png", "refs/none.png"], counting);
    expect([...(await read())]).to.deep.equal([["refs/quay.png", sha1("a picture")]]);
    expect([...(await read())]).to.deep.equal([["refs/quay.png", sha1("a picture")]]);
    expect(reads).to.equal(1);
    await writeFile(plate, "another picture");
    expect([...(await read())]).to.deep.equal([["refs/quay.png", sha1("another picture")]]);
    expect(reads).to.equal(2);
  });
});

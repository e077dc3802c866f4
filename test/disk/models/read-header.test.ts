// Whether a file that calls itself a safetensors file is a whole one.
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { whyNotWhole } from "../../../src/disk/models/read-header.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

describe("a safetensors file that was fetched", () => {
  const folder = scratchFolder();
  const judge = async (bytes: Uint8Array) => {
    const path = join(folder(), "model.safetensors");
    await writeFile(path, bytes);
    return whyNotWhole(path);
  };
  const file = (header: string, tensors: number) => {
    const text = Buffer.from(header);
    const start = Buffer.alloc(8);
    start.writeBigUInt64LE(BigInt(text.length));
    return Buffer.concat([start, text, Buffer.alloc(tensors)]);
  };
  const HEADER = '{"__metadata__":{"format":"pt"},"é":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}';

  it("is whole where its tensors end with it", async () => {
    expect(await judge(file(HEADER, 8))).to.equal(undefined);
  });
  it("is not whole where they end elsewhere", async () => {
    expect(await judge(file(HEADER, 7))).to.match(/tells of \d+ bytes, and \d+ came/);
    expect(await judge(file(HEADER, 9))).to.include("came");
  });
  it("is none without a header that names tensors", async () => {
    for (const bytes of [Buffer.from("<html>no such file</html>"), file("[]", 0), file('{"a":1}', 0), Buffer.alloc(3)])
      expect(await judge(bytes)).to.equal("it is no safetensors file");
  });
});

import { expect } from "chai";
import { readOnce } from "../../../src/disk/reading/json-file.ts";

describe("what is read once", () => {
  it("is read when it is first asked for, and is the same for all who ask", async () => {
    let readings = 0;
    const read = readOnce(async () => ({ reading: (readings += 1) }));
    expect(readings).to.equal(0);
    const [one, two] = await Promise.all([read(), read()]);
    expect([one, two, await read()].map((each) => each === one)).to.deep.equal([true, true, true]);
    expect(readings).to.equal(1);
  });

  it("is read again after a failure", async () => {
    const answers = [Promise.reject(new Error("the disk is away")), Promise.resolve("there")];
    const read = readOnce(async () => answers.shift());
    expect(await read().catch((error: Error) => error.message)).to.equal("the disk is away");
    expect(await read()).to.equal("there");
  });
});

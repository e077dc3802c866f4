import { expect } from "chai";
import { run } from "../../src/machine/spawn.ts";

describe("a program that fails", () => {
  it("is told by the line about the full disk, whatever it complains of afterwards", async function () {
    if (process.platform !== "linux") this.skip();
    const failed = await run("dd", ["if=/dev/zero", "of=/dev/full", "count=1"], {}).then(String, String);
    expect(failed).to.match(/dd ended with code 1: .*No space left on device/);
  });
});

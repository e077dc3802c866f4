import { expect } from "chai";
import { releaseMemoryWhenQuiet } from "../../../src/machine/process/release-memory.ts";
import { until } from "../../support/until.ts";

describe("memory of a process that has nothing to do", () => {
  it("is collected once it is quiet, again after more work, and not when it was stopped", async () => {
    let collected = 0;
    const release = releaseMemoryWhenQuiet(() => (collected += 1), 20);
    release.touch();
    release.touch();
    expect(collected).to.equal(0);
    await until(() => collected === 1, "nothing was collected");
    release.touch();
    await until(() => collected === 2, "nothing was collected after more work");
    release.touch();
    release.stop();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(collected).to.equal(2);
  });

  it("is collected by the engine's own collector", async () => {
    const kept = new WeakRef({});
    const release = releaseMemoryWhenQuiet(undefined, 1);
    release.touch();
    await until(() => kept.deref() === undefined, "what nobody holds is still there");
  });
});

// The parts of ComfyUI's shim that need nothing of ComfyUI, with the Python of this machine.
import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../support/house-files.ts";

const TESTS = join(ROOT, "test/extension/shim_test.py");

describe("the shim", function () {
  this.timeout(120_000);

  it("starts, greets and keeps the sidecar, and tells each listener its own", function () {
    const env = { ...process.env, STUDIO_NODE: process.execPath, PYTHONDONTWRITEBYTECODE: "1" };
    const { error, status, stderr } = spawnSync("python3", [TESTS], { env, encoding: "utf8" });
    if (error) this.skip(); // no Python on this machine
    expect(status, stderr).to.equal(0);
    expect(stderr).to.match(/Ran (9|\d\d) tests/);
  });
});

// `install.py` as ComfyUI-Manager runs it, with the Python of this machine.
import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../support/project-files.ts";

describe("install.py", function () {
  this.timeout(120_000);

  it("fetches what the studio runs with", function () {
    const python = (...args: string[]) =>
      spawnSync("python3", args, { env: { ...process.env, STUDIO_NODE: process.execPath }, encoding: "utf8" });
    if (python("--version").status !== 0) this.skip(); // no Python on this machine
    const { status, stderr } = python(join(ROOT, "test/install/fetch_test.py"));
    expect(status, stderr).to.equal(0);
    expect(Number(/^Ran (\d+) tests/m.exec(stderr)?.[1])).to.be.at.least(3);
  });
});

// The parts of ComfyUI's shim that need nothing of ComfyUI, with the Python of this machine.
import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT, readText } from "../support/project-files.ts";

describe("the shim", function () {
  this.timeout(120_000);

  const python = (...args: string[]) =>
    spawnSync("python3", args, {
      env: { ...process.env, STUDIO_NODE: process.execPath, PYTHONDONTWRITEBYTECODE: "1" },
      encoding: "utf8",
    });
  const runs = (name: string, atLeast: number) => {
    const { status, stderr } = python(join(ROOT, "test/extension", name));
    expect(status, stderr).to.equal(0);
    expect(Number(/^Ran (\d+) tests/m.exec(stderr)?.[1])).to.be.at.least(atLeast);
  };

  it("starts, greets and keeps the sidecar, and tells each listener its own", function () {
    if (python("--version").status !== 0) this.skip(); // no Python on this machine
    runs("shim_test.py", 12);
  });

  it("shows the page of a service that is down in the colours and measures of the editor", () => {
    const settingsOf = (path: string) => readText(path).match(/^ +--[a-z0-9-]+: [^;]+;$/gm) ?? [];
    const own = settingsOf("extension/shim/down_page.py");
    expect(own.length).to.be.above(20);
    expect(settingsOf("web_ext/look/tokens.css")).to.include.members(own);
    const text = readText("extension/shim/down_page.py");
    const used = [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
    expect(own.map((line) => line.trim().split(":")[0])).to.include.members(used);
  });

  it("passes requests on and back as they are", function () {
    if (python("-c", "import aiohttp").status !== 0) this.skip(); // only a ComfyUI's Python has it
    runs("proxy_test.py", 6);
  });
});

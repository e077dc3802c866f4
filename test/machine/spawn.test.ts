import { expect } from "chai";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "../../src/machine/spawn.ts";

describe("a program that fails", () => {
  it("is told by the line about the full disk, whatever it complains of afterwards", async function () {
    if (process.platform !== "linux") this.skip();
    const failed = await run("dd", ["if=/dev/zero", "of=/dev/full", "count=1"], {}).then(String, String);
    expect(failed).to.match(/dd ended with code 1: .*No space left on device/);
  });
});

describe("a program whose output is read at the reader's pace", () => {
  const zeros = ["-c", "head -c 3000000 /dev/zero"];
  const sizeOf = async (stdout: Readable, most = Number.POSITIVE_INFINITY) => {
    let size = 0;
    for await (const chunk of stdout as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= most) break;
    }
    return size;
  };

  it("hands over every byte, however late it is read", async function () {
    if (process.platform === "win32") this.skip();
    let size = 0;
    const consume = async (stdout: Readable) => {
      stdout.on("readable", () => undefined);
      await sleep(30);
      size = await sizeOf(stdout);
    };
    await run("sh", zeros, { consume });
    expect(size).to.equal(3_000_000);
  });
  it("ends when its reader has enough, fails, or is cancelled", async function () {
    if (process.platform === "win32") this.skip();
    const endless = ["-c", "cat /dev/zero"];
    const cancel = new AbortController();
    const enough = async (stdout: Readable) => void (await sizeOf(stdout, 100_000));
    expect(await run("sh", endless, { consume: enough }).then(String, String)).to.match(/sh (ended with|was ended by)/);
    const fail = () => Promise.reject(new Error("no memory"));
    expect(await run("sh", endless, { consume: fail }).then(String, String)).to.equal("Error: no memory");
    const wait = async (stdout: Readable) => {
      cancel.abort(new Error("cancelled"));
      await sizeOf(stdout).catch(() => 0);
    };
    const cancelled = run("sh", endless, { consume: wait, signal: cancel.signal });
    expect(await cancelled.then(String, String)).to.equal("Error: cancelled");
  });
});

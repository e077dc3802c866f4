import { expect } from "chai";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppendFile } from "../../src/machine/append-file.ts";
import { makeDisk } from "../support/episodes/full-disk.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("a file that only grows", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "lines");
  const text = () => readFile(path(), "utf8");

  async function openFile(disk = makeDisk()) {
    const file = new AppendFile(path(), disk.open);
    await file.open();
    return file;
  }

  it("keeps appends in order, and syncs those that come together once", async () => {
    const disk = makeDisk();
    const file = await openFile(disk);
    const order: number[] = [];
    const appends = Array.from({ length: 100 }, (_, i) => file.append(`${i}\n`, () => order.push(i)));
    await Promise.all(appends);
    expect(await text()).to.equal(Array.from({ length: 100 }, (_, i) => `${i}\n`).join(""));
    expect(order).to.deep.equal(Array.from({ length: 100 }, (_, i) => i));
    expect(disk.syncs).to.equal(1);
    await file.close();
  });

  it("refuses the whole batch on a full disk, and leaves no part of it", async () => {
    const disk = makeDisk();
    const file = await openFile(disk);
    await file.append("kept\n");
    disk.room = 4;
    const results = await Promise.allSettled([file.append("first\n"), file.append("second\n")]);
    expect(results.map(({ status }) => status)).to.deep.equal(["rejected", "rejected"]);
    expect(await text()).to.equal("kept\n");
    disk.room = 100;
    await file.append("later\n");
    expect(await text()).to.equal("kept\nlater\n");
    await file.close();
  });

  it("cuts off what stood behind the part that is to be kept", async () => {
    await writeFile(path(), "whole\nto");
    const file = new AppendFile(path());
    await file.open(6);
    await file.append("next\n");
    await file.close();
    expect(await text()).to.equal("whole\nnext\n");
  });

  it("is replaced between appends, and goes on from there", async () => {
    const file = await openFile();
    const before = file.append("old\n");
    const replaced = file.replace(() => "new\n");
    const after = file.append("more\n");
    await Promise.all([before, replaced, after]);
    expect(await text()).to.equal("new\nmore\n");
    expect(file.size).to.equal(9);
    await file.close();
  });

  it("goes on with the old content when a replacement cannot be made", async () => {
    const file = await openFile();
    await file.append("old\n");
    const failed = await file.replace(() => 5 as never).catch(() => "refused");
    await file.append("more\n");
    expect([failed, await text()]).to.deep.equal(["refused", "old\nmore\n"]);
    await file.close();
  });

  it("is readable by its owner only", async () => {
    const file = new AppendFile(path());
    await file.open();
    await file.close();
    expect((await stat(path())).mode & 0o777).to.equal(0o600);
  });

  it("refuses appends once it is closed, after those that came before", async () => {
    const file = await openFile();
    const last = file.append("last\n");
    await file.close();
    await last;
    const late = await file.append("late\n").catch((error: Error) => error.message);
    expect([late, await text()]).to.deep.equal(["the file is closed", "last\n"]);
  });
});

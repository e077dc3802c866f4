import { expect } from "chai";
import { EP, openSource as open } from "../../../support/page/open-source.ts";
import { settled } from "../../../support/page/page-states.ts";

describe("a text that changes on disk while it is typed in", () => {
  it("follows the disk while nothing is typed, and is in conflict while something is", async () => {
    const { source, disk } = open();
    await source.open(EP);
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    await source.checkDisk();
    expect([source.text.value, source.conflict.value]).to.deep.equal(["= theirs\n", undefined]);
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= theirs again\n", "h3"];
    await source.checkDisk();
    expect([source.text.value, source.conflict.value]).to.deep.equal([
      "= mine\n",
      { text: "= theirs again\n", hash: "h3" },
    ]);
  });
  it("loses neither text in a conflict: mine can go on over theirs, or give way", async () => {
    const { source, disk } = open();
    await source.open(EP);
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    expect(await source.save(true)).to.equal(undefined);
    expect(disk.text).to.equal("= theirs\n");
    expect(await source.save(true)).to.equal(undefined);
    source.keepMine();
    await source.save(true);
    expect(disk.text).to.equal("= mine\n");
    source.type("= mine again\n");
    [disk.text, disk.hash] = ["= theirs again\n", "h9"];
    await source.save(true);
    source.takeTheirs();
    expect([source.text.value, source.isDirty.value]).to.deep.equal(["= theirs again\n", false]);
  });
  it("asks which of two to keep when the file changed since it was typed over", async () => {
    const first = open();
    await first.source.open(EP);
    first.source.type("= mine\n");
    await settled();
    const again = open({ text: "= theirs\n", hash: "h2" }, first.stored);
    await again.source.open(EP);
    expect(again.source.text.value).to.equal("= mine\n");
    expect(again.source.conflict.value).to.deep.equal({ text: "= theirs\n", hash: "h2" });
  });
  it("asks again after another reload, whatever was typed since", async () => {
    const first = open();
    await first.source.open(EP);
    first.source.type("= mine\n");
    await settled();
    const disk = { text: "= theirs\n", hash: "h2" };
    const again = open(disk, first.stored);
    await again.source.open(EP);
    again.source.type("= mine, and more\n");
    await settled();
    const third = open(disk, first.stored);
    await third.source.open(EP);
    expect([third.source.text.value, third.source.conflict.value?.hash]).to.deep.equal(["= mine, and more\n", "h2"]);
  });
  it("forgets a draft that is what the disk says", async () => {
    const first = open();
    await first.source.open(EP);
    first.source.type("= mine\n");
    await settled();
    const again = open({ text: "= mine\n", hash: "h2" }, first.stored);
    await again.source.open(EP);
    await settled();
    expect([again.source.conflict.value, first.stored.size]).to.deep.equal([undefined, 0]);
  });
  it("is in conflict until one of the two is chosen: looking away decides nothing", async () => {
    const { source, disk, notices } = open();
    await source.open(EP);
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    await source.save(true);
    expect(source.isCompared.value, "the save came upon it").to.equal(true);
    source.compare(false);
    expect([source.conflict.value?.hash, source.text.value]).to.deep.equal(["h2", "= mine\n"]);
    expect(await source.save(true)).to.equal(undefined);
    expect(notices.at("source:script")).to.match(/^nothing was saved: ep01.md changed on disk/);
    expect([source.isCompared.value, disk.text]).to.deep.equal([false, "= theirs\n"]);
    source.compare(true);
    source.keepMine();
    expect([source.isCompared.value, notices.at("source:script")]).to.deep.equal([false, undefined]);
  });
  it("does not take the screen from somebody who types", async () => {
    const { source, disk } = open();
    await source.open(EP);
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    await source.checkDisk();
    expect([source.conflict.value?.hash, source.isCompared.value]).to.deep.equal(["h2", false]);
  });
  it("cannot be chosen for where there is nothing to choose", async () => {
    const { source } = open();
    await source.open(EP);
    source.type("= mine\n");
    source.takeTheirs();
    source.compare(true);
    expect([source.text.value, source.isCompared.value]).to.deep.equal(["= mine\n", false]);
  });
  it("shows the newest of the disk, however often it changes", async () => {
    const { source, disk } = open();
    await source.open(EP);
    source.type("= mine\n");
    for (const hash of ["h2", "h3"]) {
      [disk.text, disk.hash] = [`= theirs ${hash}\n`, hash];
      await source.checkDisk();
      expect(source.conflict.value).to.deep.equal({ text: `= theirs ${hash}\n`, hash });
    }
    source.takeTheirs();
    expect([source.text.value, source.saved.value.hash]).to.deep.equal(["= theirs h3\n", "h3"]);
  });
  it("is none when the disk is back where it was, or says what is typed", async () => {
    const { source, disk, stored } = open();
    await source.open(EP);
    const before = { ...disk };
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    await source.checkDisk();
    Object.assign(disk, before);
    await source.checkDisk();
    expect([source.conflict.value, source.text.value, source.isDirty.value]).to.deep.equal([
      undefined,
      "= mine\n",
      true,
    ]);
    [disk.text, disk.hash] = ["= mine\n", "h3"];
    await source.checkDisk();
    await settled();
    expect([source.conflict.value, source.isDirty.value, stored.size]).to.deep.equal([undefined, false, 0]);
  });
  it("saves over a file that says the same already", async () => {
    const { source, disk } = open();
    await source.open(EP);
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= mine\n", "h2"];
    expect(await source.save(true)).to.include({ hash: "h2+" });
    expect([source.conflict.value, source.isDirty.value, source.isSaving.value]).to.deep.equal([
      undefined,
      false,
      false,
    ]);
  });
  it("is not undone by an answer that is older than a save", async () => {
    const { source, disk, late } = open();
    await source.open(EP);
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    late.delay("source");
    const looking = source.checkDisk();
    await settled();
    Object.assign(disk, { text: "= a\n", hash: "h1" });
    source.type("= mine\n");
    await source.save(true);
    await late.release();
    await looking;
    expect([source.text.value, source.saved.value.hash]).to.deep.equal(["= mine\n", "h1+"]);
  });
});

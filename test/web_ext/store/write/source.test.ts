import { expect } from "chai";
import { EP, openSource as open } from "../../../support/page/open-source.ts";
import { settled } from "../../../support/page/page-states.ts";

describe("a text in its editor", () => {
  it("is as it is on disk until it is typed in, and saved over the version that was read", async () => {
    const { source, disk } = open();
    await source.open(EP);
    expect([source.text.value, source.isDirty.value, source.path.value]).to.deep.equal(["= a\n", false, "ep01.md"]);
    source.type("= b\n");
    expect(source.isDirty.value).to.equal(true);
    expect(await source.save(true)).to.include({ hash: "h1+" });
    expect([disk.text, source.isDirty.value]).to.deep.equal(["= b\n", false]);
  });
  it("keeps what is typed while a save is on its way", async () => {
    const { source, disk } = open();
    await source.open(EP);
    source.type("= b\n");
    const saving = source.save(false);
    source.type("= c\n");
    await saving;
    expect([disk.text, source.text.value, source.isDirty.value]).to.deep.equal(["= b\n", "= c\n", true]);
  });
  it("brings what was typed and not saved back after a reload", async () => {
    const first = open();
    await first.source.open(EP);
    first.source.type("= mine\n");
    await settled();
    const again = open(first.disk, first.stored);
    await again.source.open(EP);
    expect([again.source.text.value, again.source.conflict.value]).to.deep.equal(["= mine\n", undefined]);
    await again.source.save(true);
    expect(first.stored.size).to.equal(0);
  });
  it("is read again after the service was away, and brings what was typed before", async () => {
    const before = open();
    await before.source.open(EP);
    before.source.type("= mine\n");
    await settled();
    const { source, late } = open(before.disk, before.stored);
    late.away.now = true;
    await source.open(EP);
    expect([source.state.value, source.text.value]).to.deep.equal(["unread", ""]);
    await source.checkDisk();
    expect([source.state.value, before.stored.size], "still away, and nothing forgotten").to.deep.equal(["unread", 1]);
    late.away.now = false;
    await source.checkDisk();
    expect([source.state.value, source.text.value]).to.deep.equal(["ready", "= mine\n"]);
  });
  it("says what keeps it from being read, and is found once it is there", async () => {
    const { source, disk, notices } = open({ text: "", hash: "" });
    await source.open(EP);
    expect([source.state.value, notices.at("source:script")]).to.deep.equal(["missing", "ep01 has no script"]);
    Object.assign(disk, { text: "= a\n", hash: "h1" });
    await source.checkDisk();
    expect([source.state.value, notices.at("source:script")]).to.deep.equal(["ready", undefined]);
  });
});

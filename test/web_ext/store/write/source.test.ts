import { expect } from "chai";
import { createNotices } from "../../../../web_ext/store/notices.ts";
import type { Draft } from "../../../../web_ext/api/drafts.ts";
import { createSource } from "../../../../web_ext/store/write/source.ts";
import { answering, refusing, settled } from "../../../support/page-states.ts";

const EP = "/show/ep01";

/** A script on a disk that the test can write to, and drafts that outlive the source. */
function open(disk = { text: "= a\n", hash: "h1" }, kept = new Map<string, Draft>()) {
  const { ask, asked } = answering({
    source: ({ hash_only: only }) =>
      only
        ? { file: "script", hash: disk.hash, mtime: 0 }
        : { file: "script", path: "ep01.md", ...disk, mtime: 0, shots: [] },
    saveSource: ({ text, base_hash: base }) => {
      if (base !== disk.hash) return refusing("ep01.md changed on disk", 409, { ...disk });
      [disk.text, disk.hash] = [String(text), `${disk.hash}+`];
      return { hash: disk.hash, check: { ok: true, errors: [], warnings: [], shots: [] }, build: null };
    },
  });
  const drafts = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, draft: Draft) => void kept.set(key, draft),
    remove: async (key: string) => void kept.delete(key),
  };
  const source = createSource("script", { ask, notices: createNotices(), drafts });
  return { source, disk, kept, asked };
}

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
  it("follows the disk while nothing is typed, and is in conflict while something is", async () => {
    const { source, disk } = open();
    await source.open(EP);
    [disk.text, disk.hash] = ["= theirs\n", "h2"];
    await source.look();
    expect([source.text.value, source.conflict.value]).to.deep.equal(["= theirs\n", undefined]);
    source.type("= mine\n");
    [disk.text, disk.hash] = ["= theirs again\n", "h3"];
    await source.look();
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
  it("brings what was typed and not saved back after a reload", async () => {
    const first = open();
    await first.source.open(EP);
    first.source.type("= mine\n");
    await settled();
    const again = open(first.disk, first.kept);
    await again.source.open(EP);
    expect([again.source.text.value, again.source.conflict.value]).to.deep.equal(["= mine\n", undefined]);
    await again.source.save(true);
    expect(first.kept.size).to.equal(0);
  });
  it("asks which of two to keep when the file changed since it was typed over", async () => {
    const first = open();
    await first.source.open(EP);
    first.source.type("= mine\n");
    await settled();
    const again = open({ text: "= theirs\n", hash: "h2" }, first.kept);
    await again.source.open(EP);
    expect(again.source.text.value).to.equal("= mine\n");
    expect(again.source.conflict.value).to.deep.equal({ text: "= theirs\n", hash: "h2" });
  });
});

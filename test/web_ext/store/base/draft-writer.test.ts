import { expect } from "chai";
import { createDraftWriter } from "../../../../web_ext/store/base/draft-writer.ts";
import { memoryDrafts } from "../../../support/page/memory-drafts.ts";
import { EP, openSource } from "../../../support/page/open-source.ts";
import { openTexts } from "../../../support/page/open-texts.ts";
import { settled } from "../../../support/page/page-states.ts";

const draft = (text: string) => ({ text, baseHash: "h1" });

describe("a text on its way to what keeps it", () => {
  it("is the newest, one write after another", async () => {
    const storage = memoryDrafts();
    const { keep, status } = createDraftWriter(storage);
    for (const text of ["a", "ab", "abc"]) keep("k", draft(text));
    expect(status.value).to.equal("writing");
    await settled();
    expect([storage.puts, storage.stored.get("k")?.text, status.value]).to.deep.equal([["a", "abc"], "abc", "kept"]);
  });
  it("is read as it was typed last, also while it is written", async () => {
    const storage = memoryDrafts();
    const { keep, read } = createDraftWriter(storage);
    keep("k", draft("a"));
    expect((await read("k"))?.text).to.equal("a");
    keep("k", draft("ab"));
    expect((await read("k"))?.text).to.equal("ab");
    keep("k", undefined);
    expect(await read("k")).to.equal(undefined);
    await settled();
    expect([await read("k"), storage.stored.size]).to.deep.equal([undefined, 0]);
  });
  it("is said not to be kept until a later one is", async () => {
    const storage = memoryDrafts();
    const { keep, status } = createDraftWriter(storage);
    storage.full.now = true;
    keep("k", draft("a"));
    await settled();
    expect(status.value).to.equal("failed");
    storage.full.now = false;
    keep("k", draft("ab"));
    expect(status.value, "not known yet").to.equal("failed");
    await settled();
    expect(status.value).to.equal("kept");
  });
});

describe("a typed text that is not kept", () => {
  it("is in danger only while it is not saved", async () => {
    const { source, drafts } = openSource();
    await source.open(EP);
    drafts.full.now = true;
    source.type("= b\n");
    await settled();
    expect(source.draftStatus.value).to.equal("failed");
    await source.save(false);
    expect(source.draftStatus.value).to.equal("kept");
  });
  it("is told of when there may be one that cannot be read, and the disk's text is shown", async () => {
    const { source, drafts, notices } = openSource();
    drafts.unreadable.now = true;
    await source.open(EP);
    expect([source.state.value, source.text.value]).to.deep.equal(["ready", "= a\n"]);
    expect(notices.at("source:script")).to.match(/^this browser cannot read what may have been typed/);
  });
  it("holds its episode until a person lets go of it", async () => {
    const { editor, drafts, enter, go } = await openTexts();
    await enter("write");
    const { script } = editor.writing.sources;
    drafts.full.now = true;
    script.type("= mine\n");
    await settled();
    expect(editor.writing.unstoredFiles.value).to.deep.equal(["ep.md"]);
    await go({ ep: "/show/ep02", pass: "proxy" });
    expect([editor.episode.openPass.value?.ep, script.text.value]).to.deep.equal(["/show/ep01", "= mine\n"]);
    expect(editor.view.leaving.value?.ep).to.equal("/show/ep02");
    await go({ ep: "/show/ep01", pass: "final" });
    expect(editor.episode.openPass.value?.pass, "the other pass is the same episode").to.equal("final");
    editor.leave();
    await settled();
    expect([editor.episode.openPass.value?.ep, editor.view.leaving.value]).to.deep.equal(["/show/ep02", undefined]);
  });
  it("is let go of unasked when it is kept, and comes back with its episode", async () => {
    const { editor, enter, go } = await openTexts();
    await enter("write");
    editor.writing.sources.script.type("= mine\n");
    await settled();
    await go({ ep: "/show/ep02", pass: "proxy", workspace: "write" });
    expect(editor.view.leaving.value).to.equal(undefined);
    await go({ ep: "/show/ep01", pass: "proxy", workspace: "write" });
    expect(editor.writing.sources.script.text.value).to.equal("= mine\n");
  });
});

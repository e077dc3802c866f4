import { expect } from "chai";
import { openTexts } from "../../../support/page/open-texts.ts";

describe("the texts of the open episode", () => {
  it("are read when the Write workspace is entered, and looked at again whenever it is", async () => {
    const { editor, enter, reads } = await openTexts();
    expect(reads()).to.deep.equal({ whole: 0, hashes: 0 });
    await enter("write");
    expect(editor.writing.sources.script.state.value).to.equal("ready");
    expect(reads()).to.deep.equal({ whole: 2, hashes: 0 });
    await enter("shots");
    expect(reads()).to.deep.equal({ whole: 2, hashes: 0 });
    await enter("write");
    expect(reads()).to.deep.equal({ whole: 2, hashes: 2 });
  });
  it("are closed with their episode", async () => {
    const { editor, enter, go } = await openTexts();
    await enter("write");
    await enter("shots");
    await go({ ep: "/show/ep02", pass: "proxy" });
    expect(editor.writing.sources.script.state.value).to.equal("closed");
    await enter("write");
    expect(editor.writing.sources.script.text.value).to.include("= ep02");
  });
});

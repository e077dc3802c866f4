import { expect } from "chai";
import { openTexts } from "../../../support/page/open-texts.ts";

/** In the Write workspace of three shots; sh030 is not built. Line 4 is the heading of sh010, line 7 that of sh020. */
async function open() {
  const texts = await openTexts();
  await texts.enter("write");
  const { writing } = texts.editor;
  const goal = () => writing.takeCaretTarget("script")?.line;
  return { ...texts, writing, goal };
}

describe("the caret and the page's shot", () => {
  it("go together: the caret to the selected shot when the text is read, and once only", async () => {
    const { editor, goal } = await open();
    expect([editor.selected.value, goal(), goal()]).to.deep.equal(["sh010", 4, undefined]);
    editor.select("sh020");
    expect([goal(), goal()]).to.deep.equal([7, undefined]);
  });
  it("go together: the selection to where the caret is moved, when that shot is built", async () => {
    const { editor, writing, goal } = await open();
    goal();
    writing.moveCaret(8);
    expect([editor.selected.value, goal()]).to.deep.equal(["sh020", undefined]);
    writing.sources.script.type(`${writing.sources.script.text.value}\n## sh030\nSun.\n`);
    writing.moveCaret(10);
    expect([writing.shotAtCaret.value?.id, editor.selected.value]).to.deep.equal(["sh030", "sh020"]);
  });
  it("have nowhere to go when the selection has come back to the caret", async () => {
    const { editor, writing, enter, goal } = await open();
    goal();
    writing.moveCaret(5);
    await enter("shots");
    editor.select("sh020");
    editor.select("sh010");
    await enter("write");
    expect([goal(), editor.selected.value]).to.deep.equal([undefined, "sh010"]);
  });
  it("stay apart while the text changes under the caret, or an editor is opened with its caret elsewhere", async () => {
    const { editor, writing, disk, goal } = await open();
    goal();
    writing.moveCaret(8);
    const file = disk.get("/show/ep01 script");
    Object.assign(file ?? {}, { text: `= ep01\n\n\n\n\n\n${file?.text}`, hash: "h2" });
    await writing.checkDisk();
    expect([writing.shotAtCaret.value?.id, editor.selected.value]).to.deep.equal([undefined, "sh020"]);
    writing.placeCaret(11);
    expect([writing.shotAtCaret.value?.id, editor.selected.value]).to.deep.equal(["sh010", "sh020"]);
  });
  it("do not go to a place of another episode", async () => {
    const { writing, go, enter, goal } = await open();
    writing.goTo("script", 7);
    await enter("shots");
    await go({ ep: "/show/ep02", pass: "proxy" });
    await enter("write");
    expect(goal()).to.equal(4);
  });
  it("go to where the caret was moved while the shots were still on their way", async () => {
    const { editor, late, go, goal } = await open();
    late.delay("episode");
    await go({ ep: "/show/ep02", pass: "proxy", workspace: "write" });
    editor.writing.moveCaret(8);
    await late.release();
    expect([editor.selected.value, goal()]).to.deep.equal(["sh020", undefined]);
  });
});

import { expect } from "chai";
import { makeDetail } from "../../../support/page/make-detail.ts";
import { openTexts } from "../../../support/page/open-texts.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const SCRIPT = "= ep01\n# sq01 quay\n\n## sh010\nMara waits.\n\n## sh020\nRain.\nMARA: It rains.\nOTTO: It does.\n";
const SPOKEN = [
  { line: 9, name: "MARA", text: "It rains.", start: 0.25, end: 0.9 },
  { line: 10, name: "OTTO", text: "It does.", start: 1, end: 1.8 },
];

/** Two shots of 48 frames; the second one says two lines. */
async function open() {
  const shots = ["sh010", "sh020"].map((id) => makeShot(id, { takes: [makeTake(1)] }));
  const texts = await openTexts({
    episode: () => ({ fps: 24, title: "T", shots }),
    shot: ({ shot }) => makeDetail(shot === "sh020" ? { spoken: SPOKEN } : {}),
  });
  texts.disk.set("/show/ep01 script", { text: SCRIPT, hash: "h1" });
  const { editor } = texts;
  const goal = () => editor.writing.takeCaretTarget("script")?.line;
  return { ...texts, editor, goal, said: () => editor.spoken.now.value?.text };
}

describe("what is said at the playhead", () => {
  it("is the line of the shot on screen, at the frame on screen, trims counted", async () => {
    const { editor, said, late } = await open();
    editor.select("sh020");
    await late.release();
    expect(said()).to.equal(undefined);
    editor.playback.seek(48 + 10);
    expect(said()).to.equal("It rains.");
    editor.playback.seek(48 + 30);
    expect(said()).to.equal("It does.");
    editor.playback.seek(10);
    expect(said(), "another shot").to.equal(undefined);
  });

  it("is where the caret stands when the script is entered", async () => {
    const { editor, goal, enter, late } = await open();
    editor.select("sh020");
    await late.release();
    editor.playback.seek(48 + 30);
    await enter("write");
    expect(goal()).to.equal(10);
  });

  it("is where the playhead goes when the caret is moved to its line", async () => {
    const { editor, enter, goal, late } = await open();
    await enter("write");
    goal();
    editor.writing.moveCaret(10);
    await late.release();
    expect([editor.selected.value, editor.playback.frame.value]).to.deep.equal(["sh020", 48 + 24]);
    editor.writing.moveCaret(9);
    expect(editor.playback.frame.value).to.equal(48 + 6);
    editor.writing.moveCaret(8);
    expect(editor.playback.frame.value, "what is not said moves nothing").to.equal(48 + 6);
  });
});

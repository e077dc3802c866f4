import { expect } from "chai";
import { clipOnScreen, lookAtScreen } from "../../../../web_ext/store/issues/moment.ts";
import { openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const shots = ["sh010", "sh020", "sh030"].map((shot) => makeShot(shot, { takes: [makeTake(1)] }));

describe("a shot that is left out", () => {
  it("stays selected, and what is on screen is the clip that plays in its place", async () => {
    const { editor, press } = await openEditor({ shots });
    const { playback } = editor;
    const seen = () => [clipOnScreen(playback)?.shot, lookAtScreen(playback)?.clip.shot, editor.selected.value];
    editor.select("sh020");
    void editor.cut.change("sh020", { out: true });
    expect(seen()).to.deep.equal(["sh030", "sh030", "sh020"]);
    editor.select("sh010");
    editor.select("sh020");
    expect(seen()).to.deep.equal(["sh030", "sh030", "sh020"]);
    await press("n");
    expect(editor.issues.draft.value?.shot).to.equal("sh030");
  });

  it("at the end of the cut shows the last frame before it", async () => {
    const { editor } = await openEditor({ shots });
    editor.select("sh030");
    void editor.cut.change("sh030", { out: true });
    expect(clipOnScreen(editor.playback)?.shot).to.equal("sh020");
  });
});

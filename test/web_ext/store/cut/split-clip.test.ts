import { expect } from "chai";
import { splitPlace } from "../../../../web_ext/store/cut/split-clip.ts";
import { openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const shots = [
  makeShot("sh010", { takes: [makeTake(1)] }),
  makeShot("sh020", { takes: [makeTake(1)], cut: { trim_in: 4 } }),
  makeShot("sh030", {}),
  makeShot("sh040", { takes: [makeTake(1)], cut: { locked: true } }),
  makeShot("sh050", { takes: [makeTake(1)], cut: { out: true } }),
];

describe("splitting a clip", () => {
  it("asks for a place on the clip, and says how much of it lies on either side", async () => {
    const { editor, commands } = await openEditor({ shots });
    const second = editor.playback.clips.value[1]!;
    editor.playback.seek(second.start + 10);
    expect(splitPlace(editor, "sh020")).to.deep.equal({ before: 10, after: second.frames - 10, frames: second.frames });
    editor.playback.toggle();
    commands.bind("split-clip", { shot: "sh020" }).run();
    expect([editor.windows.split.value, editor.playback.playing.value]).to.deep.equal(["sh020", false]);
  });

  it("says why nothing can be trimmed here", async () => {
    const { editor } = await openEditor({ shots });
    expect(splitPlace(editor, "sh020")).to.match(/playhead is not on sh020/);
    expect(splitPlace(editor, "sh030")).to.match(/no take that plays/);
    expect(splitPlace(editor, "sh040")).to.match(/unlock it/);
    expect(splitPlace(editor, "sh050")).to.match(/left out/);
    editor.playback.playTake("sh010", 1);
    expect(splitPlace(editor, "sh010"), "a take by itself").to.match(/playhead is not on/);
  });
});

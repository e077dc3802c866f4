import { expect } from "chai";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import { keepList, threeClips } from "../../../support/page/open-cut.ts";
import { openEditor } from "../../../support/page/open-editor.ts";

/** The cut plays, and its second shot is on screen. */
async function openPlaying(viewing: "cut" | "film" = "cut") {
  const service = threeClips();
  const opened = await openEditor({
    shots: service.shots,
    table: {
      episode: () => ({ fps: 24, title: "T", folder: "renders_proxy", shots: structuredClone(service.shots) }),
      render: () => ({ queued: [], skipped: [], errors: [] }),
      putCut: (input) => keepList(service, input["entries"] as CutEntry[]),
    },
  });
  const { playback } = opened.editor;
  if (viewing === "cut") playback.playAll();
  else playback.playFilm({ kind: "film", path: "renders/ep.mp4", made: 1, frames: 144 });
  playback.atFrame(70);
  const cutOf = (shot: string) => opened.editor.cut.shot(shot)?.cut;
  return { ...opened, playback, cutOf };
}

describe("a key that is pressed while the cut plays", () => {
  it("is about the shot on screen: its flag, its pick, its place, whether it is left out", async () => {
    const { press, cutOf, editor, asked } = await openPlaying();
    await press("m");
    await press("1");
    expect([cutOf("sh010")?.flag, cutOf("sh020")?.flag]).to.deep.equal([false, true]);
    expect(asked.find(({ name }) => name === "pick")?.input).to.include({ shot: "sh020", take: 1 });
    await press("ArrowRight", { alt: true });
    expect(editor.cut.shots.value.map(({ shot }) => shot)).to.deep.equal(["sh010", "sh030", "sh020"]);
    expect(editor.selected.value).to.equal("sh020");
    await press("Delete");
    expect([cutOf("sh010")?.out, cutOf("sh020")?.out, cutOf("sh030")?.out]).to.deep.equal([false, true, false]);
  });

  it("trims it at the frame on screen", async () => {
    const { press, cutOf, playback } = await openPlaying();
    await press("i");
    expect([cutOf("sh020")?.trim_in, playback.playing.value]).to.deep.equal([22, false]);
    playback.toggle();
    playback.atFrame(60);
    await press("o");
    expect(cutOf("sh020")?.trim_out).to.equal(13);
  });

  it("renders it", async () => {
    const { press, asked } = await openPlaying();
    await press("r");
    await press("r", { shift: true });
    const sent = asked.filter(({ name }) => name === "render").map(({ input }) => input["shots"]);
    expect(sent).to.deep.equal([["sh020"], ["sh020"]]);
  });

  it("asks before it discards, stands still for the answer, and asks of nothing else", async () => {
    const { press, editor, playback } = await openPlaying();
    await press("x");
    expect(editor.view.discarding.value).to.deep.equal({ shot: "sh020", take: 2 });
    expect([playback.playing.value, playback.frame.value]).to.deep.equal([false, 70]);
    playback.toggle();
    playback.atFrame(100);
    expect(editor.view.discarding.value).to.equal(undefined);
  });

  it("notes it", async () => {
    const { press, editor } = await openPlaying();
    await press("n");
    expect(editor.issues.draft.value).to.deep.include({ shot: "sh020", take: 2, text: "00:00:00:22 " });
  });

  it("is about the shot that the film shows", async () => {
    const { press, cutOf } = await openPlaying("film");
    await press("m");
    expect([cutOf("sh010")?.flag, cutOf("sh020")?.flag]).to.deep.equal([false, true]);
  });
});

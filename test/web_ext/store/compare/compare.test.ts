import { expect } from "chai";
import { pairToCompare } from "../../../../web_ext/store/compare/compare.ts";
import { failedTake, makeShot, makeTake, settled } from "../../../support/page/page-states.ts";
import { openEditor } from "../../../support/page/open-editor.ts";

const takes = [
  makeTake(1, { frames: 24, fps: 12 }),
  makeTake(2),
  failedTake(3, "out of memory"),
  makeTake(4, { frames: 24 }),
];

async function open() {
  const shots = [makeShot("sh010", { takes, cut: { trim_in: 6 } }), makeShot("sh020", { takes: [makeTake(1)] })];
  const sidecars: Record<number, object> = { 1: { steps: 8 }, 2: { steps: 8 }, 4: { steps: 12 } };
  const opened = await openEditor({
    shots,
    table: {
      shot: () => ({ takes: takes.map((take) => ({ ...take, sidecar: sidecars[take.take] ?? null })) }),
      file: ({ path }) => ({ shots: [{ prompt: String(path).includes("t04") ? "A slow push in." : "A still." }] }),
    },
  });
  return opened;
}

describe("comparing takes", () => {
  it("begins at the frame on screen, and holds both films at it", async () => {
    const { editor } = await open();
    editor.playback.seek(4);
    editor.compare.open("sh010", 2, 1);
    expect(editor.playback.playing.value).to.equal(false);
    expect(editor.playback.frame.value).to.equal(10);
    expect(editor.compare.pair.value?.b.take).to.equal(1);
    // Frame 10 of 24 a second is shown while frame 5 of 12 a second is.
    expect(editor.compare.followAt.value).to.be.closeTo(5.5 / 12, 1e-9);
    editor.playback.step(1);
    editor.playback.step(1);
    expect(editor.compare.followAt.value).to.be.closeTo(6.5 / 12, 1e-9);
  });

  it("holds the shorter film at its last frame", async () => {
    const { editor } = await open();
    editor.compare.open("sh010", 2, 4);
    editor.playback.seek(40);
    expect(editor.compare.followAt.value).to.be.closeTo(23.5 / 24, 1e-9);
  });

  it("has both films stand at one frame when they are stopped", async () => {
    const { editor } = await open();
    editor.compare.open("sh010", 2, 4);
    editor.playback.toggle();
    editor.playback.atFrame(11);
    const before = editor.playback.seeks.value;
    editor.playback.pause();
    expect([editor.playback.seeks.value, editor.playback.frame.value]).to.deep.equal([before + 1, 11]);
  });

  it("steps the second take through the usable others, and swaps the two", async () => {
    const { editor } = await open();
    const { compare } = editor;
    compare.open("sh010", 2, 1);
    compare.step(1);
    expect(compare.pair.value?.b.take).to.equal(4);
    compare.step(1);
    expect(compare.pair.value?.b.take).to.equal(4);
    compare.swap();
    expect([compare.pair.value?.a.take, compare.pair.value?.b.take, compare.audible.value]).to.deep.equal([4, 2, "b"]);
  });

  it("steps a take that is looked at alone, at the same frame", async () => {
    const { editor } = await open();
    editor.playback.playTake("sh010", 4);
    editor.playback.seek(7);
    editor.compare.step(-1);
    expect(editor.playback.programme.value.viewing).to.deep.equal({ kind: "take", shot: "sh010", take: 2 });
    expect(editor.playback.frame.value).to.equal(7);
  });

  it("says what differs once both takes have been read", async () => {
    const { editor, asked } = await open();
    editor.compare.open("sh010", 2, 4);
    expect(editor.compare.differences.value).to.equal(undefined);
    await settled();
    expect(editor.compare.differences.value?.map(({ name }) => name)).to.deep.equal(["Prompt", "Steps", "Length"]);
    const paths = asked.filter(({ name }) => name === "file").map(({ input }) => input["path"]);
    expect(paths).to.deep.equal([
      "renders_proxy/sh010/sh010_t02.shotlist.json",
      "renders_proxy/sh010/sh010_t04.shotlist.json",
    ]);
  });

  it("ends when another shot is selected, or one of the two is gone", async () => {
    const { editor } = await open();
    editor.compare.open("sh010", 2, 4);
    editor.select("sh020");
    expect(editor.compare.pair.value).to.equal(undefined);
  });

  it("takes the take on screen and the newest other one, the older first", () => {
    const shot = makeShot("sh010", { takes });
    expect(pairToCompare(shot, 1)).to.deep.equal({ a: 1, b: 4 });
    expect(pairToCompare(shot, undefined)).to.deep.equal({ a: 2, b: 4 });
    expect(pairToCompare(makeShot("sh010", { takes: [makeTake(1)] }), 1)).to.equal(undefined);
  });
});

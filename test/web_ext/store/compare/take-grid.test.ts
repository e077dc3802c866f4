import { expect } from "chai";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import { gridColumns } from "../../../../web_ext/store/compare/take-grid.ts";
import { keepList, type CutService } from "../../../support/page/open-cut.ts";
import { openEditor } from "../../../support/page/open-editor.ts";
import { failedTake, makeShot, makeTake, settled, waitingTake } from "../../../support/page/page-states.ts";

const ASKED = { queued: [], skipped: [], errors: [] };

async function open(takes = [makeTake(1), makeTake(2, { fps: 12, frames: 24 }), failedTake(3, "x"), waitingTake(4)]) {
  const service: CutService = { shots: [makeShot("sh010", { takes: [makeTake(1)] }), makeShot("sh020", { takes })] };
  const opened = await openEditor({
    shots: service.shots,
    table: {
      episode: () => ({ fps: 24, title: "T", folder: "renders_proxy", shots: structuredClone(service.shots) }),
      putCut: (input) => keepList(service, input["entries"] as CutEntry[]),
      render: () => ASKED,
      discard: () => ({}),
    },
  });
  opened.editor.select("sh020");
  const { grid } = opened.editor;
  const sent = (name: string) => opened.asked.filter((one) => one.name === name).map(({ input }) => input);
  return { ...opened, grid, sent, tiles: () => grid.tiles.value.map(({ take }) => take) };
}

describe("a grid of takes", () => {
  it("shows what can be played and what is on its way, at the frame of the cut, the take of the cut first", async () => {
    const { editor, press, grid, tiles } = await open();
    editor.playback.seek(48 + 10);
    await press("g");
    expect(tiles()).to.deep.equal([1, 2, 4]);
    expect([grid.chosen.value, editor.playback.playing.value]).to.deep.equal([2, false]);
    await press("g");
    expect([tiles(), editor.playback.programme.value.viewing.kind]).to.deep.equal([[], "cut"]);
  });

  it("shows the newest nine", async () => {
    const { press, tiles } = await open(Array.from({ length: 12 }, (_, index) => makeTake(index + 1)));
    await press("g");
    expect(tiles()).to.deep.equal([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect([1, 2, 4, 5, 9].map(gridColumns)).to.deep.equal([1, 2, 2, 3, 3]);
  });

  it("chooses by the place of a tile, at the same frame and still playing, and picks nothing by that", async () => {
    const { editor, press, grid, sent } = await open();
    await press("g");
    editor.playback.toggle();
    editor.playback.atFrame(6);
    await press("1");
    expect([grid.chosen.value, editor.playback.frame.value, editor.playback.playing.value]).to.deep.equal([1, 6, true]);
    await press("3");
    expect(grid.chosen.value, "what is on its way cannot be chosen").to.equal(1);
    expect(sent("pick")).to.deep.equal([]);
    const other = grid.tiles.value.find(({ take }) => take === 2);
    expect(other && grid.followAt(other), "the middle of its frame at the same time").to.equal((3 + 0.5) / 12);
  });

  it("uses, stars and discards the chosen take by key, and goes on with the next one", async () => {
    const { editor, press, grid, sent } = await open();
    await press("g");
    await press("1");
    await press("a");
    expect(sent("pick")[0]).to.include({ shot: "sh020", take: 1 });
    await press("s");
    expect(editor.cut.shot("sh020")?.cut.stars).to.deep.equal([1]);
    expect((sent("putCut")[0]?.["entries"] as CutEntry[] | undefined)?.[1]).to.deep.include({ stars: [1] });
    await press("s");
    expect(editor.cut.shot("sh020")?.cut.stars ?? []).to.deep.equal([]);
    await press("x");
    expect(sent("discard")).to.deep.equal([]);
    await press("x");
    expect(sent("discard")[0]).to.include({ shot: "sh020", take: 1 });
    expect(grid.chosen.value).to.equal(2);
  });

  it("is closed with its shot", async () => {
    const { editor, press, tiles } = await open();
    await press("g");
    editor.select("sh010");
    expect(tiles()).to.deep.equal([]);
  });
});

describe("several takes of a shot", () => {
  it("are asked for by Shift and a digit, whatever that key writes", async () => {
    const { press, sent } = await open([]);
    await press("$", { shift: true, digit: "4" });
    expect(sent("render")[0]).to.include({ count: 4, redo: false, seed_mode: "auto" });
  });

  it("wait behind one that is on its way, with seeds of their own", async () => {
    const { press, sent } = await open([waitingTake(1)]);
    await press("r");
    await settled();
    await press('"', { shift: true, digit: "2" });
    expect(sent("render").map(({ redo, seed_mode, count }) => [redo, seed_mode, count])).to.deep.equal([
      [true, "new", undefined],
      [true, "new", 2],
    ]);
  });
});

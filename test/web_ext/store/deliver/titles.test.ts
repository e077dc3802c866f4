import { expect } from "chai";
import type { SubtitleFields } from "../../../../src/contracts/routes/delivery/titles.ts";
import { formatTimes, parseTimes, shownMoment, titleOpacity } from "../../../../web_ext/store/deliver/titles.ts";
import { openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, refusing, settled } from "../../../support/page/page-states.ts";

async function open() {
  const config: SubtitleFields = { size: 0.06 };
  const usual = { size: 0.058, y: 0.56, color: "#ffffff", glow: "#000000", glow_size: 0.06 };
  const intro = { seconds: 6, comes: [4, 5], goes: null };
  const opened = await openEditor({
    shots: [makeShot("a")],
    table: {
      titlePreview: ({ subtitle }) =>
        (subtitle as SubtitleFields | undefined)?.color === "sunny"
          ? refusing('"sunny" is no colour', 400)
          : {
              ...{ text: "Tide", width: 512, height: 288, picture: null, notes: [] },
              ...{ subtitle: config, usual, intro, outro: null },
            },
      editSeries: () => ({ text: "{}", diff: "+", hash: "h1" }),
      saveSource: () => ({ hash: "h2", check: { ok: true, errors: [], warnings: [], shots: [] }, build: null }),
      upscaleOptions: () => ({ recipe: null }),
    },
  });
  opened.editor.delivery.step.value = "titles";
  opened.editor.enter("deliver");
  await settled();
  return opened;
}

describe("the titles designer", () => {
  it("begins with what the config says, and draws each change", async () => {
    const { editor, asked, later } = await open();
    const { titles } = editor.delivery;
    expect(titles.fields.value).to.deep.equal({ size: 0.06 });
    expect(titles.isDirty.value).to.equal(false);
    titles.change({ y: 0.2 });
    titles.change({ y: 0.3 });
    expect(titles.isDirty.value).to.equal(true);
    await later();
    const drawn = asked.filter(({ name }) => name === "titlePreview").map(({ input }) => input["subtitle"]);
    expect(drawn).to.deep.equal([undefined, { size: 0.06, y: 0.3 }]);
    titles.change({ y: undefined });
    expect(titles.isDirty.value).to.equal(false);
  });

  it("keeps what is drawn while a change cannot be, and says why", async () => {
    const { editor, later } = await open();
    const { titles } = editor.delivery;
    titles.change({ color: "sunny" });
    await later();
    expect(titles.preview.value?.text).to.equal("Tide");
    expect(editor.notices.at("film:titles")).to.equal('"sunny" is no colour');
    titles.reset();
    await later();
    expect(editor.notices.at("film:titles")).to.equal(undefined);
  });

  it("is written into the config after its text was shown, over the version that was read", async () => {
    const { editor, asked } = await open();
    const { seriesEdits, titles } = editor.delivery;
    titles.change({ y: 0.2 });
    await seriesEdits.show("Save the titles", { subtitle: titles.fields.value });
    expect(seriesEdits.shown.value).to.have.nested.property("edit.diff", "+");
    expect(asked.some(({ name }) => name === "saveSource")).to.equal(false);
    expect(await seriesEdits.save()).to.equal(true);
    const saved = asked.find(({ name }) => name === "saveSource")?.input;
    expect(saved).to.include({ file: "series", text: "{}", base_hash: "h1", rebuild: true });
    expect(seriesEdits.shown.value).to.equal(undefined);
  });

  it("shows the title when a film would", () => {
    const film = { seconds: 6, comes: [1, 2] as [number, number], goes: [4, 5] as [number, number] };
    const seen = [0.5, 1.5, 3, 4.5, 5.5].map((at) => titleOpacity(film, at));
    expect(seen).to.deep.equal([0, 0.5, 1, 0.5, 0]);
    expect(shownMoment(film)).to.equal(3);
    expect(shownMoment({ seconds: 4, comes: [1, 5], goes: null })).to.equal(4);
  });

  it("reads two times as people write them", () => {
    expect(["4 – 5", "4-5.5", "0 to 1 s", "0, 1"].map(parseTimes)).to.deep.equal([
      [4, 5],
      [4, 5.5],
      [0, 1],
      [0, 1],
    ]);
    expect(["5 – 4", "soon", "4", ""].map(parseTimes)).to.deep.equal([undefined, undefined, undefined, undefined]);
    expect(parseTimes(formatTimes([4.5, 5]))).to.deep.equal([4.5, 5]);
  });
});

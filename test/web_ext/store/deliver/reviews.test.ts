import { expect } from "chai";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, refusing } from "../../../support/page/page-states.ts";

const WRITTEN = { folder: "/e/review/x", page: "", path: "", frames: 48, shots: 1, bytes: 1000, notes: [] };
const NOTE = { note: "n1aa", issue: "a1", shot: "a", became: "added", in_cut: true, says: "", line: 4 };
const COUNTS = { added: 1, changed: 0, known: 0, left_out: 0 };

async function open(takeNotes: (text: string) => unknown = () => ({ ...COUNTS, notes: [NOTE] })) {
  const opened = await openEditor({
    shots: [makeShot("a")],
    table: { exportReview: () => WRITTEN, importNotes: ({ text }) => takeNotes(String(text)) },
  });
  return { ...opened, reviews: opened.editor.delivery.reviews };
}

describe("reviews", () => {
  it("tell how far one is while it is written, those of this pass alone", async () => {
    const { editor, reviews } = await open();
    const event = (pass: "proxy" | "final") =>
      editor.apply({ type: "studio.review", data: { ...OPEN_PLACE, pass, stage: "film", done: 24, total: 48 } });
    event("proxy");
    expect(reviews.writing.value).to.equal(undefined);
    const written = reviews.write();
    event("final");
    expect(reviews.writing.value?.percent).to.equal(0);
    event("proxy");
    expect(reviews.writing.value).to.deep.equal({ percent: 68, says: "Making the film" });
    await written;
    expect([reviews.writing.value, reviews.written.value?.folder]).to.deep.equal([undefined, "/e/review/x"]);
  });

  it("take the notes of several texts, and stop at one that is none", async () => {
    const { editor, reviews } = await open((text) =>
      text === "odd" ? refusing("there are no notes in it") : { ...COUNTS, notes: [{ ...NOTE, note: text }] },
    );
    expect(await reviews.take(["n1aa", "n2aa"])).to.equal(true);
    expect(reviews.returned.value.map(({ note }) => note)).to.deep.equal(["n1aa", "n2aa"]);
    expect(await reviews.take(["n3aa", "odd", "n4aa"])).to.equal(false);
    expect(reviews.returned.value.map(({ note }) => note)).to.deep.equal(["n3aa"]);
    expect(editor.notices.at("review:notes")).to.equal("there are no notes in it");
  });
});

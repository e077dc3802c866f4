import { expect } from "chai";
import { placeRecording, type RecordedFilm } from "../../../src/core/cut/recording.ts";

const clip = (shot: string, length: number, trimIn = 0, trimOut = 0) => ({ shot, length, trimIn, trimOut });
const windows = new Map([
  ["b", 10],
  ["c", 12],
  ["d", 13],
]);
const place = (clips: RecordedFilm["clips"], fps = 24) => placeRecording({ clips, fps, windows });

describe("the recording under a film", () => {
  it("runs with the first shot that has a place on it, and fits what follows in its order", () => {
    const whole = [clip("a", 36), clip("b", 48), clip("c", 24), clip("d", 30)];
    expect(place(whole)).to.deep.equal({ shift: 8.5 * 48_000, notes: [] });
    expect(place([clip("b", 24 * 2), clip("c", 24), clip("d", 30)]).shift).to.equal(10 * 48_000);
  });
  it("begins later than a film that begins long before it", () => {
    const film = place([clip("a", 24 * 11), clip("b", 48), clip("c", 24), clip("d", 30)]);
    expect(film).to.deep.equal({ shift: -48_000, notes: [] });
  });
  it("is told where trims, another order or missing shots take it out of its place, and by how much", () => {
    const trimmed = place([clip("b", 40, 2, 6), clip("c", 24), clip("d", 30)]);
    expect(trimmed.shift).to.equal(10 * 48_000 + 4000);
    expect(trimmed.notes).to.deep.equal([
      "b: trimmed, though the recording runs on",
      "from c on the recording is 6 frames late",
    ]);
    expect(place([clip("c", 24), clip("b", 48), clip("d", 30)]).notes).to.deep.equal([
      "b: out of the recording's order",
      "from b on the recording is 72 frames early",
      "from d on the recording is 48 frames early",
    ]);
    expect(place([clip("b", 48), clip("x", 10), clip("d", 30)]).notes).to.deep.equal([
      "c: on the recording, but not in the film",
      "from d on the recording is 14 frames late",
    ]);
  });
  it("begins with a film of which no shot has a place on it", () => {
    expect(place([clip("x", 10)])).to.deep.equal({
      shift: 0,
      notes: ["no shot of the film has a place on the recording: it begins with the film"],
    });
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { parseCamera } from "../../../../src/core/animatic/camera/camera-move.ts";
import { isStill, cameraViewAt, OVERSCAN, seenThrough } from "../../../../src/core/animatic/camera/camera-path.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { anyText } from "../../../support/values/any-text.ts";

const says = (words: string) =>
  parseCamera(words)
    .moves.map(({ kind, direction }) => `${kind}${direction > 0 ? "+" : "-"}`)
    .join(" ");
const frame = frameOf(1344, 768);
const at = (words: string, part: number) =>
  cameraViewAt(parseCamera(words), frame, { part, seconds: part * 5, phase: 1 });

describe("camera words", () => {
  const readings: readonly (readonly [string, string])[] = [
    ["slow push in", "push+"],
    ["pushes closer to her face", "push+"],
    ["slowly dollies in", "push+"],
    ["pull out", "pull-"],
    ["pulls back to reveal the room", "pull-"],
    ["dolly out", "pull-"],
    ["zooms in", "zoom+"],
    ["crash zoom out", "zoom-"],
    ["pans left", "pan-"],
    ["pan to the right", "pan+"],
    ["whip pan", "pan+"],
    ["tilts up", "tilt-"],
    ["tilt down to the letter", "tilt+"],
    ["arcs around them", "arc+"],
    ["orbits clockwise", "arc+"],
    ["orbits left", "arc-"],
    ["crane up over the roofs", "crane-"],
    ["the camera descends", "crane+"],
    ["booms down", "crane+"],
    ["handheld", "handheld+"],
    ["hand-held, shaky", "handheld+"],
    ["tracks left with her", "track-"],
    ["follows him", "track+"],
    ["dolly left", "track-"],
    ["handheld, pushing in", "handheld+ push+"],
    ["tilts up and pulls out", "tilt- pull-"],
  ];
  for (const [words, expected] of readings) {
    it(`reads "${words}"`, () => expect(says(words)).to.equal(expected));
  }
  it("leaves the camera still for what is no move", () => {
    for (const words of [
      "",
      "static",
      "locked off, no movement",
      "rack focus to the door",
      "über die Schulter",
      "%s <b>",
    ]) {
      expect(says(words), words).to.equal("");
    }
    expect(isStill(parseCamera(null))).to.equal(true);
  });
  it("hears slow and fast", () => {
    expect(
      ["slow pan left", "pan left", "whip pan left", "gently pushes in"].map((words) => parseCamera(words).strength),
    ).to.deep.equal([0.6, 1, 1.5, 0.6]);
  });
  it("survives any text", () => {
    fc.assert(fc.property(anyText(), (words) => parseCamera(words).moves.length <= 3));
  });
});

describe("camera path", () => {
  it("starts and ends a push at rest, sixteen percent nearer", () => {
    expect(at("push in", 0).subjects.zoom).to.equal(1);
    expect(at("push in", 1).subjects.zoom).to.be.closeTo(0.84, 1e-9);
    expect(at("push in", 0.01).subjects.zoom).to.be.greaterThan(0.9995);
  });
  it("runs a pull backwards along the push", () => {
    expect(at("pull out", 0).subjects.zoom).to.be.closeTo(at("push in", 1).subjects.zoom, 1e-9);
    expect(at("pull out", 1).subjects.zoom).to.equal(1);
  });
  it("moves the place less than the subjects when it pans, and more when it tracks", () => {
    const pan = at("pan right", 1);
    expect(pan.subjects.dx).to.be.closeTo(0.0675 * 1344, 1e-6);
    expect(pan.place.dx).to.be.closeTo(pan.subjects.dx * 0.62, 1e-6);
    const track = at("tracks right", 1);
    expect(track.place.dx).to.be.greaterThan(track.subjects.dx * 2);
  });
  it("looks the same way at every moment of a still shot", () => {
    expect(at("", 0)).to.deep.equal(at("", 1));
  });
  it("never looks past the edge of the place, whatever the words", () => {
    const words = [
      "whip pan left and fast push in",
      "fast track right, pan right, arc right",
      "handheld fast",
      "crane up fast, tilt up",
      "fast pull out",
    ];
    for (const text of words) {
      for (let part = 0; part <= 1; part += 0.05) {
        const { zoom, dx, dy } = at(text, part).place;
        expect((zoom / 2) * 1344 + Math.abs(dx), text).to.be.at.most((OVERSCAN / 2) * 1344 + 1e-6);
        expect((zoom / 2) * 768 + Math.abs(dy), text).to.be.at.most((OVERSCAN / 2) * 768 + 1e-6);
      }
    }
  });
  it("tells where a point of the layer is seen", () => {
    const still = { zoom: 1, dx: 0, dy: 0 };
    expect(seenThrough(still, frame, { x: 100, y: 50 })).to.deep.equal({ x: 100, y: 50 });
    const near = { zoom: 0.5, dx: 0, dy: 0 };
    expect(seenThrough(near, frame, { x: 672 + 10, y: 384 })).to.deep.equal({ x: 672 + 20, y: 384 });
  });
});

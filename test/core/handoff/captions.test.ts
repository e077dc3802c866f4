import { expect } from "chai";
import fc from "fast-check";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import { planCues, lengthOf, wrapCaption } from "../../../src/core/handoff/plan-cues.ts";
import type { Handoff, TimelineLine } from "../../../src/core/handoff/timeline.ts";
import { writeSrt } from "../../../src/core/handoff/write-captions.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { handoffShots, makeHandoff } from "../../support/values/make-handoff.ts";

function handoffOf(fps: number, items: readonly { length: number; lines: readonly TimelineLine[] }[]) {
  const [gap] = makeHandoff({ cut: [{ shot: "sh030" }] }).items;
  let at = 0;
  const placed = items.map(({ length, lines }) => {
    const item = { ...gap!, at, length, lines };
    at += length;
    return item;
  });
  return { ...makeHandoff(), fps, items: placed, frames: at };
}

const cuesOn = (handoff: Handoff) => runSteps(planCues(handoff));
const said = (start: number, end: number, line = "Wait."): TimelineLine => ({ speaker: "Ada", line, start, end });

describe("captions", () => {
  it("stay in two lines of 42 characters, with every word in its place", () => {
    const word = fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }).map((text) => text.replace(/\s/gu, "x"));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const captions = wrapCaption(words.join(" "));
        expect(captions.flat().join("").replaceAll(" ", "")).to.equal(words.join(""));
        for (const lines of captions) {
          expect(lines.length).to.be.within(1, 2);
          for (const line of lines) expect(lengthOf(line)).to.be.within(1, 42);
        }
      }),
    );
  });

  it("break into lines of about one length", () => {
    expect(wrapCaption("I have seen the water leave the harbour like that once")).to.deep.equal([
      ["I have seen the water leave", "the harbour like that once"],
    ]);
    expect(wrapCaption("")).to.deep.equal([]);
  });

  it("follow trims, and leave out what a trim leaves nothing of", () => {
    const cues = cuesOn(handoffOf(24, [{ length: 24, lines: [said(-1, 0.02), said(-0.5, 0.5), said(0.9, 2)] }]));
    expect(cues.map(({ from, to }) => [from, to])).to.deep.equal([[0, 20]]);
  });

  it("never overlap, never pass the end, and are held to be read where there is room", () => {
    const line = fc.record({
      start: fc.double({ min: -3, max: 9, noNaN: true }),
      last: fc.double({ min: 0, max: 4, noNaN: true }),
    });
    const item = fc.record({ length: fc.integer({ min: 1, max: 200 }), lines: fc.array(line, { maxLength: 5 }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), fc.constantFrom(16, 23.976, 24, 29.97, 60), (items, fps) => {
        const reported = items.map(({ length, lines }) => ({
          length,
          lines: lines.map(({ start, last }) => said(start, start + last)),
        }));
        const handoff = handoffOf(fps, reported);
        let edge = 0;
        for (const { from, to } of cuesOn(handoff)) {
          expect(from).to.be.at.least(edge);
          expect(to).to.be.above(from);
          edge = to;
        }
        expect(edge).to.be.at.most(handoff.frames);
      }),
    );
    const [short] = cuesOn(handoffOf(24, [{ length: 48, lines: [said(0, 0.2)] }]));
    expect(short).to.include({ from: 0, to: 20 });
  });

  it("tell times by the exact rate, past the hour too", () => {
    const hour = { length: 86_314, lines: [] };
    const text = runSteps(writeSrt(handoffOf(23.976, [hour, { length: 24, lines: [said(0, 1, "a --> b {x}")] }])));
    expect(text).to.equal("1\r\n01:00:00,013 --> 01:00:01,014\r\na → b (x}\r\n\r\n");
  });

  it("are those of the shot whose sound is laid, and none where the clip is silent", () => {
    const cuesOf = (entry: CutEntry) => {
      const others = handoffShots.filter((shot) => shot !== entry.shot).map((shot) => ({ shot, out: true }));
      return cuesOn(makeHandoff({ cut: [entry, ...others] }));
    };
    const own = cuesOf({ shot: "sh010" });
    expect(own.map(({ speaker }) => speaker)).to.deep.equal(["Ada", "Ben & Co"]);
    const replacement = { source: "take", shot: "sh010", take: 1, offset: 0.5 } as const;
    const borrowed = cuesOf({ shot: "sh040", pass: "final", audio: replacement });
    expect(borrowed.map(({ speaker }) => speaker)).to.deep.equal(["Ada", "Ben & Co"]);
    expect((borrowed[0]?.from ?? 0) - (own[0]?.from ?? 0)).to.equal(12);
    expect(cuesOf({ shot: "sh010", audio: { source: "none" } })).to.deep.equal([]);
  });
});

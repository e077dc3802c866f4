import { expect } from "chai";
import { divideLine, layOutCaption } from "../../../src/core/animatic/overlay/caption-layout.ts";
import type { TextStyle } from "../../../src/core/animatic/overlay/fit-text.ts";
import { frameOf, type Box, type Frame } from "../../../src/core/animatic/frame.ts";
import {
  layOutAction,
  layOutSignText,
  layOutPills,
  layOutLocationTag,
} from "../../../src/core/animatic/overlay/label-layout.ts";
import { readCard, type ShotCard } from "../../../src/core/animatic/shot-card.ts";
import { layOutSlate } from "../../../src/core/animatic/overlay/slate-layout.ts";
import { blockSubjects } from "../../../src/core/animatic/blocking/block-subjects.ts";
import { openCanvas, type Context2D } from "../../../src/media/animatic/paint/canvas.ts";
import { measureText } from "../../../src/media/animatic/paint/fonts.ts";
import { findInk } from "../../../src/media/animatic/paint/ink-box.ts";
import { noteMissingLetters } from "../../../src/media/animatic/paint/missing-letters.ts";
import { paintSlate } from "../../../src/media/animatic/overlay/paint-slate.ts";
import {
  paintCaption,
  paintFoot,
  paintLettering,
  paintPlaceTag,
} from "../../../src/media/animatic/overlay/paint-words.ts";
import { paintPill } from "../../../src/media/animatic/subjects/name-pill.ts";
import { person, sampleShotlist, spoken } from "../../support/media/sample-takes.ts";

const TEXTS: Readonly<Record<string, string>> = {
  "long words": "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle ".repeat(6),
  "one endless word": "W".repeat(900),
  "many words": "you should have listened to me when there was still time ".repeat(12),
  Chinese: "你好世界，今天天气很好。我们去海边吧！".repeat(12),
  Arabic: "لم يجلس أحد على ذلك الكرسي منذ الشتاء الذي رحلت فيه ".repeat(8),
  Hebrew: "איש לא ישב בכיסא הזה מאז החורף שבו עזבת ".repeat(8),
  emoji: "👩‍👩‍👧‍👦🏳️‍🌈🎬".repeat(60),
  "joined emoji": "👩\u200d".repeat(90),
  zalgo: Array.from("It comes")
    .map((letter) => letter + "\u0301\u0316\u0489\u0332".repeat(20))
    .join("")
    .repeat(4),
  signs: `%{n} \\n $HOME "quoted" 'single' <b>bold</b> & ]]> [[x]] : ; , \u0000 \u202e \r\n`.repeat(4),
  nothing: "",
  blanks: "   \t\n  ",
  "a dot": ".",
};

const FRAMES: readonly (readonly [number, number])[] = [
  [512, 288],
  [288, 512],
  [256, 144],
];
/** Room around the frame in which nothing may be painted. */
const EDGE = 64;

function cardOf(text: string, width: number, height: number): ShotCard {
  const subject = (index: number) => ({ ...person(index), name: text });
  const scene = {
    ...{ action: text, camera: text, text, location: { id: text || "x", description: text } },
    subjects: [subject(0), subject(1), subject(2)],
    dialogue: (["on", "vo", "os"] as const).map((mode, at) => ({
      ...spoken(at, text, [at, at + 1], mode),
      name: text,
    })),
  };
  const card = readCard(
    sampleShotlist({
      width,
      height,
      length: 72,
      scene,
      entry: { id: text || "x", sequence: text || "x", size: text || "x" },
    }),
    1_000_000,
  );
  if (!card) throw new Error("no card");
  return card;
}

/** The box of all that a painter leaves on a sheet larger than the frame, in frame coordinates. */
function paintedBox(frame: Frame, paint: (brush: Context2D) => void): Box | undefined {
  const { canvas, context } = openCanvas(frame.width + 2 * EDGE, frame.height + 2 * EDGE);
  context.translate(EDGE, EDGE);
  paint(context);
  const ink = findInk(context.getImageData(0, 0, canvas.width, canvas.height));
  return ink && { ...ink, x: ink.x - EDGE, y: ink.y - EDGE };
}

function expectInside(painted: Box | undefined, box: Box, what: string, slack = 0): void {
  if (!painted) return;
  expect(painted.x, `${what}: left`).to.be.at.least(Math.floor(box.x) - slack);
  expect(painted.y, `${what}: top`).to.be.at.least(Math.floor(box.y) - slack);
  expect(painted.x + painted.width, `${what}: right`).to.be.at.most(Math.ceil(box.x + box.width) + slack);
  expect(painted.y + painted.height, `${what}: bottom`).to.be.at.most(Math.ceil(box.y + box.height) + slack);
}

describe("words on a frame", () => {
  for (const [name, text] of Object.entries(TEXTS)) {
    it(`stay inside it: ${name}`, () => {
      for (const [width, height] of FRAMES) checkAll(cardOf(text, width, height), frameOf(width, height));
    });
  }
});

function checkAll(card: ShotCard, frame: Frame): void {
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
  const size = `${frame.width}x${frame.height}`;
  const spots = blockSubjects(card.standings, card.framing, frame);
  const slate = layOutSlate(card, frame, measureText);
  expectInside(
    paintedBox(frame, (brush) => paintSlate(brush, card, frame, slate)),
    { ...whole, height: frame.slate },
    `slate ${size}`,
  );
  const tag = layOutLocationTag(card, frame, { measure: measureText, spots });
  expectInside(
    paintedBox(frame, (brush) => paintPlaceTag(brush, tag)),
    whole,
    `place ${size}`,
  );
  expectInside(
    paintedBox(frame, (brush) => paintFoot(brush, frame, layOutAction(card, frame, measureText))),
    whole,
    `action ${size}`,
  );
  const lettering = layOutSignText(card, frame, measureText);
  if (lettering) {
    expectInside(lettering.box, whole, `lettering's plate ${size}`);
    expectInside(
      paintedBox(frame, (brush) => paintLettering(brush, lettering)),
      whole,
      `lettering ${size}`,
    );
  }
  for (const line of card.lines.flatMap((whole) => divideLine(whole, frame, measureText))) {
    const caption = layOutCaption(line, frame, measureText);
    if (!caption) continue;
    expectInside(caption.box, whole, `caption's box ${size}`);
    expectInside(
      paintedBox(frame, (brush) => paintCaption(brush, caption)),
      caption.box,
      `caption ${size}`,
    );
  }
  for (const pill of layOutPills(spots, frame, measureText)) {
    expectInside(pill.box, whole, `pill ${size}`);
    for (const speaking of [false, true])
      expectInside(
        paintedBox(frame, (brush) => paintPill(brush, pill, 0, speaking)),
        pill.box,
        `name ${size}`,
        1,
      );
  }
}

describe("the width of a text", () => {
  it("is its own in each size, face and tracking, however often it is asked for", () => {
    const types: TextStyle[] = [
      { face: "plain", size: 10 },
      { face: "plain", size: 20 },
      { face: "mono", size: 20 },
      { face: "plain", size: 20, tracking: 0.5 },
    ];
    const measured = () => types.map((type) => measureText("Mara waits", type));
    const [small = 0, large = 0, mono = 0, wide = 0] = measured();
    expect(large / small).to.be.closeTo(2, 0.05);
    expect(new Set([small, large, mono, wide]).size).to.equal(4);
    expect(wide - large).to.be.closeTo(10 * 10, 11);
    expect(measured()).to.deep.equal([small, large, mono, wide]);
    expect(measureText("Mara waits, and waits", types[1] ?? { face: "plain", size: 20 })).to.be.above(large);
  });
});

describe("letters that no font has", () => {
  it("are told once, by their script; those that can be drawn are not", () => {
    expect(noteMissingLetters(["Mara", "Νίκος", "Вера", "“naïve” — 100 %", "שלום", "مرحبا"])).to.deep.equal([]);
    const notes = noteMissingLetters(["\u{18b00}\u{18b01}", "Mara"]);
    expect(notes).to.have.length(1);
    expect(notes[0]).to.match(/rare letters/);
  });
});

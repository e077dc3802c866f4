import { expect } from "chai";
import { divideLine, layOutCaption } from "../../../src/core/animatic/overlay/caption-layout.ts";
import { frameOf } from "../../../src/core/animatic/frame.ts";
import { layOutPills, layOutLocationTag } from "../../../src/core/animatic/overlay/label-layout.ts";
import { countExtras } from "../../../src/core/animatic/people-counts.ts";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { frameCount, layOutSlate } from "../../../src/core/animatic/overlay/slate-layout.ts";
import { blockSubjects } from "../../../src/core/animatic/blocking/block-subjects.ts";
import { person, sampleShotlist, spoken, type SampleShot } from "../../support/media/sample-takes.ts";
import type { Measure } from "../../../src/core/animatic/overlay/fit-text.ts";

/** Every letter as wide as six tenths of its size. */
const measure: Measure = (text, type) => Array.from(text).length * type.size * 0.6;
const cardOf = (sample: SampleShot = {}) => {
  const card = readCard(sampleShotlist(sample), 2);
  if (!card) throw new Error("no shot");
  return card;
};

describe("a shot as a card", () => {
  it("reads the frozen document", () => {
    const card = cardOf({ shot: 0, width: 512, height: 288, length: 121, fps: 23.976 });
    expect(card).to.include({
      shot: "sh010",
      sequence: "sq01",
      take: 2,
      seedEnd: "0954",
      placeTitle: "harbour wall",
      action: "She looks up.",
    });
    expect(card).to.include({ length: 121, fps: 23.976, width: 512, height: 288 });
    expect(card.lines.map(({ name, hue }) => [name, hue])).to.deep.equal(
      card.standings.map(({ name, hue }) => [name, hue]),
    );
  });
  it("has stand-ins for a document of another target", () => {
    const list = sampleShotlist();
    const [shot] = list.shots;
    const { scene: _scene, ...entry } = shot ?? {};
    const bare = {
      ...list,
      subjects: {},
      shots: [{ ...entry, subjects: ["mara"], prompt: "A quay. Rain." }],
    } as typeof list;
    expect(readCard(bare, 1)).to.deep.include({ action: "A quay.", lines: [], cameraWords: "static" });
    expect(readCard({ ...list, shots: [] }, 1)).to.equal(undefined);
  });
  it("stays at what is pushed over the floor, and goes with what runs on wheels", () => {
    const waysOf = (id: string, design: string) => {
      const thing = { id, name: id, kind: "prop", speaker_index: -1, design };
      const pusher = { ...person(0), id: "mara", name: "Mara" };
      const scene = { action: `Mara pushes the ${id} across the floor.`, subjects: [pusher, thing] };
      return cardOf({ scene }).standings[0]?.beats.map(({ gesture, way }) => [gesture, way].join(" "));
    };
    expect(waysOf("barrel", "a wooden barrel")).to.deep.equal(["push none"]);
    expect(waysOf("pram", "a black pram")).to.deep.equal(["push across"]);
  });
  it("colours things by their own id, and never by a speaker", () => {
    const prop = { id: "lantern", name: "Lantern", kind: "prop", speaker_index: -1 };
    const [first, second] = ["ep01", "ep02"].map(
      (episode) => cardOf({ scene: { episode, subjects: [prop] } }).standings[0]?.hue,
    );
    expect(first).to.equal(second);
  });
  it("counts the people that words ask for", () => {
    expect(
      [null, "", "a waiter", "two porters", "a few sailors", "a crowd", "12 dancers", "no one"].map(countExtras),
    ).to.deep.equal([0, 0, 1, 2, 3, 7, 7, 0]);
  });
  it("sees the crowd that an action names, and none where it says that there is none", () => {
    const extras = (action: string) => cardOf({ scene: { action } }).extras;
    expect(extras("A crowd with umbrellas pours over the crossing.")).to.equal(7);
    expect(extras("Elif dances. Her guests clap around them.")).to.equal(7);
    expect(extras("She walks home. No commuters are left.")).to.equal(0);
    expect(extras("Ada looks at the crate.")).to.equal(0);
  });
});

describe("the slate", () => {
  const slate = (width: number, height: number, scene: SampleShot["scene"] = {}) =>
    layOutSlate(cardOf({ width, height, scene }), frameOf(width, height), measure);
  it("drops take and seed first, then the frames, then the timecode", () => {
    const broad: Measure = (text, type) => 2.6 * measure(text, type);
    const has = (width: number) => {
      const layout = layOutSlate(cardOf({ width, height: 400 }), frameOf(width, 400), broad);
      return [layout?.take, layout?.frames, layout?.timecode].map((part) => (part ? "x" : "-")).join("");
    };
    const steps = Array.from({ length: 135 }, (_, at) => has(3020 - at * 20));
    expect(new Set(steps)).to.deep.equal(new Set(["xxx", "-xx", "--x", "---"]));
    expect([steps[0], steps.at(-1)]).to.deep.equal(["xxx", "---"]);
  });
  it("keeps its parts apart and inside the frame, however long the words", () => {
    for (const [width, height] of [
      [1344, 768],
      [512, 288],
      [512, 512],
      [512, 896],
      [400, 400],
      [320, 180],
      [300, 800],
    ] as const) {
      const layout = slate(width, height, { camera: "push in ".repeat(40) });
      if (!layout) throw new Error("no slate");
      const { sequence, shot, size, icon, words, take, frames, timecode } = layout;
      const end = (placed: {
        x: number;
        text: string;
        type: { face: "plain" | "strong" | "slanted" | "mono"; size: number };
      }) => placed.x + measure(placed.text, placed.type);
      expect(end(sequence)).to.be.at.most(shot.x);
      expect(end(shot)).to.be.at.most(size.pill.x);
      const tail = Math.min(
        width,
        ...[take, frames, frames?.y === timecode?.y ? timecode : undefined].flatMap((part) => part?.x ?? []),
      );
      expect(words ? end(words) : 0, `${width}x${height}`).to.be.at.most(tail);
      expect(icon ? icon.x + icon.width : 0).to.be.at.most(tail);
      for (const counter of [frames, timecode]) expect(counter ? counter.x % 2 : 0).to.equal(0);
    }
  });
  it("has none where nobody could read it", () => {
    expect(slate(64, 36)).to.equal(undefined);
    expect(slate(2, 2)).to.equal(undefined);
  });
  it("counts frames from one", () => {
    expect([frameCount(0, 144), frameCount(143, 144), frameCount(0, 12345)]).to.deep.equal([
      "0001/0144",
      "0144/0144",
      "00001/12345",
    ]);
  });
});

describe("captions", () => {
  const frame = frameOf(1344, 768);
  const line = (text: string, mode: "on" | "vo" | "os" = "on") =>
    cardOf({ scene: { dialogue: [spoken(0, text, [0, 9], mode)] } }).lines[0];
  const caption = (text: string, mode?: "on" | "vo" | "os") => {
    const first = line(text, mode);
    return first && layOutCaption(first, frame, measure);
  };
  it("mark voices that are not in the picture", () => {
    expect(
      [caption("Hello"), caption("Hello", "vo"), caption("Hello", "os")].map((layout) => layout?.mark?.text),
    ).to.deep.equal([undefined, "V.O.", "O.S."]);
    expect(caption("Hello", "vo")?.lines[0]?.type.face).to.equal("slanted");
  });
  it("stand in the middle with their lower edge above the action", () => {
    const box = caption("Hello there")?.box;
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).to.be.closeTo(672, 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).to.be.closeTo(0.885 * 768, 2);
  });
  it("turn round for words that run from the right", () => {
    const layout = caption("שלום");
    expect(layout?.bar.x).to.be.greaterThan(layout?.box.x ?? 0);
  });
  it("divide a line that three rows cannot hold, and lose no word of it", () => {
    const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
    const long = line(text);
    const parts = long ? divideLine(long, frame, measure) : [];
    expect(parts.length).to.be.greaterThan(1);
    expect(parts.map((part) => part.text).join(" ")).to.equal(text);
    expect([parts[0]?.start, parts.at(-1)?.end]).to.deep.equal([0, 9]);
    for (const part of parts)
      expect(layOutCaption(part, frame, measure)?.lines.some(({ text: row }) => row.includes("…"))).to.equal(false);
  });
  it("leave a short line whole", () => {
    const short = line("Hello");
    expect(short && divideLine(short, frame, measure)).to.deep.equal([short]);
  });
});

describe("labels", () => {
  it("keep the place's words clear of heads and pills, also while the camera moves", () => {
    const scene = {
      subjects: [person(0), person(1)],
      camera: "pan right",
      location: { id: "hall", description: "word ".repeat(30) },
    };
    const card = cardOf({ width: 1344, height: 768, entry: { size: "fs" }, scene });
    const frame = frameOf(1344, 768);
    const spots = blockSubjects(card.standings, card.framing, frame);
    const tag = layOutLocationTag(card, frame, { measure, spots });
    const right = Math.max(...[...tag.title, ...tag.description].map(({ x, text, type }) => x + measure(text, type)));
    const pills = layOutPills(spots, frame, measure);
    expect(right).to.be.lessThan(Math.min(...pills.map(({ box }) => box.x)) - 0.0675 * 1344 + 1e-6);
  });
  it("name nobody who has no name", () => {
    const card = cardOf({ scene: { subjects: [person(0)] } });
    const frame = frameOf(1344, 768);
    const spots = blockSubjects(
      card.standings.map((standing) => ({ ...standing, name: "" })),
      card.framing,
      frame,
    );
    expect(spots.length).to.equal(1);
    expect(layOutPills(spots, frame, measure)).to.deep.equal([]);
  });
  it("put a name beside the head where the slate is too near", () => {
    const card = cardOf({ width: 1344, height: 768, entry: { size: "cu" }, scene: { subjects: [person(0)] } });
    const frame = frameOf(1344, 768);
    const [spot] = blockSubjects(card.standings, card.framing, frame);
    const [pill] = spot ? layOutPills([spot], frame, measure) : [];
    expect(pill?.box.x).to.be.greaterThan((spot?.x ?? 0) + (spot?.head ?? 0) * 0.38);
  });
});

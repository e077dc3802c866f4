import { expect } from "chai";
import { align, type Alignment } from "../../../src/core/align/align.ts";
import { shotLines } from "../../../src/core/align/shot-lines.ts";
import type { WindowRules } from "../../../src/core/align/shot-windows.ts";
import { writeReport } from "../../../src/core/align/report.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { analyzeTexts } from "../../../src/core/analyze/analyze-texts.ts";
import { loudnessOf, saidFrom, type Word } from "../../support/media/recorded-speech.ts";
import { smallSeries } from "../../support/episodes/sample-episodes.ts";

const CONFIG = parseSeries(JSON.stringify(smallSeries));

/** A shot with the lines given; a silent one with the number of its `dur`. */
function shot(id: string, ...said: readonly (string | number)[]): string {
  const lines = said.map((each) => (typeof each === "number" ? `dur: ${each}` : `ADA: ${each}`));
  return [`## ${id}`, "who: ada", ...lines, "Ada waits.", ""].join("\n");
}

const episode = (...shots: readonly string[]) => `= tide  Low Tide\n\n# sq01 quay\n\n${shots.join("\n")}`;

function lineUp(text: string, words: readonly Word[], duration: number, more: Partial<WindowRules> = {}): Alignment {
  const { story, script, problems } = analyzeTexts(text, CONFIG);
  expect(problems).to.deep.equal([]);
  if (!story) throw new Error("the script tells no story");
  const rules = { duration, loudness: loudnessOf(words, duration), ...more };
  return runSteps(align({ text, script, shots: shotLines(story, script, text), words, rules }));
}

const edges = ({ windows }: Alignment) =>
  Object.fromEntries([...windows].map(([id, { from, to }]) => [id, [from, to]] as const));

const said = ({ notes }: Alignment) => notes.map(({ text }) => text);

describe("align", () => {
  it("cuts the pause between two speaking shots, with air around the words", () => {
    const words = [...saidFrom(1, 2, "first thing said"), ...saidFrom(3, 4, "second thing said")];
    const alignment = lineUp(episode(shot("a", "First thing said."), shot("b", "Second thing said.")), words, 6);
    expect(edges(alignment)).to.deep.equal({ a: [0.75, 2.525], b: [2.525, 4.3] });
    expect(said(alignment)).to.deep.equal([]);
  });

  it("cuts where it is quietest, and in the middle of a gap too short to look into", () => {
    const words = [...saidFrom(1, 2, "first thing said"), ...saidFrom(4, 5, "second thing said")];
    const text = episode(shot("a", "First thing said."), shot("b", "Second thing said."));
    const loudness = loudnessOf(words, 6).map((value) => value + 0.05);
    loudness.fill(0, 345, 352);
    expect(edges(lineUp(text, words, 6, { loudness }))["a"]?.[1]).to.be.within(3.45, 3.52);
    const close = [...saidFrom(1, 2, "first thing said"), ...saidFrom(2.1, 3, "second thing said")];
    expect(edges(lineUp(text, close, 6))["a"]).to.deep.equal([0.75, 2.05]);
  });

  it("shares a pause among silent shots by how long they want to be", () => {
    const words = [...saidFrom(1, 2, "first thing said"), ...saidFrom(8.55, 9, "second thing said")];
    const text = episode(shot("a", "First thing said."), shot("s", 1), shot("t", 3), shot("b", "Second thing said."));
    const alignment = lineUp(text, words, 9.1);
    expect(edges(alignment)).to.deep.equal({ a: [0.75, 2.3], s: [2.3, 3.8], t: [3.8, 8.3], b: [8.3, 9.1] });
    expect(said(alignment)).to.deep.equal([]);
  });

  it("leaves silent shots their dur where the pause is too short, and says so", () => {
    const words = [...saidFrom(1, 2, "first thing said"), ...saidFrom(3, 4, "second thing said")];
    const text = episode(
      shot("o", 2),
      shot("a", "First thing said."),
      shot("s", 1),
      shot("b", "Second thing said."),
      shot("t", 1),
    );
    const alignment = lineUp(text, words, 5);
    expect(edges(alignment)).to.deep.equal({ a: [0.75, 2.525], b: [2.525, 4.3] });
    expect(said(alignment)).to.deep.equal([
      "!! o: it keeps its dur and has no window; the pause holds 0.75 s and would have to hold 1.00 s",
      "!! s: it keeps its dur and has no window; the pause holds 0.45 s and would have to hold 1.00 s",
      "!! t: it keeps its dur and has no window; the pause holds 0.70 s and would have to hold 1.00 s",
    ]);
    expect(alignment.text).to.contain("## s\nwho: ada\ndur: 1\n");
  });

  it("lays opening shots backwards from the first word, and closing ones to the end", () => {
    const words = saidFrom(6.25, 7, "only thing said");
    const text = episode(shot("o", 2), shot("p", 3), shot("a", "Only thing said."), shot("t"), shot("u", 5));
    const windows = edges(lineUp(text, words, 11.32));
    expect(windows).to.deep.include({ o: [1, 3], p: [3, 6], a: [6, 7.3] });
    expect(windows["t"]).to.deep.equal([7.3, 8.82]);
    expect(windows["u"]).to.deep.equal([8.82, 11.32]);
  });

  it("guesses a line that was not heard between its neighbours, and says so", () => {
    const words = [...saidFrom(1, 2, "first thing said"), ...saidFrom(6, 7, "third matter told")];
    const text = episode(
      shot("a", "First thing said."),
      shot("m", "Nobody hears these."),
      shot("b", "Third matter told."),
    );
    const alignment = lineUp(text, words, 9);
    const [, guess] = alignment.times;
    expect(guess).to.deep.include({ isGuess: true, start: 2.2, coverage: 0, spoken: "" });
    expect(guess?.end).to.be.closeTo(2.2 + 3 / 2.6, 1e-9);
    expect(said(alignment)).to.deep.equal(['!! m, ada: "Nobody hears these." was not heard: its time is a guess']);
    expect([...alignment.windows.keys()]).to.deep.equal(["a", "m", "b"]);
  });

  it("warns of a line of which too few words were heard", () => {
    const words = saidFrom(1, 2, "first um um um");
    const alignment = lineUp(episode(shot("a", "First of many words.")), words, 3);
    expect(said(alignment)).to.deep.equal(['a, ada: "First of many words.": only 25% of its words were heard']);
    expect(alignment.times[0]).to.include({ coverage: 0.25, spoken: "first" });
  });

  it("says when shots run into each other, and still gives each a window", () => {
    const words = [...saidFrom(1, 2, "one breath"), ...saidFrom(1.8, 1.9, "two shots")];
    const alignment = lineUp(episode(shot("a", "One breath."), shot("b", "Two shots.")), words, 3);
    expect(edges(alignment)).to.deep.equal({ a: [0.75, 1.9], b: [1.9, 2.2] });
    expect(said(alignment)[0]).to.match(/^!! b begins 0\.20 s before a ends/);
    const breath = lineUp(
      episode(shot("a", "One breath."), shot("b", "Two shots.")),
      saidFrom(1, 3, "one breath two shots"),
      4,
    );
    expect(edges(breath)).to.deep.equal({ a: [0.75, 2], b: [2, 3.3] });
    expect(said(breath)).to.deep.equal([]);
  });

  it("hears lines that were read in another order once, and guesses the others", () => {
    const words = [...saidFrom(1, 2, "second thing to be said"), ...saidFrom(3, 4, "first words")];
    const alignment = lineUp(episode(shot("a", "First words."), shot("b", "Second thing to be said.")), words, 5);
    expect(alignment.times.map(({ isGuess }) => isGuess)).to.deep.equal([true, false]);
    const [a = [], b = []] = Object.values(edges(alignment));
    expect(a[1]).to.equal(b[0]);
    expect((a[1] ?? 0) > (a[0] ?? 0)).to.equal(true);
  });

  it("warns of a window that is long for one render", () => {
    const words = [...saidFrom(1, 6, "on and on"), ...saidFrom(7, 12, "and on and on")];
    const alignment = lineUp(episode(shot("a", "On and on and on and on.")), words, 13);
    expect(said(alignment)).to.deep.equal(["a: 11.55 s is long for one render: think of a cut in it"]);
  });

  it("places nothing when nothing was heard or nobody speaks", () => {
    const text = episode(shot("a", "First thing said."));
    for (const words of [[], saidFrom(0, 1, "quite other talk")]) {
      const alignment = lineUp(text, words, 3);
      expect(alignment).to.include({ isUnmatched: true, text });
      expect(alignment.windows.size).to.equal(0);
    }
    expect(said(lineUp(episode(shot("s", 2)), saidFrom(0, 1, "talk"), 3))[0]).to.contain("nobody speaks");
  });

  it("lengthens a window to what its target makes where the pause has room", () => {
    const words = [
      ...saidFrom(1, 2, "first thing said"),
      ...saidFrom(5, 6, "second thing said"),
      ...saidFrom(7, 8, "third"),
    ];
    const text = episode(
      shot("a", "First thing said."),
      shot("s", 1),
      shot("b", "Second thing said."),
      shot("c", "Third."),
    );
    const snapped = (_: string, { from, to }: { from: number; to: number }) => Math.ceil(to - from);
    const alignment = lineUp(text, words, 8.5, { snapped });
    expect(edges(alignment)).to.deep.equal({ a: [0.75, 2.75], s: [2.75, 4.75], b: [4.75, 6.75], c: [6.75, 8.3] });
    const tight = (_: string, { from, to }: { from: number; to: number }) => to - from + 2;
    expect(edges(lineUp(text, words, 8.5, { snapped: tight }))["a"]).to.deep.equal([0.75, 2.3]);
  });

  it("is at rest: a script that is lined up already stays as it is", () => {
    const words = [...saidFrom(4, 5, "first thing said"), ...saidFrom(9, 10, "second thing said")];
    const text = episode(
      shot("o", 2.5),
      shot("a", "First thing said."),
      shot("s", 1),
      shot("t", 2),
      shot("b", "Second thing said."),
    );
    const once = lineUp(text, words, 11);
    const twice = lineUp(once.text, words, 11);
    expect(once.text).to.contain(
      "## o\naudio: 1.250-3.750\nwho: ada\n// dur: 2.5 (set aside: the recording tells the length)\n",
    );
    expect(twice.text).to.equal(once.text);
    expect(edges(twice)).to.deep.equal(edges(once));
  });

  it("gives a shot its dur back when a later recording leaves it no room", () => {
    const text = episode(shot("a", "First thing said."), shot("s", 1), shot("b", "Second thing said."));
    const wide = [...saidFrom(1, 2, "first thing said"), ...saidFrom(5, 6, "second thing said")];
    const once = lineUp(text, wide, 7);
    expect(once.text).to.contain("## s\naudio:");
    const narrow = [...saidFrom(1, 2, "first thing said"), ...saidFrom(3, 4, "second thing said")];
    expect(lineUp(once.text, narrow, 5).text).to.contain("## s\nwho: ada\ndur: 1\n");
  });

  it("tells all of it on a page that no line of a script can break", () => {
    const words = saidFrom(1, 2, "über | alles zoë");
    const alignment = lineUp(episode(shot("a", "Über | alles, Zoë."), shot("t", 9)), words, 2.5);
    const frames = () => ({ asked: 37, rendered: 41, fps: 24 });
    const facts = { title: "tide, Low Tide", recording: "audio/read.wav", duration: 2.5, words: 3, frames };
    const page = writeReport(alignment, facts);
    expect(page).to.contain(
      "- recording: audio/read.wav, 2.500 s, 3 words heard\n- the picture starts at 0.750 s of it",
    );
    expect(page).to.contain("| a | 0.750-2.300 | 1.550 s | 37, rendered 41 (1.708 s) | 1.00-2.00 | 100% |");
    expect(page).to.contain("| t | keeps its dur |  |  |  |  |");
    expect(page).to.contain("| a | ada | 1.00 | 2.00 | 100% | Über \\| alles, Zoë. |");
  });
});

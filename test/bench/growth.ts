// Reading grows with what is read: texts made to be slow, twice as long; and lint beside the parsing of the same script.
import { lintStory } from "../../src/core/lint/lint-story.ts";
import { planEpisode } from "../../src/core/import/plan-episode.ts";
import { parseFountain } from "../../src/core/import/parse-fountain.ts";
import { parseScript } from "../../src/core/script/parse.ts";
import { parseSeries } from "../../src/core/series/parse-series.ts";
import { slowLines, slowProse, slowScreenplays } from "../support/episodes/slow-texts.ts";
import { medianOf, type Measure } from "./measure.ts";
import { analyzeStory } from "../../src/core/analyze/analyze-texts.ts";

const RUNS = 7;
const SHOTS = 1000;
/** Twice the text in twice the time, and half a time more for what a run has of its own. */
const GROWTH = { atMost: 2.5 };

const CONFIG = {
  series: { id: "s", title: "S" },
  style: { look: "Ink and wash." },
  subjects: {
    mara: { name: "Mara", design: "A tall woman." },
    tomas: { name: "Tomas", design: "A deck hand." },
  },
  locations: { pier: { description: "A pier." } },
};

export async function benchGrowth(): Promise<Measure[]> {
  return [
    await growthOf("slow lines of a script", 1_000_000, (length) => {
      for (const text of slowLines(length))
        parseScript(`= e\n# s pier\n## a\n${text}\nA ${text}\n${text}:x\n= ${text}x`);
    }),
    await growthOf("lint of slow prose", 200_000, (count) => {
      for (const text of slowProse(count)) report(`= e\n# s pier\n## a\n${text}`);
    }),
    await growthOf("slow screenplays", 30_000, (length) => {
      for (const { text } of slowScreenplays(length)) planEpisode(parseFountain(text).screenplay, "ep01");
    }),
    ...(await growthOfHostile()),
    await lintBesideParsing(),
  ];
}

/** Scripts in which each shot has something wrong, or silences something. */
const HOSTILE: Readonly<Record<string, (shot: number) => string>> = {
  "shots of one id": () => "## a\nWaves.",
  "shots that each silence a rule": (n) => `## s${n}\n// lint: off jump-cut\nMara waits.`,
  "shots of a profile that is not there": (n) => `## s${n}\nprofile: x\nWaves.`,
  "sequences without a shot": (n) => `# s${n} pier`,
};

async function growthOfHostile(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [what, shot] of Object.entries(HOSTILE)) {
    const read = (count: number) =>
      void report(`= e\n# s pier\n${Array.from({ length: count }, (_, n) => shot(n)).join("\n")}`);
    measures.push(await growthOf(what, 4000, read));
  }
  return measures;
}

async function growthOf(name: string, length: number, read: (length: number) => void): Promise<Measure> {
  const once = await medianOf(RUNS, () => read(length));
  const twice = await medianOf(RUNS, () => read(2 * length));
  return { name: `${name}, twice as long`, value: twice / once, unit: "times", goal: GROWTH };
}

async function lintBesideParsing(): Promise<Measure> {
  const text = `= e\n# sq01 pier\n${Array.from({ length: SHOTS }, (_, n) => shot(n)).join("\n")}`;
  const { script, series, story, problems } = report(text);
  const [problem] = problems;
  if (problem || !story) throw new Error(problem?.message ?? "the bench's own script tells no story");
  const reported = { script, story, series, lineWarnings: [], problems: [] };
  const lint = await medianOf(RUNS, () => lintStory(reported));
  const parse = await medianOf(RUNS, () => parseScript(text));
  const name = `lint of ${SHOTS} shots, against parsing them`;
  return { name, value: lint / parse, unit: "times", goal: { atMost: 1 } };
}

function report(text: string) {
  const script = parseScript(text);
  const { series } = parseSeries(JSON.stringify(CONFIG));
  if (!series) throw new Error("the bench's own config cannot be read");
  return { script, series, ...analyzeStory(script, series) };
}

function shot(n: number): string {
  return (
    `## s${n}\nwho: mara, tomas\nsize: ${n % 2 ? "ws" : "cu"}\ndur: 4\nMara crosses the wet pier number ${n} ` +
    `and looks back at the lights of the town. Tomas follows her, slowly, one hand on the rail.\nMARA: We go.\nTOMAS: Now.\n`
  );
}

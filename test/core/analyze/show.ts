// A small show to tell stories with.
import { parseScript } from "../../../src/core/script/parse.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import type { Series } from "../../../src/core/series/series.ts";
import type { Story, StoryShot } from "../../../src/contracts/files/story.ts";
import type { AnalyzedStory } from "../../../src/core/analyze/analyzed-texts.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

const CONFIG = {
  series: { id: "nf", title: "Night Ferry" },
  style: { look: "Ink and wash." },
  subjects: {
    mara: { name: "Mara", design: "A tall woman.", sheet: "refs/mara.png" },
    mara_wet: { of: "mara", design: "Soaked." },
    mara_old: { of: "mara", design: "Grey." },
    tomas: { name: "Tomas", design: "A deck hand." },
    narrator: { name: "The Narrator", voice: "warm" },
    lamp: { kind: "prop", name: "Lamp", design: "Brass." },
    rumour: { kind: "prop", name: "Rumour", voice: "hushed" },
  },
  locations: { pier: { description: "A pier." }, pier_low: { description: "Low.", of: "pier" } },
  profiles: { night: { steps: 12 } },
};

export function show(changes: object = {}): Series {
  const { series, problems } = parseSeries(JSON.stringify({ ...CONFIG, ...changes }));
  if (!series) throw new Error(problems[0]?.message);
  return series;
}

export function analyze(lines: readonly string[]): AnalyzedStory {
  return analyzeStory(parseScript(lines.join("\n")), show());
}

/** Tells a story that has to be right. */
export function storyOf(lines: readonly string[]): Story {
  const { story, problems } = analyze(lines);
  if (!story) throw new Error(problems[0]?.message);
  return story;
}

export const HEAD = ["= ep01 The Last Ferry", "# sq01 pier", "## sh010"];

/** The only shot of a script; its own lines begin on line 4. */
export function shotOf(...lines: string[]): StoryShot {
  const shot = storyOf([...HEAD, ...lines]).sequences[0]?.shots[0];
  if (!shot) throw new Error("no shot was told");
  return shot;
}

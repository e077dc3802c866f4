// The show that the rules' examples are told of: people, a variant, a group, a role, things that are also verbs, a vehicle.
import { parseScript } from "../../../src/core/script/parse.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import type { Series } from "../../../src/core/series/series.ts";
import type { AnalyzedStory } from "../../../src/core/analyze/analyzed-texts.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

const CONFIG = {
  series: { id: "nf", title: "Night Ferry" },
  audio: { mode: "generate", track: "audio/mix.wav" },
  style: { look: "Ink and wash." },
  subjects: {
    mara: { name: "Mara", design: "A tall woman.", sheet: "refs/mara.png", voice_sample: "audio/mara.wav" },
    mara_wet: { of: "mara", design: "Soaked." },
    tomas: { name: "Tomas", design: "A deck hand." },
    rose: { name: "Rose", design: "A cook." },
    guard: { name: "the guard", design: "A guard in grey." },
    dancers: { name: "Dancers", design: "Three dancers in red.", members: 3 },
    narrator: { name: "The Narrator", voice: "warm" },
    lamp: { kind: "prop", name: "the brass lamp", design: "Brass.", sheet: "refs/lamp.png" },
    watch: { kind: "prop", name: "watch", design: "Silver." },
    boat: { kind: "vehicle", name: "the Marigold", design: "A ferry." },
  },
  locations: {
    pier: { description: "A pier.", plate: "refs/pier.png" },
    pier_low: { description: "Low.", of: "pier" },
  },
};

/** The show on a target, or on the machine's default. */
export function lintShow(target?: string): Series {
  const { series, problems } = parseSeries(
    JSON.stringify({ ...CONFIG, series: { ...CONFIG.series, ...(target !== undefined && { target }) } }),
  );
  if (!series) throw new Error(problems[0]?.message);
  return series;
}

/** Lines that stand above an example's first one. */
export const ABOVE = ["= ep01 Test", "# sq01 pier"];

export function analyzeLines(lines: readonly string[], series: Series = lintShow()): AnalyzedStory {
  return analyzeStory(parseScript([...ABOVE, ...lines].join("\n")), series);
}

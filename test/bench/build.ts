// A full build, from the two texts to the text of every file: 1,000 shots, three targets, both passes.
// The baseline reads and writes the same shot lists as JSON, which any build has to do once.
import { PROMPT_COMPILERS as compilers } from "../../src/core/compile/prompt-compilers.ts";
import { PASSES } from "../../src/contracts/schema.ts";
import { buildPass } from "../../src/core/compile/build-pass.ts";
import { buildOutputs } from "../../src/core/compile/outputs.ts";
import { parseSeries } from "../../src/core/series/parse-series.ts";
import { analyzeTexts } from "../../src/core/analyze/analyze-texts.ts";
import { machineDefault, registry } from "../support/servers/shipped-targets.ts";
import { medianOf, type Measure } from "./measure.ts";

const SHOTS = 1000;
const SHOTS_A_SEQUENCE = 20;
const TARGETS = ["minimax_h3_ref2va", "ltx2", "wan22_vace"];
const RUNS = 7;

export async function benchBuild(): Promise<Measure[]> {
  const script = longScript();
  const build = () => TARGETS.flatMap((target) => builtTexts(script, target));
  const texts = build();
  const whole = await medianOf(RUNS, build);
  const least = await medianOf(RUNS, () => texts.forEach((text) => JSON.stringify(JSON.parse(text), null, 2)));
  const name = `build ${SHOTS} shots for ${TARGETS.length} targets in both passes`;
  return [
    { name, value: whole, unit: "ms", goal: { atMost: 1000 } },
    { name: "  against reading and writing its JSON", value: whole / least, unit: "times", goal: { atMost: 12 } },
  ];
}

/** The texts of all files of both passes, read and told anew as the studio does: linted, with what the script silences left out. */
function builtTexts(text: string, target: string): string[] {
  const { story, series, script, problems } = analyzeTexts(text, parseSeries(JSON.stringify(configFor(target))));
  if (!story || !series) throw new Error(problems[0]?.message ?? "the bench's own show tells no story");
  return PASSES.flatMap((pass) => {
    const built = buildPass({ story, series, script, registry, compilers, pass, machineDefault, configFolder: "" });
    if (built.problems.length > 0) throw new Error(built.problems[0]?.message);
    return [...buildOutputs({ story, registry }, built).files.values()];
  });
}

function configFor(target: string): object {
  const person = (name: string) => ({ name, design: `${name}, in a long grey coat`, sheet: `refs/${name}.png` });
  return {
    series: { id: "long", title: "Long", width: 1280, height: 704, target },
    style: { look: "Ink and wash on rough paper" },
    subjects: { ada: person("Ada"), ben: { ...person("Ben"), voice: "a dry voice" }, cyd: person("Cyd") },
    locations: { pier: { description: "A stone pier in fog", plate: "refs/pier.png" } },
  };
}

function longScript(): string {
  const lines = ["= long01  A long episode", "// lint: off jump-cut", ""];
  for (let shot = 0; shot < SHOTS; shot++) {
    if (shot % SHOTS_A_SEQUENCE === 0) lines.push(`# sq${shot / SHOTS_A_SEQUENCE} pier`, "");
    lines.push(
      `## sh${shot}`,
      "who: ada, ben",
      `size: ${shot % 2 === 0 ? "cu" : "ws"}`,
      "dur: auto",
      "camera: pushes in slowly",
      `sound: surf, gulls and the ${shot}th bell of the night`,
      `Ada counts to ${shot} and turns to the harbour, where the fog has begun to lift.`,
      `ADA (quietly): That makes ${shot} boats, and not one of them came back.`,
      "BEN: Then we wait for the next.",
      "",
    );
  }
  return lines.join("\n");
}

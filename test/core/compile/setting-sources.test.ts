// Which layer each setting of a shot comes from, and the line that says so: docs/http.md "Rendering", rule 8. Every layer says
// something else, so what the build renders with names its layer too.
import { expect } from "chai";
import type { Pass } from "../../../src/contracts/schema.ts";
import { prepareBuild } from "../../../src/core/compile/build-context.ts";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { settingSources } from "../../../src/core/compile/setting-sources.ts";
import { resolveTarget } from "../../../src/core/targets/registry.ts";
import { entryOf, inputOf } from "./build-show.ts";
import { shotsOf } from "../../../src/core/story/story-shots.ts";
import type { BuildLayer } from "../../../src/core/lib/layers.ts";
import { lorasOf } from "../../../src/core/compile/setting-layers.ts";

const KEYS = ["model", "lora", "steps"] as const;
type Key = (typeof KEYS)[number];

/** Strongest first: docs/format.md "Precedence". */
const LAYERS = ["shot", "shot profile", "sequence", "sequence profile", "proxy", "series"] as const;
type Layer = (typeof LAYERS)[number];

/** The layers that say something, and of what; `all` is every key. */
type Set = Readonly<Partial<Record<Layer, "all" | readonly Key[]>>>;

const stepsOf = (layer: Layer) => LAYERS.indexOf(layer) + 10;
const valueOf = (layer: Layer, key: Key) =>
  ({ model: `${layer}.safetensors`, lora: layer.replace(" ", "-"), steps: stepsOf(layer) })[key];

function saidBy(set: Set, layer: Layer): Record<string, string | number> {
  const keys = set[layer] === "all" ? KEYS : (set[layer] ?? []);
  return Object.fromEntries(keys.map((key) => [key, valueOf(layer, key)]));
}

const linesOf = (set: Set, layer: Layer) =>
  Object.entries(saidBy(set, layer)).map(([key, value]) => `${key}: ${value}`);
const inProfile = ({ lora, ...rest }: Record<string, string | number>) => ({ ...rest, ...(lora && { loras: [lora] }) });

function scriptOf(set: Set): string {
  const profile = (layer: Layer, name: string) => (set[layer] ? [`profile: ${name}`] : []);
  return [
    "= e E",
    "# s pier",
    ...profile("sequence profile", "far"),
    ...linesOf(set, "sequence"),
    "## a",
    ...profile("shot profile", "near"),
    ...linesOf(set, "shot"),
    "dur: 1",
    "Rain.",
  ].join("\n");
}

interface SettingCase {
  readonly pass?: Pass;
  readonly series?: object;
  readonly proxy?: object;
  /** The target that the shot is rendered on; the show's own when it is left out. */
  readonly on?: string;
}

function openShow(set: Set, { pass = "final", series = {}, proxy = {} }: SettingCase) {
  const text = scriptOf(set);
  const near = inProfile(saidBy(set, "shot profile"));
  const far = inProfile(saidBy(set, "sequence profile"));
  const config = {
    series: { id: "s", title: "S", ...saidBy(set, "series"), ...series },
    proxy: { ...saidBy(set, "proxy"), ...proxy },
    profiles: { near, far },
  };
  return { text, input: inputOf(text, { pass, config }) };
}

function sourcesIn(set: Set, asked: SettingCase = {}) {
  const { text, input } = openShow(set, asked);
  const context = prepareBuild(input);
  const named = asked.on === undefined ? undefined : resolveTarget(input.registry, asked.on, "video");
  const target = named?.ok ? named.value : context.defaultTarget.target;
  const [placed] = shotsOf(input.story);
  const sources = settingSources(context, placed!, target);
  const lines = text.split("\n");
  const reported = (key: keyof typeof sources) => {
    const { source, line } = sources[key];
    return line === undefined ? source : `${source}: ${lines[line - 1]}`;
  };
  return { model: reported("model"), lora: reported("loras"), steps: reported("steps"), size: reported("size") };
}

/** What the first shot of a show is rendered with on the show's own target. */
function renderedWith(set: Set, asked: SettingCase) {
  const built = buildPass(openShow(set, asked).input);
  const entry = entryOf(built, "a");
  const { defaults } = [...built.shotlists.values()][0]!;
  return {
    model: entry.model ?? defaults.model,
    lora: lorasOf(defaults, entry)[0]?.name ?? null,
    steps: entry.steps ?? defaults.steps,
  };
}

/** The line that a layer of the script says a key on. */
function lineOf(layer: BuildLayer, key: Key): string {
  if (layer === "shot" || layer === "sequence") return `${layer}: ${key}: ${valueOf(layer, key)}`;
  if (layer === "shot profile") return `${layer}: profile: near`;
  return layer === "sequence profile" ? `${layer}: profile: far` : layer;
}

describe("where the settings of a shot come from", () => {
  const table: readonly [string, Set, SettingCase, Partial<ReturnType<typeof sourcesIn>>][] = [
    ["nothing is set", {}, {}, { model: "preset", lora: "preset", steps: "preset", size: "preset" }],
    ["a shot line", { shot: ["steps"] }, {}, { model: "preset", lora: "preset", steps: "shot: steps: 10" }],
    [
      "a shot's profile, and a line of the shot over one of its keys",
      { shot: ["lora"], "shot profile": "all" },
      {},
      { model: "shot profile: profile: near", lora: "shot: lora: shot", steps: "shot profile: profile: near" },
    ],
    [
      "a sequence line over the sequence's profile",
      { sequence: ["model"], "sequence profile": "all" },
      {},
      { model: "sequence: model: sequence.safetensors", steps: "sequence profile: profile: far" },
    ],
    [
      "a shot's profile over a sequence line",
      { "shot profile": ["steps"], sequence: "all" },
      {},
      { steps: "shot profile: profile: near", lora: "sequence: lora: sequence" },
    ],
    ["the series block", { series: "all" }, {}, { model: "series", lora: "series", steps: "series", size: "preset" }],
    [
      "the series block, in the proxy: it shares its model alone",
      { series: "all" },
      { pass: "proxy" },
      { model: "series", lora: "preset", steps: "preset" },
    ],
    [
      "the proxy's block",
      { series: "all", proxy: "all" },
      { pass: "proxy" },
      { model: "proxy", lora: "proxy", steps: "proxy" },
    ],
    [
      "the proxy's block, in the final pass",
      { proxy: "all" },
      {},
      { model: "preset", lora: "preset", steps: "preset" },
    ],
    [
      "another target, asked for by a request: the block is the show's own target's",
      { series: "all", sequence: ["steps"] },
      { on: "wan22_ti2v" },
      { model: "preset", lora: "preset", steps: "sequence: steps: 12" },
    ],
    [
      "steps of the script and the series, on a target that takes its own",
      { shot: ["steps"], series: ["steps"] },
      { series: { target: "ltx2" } },
      { steps: "preset" },
    ],
    ["a size of the series", {}, { series: { width: 640, height: 352 } }, { size: "series" }],
    [
      "a size of the series, in the proxy: it takes the shape only",
      {},
      { pass: "proxy", series: { width: 640, height: 352 } },
      { size: "preset" },
    ],
    ["a size of the proxy", {}, { pass: "proxy", proxy: { width: 320, height: 176 } }, { size: "proxy" }],
    [
      "a size of the series, on a target that it was not written for and that keeps its own",
      {},
      { on: "wan22_ti2v", series: { width: 640, height: 352 } },
      { size: "preset" },
    ],
    [
      "a size of the series, on a target that renders at the show's",
      {},
      { on: "minimax_h3_ref2va", series: { width: 640, height: 352 } },
      { size: "series" },
    ],
  ];
  for (const [what, set, asked, expected] of table) {
    it(what, () => expect(sourcesIn(set, asked)).to.include(expected));
  }

  it("the slate: a shot's line over the sequence's over the config's", () => {
    const slateIn = (header: string, line: string, animatic = {}) => {
      const text = ["= e E", "# s pier", header, "## a", line, "dur: 1", "Rain."].filter(Boolean).join("\n");
      const context = prepareBuild(inputOf(text, { config: { series: { id: "s", title: "S" }, animatic } }));
      const [placed] = shotsOf(context.story);
      const { source, line: at } = settingSources(context, placed!, context.defaultTarget.target).slate;
      return at === undefined ? source : `${source}: ${text.split("\n")[at - 1]}`;
    };
    const config = { slate: "captions" };
    expect(slateIn("", "")).to.equal("preset");
    expect(slateIn("", "animatic: pose sit", config)).to.equal("series");
    expect(slateIn("animatic: slate full", "animatic: pose sit", config)).to.equal("sequence: animatic: slate full");
    expect(slateIn("animatic: slate full", "animatic: slate clean")).to.equal("shot: animatic: slate clean");
  });

  for (const pass of ["final", "proxy"] as const) {
    it(`is the strongest layer that says something, and that is what is rendered: every combination, ${pass}`, () => {
      for (let bits = 0; bits < 2 ** LAYERS.length; bits++) {
        const layers = LAYERS.filter((_, index) => bits & (2 ** index));
        const set = Object.fromEntries(layers.map((layer) => [layer, "all"] as const));
        const [sources, rendered] = [sourcesIn(set, { pass }), renderedWith(set, { pass })];
        for (const key of KEYS) {
          const counts = (layer: Layer) =>
            layer === "proxy" ? pass === "proxy" : layer !== "series" || pass === "final" || key === "model";
          const strongest = layers.find(counts);
          expect(sources[key], `${layers.join(", ")}: ${key}`).to.equal(strongest ? lineOf(strongest, key) : "preset");
          expect(rendered[key], `${layers.join(", ")}: ${key}`).to.equal(strongest ? valueOf(strongest, key) : null);
        }
      }
    });
  }
});

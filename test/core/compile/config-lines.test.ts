import { expect } from "chai";
import { build, HEAD } from "./build-show.ts";

const SHOT = "## sh010\ndur: 2\nRain.\n";
const REST = `"style": { "look": "Ink." }, "subjects": { "mara": { "name": "Mara", "design": "tall" } }, "locations": { "pier": { "description": "A pier" } }`;

/** `line: message` of everything that is said about the config. */
function aboutConfig(series: string, pass: "final" | "proxy" = "final"): string[] {
  const { problems, warnings } = build(HEAD + SHOT, { series, pass });
  return [...problems, ...warnings].flatMap(({ file, line, message }) =>
    file === "series" ? [`${line}: ${message}`] : [],
  );
}

describe("what a build says about the config", () => {
  it("stands at the target that is not there", () => {
    const series = `{ "series": {\n  "id": "s",\n  "target": "nope" },\n${REST} }`;
    expect(aboutConfig(series)).to.have.length(1);
    expect(aboutConfig(series)[0]).to.match(/^3: series.target: there is no target "nope"/);
  });
  it("stands at a target of references that is of another kind, and only doubts one that is not known here", () => {
    const withRefs = (refs: string) => `{ "series": { "id": "s" },\n"refs": {\n${refs} },\n${REST} }`;
    const reported = (refs: string) => {
      const { problems, warnings } = build(HEAD + SHOT, { series: withRefs(refs) });
      const say = ({ line, message }: { line: number | null; message: string }) =>
        `${line}: ${message.split(":")[0]}: ${message.split(": ")[1]}`;
      return { problems: problems.map(say), warnings: warnings.filter(({ file }) => file === "series").map(say) };
    };
    expect(
      reported(`"target": "krea2",\n"keyframe_target": "img_9b_edit",\n"voice_target": "aud_voice"`),
    ).to.deep.equal({
      problems: [],
      warnings: [],
    });
    expect(reported(`"target": "ltx2",\n"voice_target": "krea2"`).problems).to.deep.equal([
      "3: refs.target: ltx2 is a video target, not an image target",
      "4: refs.voice_target: krea2 is an image target, not an audio target",
    ]);
    expect(reported(`\n"keyframe_target": "ltx2_voice"`).problems).to.deep.equal([
      "4: refs.keyframe_target: ltx2_voice is an audio target, not an image target",
    ]);
    expect(reported(`"target": "old_painter"`)).to.deep.equal({
      problems: [],
      warnings: ['3: refs.target: there is no target "old_painter" for image'],
    });
  });
  it("stands at the size of the pass", () => {
    const series = `{ "series": { "id": "s",\n  "target": "minimax_h3_ref2va" },\n "proxy": {\n  "width": 1001,\n "height": 600 },\n${REST} }`;
    expect(aboutConfig(series, "proxy")[0]).to.match(/^4: minimax_h3_ref2va, proxy pass: /);
    expect(aboutConfig(series)).to.deep.equal([]);
  });
  it("stands at the steps that a target does not take", () => {
    const series = `{ "series": { "id": "s", "target": "ltx2",\n\n  "steps": 20 },\n${REST} }`;
    expect(aboutConfig(series)).to.deep.equal([
      "3: series.steps is 20, and ltx2 always takes its own 8 steps: they are not used",
    ]);
  });
});

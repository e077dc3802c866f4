import { expect } from "chai";
import { lineOfNote } from "../../../src/core/issues/script-line.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import type { Take } from "../../../src/core/takes/take.ts";

const SCRIPT = `= tide  Low Tide

# sq01 quay

## sh010
size: ms
dur: 8
OTTO: The tide is wrong, and nobody here will ever tell us why it is.
MIRA: So are you.
`;

function shotOf(text: string) {
  const [shot] = parseScript(text).sequences.flatMap(({ shots }) => shots);
  if (!shot) throw new Error("the script has no shot");
  return shot;
}

const take = { record: { fps: 24, frames: 192 } } as unknown as Take;
const lineAt = (seconds: number, pace: "slow" | "normal" | "fast", text = SCRIPT) =>
  lineOfNote(shotOf(text), { frame: seconds * 24, take }, pace);

describe("the line of the script that a note speaks of", () => {
  it("is the one that is said at its frame, else the shot's heading", () => {
    expect([lineAt(1, "normal"), lineAt(7.9, "normal")]).to.deep.equal([8, 5]);
    expect(lineOfNote(shotOf(SCRIPT), { frame: undefined, take }, "normal")).to.equal(5);
    expect(lineOfNote(shotOf(SCRIPT), { frame: 24, take: undefined }, "normal")).to.equal(5);
  });

  it("is timed at the series' pace, and at the shot's own before that", () => {
    const spoken = [3.4, 3.8, 4.2, 4.6, 5, 5.4];
    const atPace = (pace: "slow" | "fast", text?: string) => spoken.map((seconds) => lineAt(seconds, pace, text));
    expect(atPace("slow")).not.to.deep.equal(atPace("fast"));
    const own = SCRIPT.replace("size: ms", "pace: fast");
    expect(atPace("slow", own)).to.deep.equal(atPace("fast"));
  });
});

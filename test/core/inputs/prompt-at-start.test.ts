import { expect } from "chai";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import type { PlannedInput } from "../../../src/core/inputs/plan-inputs.ts";
import { promptAtStart } from "../../../src/core/inputs/prompt-at-start.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const target = (id: string) => shipped.files.find((file) => file.id === id) as VideoTarget;
const length = { frames: 107, fps: 24 };
const slot = (number: number): PlannedInput => ({
  name: "ref_images",
  isListed: true,
  role: "subject",
  slot: number,
  source: { is: "grey" },
});
const keyframe = (role: "first" | "last"): PlannedInput => ({
  name: `${role}_frame`,
  isListed: false,
  role,
  source: { is: "keyframe", file: "/x.png" },
});

describe("a prompt when its take starts", () => {
  describe("with numbered pictures", () => {
    const h3 = target("minimax_h3_ref2va");
    const prompt = ["<Picture 1> is Mara", "<Picture 3> is Joss", "the yard of <Picture 4>", "<Picture 9>"];

    it("names pictures by their place among those that are given", () => {
      expect(promptAtStart(prompt, h3, [slot(1), slot(3), slot(4)], length)).to.deep.equal([
        "<Picture 1> is Mara",
        "<Picture 2> is Joss",
        "the yard of <Picture 3>",
        "<Picture 9>",
      ]);
    });
    it("stays as it is when every slot is filled", () => {
      expect(promptAtStart(prompt, h3, [1, 2, 3, 4].map(slot), length)).to.deep.equal(prompt);
    });
  });

  describe("of a model that is told where keyframes lie", () => {
    const fl = target("minimax_h3_fl2va");
    const prompt =
      "integrated_multimodal_description: [Shot 1] A quay.\n\noverall_soundscape: Rain.\n\nnon_diegetic_music: N/A";
    const at = (...inputs: PlannedInput[]) => promptAtStart(prompt, fl, inputs, length) as string;

    it("places the first frame at the start", () => {
      const [line, description] = at(keyframe("first")).split("\n\n");
      expect(line).to.equal(
        "For the target video, at 0.00 seconds into the target video, <Picture 1> (from [Shot 1]) is fully referenced.",
      );
      expect(description).to.match(/A quay\. The shot opens exactly as <Picture 1> shows it\.$/);
    });
    it("places the last frame at the end, in seconds", () => {
      expect(at(keyframe("last"))).to.match(
        /^How .* <Picture 1> \(from \[Shot 1\]\) aligns with the 4\.46-second mark/,
      );
    });
    it("places both", () => {
      expect(at(keyframe("first"), keyframe("last"))).to.match(
        /Picture 1 \(from Shot 1\) aligns with the 0\.00-second mark of the target video; Picture 2 .* 4\.46-second mark/,
      );
    });
    it("is the same when it is done twice, and follows what is there now", () => {
      const once = at(keyframe("first"));
      expect(promptAtStart(once, fl, [keyframe("first")], length)).to.equal(once);
      expect(promptAtStart(once, fl, [], length)).to.equal(prompt);
      expect(promptAtStart(once, fl, [keyframe("last")], length)).to.equal(at(keyframe("last")));
    });
    it("stays as it is without keyframes", () => {
      expect(at()).to.equal(prompt);
    });
  });

  it("of any other model stays as it is", () => {
    expect(promptAtStart("<Picture 4>", target("wan22_i2v"), [keyframe("first")], length)).to.equal("<Picture 4>");
  });
});

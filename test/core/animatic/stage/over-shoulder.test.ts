// Shots over somebody's shoulder, by the words of the camera and of the action; and who looks over the own one.
import { expect } from "chai";
import { withLeadIn } from "../../../../src/core/animatic/acting/lead-in.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { readScenes } from "../../../support/media/gallery-scenes.ts";

function overWhom(action: string): string | undefined {
  const who = "who: mara | a woman of sixty\nwho: jon | a boy of six";
  const [scene] = readScenes(`## one\nplace: A kitchen, day\n${who}\nsize: mcu\n${action}\n`);
  const card = scene && readCard(scene.shotlist, 1);
  return card && stageCast(card, frameOf(512, 288)).find(({ isForeground }) => isForeground)?.member.id;
}

describe("a shot over a shoulder", () => {
  it("is what an action asks for that begins with it", () => {
    expect(overWhom("Over Mara's shoulder, Jon lifts his cup.")).to.equal("mara");
    expect(overWhom("Seen over Jon's shoulder, Mara smiles.")).to.equal("jon");
    expect(overWhom("Mara throws the bag over Jon's shoulder.")).to.equal(undefined);
  });
});

/** From where somebody is seen at the beginning of a shot and at its end. */
function seenIn(size: string, action: string): readonly (string | undefined)[] {
  const [scene] = readScenes(
    `## one\nplace: A street by day\nwho: mara | a woman of sixty\nsize: ${size}\n${action}\n`,
  );
  const card = scene && readCard(scene.shotlist, 1);
  const [mara] = card ? stageCast(card, frameOf(512, 288)) : [];
  const beats = withLeadIn(mara?.member.beats ?? []);
  return [beats[0], beats.at(-1)].map((beat) => beat && mara?.sideOf(beat));
}

describe("who looks over the own shoulder", () => {
  for (const size of ["fs", "ms", "cu"])
    it(`has the back to us, and only the face comes round (${size})`, () => {
      expect(seenIn(size, "Mara glances back over her shoulder.")).to.deep.equal(["back", "back"]);
      expect(seenIn(size, "Mara turns her head and looks over her shoulder.")).to.deep.equal(["back", "back"]);
    });

  it("is not who looks back", () => {
    expect(seenIn("ms", "Mara looks back.").at(-1)).to.not.equal("back");
  });
});

// Shots over somebody's shoulder, by the words of the camera and of the action.
import { expect } from "chai";
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

// How far back somebody stands who does something far before the body, so that it is in the picture.
import { expect } from "chai";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { readScenes } from "../../../support/media/gallery-scenes.ts";

function spotOf(action: string): { readonly x: number; readonly head: number } {
  const who = "who: mara | a woman of thirty";
  const [scene] = readScenes(`## one\nplace: A kitchen, day\n${who}\nsize: mcu\n${action}\n`);
  const card = scene && readCard(scene.shotlist, 1);
  const spot = card && stageCast(card, frameOf(512, 288)).find(({ member }) => member.id === "mara")?.spot;
  if (!spot) throw new Error("nobody");
  return spot;
}

describe("the room before somebody who aims", () => {
  it("is wider in a near picture than before somebody who waits", () => {
    const [aims, waits] = [spotOf("Mara aims the pistol."), spotOf("Mara waits.")];
    expect(Math.abs(aims.x - 256)).to.be.greaterThan(Math.abs(waits.x - 256) + 20);
    expect(aims.head).to.be.lessThan(waits.head);
  });
});

// Hands are on what the deed is about, and it is in the picture, in near sizes too: an animal in the arms, keys that are typed on, earth that is dug.
import { expect } from "chai";
import { frameOf } from "../../../src/core/animatic/frame.ts";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../src/core/animatic/stage/staging.ts";
import { memberScene, performanceOf } from "../../../src/media/animatic/cast/member-scene.ts";
import { placeBody } from "../../../src/media/animatic/cast/place-body.ts";
import { readScenes } from "../../support/media/gallery-scenes.ts";

const FRAME = frameOf(512, 288);

interface Drawn {
  /** Pixels. */
  readonly top: number;
  readonly bottom: number;
  readonly middle: number;
  /** Where it stands; its head in a near picture. */
  readonly x: number;
  readonly crown: number;
  readonly head: number;
  readonly hand: readonly [x: number, y: number] | undefined;
  /** Pixels down to a table that is before everybody. */
  readonly table: number | undefined;
}

/** Everybody's and everything's first drawing of a beat. */
function drawnIn(size: string, scene: readonly string[], beat = 0): ReadonlyMap<string, Drawn> {
  const [who, action] = [scene.slice(0, -1).join("\n"), scene.at(-1) ?? ""];
  const text = `## One\nplace: A room by day\n${who}\nsize: ${size}\n${action}\n`;
  const [read] = readScenes(text);
  const card = read && readCard(read.shotlist, 1);
  if (!card) throw new Error("no card");
  const staged = stageCast(card, FRAME);
  const all = memberScene(card, FRAME, staged);
  return new Map(
    staged.map((one) => {
      const { drawings } = performanceOf(one, card, FRAME);
      const drawing = drawings.filter(({ beat: { from } }) => from === one.member.beats[beat]?.from)[0] ?? drawings[0];
      if (!drawing) throw new Error("no drawing");
      const { body, x, y, scale, flip } = placeBody(one, drawing, all);
      const drawn: Drawn = {
        ...{ top: y + body.box.top * scale, bottom: y + body.box.bottom * scale },
        middle: x + ((body.box.left + body.box.right) / 2) * scale * flip,
        ...{ x: one.spot.x, crown: one.spot.top, head: one.spot.head, table: all.tableTop },
        hand: body.hand && [x + body.hand[0] * scale * flip, y + body.hand[1] * scale],
      };
      return [one.member.id, drawn];
    }),
  );
}

describe("an animal in the arms", () => {
  const GIRL = "who: mina | a girl of nine, black plaits";
  const MAN = "who: tom | a tall man of thirty, dark beard";

  for (const [size, who, beast, action] of [
    ["ms", GIRL, "who: pup | a small brown puppy", "Mina hugs the pup to her chest."],
    ["mcu", GIRL, "who: chick | a tiny yellow chick", "Mina holds the chick in her cupped hands."],
    ["mws", MAN, "who: cat | a grey cat", "Tom carries the cat in his arms."],
    ["mcu", MAN, "who: cat | a grey cat", "Tom holds the cat in his arms."],
  ] as const)
    it(`stands on the forearms, in the picture and below the eyes (${size}: ${action})`, () => {
      const [holder, held] = [...drawnIn(size, [who, beast, action])].toSorted(([one]) =>
        /mina|tom/.test(one) ? -1 : 1,
      );
      const [, person] = holder ?? [];
      const [, animal] = held ?? [];
      if (!person?.hand || !animal) throw new Error("no drawing");
      expect(animal.bottom).to.be.lessThan(FRAME.height);
      expect(Math.abs(animal.bottom - person.hand[1]) / person.head).to.be.lessThan(0.5);
      expect(animal.bottom - animal.top).to.be.within(0.7 * person.head, 1.7 * person.head);
      expect(animal.top).to.be.greaterThan(person.crown + 0.3 * person.head);
    });
});

describe("what is typed on", () => {
  const WOMAN = "who: carla | a woman of thirty, red curls";

  for (const [size, action] of [
    ["mws", "Carla types on the laptop."],
    ["ms", "Carla types on the laptop."],
    ["mcu", "Carla types on the laptop."],
    ["ms", "Carla types on the laptop on her knees."],
  ] as const)
    it(`is under the hands, in the picture (${size}: ${action})`, () => {
      const drawn = drawnIn(size, [WOMAN, "with: laptop | a grey laptop", action]);
      const [typist, machine] = [drawn.get("carla"), drawn.get("laptop")];
      if (!typist?.hand || !machine) throw new Error("no drawing");
      expect(machine.bottom).to.be.lessThan(FRAME.height);
      expect(typist.hand[1]).to.be.within(machine.top, machine.bottom);
      expect(Math.abs(typist.hand[0] - machine.middle) / typist.head).to.be.lessThan(0.85);
    });
});

describe("an animal's neck", () => {
  it("has the hands of whoever hugs it on it, heads beside each other", () => {
    for (const size of ["ms", "mws", "mcu"]) {
      const drawn = drawnIn(size, [
        "who: pete | a boy of twelve",
        "who: horse | a brown horse",
        "Pete hugs the horse.",
      ]);
      const [pete, horse] = [drawn.get("pete"), drawn.get("horse")];
      if (!pete?.hand || !horse) throw new Error("no drawing");
      expect(Math.abs(pete.x - horse.x) / pete.head, size).to.be.lessThan(0.8);
      expect(Math.abs(pete.hand[0] - horse.x) / pete.head, size).to.be.within(0.6, 2.2);
    }
  });
});

describe("who reaches up", () => {
  for (const size of ["mws", "ms", "mcu"])
    it(`has room above the head, and no table before them (${size})`, () => {
      const scene = [
        "who: ada | a woman of thirty",
        "with: jar | a glass jar",
        "Ada reaches for the jar on the top shelf.",
      ];
      const ada = drawnIn(size, scene).get("ada");
      expect(ada?.crown).to.be.greaterThan(ada?.head ?? Infinity);
      expect(ada?.table).to.equal(undefined);
    });
});

describe("who reaches into a vessel", () => {
  it("has no table before them that would keep the hand out of it", () => {
    const scene = ["who: ada | a woman of thirty", "with: basket | a round basket", "Ada reaches into the basket."];
    expect(drawnIn("ms", scene).get("ada")?.table).to.equal(undefined);
  });
});

describe("who digs with something short", () => {
  it("has it at the ground", () => {
    const drawn = drawnIn("ms", [
      "who: sara | a woman of thirty",
      "with: trowel | a trowel",
      "Sara digs with the trowel.",
    ]);
    const sara = drawn.get("sara");
    if (!sara?.hand) throw new Error("no drawing");
    expect((sara.bottom - sara.hand[1]) / sara.head).to.be.lessThan(1.2);
  });
});

describe("an animal at an edge", () => {
  const CAT = "who: cat | a thin black cat";
  it("stands as high as anywhere, for no edge is drawn under it", () => {
    const feet = (action: string) => drawnIn("fs", [CAT, action]).get("cat")?.bottom;
    expect(feet("The cat stands at the edge of the roof.")).to.equal(feet("The cat stands there."));
  });
});

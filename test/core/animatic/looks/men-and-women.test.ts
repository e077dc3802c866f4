// Men and women of whom the design says little, told by beards, hair and clothes; garments and headgear that the words name by what stands beside them.
import { expect } from "chai";
import { colourOf } from "../../../../src/core/animatic/colour/colour-words.ts";
import { readLook } from "../../../../src/core/animatic/looks/look.ts";
import type { PersonLook } from "../../../../src/core/animatic/looks/person-look.ts";
import { headsIn } from "../../../../src/core/animatic/looks/person-age.ts";
import { frontReach } from "../../../support/media/front-reach.ts";

function personOf(design: string, id = "x"): PersonLook {
  const read = readLook({ id, name: "X", kind: "character", design, baseDesign: null, pronoun: null });
  if (read.kind !== "person") throw new Error(`${design} is no person`);
  return read.look;
}

const hatOf = (design: string) => personOf(design).clothes.hat?.kind ?? "none";

describe("men and women of an animatic", () => {
  it("has a nun in a wimple, and a bride in a veil", () => {
    expect(personOf("a nun of twenty, white veil").clothes.hat?.kind).to.equal("wimple");
    expect(personOf("a bride of twenty, white veil").clothes.hat?.kind).to.equal("veil");
  });
  it("take somebody in a turban for a man with a beard", () => {
    const { form, beard } = personOf("a taxi driver of fifty, blue turban");
    expect([form, beard.style]).to.deep.equal(["man", "full"]);
  });
  for (const design of [
    "a man of twenty-one in a stripy poncho, dreadlocks",
    "a man of twenty-eight in a beige tunic",
    "a man of thirty-three in a green kimono",
    "a man of thirty with a ponytail",
  ])
    it(`has a beard, whatever the hair and the robe: ${design}`, () => {
      expect(personOf(design).beard.style).to.equal("short");
    });
  for (const design of [
    "a clean-shaven man of thirty with a ponytail",
    "a boy of sixteen with long hair",
    "a monk of thirty in a brown robe",
    "a woman of thirty in a tunic",
    "a young man in a suit",
  ])
    it(`has none: ${design}`, () => {
      expect(personOf(design).beard.style).to.equal("none");
    });
  it("has a beard or a moustache on every old man, also without years", () => {
    expect(personOf("a small old man in a grey overcoat").beard.style).not.to.equal("none");
  });
  it("wears what evening dress is for each", () => {
    const worn = (design: string) => {
      const { over, top, bottom } = personOf(design).clothes;
      return [over, top, bottom].flatMap((one) => one?.kind ?? []);
    };
    expect(worn("a man of sixty in evening dress")).to.include("tailcoat").and.not.to.include("gown");
    expect(worn("a woman of thirty in evening dress")).to.include("gown").and.not.to.include("tailcoat");
  });
  it("has hair below the hat of a woman, and hair round the cheeks of an old one whose hair is short", () => {
    expect(["long", "plaits"]).to.include(personOf("a woman of twenty-six in a brown hat").hair.style);
    expect(personOf("an old woman with short white hair").hair.style).to.equal("pixie");
    expect(personOf("an old woman in a cardigan").clothes.bottom.kind).to.equal("skirt");
    expect(personOf("a woman of fifty").hair.colour.light).to.be.below(0.5);
  });
  it("has a man in a sarong alone bare to the waist", () => {
    expect(personOf("a man of thirty in a checked sarong").clothes.top.kind).to.equal("bare");
    expect(personOf("a man of thirty in a checked sarong and a shirt").clothes.top.kind).to.equal("shirt");
  });
  it("has fewer heads in the height of a child, and of a youth by the years", () => {
    const heads = [5, 9, 12, 13, 15, 17].map((years) =>
      headsIn({ age: years < 13 ? "child" : "teen", stature: 1, years }),
    );
    expect(heads).to.deep.equal(heads.toSorted((a, b) => a - b));
    expect(heads[1]).to.be.below(5);
  });
});

describe("what somebody is known by", () => {
  for (const [design, hat] of [
    ["a thin man in a sarong and a cone hat", "conehat"],
    ["a gnome in a red hat", "conecap"],
    ["a woman in a black graduation gown and cap", "mortarboard"],
    ["a jester with a bell cap", "jesterhat"],
    ["an Egyptian queen in a gold headdress", "nemes"],
    ["a guard in black armour and a visor", "crashhelmet"],
    ["a welder in overalls, mask pushed up", "raisedmask"],
    ["a foreman in an orange vest and a yellow helmet", "hardhat"],
    ["a fisherwoman of fifty", "souwester"],
    ["a woman with jasmine in her hair", "wreath"],
    ["a girl of ten in a pirate bandana", "bandana"],
    ["a cook with a hairnet", "hairnet"],
    ["a bounty hunter in armour and a helmet with a visor", "crashhelmet"],
    ["a milkmaid with a white cap", "mobcap"],
    ["a woman swimmer in a swimsuit and a white cap", "skullcap"],
    ["a diver in a brass helmet", "brasshelmet"],
    ["a woman in green scrubs, cap and mask", "skullcap"],
    ["a girl of seven with a red bow in her hair", "hairbow"],
    ["an orc in leather armour", "none"],
    ["a beekeeper in a white suit and veil", "beehat"],
    ["a private in a khaki coat and tin hat", "tinhelmet"],
    ["a boy of seven in a sailor suit", "sailorcap"],
    ["a girl of thirteen with knee pads and a helmet", "bikehelmet"],
  ] as const)
    it(`is the headgear: ${design}`, () => {
      expect(hatOf(design)).to.equal(hat);
    });
  for (const [design, extra] of [
    ["a hermit in a gas mask", "gasmask"],
    ["a woman in a grey fur stole", "stole"],
    ["a rapper with a gold chain", "chain"],
    ["a priestess with a gold mask", "facecover"],
    ["a priest with a purple stole", "scarf"],
    ["a diver in a wetsuit and a mask", "goggles"],
  ] as const)
    it(`is worn: ${design}`, () => {
      expect(personOf(design).clothes.extras).to.have.property(extra);
    });
  it("is no costume where only one garment is that of a trade", () => {
    expect(personOf("a girl of ten in a pirate bandana").clothes.over).to.equal(null);
    expect(personOf("a pirate in a bandana").clothes.over?.kind).to.equal("coat");
  });
  it("is red cheeks on a face that is red, and the skin of a devil", () => {
    const colonel = personOf("a red-faced man of sixty");
    expect([...colonel.traits]).to.deep.equal(["flushed"]);
    expect(colonel.skin.chroma).to.be.below(0.1);
    expect(personOf("a devil with a red face").skin.chroma).to.be.above(0.1);
  });
  it("is the skin of somebody who is called black by the trade", () => {
    expect(personOf("a tall thin Black preacher of sixty").skin.light).to.be.below(0.6);
    expect(personOf("a black knight").skin.light).to.equal(personOf("a knight").skin.light);
  });
  it("is hair where a wig has a colour, and a wig on a judge", () => {
    expect(personOf("a clown in an orange wig").hair.style).to.equal("afro");
    expect(hatOf("a judge in a wig and a robe")).to.equal("wig");
  });
  it("is grey hair under the hat of an old witch, and black hair under that of another", () => {
    expect(personOf("an old witch in a pointed hat").hair.colour.light).to.be.above(0.5);
    expect(personOf("a witch in a pointed hat").hair.colour.light).to.be.below(0.4);
  });
  it("is the colour of what it matches", () => {
    const { hat, bottom } = personOf("a woman in a green headwrap and a matching dress").clothes;
    expect(bottom.colour).to.deep.equal(hat?.colour);
  });
  it("is a bare chest on a lifeguard in shorts", () => {
    expect(personOf("a lifeguard of twenty in red shorts").clothes.top.kind).to.equal("bare");
    expect(personOf("a woman lifeguard in red shorts").clothes.top.kind).not.to.equal("bare");
  });
  it("is dark cloth where oilskin would be yellow, and a shirt of the trousers' cloth", () => {
    expect(personOf("a policeman in a dark raincoat").clothes.over?.colour.light).to.be.below(0.5);
    const { top, bottom } = personOf("a girl of eleven in a green salwar").clothes;
    expect([top.kind, top.colour]).to.deep.equal(["tunic", bottom.colour]);
  });
  it("is a hedgehog by its spines", () => {
    const read = readLook({
      ...{ id: "x", name: "X", kind: "character", baseDesign: null, pronoun: null },
      design: "a round hedgehog in a blue waistcoat",
    });
    expect(read.kind === "person" && read.look.beast?.face).to.equal("spiny");
  });
  it("is a shirt where a dentist is in a tunic", () => {
    expect(personOf("a dentist of forty in a white tunic").clothes.top.kind).to.equal("tshirt");
  });
  it("is four arms", () => {
    expect(personOf("a blue-skinned alien with four arms").traits.has("fourarms")).to.equal(true);
  });
  it("has room above the head for a tall hat and hair that stands off", () => {
    for (const [design, rise] of [
      ["a magician in a top hat", 0.65],
      ["a wizard", 1.05],
      ["a bishop", 0.8],
      ["a man of thirty with an afro", 0.34],
    ] as const)
      expect(frontReach(personOf(design)).top, design).to.be.below(-rise);
  });

  it("has skin and hair that go together, where the words leave one of them open", () => {
    for (const id of "abcdefghijkl".split("")) {
      expect(personOf("a woman of thirty, blonde hair", id).skin.light, id).to.be.above(0.7);
      expect(personOf("a boy of ten, freckles", id).skin.light, id).to.be.above(0.7);
      expect(personOf("a Ghanaian woman of fifty", id).hair.colour.light, id).to.be.below(0.4);
      expect(personOf("a Korean man of twenty-eight", id).hair.colour.light, id).to.be.below(0.4);
    }
    const samuel = personOf("a man of seventy-five, black, grey hair, brown cardigan");
    expect([samuel.skin.light < 0.5, samuel.hair.colour]).to.deep.equal([true, colourOf("grey")]);
    expect(personOf("a small man of eighty-three, huge ears").stature).to.be.below(1);
    expect(personOf("a man of fifty, grey stubble").hair.colour).to.deep.equal(colourOf("grey"));
  });
});

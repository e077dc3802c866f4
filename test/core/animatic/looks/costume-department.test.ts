// Designs as a costume department writes them: build, stature, hair, headgear, masks and garments by the words around them, and whom a picture of a beast is on.
import { hairUnder } from "../../../../src/media/cards/figure/headgear/hats.ts";
import { expect } from "chai";
import { colourOf } from "../../../../src/core/animatic/colour/colour-words.ts";
import { readLook } from "../../../../src/core/animatic/looks/look.ts";
import { trueSize } from "../../../../src/core/animatic/looks/true-size.ts";
import type { PersonLook } from "../../../../src/core/animatic/looks/person-look.ts";

function person(design: string, around: readonly string[] = []): PersonLook {
  const read = readLook({ id: "x", name: "X", kind: "character", design, baseDesign: null, pronoun: null, around });
  if (read.kind !== "person") throw new Error(`${design} is no person`);
  return read.look;
}

const hatOf = (design: string) => person(design).clothes.hat?.kind ?? "none";
const extras = (design: string) => Object.keys(person(design).clothes.extras);

describe("bodies as designed", () => {
  it("are as broad as the words have them", () => {
    const builds = [
      "a scrawny boy of ten",
      "a man of thirty",
      "a stout man of thirty",
      "a fat man of thirty",
      "a huge boy of eighteen, topknot, black loincloth",
    ].map((design) => person(design).build);
    expect(builds).to.deep.equal(builds.toSorted((a, b) => a - b));
    expect(builds.at(-1)).to.be.above(1.5);
    expect(person("a weightlifter, huge woman, singlet").build).to.be.above(1.5);
    expect(person("a man in a huge coat").build).to.be.below(1.1);
  });

  it("are as tall as a measure says, and a giant of a trade is a tall man", () => {
    expect(person("a giant blacksmith, black beard, leather apron").stature).to.be.within(1.1, 1.3);
    expect(person("a giant five metres tall, covered in moss").stature).to.be.within(2.6, 3.1);
    expect(person("a policeman two metres tall").stature).to.be.within(1.1, 1.2);
    expect(person("a giant in a green tunic").stature).to.be.above(3);
    expect(person("a giant troll with mossy grey skin and tusks").stature).to.be.within(2, 3);
  });
});

describe("heads in glass and coats of seamen", () => {
  it("are worn as named", () => {
    const { hat } = person("a small woman of fifty, white spacesuit, clear helmet, black bob").clothes;
    expect(hat?.kind).to.equal("visor");
    const { over } = person("a heavy man of sixty, black wool cap, pea jacket").clothes;
    expect([over?.kind, over?.colour]).to.deep.equal(["coat", colourOf("navy")]);
  });
  it("leave the hair to be seen, short enough for the glass", () => {
    const { clothes, hair } = person("a woman of fifty, white spacesuit, clear helmet, long black hair");
    expect(hairUnder(clothes.hat, hair).style).to.equal("bob");
    expect(hairUnder(clothes.hat, { ...hair, style: "bald" }).style).to.equal("bald");
  });
});

describe("hair and beards as designed", () => {
  it("are none that nobody asked for", () => {
    expect(person("a stout man of fifty, brown coat").beard.style).to.equal("none");
    expect(person("a young hussar, black moustache, white uniform with gold braid").hair.style).to.not.equal("plaits");
    expect(person("a young man of twenty-seven, dark wavy hair, white shirt").hair.style).to.equal("short");
    expect(person("a tall young soldier, short dark hair, grey greatcoat").clothes.hat).to.equal(null);
    expect(person("a samurai of forty, topknot, dark blue robe").beard.style).to.equal("none");
  });

  it("are shaved on one side only where they are half shaved, and gaudy wigs are wild", () => {
    expect(person("a teenage girl, half-shaved head").hair.style).to.not.equal("bald");
    expect(person("an old man, orange wig, red foam nose, checked jacket").hair.style).to.equal("afro");
    expect([...person("an old man, orange wig, red foam nose, checked jacket").traits]).to.include("clownnose");
  });

  it("are dark where an afro, locs or a dark beard have no other colour", () => {
    const lightOf = (design: string) => person(design).hair.colour.light;
    expect(lightOf("a muscular woman of thirty-five, short afro, grey flight suit")).to.be.below(0.3);
    expect(lightOf("a lean boxer of twenty-three, dreadlocks, gold shorts")).to.be.below(0.3);
    expect(lightOf("a slim man of thirty, black turtleneck, short dark beard")).to.be.below(0.35);
    expect(lightOf("a woman of thirty, blonde afro")).to.be.above(0.6);
    const pale = person("a girl of ten with white-blonde hair").hair.colour;
    expect([pale.chroma > 0.1, pale.hue]).to.deep.equal([true, 95]);
    expect(person("a girl of ten with white hair").hair.colour.chroma).to.be.below(0.02);
  });

  it("give a gown none of the colour of the curls", () => {
    const { hair, clothes } = person("a shy girl of eighteen, brown ringlets, pale green empire gown");
    expect([hair.style, clothes.top.kind]).to.deep.equal(["wavy", "gown"]);
    expect(clothes.top.colour.hue).to.equal(colourOf("green")?.hue);
    expect(person("a tiny woman of eighty, curled blue-white hair").hair.colour.light).to.be.above(0.8);
  });
});

describe("headgear and masks as designed", () => {
  for (const [design, hat] of [
    ["a mother of forty, lace nightcap, white nightgown", "mobcap"],
    ["a deckhand in a knitted cap", "beanie"],
    ["a child in a bobble hat", "bobblehat"],
    ["a farmer in an earflap hat", "chullo"],
    ["a fencer of twenty, mesh mask", "fencingmask"],
    ["a trucker in a trucker cap", "cap"],
    ["a knight in full plate, visor up", "knighthelm"],
    ["a jockey, crash helmet", "bikehelmet"],
    ["a ranger, wide-brimmed hat", "sunhat"],
    ["a Bedouin guide, white robe, red checked headscarf", "headcloth"],
    ["a mother in a red headscarf", "headscarf"],
  ] as const)
    it(`is a ${hat}: ${design}`, () => {
      expect(hatOf(design)).to.equal(hat);
    });

  it("is before the face where the words have it there, and in the hand only where they say that", () => {
    expect(extras("a bandit on foot, red bandana over his face, black hat")).to.include("mask");
    expect(hatOf("a bandit on foot, red bandana over his face, black hat")).to.equal("hat");
    expect(extras("a woman of thirty, blue headscarf across her mouth")).to.include("mask");
    expect(hatOf("a woman of thirty, blue headscarf across her mouth")).to.equal("headscarf");
    expect(person("a bride of twenty, lace dress, long veil, bouquet in her hand").clothes.holdsHat).to.equal(false);
    expect(person("a man of fifty, hat in his hand").clothes.holdsHat).to.equal(true);
    expect(extras("a diver in a wetsuit, mask pushed up, flippers")).to.include("raisedgoggles");
  });

  it("is a cloth over the mouth on who works in sterile rooms, bars on a goalkeeper on ice", () => {
    expect(extras("a surgeon, green scrubs, green cap, white mask")).to.include("mask").and.not.include("facecover");
    expect(extras("a goalie, red jersey, white mask painted with a wolf")).to.include("cagemask");
    expect(extras("an actor, white mask")).to.include("facecover");
    expect(extras("a boy of nine, grey wolf mask, brown cloak")).to.include("beastmask");
    expect(extras("a burglar, striped jersey, black eye mask")).to.include("eyemask").and.not.include("balaclava");
    expect(person("a burglar, striped jersey, black eye mask").clothes.top.pattern).to.equal("striped");
  });
});

describe("clothes of one cloth or one stuff", () => {
  it("are the livery of old courts in its colours, over breeches", () => {
    const { over, bottom } = person(
      "a lad of eighteen, white powdered wig, gold and navy livery, white stockings",
    ).clothes;
    expect([over?.kind, bottom.kind]).to.deep.equal(["tailcoat", "breeches"]);
    expect(over?.colour).to.deep.equal(colourOf("gold"));
  });

  it("are no furs where only a hat is edged with fur", () => {
    const { hat, over } = person("a girl of twelve, fur-edged hat, blue wool coat with an orange sash").clothes;
    expect([hat?.kind, over?.kind]).to.deep.equal(["ushanka", "coat"]);
  });

  it("are of the stuff of who is all of stone, bronze or ice", () => {
    const { skin, hair, clothes } = person("a white marble statue of a Greek woman in a draped robe");
    for (const { light, chroma } of [skin, hair.colour, clothes.top.colour])
      expect([light > 0.8, chroma < 0.02]).to.deep.equal([true, true]);
    expect(person("a man of ice, long beard").skin.hue).to.be.within(200, 250);
    expect(person("a very large man of fifty, gold embroidered blue robe").skin.chroma).to.be.lessThan(0.1);
    expect(person("a sculptor with a marble statue").skin).to.deep.equal(person("a sculptor").skin);
  });
});

describe("trade dress as designed", () => {
  it("is that of the place and the people", () => {
    expect(
      person("a groom, plump young man, pink turban, cream silk coat, gold garland").clothes.extras,
    ).to.include.keys("garland");
    expect(extras("a groom, pink turban, cream silk coat")).to.not.include("bowtie");
    expect(person("a dentist, turquoise tunic, bald").clothes.over).to.equal(null);
    expect(person("a barrister, black gown").clothes.over?.kind).to.equal("wizardrobe");
    expect(person("a fat old lord", ["tatami", "japan"]).clothes.hat).to.equal(null);
    expect(person("a waitress of fifty, pink uniform, white apron").clothes.top.kind).to.equal("dress");
    expect(person("a tall woman of fifty, green gown, cap and mask").clothes.top.kind).to.equal("tshirt");
    expect(person("a tall woman of fifty, green gown, cap and mask").clothes.hat?.colour).to.deep.equal(
      colourOf("green"),
    );
    expect(person("a man of forty, black tie and waistcoat").clothes.over?.colour).to.deep.equal(colourOf("black"));
    expect(person("a lean young woman, black tight clothes").clothes.bottom.kind).to.not.equal("dress");
    expect(person("a police inspector, grey suit, loosened tie").clothes.hat).to.equal(null);
    expect(person("a barber of thirty, white tunic").clothes.bottom.kind).to.equal("trousers");
    expect(person("a man of fifty, faded blue denim uniform").clothes.top.kind).to.equal("boilersuit");
  });
});

describe("who is there", () => {
  it("is grown with a baby on her back, a woman who is pregnant, and a monkey in clothes upright", () => {
    expect(person("an Inuit woman, fur-trimmed parka, baby on her back").age).to.equal("adult");
    expect(person("a pregnant teenager, school blouse").form).to.equal("woman");
    expect(person("a small brown monkey in a blue waistcoat").beast?.face).to.equal("ape");
  });
});

describe("beasts that are only named", () => {
  it("are no animals where they are painted on a mask or stand before the thing that is meant", () => {
    expect(person("a bulky goalkeeper, red jersey, white mask painted with a wolf").beast).to.equal(null);
    const kind = (name: string, design = `a ${name}`) =>
      readLook({
        id: name.replaceAll(" ", "_"),
        name,
        kind: "prop",
        design,
        baseDesign: null,
        pronoun: null,
      }).kind;
    expect(
      ["baseball bat", "cow bell", "butterfly net", "lobster pot", "fly swatter", "hot dog"].map((name) => kind(name)),
    ).to.deep.equal(Array.from({ length: 6 }, () => "thing"));
    expect(kind("goldfish")).to.not.equal("thing");
    expect(kind("bat", "an aluminium bat")).to.equal("thing");
    expect(kind("bat", "a bat with leathery wings")).to.not.equal("thing");
  });
});

describe("sizes that are compared", () => {
  const sizeOf = (design: string) =>
    trueSize(readLook({ id: "x", name: "X", kind: "character", design, baseDesign: null, pronoun: null }));
  it("are those of what they are compared with", () => {
    expect(sizeOf("a dragon the size of a cat, copper scales")).to.be.below(0.4);
    expect(sizeOf("a spider as big as a house")).to.be.above(3);
    expect(sizeOf("a fairy no bigger than a thumb, green dress")).to.be.below(0.1);
    expect(sizeOf("a green dragon")).to.be.above(1.5);
    expect(sizeOf("a fat knee-high penguin")).to.be.below(0.4);
    expect(sizeOf("a knee-high goblin in a red cap")).to.be.below(0.4);
    expect(sizeOf("a robot the size of a house, rusty plates")).to.be.above(3);
    expect(sizeOf("a woman of thirty, knee-high leather boots")).to.be.above(0.9);
  });
  it("do not make them what they are compared with", () => {
    const look = readLook({
      ...{ id: "x", name: "X", kind: "character", baseDesign: null, pronoun: null },
      design: "a pony-sized green dragon with small wings",
    });
    expect(look.kind === "animal" && look.look.species).to.equal("dragon");
  });
  it("cover a giant in moss where the words do", () => {
    const { clothes, skin } = person("a giant five metres tall, covered in moss and ferns, small yellow eyes");
    expect([clothes.over?.kind, skin.hue > 100]).to.deep.equal(["fur", true]);
  });
});

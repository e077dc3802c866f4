import { expect } from "chai";
import { colourOf, coloursIn } from "../../../../src/core/animatic/colour/colour-words.ts";
import { RED_HAIR } from "../../../../src/core/animatic/looks/hair/hair.ts";
import { readAnimal } from "../../../../src/core/animatic/looks/read-animal.ts";
import { readPerson } from "../../../../src/core/animatic/looks/read-person.ts";
import { wordsIn } from "../../../../src/core/animatic/looks/read-words.ts";
import { readRobot } from "../../../../src/core/animatic/looks/robot-look.ts";
import { readThing } from "../../../../src/core/animatic/looks/object-look.ts";

const person = (design: string, wardrobe: string | null = null) =>
  readPerson({
    id: "p",
    words: wordsIn(design),
    wardrobe: wardrobe === null ? null : wordsIn(wardrobe),
    pronoun: null,
  });
const sums = (design: string) => {
  const { age, form, hair, beard, clothes } = person(design);
  const worn = [clothes.over?.kind, clothes.top.kind, clothes.bottom.kind, clothes.hat?.kind].filter((kind) => kind);
  return `${age} ${form}, ${hair.style}, ${beard.style}: ${[...worn, ...Object.keys(clothes.extras)].join(" ")}`;
};

describe("the design of an animal", () => {
  it("is a young one, has a coat in two colours, and carries what is said", () => {
    const animal = (design: string) => readAnimal("a", wordsIn(design));
    expect(animal("A newborn brown foal")).to.include({ species: "horse", isYoung: true });
    expect(animal("A black and white cow")).to.include({ species: "cow", marking: "patched", isYoung: false });
    expect(animal("A piebald mare with a saddle")).to.include({ marking: "patched", tack: "saddle" });
    expect(animal("A lean lioness")).to.include({ species: "tiger", marking: "plain" });
    expect(animal("A huge horse in harness")).to.include({ stature: 1.4, tack: "harness" });
  });
});

describe("the age of somebody whom a screenplay introduces", () => {
  for (const [design, years] of [
    ["8, in a soaked pink coat", 8],
    ["12", 12],
    ["50s, heavy, tired eyes, a wool cap", 55],
    ["A man in his late 70s", 75],
    ["A singer in a 50s dress", null],
    ["A woman with 2 swords", null],
    ["7 of them", null],
  ] as const)
    it(`${design}: ${years ?? "none"}`, () => {
      expect(person(design).years).to.equal(years);
    });
});

describe("what a design says is not worn", () => {
  const hat = (design: string) => person(design).clothes.hat?.kind ?? "none";
  for (const [design, expected] of [
    ["A man in a white spacesuit", "visor"],
    ["A man in a white spacesuit without a helmet", "none"],
    ["A bareheaded miner", "none"],
    ["A guard in a fur hat", "ushanka"],
    ["A samurai of thirty", "none"],
  ] as const)
    it(`${design}: ${expected}`, () => {
      expect(hat(design)).to.equal(expected);
    });
  for (const [design, expected] of [
    ["A man of twenty-five with a bruised cheek", "bruise"],
    ["A woman of thirty, dark circles under her eyes", "tiredeyes"],
    ["A soldier with blood on his forehead", "blood"],
    ["A boy with a black eye", "blackeye"],
    ["A boxer with mud on his face", "mud"],
  ] as const)
    it(`${design}: ${expected}`, () => {
      expect([...person(design).traits]).to.include(expected);
    });
  it("has curls around the head, and long ones that hang", () => {
    const hair = (design: string) => person(design).hair.style;
    expect([hair("A grandmother with curly grey hair"), hair("A woman with long curly hair")]).to.deep.equal([
      "afro",
      "long",
    ]);
  });
  it("has giants and dolls in their size", () => {
    const sizes = [
      "A giant with a brown beard",
      "A giant of a man",
      "A bearded giant, buffalo coat, battered hat",
      "A rag doll with yellow wool hair",
      "A woman with a doll",
    ];
    expect(sizes.map((design) => person(design).stature)).to.deep.equal([4.2, 1.14, 1.18, 0.3, 1]);
  });
  it("dresses miners of 1911 as then, and a worn silver suit without a tie", () => {
    const miner = readPerson({
      id: "m",
      words: wordsIn("A miner of forty"),
      wardrobe: null,
      pronoun: null,
      around: wordsIn("Wales 1911"),
    });
    expect([miner.clothes.hat?.kind, miner.traits.has("soot")]).to.deep.equal(["flatcap", true]);
    expect(Object.keys(person("A man in a worn silver suit").clothes.extras)).to.deep.equal([]);
  });
});

describe("the design of a person", () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ["An old man with a grey beard and a yellow raincoat", /^old man, \w+, full: raincoat /],
    ["A girl of eight in a yellow dress with plaits", /^child woman, plaits, none: dress dress$/],
    ["A dentist of thirty with a mask and white scrubs", /^adult plain, \w+, none: tshirt trousers mask$/],
    ["A woman in a white space suit", /^adult woman, \w+, none: spacesuit trousers visor$/],
    ["A tall woman with glasses and a red coat", /^adult woman, \w+, none: coat \w+ trousers glasses$/],
    [
      "A stout man with dark skin and a shaved head in a blue boiler suit",
      /^adult man, shaven, none: boilersuit trousers$/,
    ],
    [
      "A night clerk in her sixties with silver hair in a loose knot, a moss green office coat and reading glasses",
      /^old woman, bun, none: coat .* glasses$/,
    ],
    [
      "An eleven-year-old boy, short red hair, striped blue t-shirt, brown shorts",
      /^child man, short, none: tshirt shorts$/,
    ],
    [
      "A professor, brown tweed suit, moustache, round glasses, bow tie, bald",
      /^adult man, bald, moustache: jacket shirt trousers glasses bowtie$/,
    ],
    ["A young woman in an old coat", /^adult woman/],
    ["A boy in his grandfather's hat", /^child man.* hat$/],
    ["Someone aged 72, balding", /^old plain, receding/],
    ["", /^adult plain/],
  ];
  for (const [design, expected] of cases)
    it(`is read: ${design || "nothing"}`, () => expect(sums(design)).to.match(expected));

  it("gives each garment its own colour, whatever stands beside it", () => {
    const { clothes, hair } = person(
      "A woman with silver hair, a moss green coat over a white shirt and navy blue trousers",
    );
    expect(hair.colour).to.deep.equal(colourOf("silver"));
    expect([clothes.over?.colour, clothes.top.colour, clothes.bottom.colour]).to.deep.equal([
      colourOf("moss"),
      colourOf("white"),
      colourOf("navy"),
    ]);
  });
  it("takes for hair no colour of what is beside it", () => {
    const hairOf = (design: string) => person(design).hair;
    expect(hairOf("a woman of thirty, black hair with a red flower, a red dress").colour).to.deep.equal(
      colourOf("black"),
    );
    expect(hairOf("a girl of eight, black bob, red school bag").colour).to.deep.equal(colourOf("black"));
    expect(hairOf("a woman of seventy, white bob, red dress").colour).to.deep.equal(colourOf("white"));
    expect(hairOf("a woman of thirty, red hair").colour).to.deep.equal(RED_HAIR);
    expect(hairOf("a woman whose hair is red").colour).to.deep.equal(RED_HAIR);
  });
  it("knows hair that is pinned up, powdered or shaved on the crown", () => {
    expect(person("a woman of twenty-two, brown curls pinned up").hair.style).to.equal("bun");
    const powdered = person("a woman of thirty-five, powdered high hair").hair;
    expect([powdered.style, powdered.colour]).to.deep.equal(["beehive", colourOf("white")]);
    expect(sums("a monk of fifty, shaved crown, brown habit")).to.not.include("crown");
  });
  it("gives a hat in the hand to the hand", () => {
    expect(person("A man in an overcoat, hat in hand").clothes.holdsHat).to.equal(true);
    expect(person("A man in a hat").clothes.holdsHat).to.equal(false);
  });
  it("changes with a wardrobe variant in clothes alone", () => {
    const base = "A tall woman of thirty with red hair, freckles, glasses and a blue coat";
    const { clothes, ...self } = person(base);
    const { clothes: other, ...same } = person(base, "a yellow dress");
    expect(same).to.deep.equal(self);
    expect([other.top.kind, other.top.colour, other.over]).to.deep.equal(["dress", colourOf("yellow"), null]);
    expect(clothes.over?.kind).to.equal("coat");
    expect(Object.keys(other.extras)).to.deep.equal(["glasses"]);
  });
  it("leaves open things to the person's id: the same each time, others for others", () => {
    const of = (id: string) => readPerson({ id, words: ["somebody"], wardrobe: null, pronoun: null });
    expect(of("mara")).to.deep.equal(of("mara"));
    const skins = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => JSON.stringify(of(id)));
    expect(new Set(skins).size).to.equal(8);
  });
  it("takes the pronoun where the words do not say", () => {
    const of = (pronoun: string) => readPerson({ id: "p", words: ["clerk"], wardrobe: null, pronoun }).form;
    expect(["her", "his", "their"].map(of)).to.deep.equal(["woman", "man", "plain"]);
  });
});

describe("colours in words", () => {
  it("are one for two words that mean one, and shaded by what stands before", () => {
    expect(coloursIn(["navy", "blue"])).to.deep.equal([colourOf("navy")]);
    expect(coloursIn(["black", "and", "white"])).to.have.length(2);
    const [dark] = coloursIn(["dark", "red"]);
    expect(dark?.light).to.be.below(colourOf("red")?.light ?? 0);
  });
});

describe("the design of something else", () => {
  it("tells animals and robots from people with pets", () => {
    expect(readAnimal("a", wordsIn("A grey tabby cat with a red collar"))).to.include({
      species: "cat",
      marking: "striped",
    });
    expect(readAnimal("a", wordsIn("A woman with a cat"))).to.equal(undefined);
    expect(readAnimal("a", wordsIn("A tall clerk"))).to.equal(undefined);
    expect(readRobot("r", wordsIn("A small round robot with a yellow shell and blue eyes"))).to.include({
      head: "dome",
      stature: 0.6,
      body: "round",
    });
    expect(readRobot("r", wordsIn("A rusty robot with a round head on one wheel"))).to.include({
      body: "person",
      legs: "wheel",
    });
    expect(readRobot("r", wordsIn("A man"))).to.equal(undefined);
  });
  const things: readonly (readonly ["prop" | "vehicle", string, string, string])[] = [
    ["prop", "the red umbrella", "A red umbrella with a wooden crook handle", "umbrella"],
    ["prop", "Brass key", "", "key"],
    ["prop", "the old suitcase", "leather, two straps", "suitcase"],
    ["prop", "Teddy bear", "", "teddy"],
    ["prop", "tree", "a decorated fir tree with red balls and a gold star", "christmastree"],
    ["prop", "The Thing", "nobody knows what it is", "label"],
    ["prop", "the present", "tied with ribbon", "parcel"],
    ["prop", "Flowers", "", "bouquet"],
    ["prop", "The glasses", "mother-of-pearl opera glasses", "binoculars"],
    ["prop", "grandfather's pocket watch", "silver", "pocketwatch"],
    ["prop", "the queen", "a carved black chess queen", "chess"],
    ["prop", "motorcycle", "a dusty green motorcycle", "motorbike"],
    ["vehicle", "The Marigold", "a blue fishing trawler", "trawler"],
    ["vehicle", "old Betsy", "", "car"],
  ];
  for (const [kind, name, design, shape] of things)
    it(`knows ${name} as a ${shape}`, () => expect(readThing(kind, { id: "x", name, design }).shape).to.equal(shape));
  it("colours a thing, not its handle", () => {
    const { colour, hasTag } = readThing("prop", {
      id: "u",
      name: "the red umbrella",
      design: "A red umbrella with a wooden crook handle, a paper tag",
    });
    expect([colour, hasTag]).to.deep.equal([colourOf("red"), true]);
    const plain = (name: string, design: string) => readThing("prop", { id: "x", name, design }).colour;
    expect(plain("tree", "a decorated fir tree with red balls")).to.deep.equal(plain("tree", "a fir tree"));
  });
});

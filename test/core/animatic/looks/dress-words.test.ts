// What people wear by words that say it shortly: a colour for the whole, plurals of groups, clothes of many countries, names that tell the form.
import { expect } from "chai";
import { colourOf } from "../../../../src/core/animatic/colour/colour-words.ts";
import { readLook } from "../../../../src/core/animatic/looks/look.ts";
import { formOfName } from "../../../../src/core/animatic/looks/names/first-names.ts";
import type { PersonLook } from "../../../../src/core/animatic/looks/person-look.ts";
import { impliedMount } from "../../../../src/core/animatic/unnamed/implied.ts";

function person(
  design: string,
  { name = "X", pronoun = null as string | null, around = [] as string[] } = {},
): PersonLook {
  const look = readLook({ id: "x", name, kind: "character", design, baseDesign: null, pronoun, around });
  if (look.kind !== "person") throw new Error(`${design} is no person`);
  return look.look;
}

const worn = ({ clothes }: PersonLook): string =>
  [clothes.over, clothes.top, clothes.bottom, clothes.hat].flatMap((one) => (one ? [one.kind] : [])).join(" ");

describe("what people wear, said shortly", () => {
  const heads: readonly (readonly [design: string, hair: string, hat: string | undefined])[] = [
    ["a burly pilot of fifty, eyepatch, silver mohawk, brown flight jacket", "mohawk", undefined],
    ["a lanky maid of forty, beehive hair, turquoise uniform", "beehive", undefined],
    ["a slim woman of thirty, short blond hair, grey suit", "pixie", undefined],
    ["a girl of sixteen, short black bob, navy sailor uniform", "bob", undefined],
    ["a skinny lad of sixteen, red headscarf, green vest", "short", "bandana"],
    ["a woman of thirty, red headscarf, green vest", "long", "headscarf"],
    ["a young woman, brown ponytail, grey hooded sweater", "ponytail", undefined],
    ["a woman of fifty, brown bob, green scrubs, mask and cap", "bob", "skullcap"],
  ];
  for (const [design, hair, hat] of heads)
    it(`shows the head of ${design}`, () => {
      const { hair: read, clothes } = person(design);
      if (hat !== "headscarf" && hat !== "bandana") expect(read.style).to.equal(hair);
      expect(clothes.hat?.kind).to.equal(hat);
    });
  const cloths: readonly (readonly [design: string, kinds: string])[] = [
    ["a burly pilot of fifty, brown flight jacket", "zipjacket"],
    ["a large man of forty, denim jacket", "zipjacket"],
    ["a cheerleader, red and white uniform", "dress"],
    ["a man in a gorilla suit", "roundearhood"],
    ["a fat man of sixty, paper hat, stained apron", "pillbox"],
    ["a woman of fifty-five, mint-green uniform, white apron", "dress"],
    ["a woman of sixty, white hair, green gown, rubber gloves", "tshirt trousers"],
    ["a tiny woman of eighty, a white towel around her body", "flapperdress"],
    ["a young woman, grey hooded sweater", "hoodie"],
    ["a thin youth of eighteen, olive T-shirt, camouflage trousers", "tshirt trousers"],
    ["a woman of forty, saffron stola", "toga"],
  ];
  for (const [design, kinds] of cloths)
    it(`dresses ${design} in ${kinds}`, () => expect(worn(person(design))).to.contain(kinds));
  it("gives a jester both colours, one on each side, and the cap with bells of them", () => {
    const { top, hat } = person("a nimble man, half red half yellow costume, bells on his cap").clothes;
    expect([top.pattern, hat?.kind]).to.deep.equal(["halved", "jesterhat"]);
    expect(hat?.colour).to.deep.equal(top.colour);
  });
  it("wears tights below a skirt, and no braces of the teeth", () => {
    const { bottom, extras } = person("a girl of fifteen, braces on her teeth, black tights, red skirt").clothes;
    expect([bottom.kind, Object.keys(extras).join(" ")]).to.deep.equal(["skirt", "socks"]);
    expect(person("a page of twelve, green tunic, yellow hose").clothes.bottom.kind).to.equal("hose");
  });
  it("gives the colour of a tuft to the hair, and no other to the overalls", () => {
    const boy = person("a boy of twelve, shaved sides and blue tuft, orange overalls");
    expect(boy.clothes.bottom.colour).to.deep.equal(colourOf("orange"));
  });
  it("masks people as what is said", () => {
    expect(person("a broad wrestler, silver mask, silver tights").clothes.extras).to.have.property("balaclava");
    const masks = ["pig", "clown", "fox", "rabbit"].map((one) => person(`a man in a ${one} mask, black suit`));
    expect(masks.map(({ clothes }) => Object.keys(clothes.extras).find((kind) => kind.endsWith("mask")))).to.deep.equal(
      ["pigmask", "clownmask", "foxmask", "rabbitmask"],
    );
  });
  it("takes the form of a person from a common first name where the design leaves it open", () => {
    expect([
      person("a cyclist of thirty", { name: "Pilar" }).form,
      person("a cyclist", { name: "José" }).form,
    ]).to.deep.equal(["woman", "man"]);
    expect(person("a man of thirty", { name: "Maria" }).form).to.equal("man");
    expect(["Ms Lee", "Mr Brown"].map(formOfName)).to.deep.equal(["woman", "man"]);
    expect(["Zoya", "Elspeth", "Emrys", "Pietro", "Dmytro"].map(formOfName).join(" ")).to.equal(
      "woman woman man man man",
    );
    expect(person("a cyclist", { name: "Maria", pronoun: "his" }).form).to.equal("man");
    expect(["Sam", "The keeper", "Count Orlok"].map(formOfName)).to.deep.equal(["plain", "plain", "plain"]);
  });

  it("gives a colour of the whole to all that has none", () => {
    const { clothes } = person("a tall goalkeeper in green");
    expect(clothes.top.colour).to.deep.equal(colourOf("green"));
    expect(person("a footballer in a yellow kit").clothes.top.colour).to.deep.equal(colourOf("yellow"));
    expect(worn(person("a woman in red"))).to.match(/^dress/);
    expect(person("a woman in a red beret").clothes.top.colour).to.not.deep.equal(colourOf("red"));
    expect(person("a man with grey temples, a white shirt").clothes.top.colour).to.deep.equal(colourOf("white"));
    const widow = person("an old woman of eighty in black, white bun");
    expect([worn(widow), widow.hair.colour]).to.deep.equal(["dress dress", colourOf("white")]);
    expect(person("a girl in blue jeans and a shirt").clothes.top.colour).to.not.deep.equal(colourOf("blue"));
  });

  it("reads plurals, and of a group's clothes those that suit", () => {
    expect(worn(person("a man in dinner jackets"))).to.match(/^jacket/);
    expect(worn(person("a guest in bright saris and turbans", { pronoun: "her" }))).to.equal("sari sari");
    expect(person("a guest in bright saris and turbans", { pronoun: "his" }).clothes.hat?.kind).to.equal("turban");
  });

  for (const [design, expected] of [
    ["a broad man in green waders and a wool cap", /overalls .*beanie$/],
    ["a sheriff in a wide hat", /cowboyhat$/],
    ["a hockey player of nineteen", /^sweater .*bikehelmet$/],
    ["a woman in a chador", /headscarf$/],
    ["an Inuit hunter in a fur parka", /^puffer .*hood$/],
    ["a prisoner in striped clothes", /pillbox$/],
    ["a samurai in black armour", /^cuirass .*kabuto$/],
    ["a man with a bandaged head", /trousers$/],
    ["a boxer with a bandaged brow, a grey hooded sweater", /^hoodie/],
    ["a worker in a loincloth", /^bare briefs$/],
    ["a man in a tweed jacket, a bandaged thumb", /^jacket \w+ trousers$/],
    ["a man of sixty in dress uniform", /^uniform \w+ trousers$/],
    ["a woman in a yellow kurta", /^tunic trousers$/],
    ["a man in a white mundu", /longskirt$/],
    ["a runner, blue vest", /^singlet shorts/],
    ["a man in a tweed suit and vest", /waistcoat|jacket/],
    ["a boxer in a string vest", /^singlet/],
    ["a man of sixty in a white towel and tracksuit", /^boilersuit/],
    ["a man with a bandaged arm", /trousers$/],
    ["a woman in a fur-collared coat", /^coat/],
    ["a tennis player in white, visor", /headband$/],
    ["a girl in a crooked black hat", /pointedhat$/],
    ["a man of sixty-nine in boxer shorts and a white T-shirt", /^tshirt briefs$/],
    ["a woman weightlifter, red suit", /^leotard/],
    ["a woman judge in black robes, silver bob", /^wizardrobe \w+ trousers$/],
    ["a detective, a woman in a grey trouser suit", /^jacket/],
  ] as const)
    it(`${design}: ${expected.source}`, () => expect(worn(person(design))).to.match(expected));

  it("has a bride's veil, a nun's wimple and a queen's cloak in the colour of the dress that is named", () => {
    const red = person("a bride in a red lehenga").clothes;
    expect([red.top.kind, red.hat?.colour]).to.deep.equal(["sari", red.top.colour]);
    expect(person("a nun in a grey habit").clothes.hat?.colour).to.deep.equal(colourOf("grey"));
    expect(person("a queen in a purple gown").clothes.over?.colour.hue).to.equal(colourOf("purple")?.hue);
  });

  it("takes no build from glasses, necks and moustaches, and no animal from a print or a coat's colour", () => {
    expect(person("a tailor, tape round his neck, round glasses, big moustache").build).to.be.below(1.1);
    expect(person("a round nun").build).to.equal(1.24);
    expect(person("a hairdresser in a leopard-print top").age).to.equal("adult");
    expect(person("a witch of three hundred").age).to.equal("old");
    expect(impliedMount("Mads waits.", ["a man in a camel coat"])).to.equal(undefined);
    expect(impliedMount("Ada drives the flag into the ice.", [])).to.equal(undefined);
    expect(impliedMount("Ada drives in the last peg.", [])).to.equal(undefined);
  });

  it("dresses a sergeant of the army as a soldier", () => {
    expect(person("a sergeant in a khaki greatcoat", { around: ["1917"] }).clothes.hat?.kind).to.equal("tinhelmet");
    expect(person("a sergeant of forty").clothes.hat?.kind).to.equal("peakedcap");
  });

  it("dresses men with a cloth round the head as men, and their beards with it", () => {
    const uncle = person("a man of fifty-five in a pink turban and a cream tunic");
    expect([worn(uncle), uncle.beard.style]).to.deep.equal(["tunic trousers turban", "full"]);
    const driver = person("a man of fifty in a white robe and a red checked headcloth");
    expect([worn(driver).split(" ")[0], driver.clothes.hat?.kind, driver.beard.style]).to.deep.equal([
      "robe",
      "headcloth",
      "full",
    ]);
    expect(person("a clean-shaven man of fifty in a blue turban, shaven").beard.style).to.equal("none");
    expect(person("a woman in a grey headcloth").clothes.hat?.kind).to.equal("headscarf");
    for (const name of ["winston", "cecil", "otto", "emil"]) {
      const design = { name, kind: "character", design: "a man of seventy in a vest", baseDesign: null } as const;
      const { look, kind } = readLook({ id: name, ...design, pronoun: null, around: [] });
      expect(kind === "person" && look.beard.style, name).to.be.oneOf(["moustache", "short"]);
    }
  });

  it("keeps a tabard of heraldry for knights, and takes that of a worker for an apron", () => {
    const cleaner = person("a cleaner of fifty-three in a grey tabard, black curly hair", { pronoun: "her" });
    expect(Object.keys(cleaner.clothes.extras)).to.include("apron");
    expect([worn(cleaner), cleaner.clothes.hat]).to.satisfy(([kinds, hat]: [string, unknown]) => {
      return !kinds.includes("tabard") && hat === null;
    });
    expect(worn(person("a knight in a red tabard"))).to.include("tabard");
  });

  it("lets women in the clothes of the work be seen as women", () => {
    const botanist = person("a woman of fifty-one in a green lab coat, cropped grey hair");
    expect([botanist.hair.style, botanist.clothes.bottom.kind]).to.deep.equal(["pixie", "skirt"]);
    expect(person("a girl of thirteen in dungarees, short brown hair").hair.style).to.equal("pixie");
    expect(person("a woman of thirty in overalls, a shaved head").hair.style).to.equal("shaven");
    const witch = person("a woman of fifty in a black feathered cloak, wild white hair");
    expect([witch.hair.style, witch.clothes.bottom.kind]).to.deep.equal(["wavy", "longskirt"]);
  });

  it("wraps somebody in a blanket that is around them, and in none that they carry", () => {
    expect(worn(person("a boy of ten in a bobble hat, wrapped in a blanket"))).to.match(/^cloak/);
    expect(worn(person("a boy of ten in a bobble hat, with a blanket"))).to.not.include("cloak");
  });

  it("gives a garment the colour next to it, and not that of the hair before it", () => {
    const lad = person("a thin lad of nineteen, blond crop, soaked blue hoodie, jeans");
    expect([lad.clothes.top.kind, lad.clothes.top.colour]).to.deep.equal(["hoodie", colourOf("blue")]);
    const twins = person("two girls of six, red pigtails, matching yellow swimsuits");
    expect(twins.clothes.top.colour).to.deep.equal(colourOf("yellow"));
    const warrior = person("a man of fifty, topknot, grey temples, black kimono with wide grey trousers");
    expect(warrior.clothes.top.colour).to.deep.equal(colourOf("black"));
    const checked = person("a boy in a red and white checked shirt").clothes.top;
    expect([checked.colour, checked.second]).to.deep.equal([colourOf("red"), colourOf("white")]);
    const player = person("a lean man of twenty-four, white hockey kit and helmet").clothes;
    const nina = person("a girl of twelve, blue kit, ponytail");
    expect([nina.clothes.top.kind, nina.clothes.bottom.kind, nina.clothes.top.colour]).to.deep.equal([
      ...["tshirt", "shorts"],
      colourOf("blue"),
    ]);
    expect(nina.hair.colour).not.to.deep.equal(colourOf("blue"));
    expect([player.top.colour, player.bottom.colour]).to.deep.equal([colourOf("white"), colourOf("white")]);
  });

  it("knows hair by its cut, a scarf round the head, sleeves that are rolled and jeans that are cut off", () => {
    expect(person("a skinny youth of twenty, bleached spikes").hair.style).to.equal("spiky");
    expect(person("a girl of seven, two bunches, red dungarees").hair.style).to.equal("plaits");
    expect(person("a toddler of one, fair fluff, blue romper").hair.colour).to.deep.equal(colourOf("blond"));
    const potter = person("a woman of forty-five, black hair tied in a red scarf, grey smock").clothes;
    expect([potter.hat?.kind, potter.extras["scarf"]]).to.deep.equal(["headscarf", undefined]);
    expect(person("a stocky man of sixty, white shirt, leather apron, bare forearms").clothes.top.sleeves).to.equal(
      0.4,
    );
    expect(person("a boy of ten, brown short trousers, blue shirt").clothes.bottom.kind).to.equal("shorts");
    expect(person("a girl of nineteen, cut-off jeans, checked shirt").clothes.bottom.kind).to.equal("shorts");
  });

  it("covers no face or hair that is described with what burglars wear", () => {
    const burglar = person("a burglar of thirty-five, black polo neck, black gloves, dark hair pinned up").clothes;
    expect(burglar.extras["balaclava"]).to.equal(undefined);
  });
});

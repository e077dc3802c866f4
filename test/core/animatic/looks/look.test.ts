import { expect } from "chai";
import { readLook, type SubjectLook } from "../../../../src/core/animatic/looks/look.ts";
import { wordsIn } from "../../../../src/core/animatic/looks/read-words.ts";
import { trueSize } from "../../../../src/core/animatic/looks/true-size.ts";

const look = (
  design: string,
  more: { id?: string; name?: string; kind?: "character" | "prop" | "vehicle" } = {},
): SubjectLook =>
  readLook({
    id: more.id ?? "x",
    name: more.name ?? "X",
    kind: more.kind ?? "character",
    design,
    baseDesign: null,
    pronoun: null,
  });

const NO_BASE = { baseDesign: null, pronoun: null };

const spell = (one: SubjectLook): string => {
  if (one.kind === "animal") return `animal ${one.look.species}`;
  if (one.kind === "creature") return `creature ${one.look.shape}`;
  if (one.kind === "thing") return `thing ${one.look.shape}`;
  return one.kind === "robot" ? "robot" : `person ${one.look.age} ${one.look.form}`;
};

/** What each design is. */
const KINDS: readonly (readonly [design: string, expected: string])[] = [
  ["A grey wolf with amber eyes", "animal wolf"],
  ["An old black cat", "animal cat"],
  ["A brown terrier with a red collar", "animal terrier"],
  ["A red fox", "animal fox"],
  ["A white horse", "animal horse"],
  ["A brown bear", "animal bear"],
  ["A raven", "animal crow"],
  ["A barn owl", "animal owl"],
  ["A lioness", "animal tiger"],
  ["A field mouse", "animal mouse"],
  ["An orange clownfish", "creature fish"],
  ["A lion tamer in a red tailcoat", "person adult plain"],
  ["A snake charmer in a turban", "person adult man"],
  ["A robot dog of steel", "animal dog"],
  ["A black drone with a red light", "creature drone"],
  ["A great white shark", "creature shark"],
  ["A blue whale", "creature whale"],
  ["A giant manta ray", "creature ray"],
  ["An old elephant", "animal elephant"],
  ["A penguin", "animal penguin"],
  ["A brown camel", "animal camel"],
  ["A grey dolphin", "creature dolphin"],
  ["A giant octopus", "creature octopus"],
  ["A green sea turtle", "creature turtle"],
  ["A yellow butterfly", "creature butterfly"],
  ["A tired bee", "creature bee"],
  ["A red ladybird with black spots", "creature beetle"],
  ["A black spider", "creature spider"],
  ["A green snake", "creature snake"],
  ["A small frog", "creature frog"],
  ["A red dragon with golden eyes", "animal dragon"],
  ["A robot with one blue eye", "robot"],
  ["A tall android", "robot"],
  ["A three-legged alien machine, smooth black shell, one white light", "robot"],
  ["An elephant calf", "animal elephant"],
  ["A German shepherd", "animal shepherd"],
  ["A sea lion on a rock", "creature seal"],
  ["A snail", "creature snail"],
  ["A heron with a fish in its beak", "animal heron"],
  ["A woman with a wolf tattoo and a red coat", "person adult woman"],
  ["A boy of six in a yellow raincoat", "person child man"],
  ["A girl of eleven", "person child woman"],
  ["A baby in a blanket", "person baby plain"],
  ["A boy of fifteen", "person teen man"],
  ["A grandmother of seventy", "person old woman"],
  ["A man in a dog costume", "person adult man"],
  ["A knight in silver armour, white plume, on a white horse", "person adult plain"],
  ["A knee-high green goblin with bat ears, yellow eyes, sackcloth tunic", "person adult plain"],
  ["An old troll, eagle nose, rabbit teeth", "person old plain"],
  ["A two-year-old in a dinosaur hoodie", "person toddler plain"],
  ["A baker of forty in a bear hat and cat slippers", "person adult plain"],
  ["The ghost of a girl of eight", "person child woman"],
  ["A knight in armour", "person adult plain"],
  ["", "person adult plain"],
];

/** What each prop and vehicle is drawn as. */
const THINGS: readonly (readonly [name: string, kind: "prop" | "vehicle", expected: string])[] = [
  ["A cup of tea", "prop", "cup"],
  ["Green bottle", "prop", "bottle"],
  ["Old key", "prop", "key"],
  ["A love letter", "prop", "letter"],
  ["Paper map", "prop", "map"],
  ["Pocket watch", "prop", "pocketwatch"],
  ["Sword", "prop", "sword"],
  ["Violin", "prop", "violin"],
  ["Laptop", "prop", "laptop"],
  ["A stack of books", "prop", "bookpile"],
  ["A box of matches", "prop", "box"],
  ["Fishing rod", "prop", "rod"],
  ["The frying pan", "prop", "pan"],
  ["Crystal ball", "prop", "crystalball"],
  ["Watering can", "prop", "wateringcan"],
  ["Washing machine", "prop", "washer"],
  ["Sapling", "prop", "sapling"],
  ["Pink sock", "prop", "sock"],
  ["Red plastic spade", "prop", "spade"],
  ["Silk ribbon", "prop", "ribbon"],
  ["Bunch of keys", "prop", "keyring"],
  ["Brass key", "prop", "key"],
  ["Cheese sandwich", "prop", "sandwich"],
  ["Hamburger", "prop", "burger"],
  ["Sponge", "prop", "sponge"],
  ["Tea towel", "prop", "teatowel"],
  ["Party hat", "prop", "partyhat"],
  ["Boxing gloves", "prop", "boxinggloves"],
  ["Gold medal", "prop", "goldmedal"],
  ["Rolling pin", "prop", "rollingpin"],
  ["Fire extinguisher", "prop", "extinguisher"],
  ["Watermelon", "prop", "watermelon"],
  ["Slice of watermelon", "prop", "melonslice"],
  ["Mango", "prop", "mango"],
  ["Bowl of rice", "prop", "ricebowl"],
  ["Bowl of noodles", "prop", "noodlebowl"],
  ["Telegram", "prop", "telegram"],
  ["Fashion magazine", "prop", "magazine"],
  ["Comic book", "prop", "comic"],
  ["The script", "prop", "screenplay"],
  ["Cavalry sabre", "prop", "sabre"],
  ["Rapier", "prop", "rapier"],
  ["Paint roller", "prop", "roller"],
  ["Garden hose", "prop", "hose"],
  ["Twig", "prop", "branch"],
  ["Walking stick", "prop", "cane"],
  ["Loaves", "prop", "bread"],
  ["Skull", "prop", "skull"],
  ["Torch", "prop", "torch"],
  ["Rose", "prop", "flower"],
  ["Taxi", "vehicle", "taxi"],
  ["Ambulance", "vehicle", "ambulance"],
  ["Night bus", "vehicle", "bus"],
  ["Steam train", "vehicle", "steam_train"],
  ["Goods wagon", "vehicle", "boxcar"],
  ["Dragon ship", "vehicle", "longship"],
  ["Bicycle", "vehicle", "bicycle"],
  ["Fishing boat", "vehicle", "boat"],
  ["Small sailing boat", "vehicle", "sailboat"],
  ["Spaceship", "vehicle", "spaceship"],
  ["White ship", "vehicle", "liner"],
  ["Old pirate ship", "vehicle", "tall_ship"],
  ["Silver zeppelin", "vehicle", "airship"],
  ["Helicopter", "vehicle", "helicopter"],
  ["Tractor", "vehicle", "tractor"],
];

describe("a design", () => {
  for (const [design, expected] of KINDS)
    it(`is ${expected}: ${design || "nothing"}`, () => {
      expect(spell(look(design))).to.equal(expected);
    });
  for (const [name, kind, expected] of THINGS)
    it(`is drawn as a ${expected}: ${name}`, () => {
      expect(spell(look("", { id: "p1", name, kind }))).to.equal(`thing ${expected}`);
    });

  it("is told by the name where the words of the design leave it open", () => {
    expect(spell(look("Grey, lean, amber eyes", { id: "wolf", name: "The wolf" }))).to.equal("animal wolf");
    expect(spell(look("A quiet woman", { id: "wolf", name: "Wolf" }))).to.equal("person adult woman");
  });

  const worn = (design: string, around = "") => {
    const one = readLook({ ...{ id: "x", name: "X", kind: "character", design }, ...NO_BASE, around: wordsIn(around) });
    if (one.kind !== "person") return [];
    const { top, over, bottom, hat } = one.look.clothes;
    return [top, over, bottom, hat].flatMap((garment) => (garment ? [garment.kind] : []));
  };

  it("is dressed by a trade, a people or a time, and by its own words before those", () => {
    expect(worn("a nurse")).to.include("tshirt");
    expect(worn("an astronaut")).to.include("spacesuit");
    expect(worn("a bride in a red sari")).to.include("sari");
    expect(worn("a knight in armour")).to.include("armour");
    expect(worn("a queen with a crown")).to.include("crown");
    expect(worn("an old boatman with a straw hat")).to.include("strawhat");
    expect(worn("a roman soldier")).not.to.deep.equal(worn("a soldier of 1916"));
    expect(worn("a police officer")).not.to.deep.equal(worn("a police officer in a green dress"));
  });

  it("is dressed by the place only where nothing says what it wears", () => {
    expect(worn("a woman", "A snowy mountain")).to.include("puffer");
    expect(worn("a woman in a blue dress", "A snowy mountain")).to.include("dress").and.not.to.include("puffer");
  });

  it("has true sizes beside each other", () => {
    const sizes = [
      "A mouse",
      "A cat",
      "A baby",
      "A boy of six",
      "A girl of ten",
      "A woman of thirty",
      "A tall man",
      "A horse",
      "A dragon",
    ].map((one) => trueSize(look(one)));
    expect(sizes).to.deep.equal(sizes.toSorted((a, b) => a - b));
    expect(trueSize(look("A boy of six")) / trueSize(look("His grandmother, seventy"))).to.be.within(0.6, 0.78);
  });

  it("has its own colours, the same every time", () => {
    const coat = look("A girl in a yellow raincoat");
    if (coat.kind !== "person") throw new Error("not a person");
    expect(coat.look.clothes.over?.colour.hue).to.be.within(85, 110);
    expect(look("Somebody")).to.deep.equal(look("Somebody"));
  });

  it("takes skin from words alone, never from a name", () => {
    const skinOf = (name: string) => {
      const one = readLook({ id: "p7", kind: "character", name, design: "A clerk", baseDesign: null, pronoun: null });
      return one.kind === "person" ? one.look.skin : undefined;
    };
    expect(
      new Set(["Aisha", "Bjorn", "Mei", "Jose", "Kwame"].map((name) => JSON.stringify(skinOf(name)))).size,
    ).to.equal(1);
  });
});

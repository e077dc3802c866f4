// Who somebody is by the words of a design: animals in clothes, costumes of animals, a baby in arms, age and sex; and riders of a group, each on their own.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readLook, type SubjectLook } from "../../../../src/core/animatic/looks/look.ts";
import type { PersonLook } from "../../../../src/core/animatic/looks/person-look.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const look = (design: string, kind: "character" | "prop" = "character", name = "X"): SubjectLook =>
  readLook({ id: name.toLowerCase(), name, kind, design, baseDesign: null, pronoun: null });

function personOf(design: string): PersonLook {
  const read = look(design);
  if (read.kind !== "person") throw new Error(`${design} is no person`);
  return read.look;
}

function staged(design: string, action: string, id = "riders") {
  const subjects: Scene["subjects"] = [{ ...person(0), design, id, name: id }];
  const scene = { camera: null, dialogue: [], subjects, action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "ws", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  return stageCast(card, frameOf(512, 288));
}

describe("who is there", () => {
  it("has an animal in clothes upright, with the head of its kind, and one in a collar on four legs", () => {
    expect(personOf("a green frog in a red waistcoat").beast?.face).to.equal("frog");
    expect(personOf("a small red fox that walks upright, green scarf").beast?.face).to.equal("long");
    expect(personOf("an old badger in a brown tailcoat").beast?.face).to.equal("striped");
    expect(look("a brown dog with a red collar").kind).to.equal("animal");
    expect(look("a small grey koala, singed fur")).to.have.nested.property("look.species", "koala");
    expect(look("a dog in a police vest").kind).to.equal("animal");
    expect(personOf("a cartoon rabbit with round glasses").beast?.ears).to.equal("long");
    expect(personOf("a man in a rabbit hat and a suit").beast).to.equal(null);
  });
  it("dresses animals in coats, gowns and spectacles, also among the things of a show; pets in coats stay pets", () => {
    expect(personOf("an old badger in a dressing gown and spectacles").beast?.face).to.equal("striped");
    expect(personOf("a rabbit in a blue coat and a top hat").beast?.ears).to.equal("long");
    expect(look("a small brown mouse in a red waistcoat and spectacles", "prop", "Mouse").kind).to.equal("person");
    expect(look("a small dog in a knitted winter coat").kind).to.equal("animal");
    expect(look("a teddy bear in a red waistcoat", "prop", "Teddy").kind).to.equal("thing");
  });
  it("has whoever wears the skin or the head of a beast as a person", () => {
    expect(personOf("a shaven priest of sixty with a leopard skin over the shoulder").beast ?? null).to.equal(null);
    expect(personOf("a tall warrior with a wolf head over the helmet").beast ?? null).to.equal(null);
    expect(look("a leopard with a torn ear").kind).to.equal("animal");
  });
  it("has robots, aliens and beasts among the things of a show as those who act", () => {
    expect(look("a silver humanoid robot with one round blue eye", "prop", "Robot").kind).to.equal("robot");
    expect(look("a tall four-armed blue alien in a brown robe", "prop", "Seller").kind).to.equal("person");
    expect(look("a green robot lawnmower", "prop", "Mower").kind).to.equal("thing");
    expect(look("a huge bronze dragon", "prop", "Dragon").kind).to.equal("animal");
    expect(look("a big bull elephant", "prop", "Elephant")).to.have.nested.property("look.species", "elephant");
  });
  it("has a glass of something as a glass", () => {
    expect(look("a glass of red wine", "prop", "Wine")).to.have.nested.property("look.shape", "glass");
  });
  it("has a person in the skin of an animal, boys in tunics over trousers, and the head of whoever shows it bare", () => {
    expect(look("a shaven priest of sixty with a leopard skin over the shoulder").kind).to.equal("person");
    expect(personOf("a skinny boy of ten in a ragged tunic").clothes.bottom.kind).to.equal("trousers");
    expect(personOf("a bounty hunter of thirty in scuffed armour, half-shaved head").clothes.hat).to.equal(null);
    expect(personOf("a knight in plate armour").clothes.hat?.kind).to.equal("knighthelm");
  });
  it("has an arm or a leg of metal", () => {
    expect([...personOf("a woman with a mechanical left arm").traits]).to.deep.equal(["robotarm"]);
    expect([...personOf("a runner with a prosthetic leg").traits]).to.deep.equal(["pylon"]);
    expect([...personOf("a runner with a metal leg").traits]).to.deep.equal(["robotleg"]);
  });
  it("has a costume of an animal as a suit with a hood with ears", () => {
    const bear = personOf("a toddler of three in a bear costume");
    expect([bear.age, bear.clothes.hat?.kind]).to.deep.equal(["toddler", "roundearhood"]);
    expect(personOf("a girl of six dressed as a rabbit").clothes.hat?.kind).to.equal("longearhood");
  });
  it("has a baby in the arms of whoever has one, who is no baby", () => {
    const mother = personOf("a young woman in a pink sari, a sleeping baby on her lap");
    expect(mother.age).to.equal("adult");
    expect(mother.clothes.extras).to.have.property("baby");
    expect(personOf("a newborn baby").clothes.extras).not.to.have.property("baby");
  });
  it("tells girls by a skirt and men past their youth by grey hair", () => {
    expect(personOf("a girl of nine").clothes.bottom.kind).to.equal("skirt");
    expect(personOf("a boy of nine").clothes.bottom.kind).to.equal("trousers");
    expect(personOf("a man of fifty").hair.colour.chroma).to.be.below(0.05);
    expect(personOf("a clean-shaven man of fifty").beard.style).to.equal("none");
  });
  it("reads a painted skull, a towel that is not worn, and a robber in a suit", () => {
    expect([...personOf("a boy of seven with his face painted as a skull").traits]).to.include("skull");
    expect(personOf("an old man in a straw hat, a towel over his shoulder").clothes.bottom.kind).to.equal("trousers");
    expect(personOf("a plump man of fifty in a vest and boxer shorts").clothes.top.kind).to.equal("singlet");
    const robber = personOf("a bank robber in a pinstripe suit, a fedora");
    expect(robber.clothes.extras).not.to.have.property("balaclava");
  });
  it("has dwarves short, and a doll on a chair as a doll", () => {
    expect(personOf("dwarves in fur cloaks").stature).to.be.below(0.8);
    const doll = look("an old china doll on a rocking chair", "prop", "Doll");
    expect(doll.kind === "thing" && doll.look.shape).to.equal("doll");
  });
  it("reads whatever is used as a boat as one", () => {
    const leaf = look("a big round leaf used as a boat", "prop", "Leaf");
    expect(leaf.kind === "thing" && leaf.look.shape).to.equal("boat");
  });
  const RIDERS: readonly (readonly [design: string, action: string, count: number])[] = [
    ["five young riders in blue tunics on brown horses", "The riders gallop side by side.", 5],
    ["three knights on horseback with lances", "The knights ride on.", 3],
    ["six hussars with sabres", "The hussars charge across the field.", 6],
    ["four cyclists in yellow jerseys on racing bikes", "The cyclists race along the road.", 4],
  ];
  for (const [design, action, count] of RIDERS)
    it(`has a mount for each of ${design}`, () => {
      const members = staged(design, action);
      const mounts = members.flatMap(({ member, mount }) => (mount?.as === "rider" ? [member.boarding?.on] : []));
      expect(mounts.length).to.equal(count);
      expect(new Set(mounts).size).to.equal(count);
      const middles = members.flatMap(({ mount, middle }) => (mount?.as === "carrier" ? [middle] : []));
      expect(new Set(middles).size, "they go along together").to.equal(1);
      expect(middles[0]).to.be.a("number");
    });
});

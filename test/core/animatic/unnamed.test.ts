import { expect } from "chai";
import type { Scene } from "../../../src/contracts/files/shotlist.ts";
import { framingOf } from "../../../src/core/animatic/frame.ts";
import { readCast } from "../../../src/core/animatic/shot-cast.ts";
import { person } from "../../support/media/sample-takes.ts";

const MARA = { ...person(0), design: "A woman of thirty, taxi driver" };
const SCENE: Scene = {
  ...{ episode: "ep01", location: { id: "road", description: "A road" }, action: "", camera: null, extras: null },
  ...{ text: null, subjects: [MARA], dialogue: [] },
};

const cast = (action: string, more: Partial<Scene> = {}, size = "ws") =>
  readCast({ ...SCENE, ...more, action }, framingOf(size));
/** Who is there besides Mara, as "3 guard". */
function unnamed(action: string, more: Partial<Scene> = {}, size = "ws"): string {
  const counts = new Map<string, number>();
  for (const { id } of cast(action, more, size)) {
    const [name = id] = id.split(" #");
    if (name !== "p0") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
}

describe("whom and what an action adds to its shot", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["A waiter brings two plates.", "1 waiter"],
    ["Two guards drag Mara away.", "2 guard"],
    ["The doorman takes Mara's case and the croupier nods.", "1 doorman, 1 croupier"],
    ["Two salesmen laugh.", "2 salesman"],
    ["A street sweeper stops.", "1 sweeper"],
    ["A cyclist rides into the hedge.", "1 cyclist, 1 bicycle"],
    ["Mara throws him a fish.", ""],
    ["A flower girl trips over the bride's train.", "1 girl"],
    ["Mara stretches her calves.", ""],
    ["Mara builds a snowman.", ""],
    ["The couple kiss.", "2 couple"],
    ["Mara pushes the trolley into the room.", "1 trolley"],
    ["Mara folds the napkin into a swan.", ""],
    ["Mara wraps the trout in newspaper.", ""],
    ["Mara throws a paper plane.", ""],
    ["The kite sails over the trees.", ""],
    ["Seven elephants and a calf wade through the river.", "7 elephant, 1 young elephant"],
    ["A caravan of camels crosses the dunes.", "6 camel"],
    ["A line of penguins waddles past.", "7 penguin"],
    ["A yellow taxi pulls up.", "1 taxi"],
    ["Mara types a report.", "1 laptop"],
    ["Mara draws a bison on the wall.", ""],
    ["Mara hammers at the typewriter.", "1 typewriter"],
    ["Mara types a message on her phone.", ""],
    ["Mara throws a ball at the teacher's back.", "1 teacher"],
    ["Mara leads the horse out.", "1 horse"],
    ["Mara reaches for the cat.", "1 cat"],
    ["Mara pulls the champion's beard while three crewmen laugh.", "1 champion, 3 crewman"],
    ["The trumpeter plays and the soldiers run.", "3 soldier"],
    ["Mara mounts her broom.", "1 flyingbroom"],
    ["An officer ducks Mara's head.", "1 officer"],
    ["Mara swings the bat.", ""],
    ["Mara bounces off the springboard and flies over the horse.", ""],
    ["Mara is knocked out of the saddle.", "1 horse"],
    ["A mugger shoves Mara while the teller raises her hands.", "1 mugger, 1 teller"],
    ["Two duelists walk past an executioner.", "2 duelist, 1 executioner"],
    ["Mara hits a woman over the head.", "1 woman"],
    ["The woman hits Mara over the head.", ""],
    ["Mara embraces the old woman.", "1 woman"],
    ["Mara hugs her husband goodbye.", "1 husband"],
    ["Mara fights an invisible opponent.", ""],
    ["Mara gives the children cookies.", "3 child"],
    ["Two samurai fight in the rain.", "2 samurai"],
    ["Mara hugs the robot.", "1 robot"],
    ["Mara hugs an elephant's trunk.", "1 elephant"],
    ["Mara gives soup to the homeless.", "3 beggar"],
    ["Two police cars chase a red van.", "2 car, 1 van"],
    ["Mara hangs from the door of a moving minibus.", "1 minibus"],
    ["Wolves circle the camp.", "4 wolf"],
    ["The children run past.", "3 child"],
    ["Mara rides away.", "1 horse"],
    ["Mara rows across the lake.", "1 boat"],
    ["Mara picks up the dog collar and the car keys.", ""],
    ["Mara sings like a bird.", ""],
    ["Mara looks at a photo of a dog.", ""],
    ["No dogs bark. Mara hears a train.", ""],
    ["The woman waits for a bus.", ""],
    ["The driver yawns.", ""],
    ["Mara does nothing and ducks.", ""],
    ["Tom guards the door.", ""],
    ["Mara throws a chair and the team duck.", ""],
    ["Mara drives.", "1 car"],
    ["A shearer turns the ewe on her back.", "1 shearer, 1 ewe"],
    ["Mara presses the paddles to his chest.", ""],
    ["Mara lifts the mare's hoof.", "1 mare"],
    ["Mara puts her head in the lion's mouth.", "1 lion"],
    ["A guard waves and a thief ducks.", "1 guard, 1 thief"],
    ["Mara wheels Tom to the window.", "1 wheelchair"],
    ["Mara screws the cap on the tank.", ""],
    ["A motorcyclist waves.", "1 motorcyclist, 1 motorbike"],
    ["Mara works between the rows while Tom moves down the rows.", ""],
    ["Mara lifts out a rocking horse.", ""],
    ["Mara pushes a plane along the board.", ""],
    ["A plane passes.", "1 plane"],
    ["Mara drives slowly through the rain.", "1 car"],
    ["Mara drives the banner into the ground.", ""],
    ["Mara drives her fist into the sand.", ""],
    ["A duck swims past.", "1 duck"],
    ["The train has gone.", ""],
    ["The dogs are gone, and the taxi had already left.", ""],
    ["A train has stopped.", "1 train"],
    ["Mara eats a fish.", ""],
    ["Her pupils narrow, both eyes wide.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "nobody" : found}`, () => expect(unnamed(action)).to.equal(found));

  it("is nothing in a close picture of somebody, and no vehicle where one is inside of it", () => {
    expect(unnamed("A taxi passes.", {}, "cu")).to.equal("");
    const bus = { location: { id: "bus", description: "A bus at night" } };
    expect(unnamed("The bus stops.", bus)).to.equal("");
  });

  it("is beside as many of the shot's own as their design begins with, up to eleven", () => {
    const group = (design: string) => cast("They walk.", { subjects: [{ ...MARA, design }] }).length;
    expect(
      ["Three sailors", "Forty market women in shawls", "Hundreds of students", "A herd of goats"].map(group),
    ).to.deep.equal([3, 11, 11, 11]);
    expect(["Forty years old, a sailor", "A woman of forty", "Fifty metres tall"].map(group)).to.deep.equal([1, 1, 1]);
  });

  it("acts as the words say, all of a group alike, and has no name on its label", () => {
    const guards = cast("Two guards run past.").filter(({ id }) => id.startsWith("guard"));
    expect(guards.map(({ name, beats }) => [name, beats[0]?.posture, beats[0]?.way])).to.deep.equal([
      ["", "run", "across"],
      ["", "run", "across"],
    ]);
    const ways = ["pulls up", "drives past", "sweeps round the bend", "drives away", "is parked"].map(
      (verb) => cast(`A taxi ${verb}.`).find(({ id }) => id === "taxi")?.beats[0]?.way,
    );
    expect(ways).to.deep.equal(["in", "across", "across", "out", "in"]);
    expect(cast("The helicopter takes off.").at(-1)?.beats[0]?.way).to.equal("up");
    expect(cast("A calf follows two cows.").length).to.equal(4);
    const bus = { ...person(1), id: "bus", name: "Bus", kind: "vehicle" as const, design: "A red bus" };
    const [looks] = cast("Mara looks up at the bus hanging over the edge.", { subjects: [MARA, bus] });
    expect(looks?.beats.map(({ posture }) => posture)).to.deep.equal(["stand"]);
    expect(cast("Mara looks up at the helicopter.").at(-1)?.beats[0]?.posture).to.equal("drive");
    expect(cast("Mara stares up at a flying saucer.").at(-1)?.beats[0]?.posture).to.equal("drive");
    expect(
      cast("Mara looks up at an eagle.")
        .at(-1)
        ?.beats.map(({ posture }) => posture),
    ).to.deep.equal(["fly"]);
    expect(cast("Mara looks up at an owl on the branch.").at(-1)?.beats[0]?.posture).to.not.equal("fly");
  });
});

describe("two who are one subject", () => {
  const deeds = (action: string, description = "A road") =>
    cast(action, { subjects: [], location: { id: "there", description } }).map(({ id, beats, boarding }) =>
      [id, boarding?.as, ...beats.map(({ gesture, object }) => `${gesture} ${object ?? ""}`.trim())].join(" ").trim(),
    );

  it("do with each other what two named people would", () => {
    expect(deeds("Two men arm-wrestle.")).to.deep.equal(["man  arm_wrestle man #1", "man #1  arm_wrestle man"]);
    expect(deeds("Two boys carry a ladder.")).to.deep.equal(["boy  carry_together boy #1", "boy #1  bear_end boy"]);
  });

  it("push a bed both, and stand both beside the cart that they load", () => {
    expect(deeds("Two nurses push a bed down the corridor.", "A hospital corridor")).to.deep.equal([
      "nurse pusher push_chair",
      "nurse #1 pusher push_chair",
      "stretcher",
    ]);
    expect(deeds("Two farmers load hay onto a cart.").slice(0, 2)).to.deep.equal([
      "farmer  pitch hay",
      "farmer #1  pitch hay",
    ]);
  });
});

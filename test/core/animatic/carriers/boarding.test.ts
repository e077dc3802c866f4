// Who is on board of what: read from action lines and designs, seated at one scale with the carrier, and moved with it.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { carriedPath } from "../../../../src/core/animatic/carriers/carried-motion.ts";
import { CARRIERS, SEATED_AS } from "../../../../src/core/animatic/carriers/carriers.ts";
import type { StagedMember } from "../../../../src/core/animatic/stage/staged-member.ts";
import { FRAME, somebody, staged } from "../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty");
const BOB = somebody("bob", "a man of forty");

describe("a herd that is driven", () => {
  it("goes before whoever drives it, the same way", () => {
    const all = staged("Bob drives the cows home.", [BOB, somebody("cows", "six brown cows")], "ws");
    const bob = all.find(({ member }) => member.id === "bob")?.spot;
    const cows = all.filter(({ member }) => member.group === "cows").map(({ spot }) => spot);
    expect(new Set(cows.map(({ facing }) => facing))).to.deep.equal(new Set([bob?.facing]));
    const middle = cows.reduce((sum, { x }) => sum + x, 0) / cows.length;
    expect((middle - (bob?.x ?? 0)) * (bob?.facing ?? 0)).to.be.greaterThan(0);
  });
  it("is not in anybody's arms where it is small", () => {
    const all = staged("Bob drives the sheep through the gate.", [BOB, somebody("sheep", "a white sheep")], "ws");
    const [beat] = all.find(({ member }) => member.id === "sheep")?.member.beats ?? [];
    expect(beat).to.deep.include({ posture: "walk", way: "across" });
  });
});

describe("groups at one thing", () => {
  const six = somebody("fishermen", "six fishermen in oilskins");
  const group = (action: string, what: string) => staged(action, [six, somebody(what, `a long ${what}`, "prop")], "ws");
  const own = (all: readonly StagedMember[]) => all.filter(({ member }) => member.group === "fishermen");
  it("haul one net in a row, with nothing else in their hands", () => {
    const all = own(group("The fishermen heave the net out of the surf.", "net"));
    expect(new Set(all.map(({ member }) => member.beats[0]?.gesture))).to.deep.equal(new Set(["haul_line"]));
    expect(all.flatMap(({ member }) => member.beats.flatMap(({ holds }) => holds))).to.deep.equal([]);
    expect(new Set(all.map(({ spot }) => spot.facing))).to.deep.equal(new Set([1]));
  });
  it("carry one piano on their shoulders", () => {
    const all = group("The fishermen carry the piano up the path.", "piano");
    const [first] = own(all);
    expect(first?.member.beats[0]).to.deep.include({ gesture: "bear_load", holds: [] });
    expect(all.filter(({ member }) => member.id === "piano")).to.have.length(1);
  });
});

describe("a bed that is pushed along", () => {
  const bed = somebody("bed", "a steel hospital bed on wheels", "prop");
  const boardings = (action: string, subjects: Scene["subjects"]) =>
    staged(action, subjects, "ws")
      .map(({ member: { id, boarding } }) => `${id} ${boarding?.as ?? "none"}`)
      .toSorted();
  for (const action of [
    "Ann runs down the hospital corridor, pushing the bed with Bob through the doors.",
    "Ann pushes Bob's bed along the hospital corridor.",
    "Ann rolls Bob on the bed into the hospital.",
  ])
    it(`has whoever lies in it on board: ${action}`, () =>
      expect(boardings(action, [ANN, BOB, bed])).to.deep.equal(["ann pusher", "bed none", "bob rider"]));
  it("stays where it is when it is an oak bed that is pushed against the door", () => {
    const oak = somebody("bed", "an oak bed", "prop");
    expect(boardings("Ann pushes the bed against the door.", [ANN, BOB, oak])).to.include("bob none");
  });
});

/** "ann rider van": who is what, in the order of painting. */
const roles = (action: string, subjects: Scene["subjects"]) =>
  staged(action, subjects)
    .map(({ member, mount }) => `${member.id} ${mount?.as ?? "none"}`)
    .join(", ");
const thing = (id: string, design: string) => somebody(id, design, "prop");

const READ: readonly (readonly [action: string, subjects: Scene["subjects"], roles: string])[] = [
  ["Ann drives the van.", [ANN, thing("van", "a blue van")], "ann rider, van carrier"],
  ["Ann sits on the horse.", [ANN, somebody("horse", "a brown horse")], "horse carrier, ann rider"],
  ["Ann leans out of the train window.", [ANN, thing("train", "a dark steam train")], "train carrier, ann rider"],
  [
    "Ann climbs into the back seat. The taxi pulls away.",
    [ANN, thing("taxi", "a yellow taxi")],
    "ann rider, taxi carrier",
  ],
  ["Bob opens the car door and Ann slides into the passenger seat.", [ANN, BOB], "ann rider, car carrier, bob none"],
  ["Ann lays her hand on the snout of the horse.", [ANN, somebody("horse", "a brown horse")], "horse none, ann none"],
  [
    "Ann shakes her fist from the balcony while Bob rides off on the scooter.",
    [ANN, BOB, thing("scooter", "a blue scooter")],
    "scooter carrier, bob rider, ann none",
  ],
  [
    "Ann runs beside the train and pulls herself up after it.",
    [ANN, thing("train", "a dark train")],
    "ann rider, train carrier",
  ],
  ["Ann pushes the pram.", [ANN, thing("pram", "a blue pram")], "pram carrier, ann pusher"],
  [
    "Ann drives the jeep. The dog sits beside her.",
    [ANN, somebody("dog", "a small terrier dog"), thing("jeep", "a green jeep")],
    "dog rider, ann rider, jeep carrier",
  ],
  ["Ann rides on the horse's back.", [ANN, somebody("horse", "a brown horse")], "horse carrier, ann rider"],
  [
    "Ann overtakes Bob on the lane.",
    [somebody("ann", "a cyclist in red"), somebody("bob", "a cyclist in blue")],
    "bicycle #1 carrier, bob rider, bicycle carrier, ann rider",
  ],
  [
    "The huskies pull the sledge. Ann stands on the runners.",
    [ANN, somebody("huskies", "four huskies in harness"), thing("sledge", "a long wooden sledge")],
    "huskies #2 none, huskies #1 none, huskies #3 none, sledge carrier, ann rider, huskies pusher",
  ],
  [
    "Bob drives the cows home.",
    [BOB, somebody("cows", "three brown cows")],
    "cows #2 none, cows #1 none, cows none, bob none",
  ],
  [
    "The cable car hangs over the ravine. Ann clutches Bob's arm.",
    [ANN, BOB, thing("gondola", "a red cable car")],
    "bob rider, ann rider, gondola carrier",
  ],
  ["Ann stands beside the car.", [ANN, thing("car", "a red car")], "car carrier, ann none"],
  [
    "Ann and Bob lift the crate onto the cart.",
    [ANN, BOB, thing("cart", "a cart")],
    "cart carrier, bob none, ann none",
  ],
  ["Ann falls while Bob skates past her.", [ANN, BOB], "ann none, bob none"],
  ["Ann runs after the tram.", [ANN, thing("tram", "a green tram")], "tram carrier, ann none"],
  [
    "Bob rows the boat while Ann sings.",
    [ANN, BOB, thing("boat", "a wooden boat")],
    "ann rider, bob rider, boat carrier",
  ],
  ["Ann gallops across the moor on a black horse.", [ANN], "horse carrier, ann rider"],
  ["Ann waits.", [somebody("ann", "a hunter of fifty, on a shaggy brown horse")], "horse carrier, ann rider"],
  [
    "The horse bucks and throws Ann into the dust.",
    [ANN, somebody("horse", "a brown horse")],
    "horse carrier, ann rider",
  ],
  ["Ann wobbles on the bicycle and falls off.", [ANN, thing("bicycle", "a bicycle")], "bicycle carrier, ann rider"],
  [
    "The ox pulls the cart with Ann on it.",
    [somebody("ox", "a grey ox"), ANN, thing("cart", "a wooden cart")],
    "ox none, ann rider, cart carrier",
  ],
  [
    "Ann waves from the balloon as it rises.",
    [ANN, thing("balloon", "a hot-air balloon")],
    "balloon carrier, ann rider",
  ],
  [
    "Ann saddles the horse.",
    [somebody("ann", "a cowboy of thirty"), somebody("horse", "a brown horse")],
    "horse none, ann none",
  ],
  [
    "The mouse drives the toy car.",
    [somebody("mouse", "a mouse"), thing("toycar", "a toy car")],
    "toycar carrier, mouse rider",
  ],
  ["Ann flies on the back of the goose.", [ANN, somebody("goose", "a white goose")], "goose carrier, ann rider"],
  ["Ann looks out of the hatch.", [ANN, thing("tank", "a green tank")], "ann rider, tank carrier"],
  [
    "The paramedic pushes the stretcher.",
    [somebody("ann", "a paramedic in green"), BOB, thing("stretcher", "a stretcher on wheels")],
    "stretcher carrier, bob rider, ann pusher",
  ],
  [
    "Bob rides the bicycle and Ann runs behind, holding the saddle.",
    [ANN, BOB, thing("bicycle", "a red bicycle")],
    "bicycle carrier, bob rider, ann pusher",
  ],
  ["Ann climbs down from the cab.", [ANN, thing("truck", "a chrome truck")], "ann rider, truck carrier"],
  ["Ann flies over the roofs on her broom.", [ANN, thing("broom", "a broom")], "broom carrier, ann rider"],
];

describe("who is on board", () => {
  for (const [action, subjects, expected] of READ)
    it(action, () => {
      expect(roles(action, subjects)).to.equal(expected);
    });

  it("knows a posture for every seat", () => {
    for (const [shape, { seats, long }] of CARRIERS) {
      expect(long, shape).to.be.greaterThan(0);
      for (const { as, forward, up } of seats) {
        expect(SEATED_AS[as], `${shape}: ${as}`).to.not.equal(undefined);
        expect(Number.isFinite(forward) && Number.isFinite(up), shape).to.equal(true);
      }
    }
  });

  it("gets in while the shot runs, and stands beside before", () => {
    const [rider] = staged("Ann opens the door of the taxi and gets in.", [ANN, thing("taxi", "a yellow taxi")]);
    expect(rider?.mount?.as === "rider" && rider.mount.from).to.be.within(0.4, 0.62);
    expect(rider?.member.beats.map(({ posture }) => posture)).to.deep.equal(["stand", "drive"]);
  });

  it("is in a medium picture that shows the whole carrier while somebody gets in", () => {
    const cast: Scene["subjects"] = [ANN, thing("taxi", "a yellow taxi")];
    const high = (action: string) =>
      staged(action, cast, "ms").flatMap(({ spot, mount }) => (mount?.as === "carrier" ? [spot.base - spot.top] : []));
    expect(high("Ann gets into the taxi.")[0]).to.be.within(60, FRAME.height);
    expect(high("Ann drives the taxi.")[0]).to.be.greaterThan(FRAME.height);
  });

  it("is seen whole where nobody is on board of a ship, and goes on beyond the picture where somebody is", () => {
    const ship = thing("ship", "a white ship");
    const high = (action: string, subjects: Scene["subjects"]) =>
      staged(action, subjects, "ws").flatMap(({ spot, mount }) =>
        mount?.as === "carrier" ? [spot.base - spot.top] : [],
      );
    expect(3 * (high("The ship passes.", [ship])[0] ?? 0)).to.be.within(0.7 * FRAME.width, FRAME.width);
    expect(3 * (high("Ann waves from the deck of the ship.", [ANN, ship])[0] ?? 0)).to.be.greaterThan(FRAME.width);
  });

  it("moves who rides as the carrier moves", () => {
    const all = staged("Ann drives the van.", [ANN, thing("van", "a blue van")]);
    const ownPath = (one: StagedMember) => ({
      moves: one.mount?.as === "carrier",
      path: (seconds: number) => [one.mount?.as === "carrier" ? 10 * seconds : 0, 0] as const,
    });
    const [rider] = all;
    if (!rider) throw new Error("nobody rides");
    expect(carriedPath(rider, { staged: all, seconds: 4, frame: FRAME, ownPath, action: "" })?.(2)[0]).to.be.closeTo(
      20,
      1e-6,
    );
  });

  it("shows the driver as large as the size word asks for, and the cab around", () => {
    const [rider, van] = staged("Ann drives the van.", [ANN, thing("van", "a blue van")], "ms");
    expect(rider?.spot.head).to.be.greaterThan(50);
    expect((van?.spot.base ?? 0) - (van?.spot.top ?? 0)).to.be.greaterThan(FRAME.height);
    expect(van?.spot.facing).to.equal(rider?.spot.facing);
  });
});

describe("what is drawn by an animal", () => {
  it("is behind it, and whoever rides a beast draws nothing", () => {
    const ox = [somebody("ox", "a grey ox"), thing("cart", "a wooden cart")];
    const [one, other] = ["ox", "cart"].map((id) =>
      staged("The ox pulls the cart along.", ox).find(({ member }) => member.id === id),
    );
    if (!one || !other) throw new Error("not staged");
    expect(Math.sign(one.spot.x - other.spot.x)).to.equal(one.spot.facing);
    const dragon = staged("Ann rides the dragon through the clouds.", [ANN, somebody("dragon", "a blue dragon")]);
    expect(dragon.every(({ spot }) => Number.isFinite(spot.x) && Number.isFinite(spot.head))).to.equal(true);
  });
});

describe("who is pulled on a sled", () => {
  const SLED = thing("sled", "a wooden sled with a rope");
  const said = [
    "Ann trudges up the street, pulling Bob on the sled behind her.",
    "Ann drags Bob across the ice on the sled.",
    "Bob sits on the sled while Ann tows him through the park.",
    "Bob waves from the sled as Ann pulls it up the hill.",
  ];
  for (const action of said)
    it(action, () => {
      const all = staged(action, [ANN, BOB, SLED], "ws");
      const [ann, bob] = ["ann", "bob"].map((id) => all.find(({ member }) => member.id === id));
      if (!ann || !bob) throw new Error("not staged");
      expect([ann.member.boarding?.as, bob.member.boarding?.as]).to.deep.equal(["leader", "rider"]);
      expect(new Set(ann.member.beats.map(({ gesture, way }) => `${gesture} ${way}`))).to.deep.equal(
        new Set(["tow across"]),
      );
      expect(bob.member.beats.map(({ posture }) => posture)).to.not.include.oneOf(["dragged", "drive", "stand"]);
      expect((ann.spot.x - bob.spot.x) * ann.spot.facing).to.be.greaterThan(0);
    });
  it("steers no cart, and whoever pulls it is before it", () => {
    const all = staged("Ann pulls Bob in the cart.", [ANN, BOB, thing("cart", "a small red hand cart")], "ws");
    expect(all.find(({ member }) => member.id === "bob")?.member.beats[0]?.posture).to.equal("sit");
    expect(all.find(({ member }) => member.id === "ann")?.member.beats[0]?.gesture).to.equal("tow");
  });
});

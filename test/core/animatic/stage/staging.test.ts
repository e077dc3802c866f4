import { expect } from "chai";
import fc from "fast-check";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { setUpOf } from "../../../../src/core/animatic/camera/camera-set-up.ts";
import { frameOf, framingOf } from "../../../../src/core/animatic/frame.ts";
import { readCard, type ShotCard } from "../../../../src/core/animatic/shot-card.ts";
import { readCast } from "../../../../src/core/animatic/shot-cast.ts";
import { insertIn, stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../../src/core/animatic/stage/staged-member.ts";
import { person, sampleShotlist, spoken } from "../../../support/media/sample-takes.ts";

interface AskedShot {
  readonly size?: string;
  readonly seed?: string;
  readonly scene: Partial<Scene>;
}

function cardOf({ size = "ms", seed = "42", scene }: AskedShot): ShotCard {
  const card = readCard(
    sampleShotlist({ width: 512, height: 288, entry: { size, seed }, scene: { camera: null, dialogue: [], ...scene } }),
    1,
  );
  if (!card) throw new Error("no card");
  return card;
}

const stage = (asked: AskedShot): readonly StagedMember[] => stageCast(cardOf(asked), frameOf(512, 288));
const subject = (index: number, design: string): Scene["subjects"][number] => ({ ...person(index), design });
const WOMAN = subject(0, "A woman of sixty");
const BOY = subject(1, "A boy of six");

const NOTHING: Scene = {
  ...{ episode: "ep01", location: { id: "hill", description: "" }, action: "", camera: null, extras: null },
  ...{ text: null, subjects: [], dialogue: [] },
};

describe("who is on a ladder of the shot", () => {
  it("is on the one that is drawn", () => {
    const ladder: Scene["subjects"][number] = { ...subject(1, "A wooden stepladder"), id: "ladder", kind: "prop" };
    const ids = (action: string) =>
      stage({ size: "fs", scene: { subjects: [WOMAN, ladder], action } }).map(({ member }) => member.id);
    expect(ids("The woman stands on the ladder and paints the ceiling.")).to.deep.equal([WOMAN.id]);
    expect(ids("The woman looks at the ladder.")).to.include("ladder");
  });
});

describe("two who do something with each other", () => {
  const two = (action: string, size = "fs") => stage({ size, scene: { subjects: [WOMAN, BOY], action } });
  const of = (all: readonly StagedMember[], id: string) => all.find(({ member }) => member.id === id);
  const [woman, boy] = [WOMAN.id, BOY.id];

  it("look the same way where one is behind the other, and who holds on is painted over", () => {
    const all = two("The woman hugs the boy from behind.");
    expect(of(all, woman)?.spot.facing).to.equal(of(all, boy)?.spot.facing);
    expect(all.at(-1)?.member.id).to.equal(woman);
  });

  it("face each other at arm's length otherwise, hands over who is touched", () => {
    const all = two("The woman grabs the boy by the collar.", "ms");
    expect(of(all, woman)?.spot.facing).not.to.equal(of(all, boy)?.spot.facing);
    expect(all.at(-1)?.member.id).to.equal(woman);
  });

  it("are at one height before a child", () => {
    expect(of(two("The woman feeds the boy with a spoon."), woman)?.member.beats[0]?.posture).to.equal("kneel");
    expect(of(two("The woman points at the boy."), woman)?.member.beats[0]?.posture).to.equal("stand");
  });

  it("go the same way in a car, the driver before the other one, who may look out behind", () => {
    const location = { id: "taxi", description: "The back seat of a taxi, dusk, rain" };
    const action = "The woman looks back through the rear window while the boy drives.";
    const all = stage({ size: "ms", scene: { subjects: [WOMAN, BOY], action, location } });
    const [driver, other] = [of(all, boy), of(all, woman)];
    expect(driver?.member.fixture?.kind).to.equal("steering_wheel");
    expect(other?.member.fixture).to.equal(undefined);
    expect(driver?.spot.facing).to.equal(other?.spot.facing);
    expect(((driver?.spot.x ?? 0) - (other?.spot.x ?? 0)) * (driver?.spot.facing ?? 0)).to.be.greaterThan(50);
  });

  it("are one above the other where one is carried", () => {
    const all = two("The woman carries the boy on her shoulders.");
    expect(of(all, woman)?.spot.x).to.equal(of(all, boy)?.spot.x);
  });
});

describe("staging a shot", () => {
  it("draws a small animal on a hand no larger than it is", () => {
    const mouse = subject(1, "a tiny white mouse");
    const all = stage({
      size: "cu",
      scene: { subjects: [WOMAN, mouse], action: `The mouse climbs onto ${WOMAN.name}'s palm.` },
    });
    const [small, large] = [mouse, WOMAN].map(({ id }) => all.find(({ member }) => member.id === id)?.spot);
    expect(((small?.base ?? 0) - (small?.top ?? 0)) / (large?.head ?? 1)).to.be.within(0.2, 0.7);
  });

  it("lets who chases somebody run behind, and both go alike", () => {
    const [first, second] = stage({
      size: "ws",
      scene: { subjects: [WOMAN, BOY], action: "The boy chases the woman down the street." },
    });
    expect([first, second].map((one) => one?.member.beats[0]?.posture)).to.deep.equal(["run", "run"]);
    expect([first?.spot.facing, second?.spot.facing, first?.middle === second?.middle]).to.deep.equal([-1, -1, true]);
  });

  it("lets who leaps away from somebody face as they do", () => {
    const staged = stage({
      size: "ws",
      scene: { subjects: [WOMAN, BOY], action: "The woman leaps to the next roof while the boy chases her." },
    });
    expect(staged.map(({ member }) => member.beats[0]?.posture)).to.deep.equal(["leap", "run"]);
    expect(staged[0]?.spot.facing).to.equal(staged[1]?.spot.facing);
  });

  it("lays what hands carry before somebody seen near, however long it is, and stands furniture on the floor", () => {
    const below = (design: string) => {
      const thing = { ...subject(1, design), kind: "prop" };
      return stage({ size: "mcu", scene: { subjects: [WOMAN, thing], action: "The woman reads." } })[1]?.spot.base;
    };
    expect(below("A red umbrella")).to.be.lessThan(288);
    expect(below("A shopping trolley")).to.be.greaterThan(288);
  });

  it("puts who is carried where whoever carries is, and small things on the table in use", () => {
    const carried = stage({
      size: "ws",
      scene: { subjects: [WOMAN, BOY], action: "The woman carries the boy on her back." },
    });
    expect(new Set(carried.map(({ spot }) => `${spot.x} ${spot.facing}`)).size).to.equal(1);
    const [writer, cup] = stage({
      size: "ws",
      scene: { subjects: [WOMAN, { ...subject(1, "A cup"), kind: "prop" }], action: "The woman writes a letter." },
    });
    expect((cup?.spot.base ?? 0) < (writer?.spot.base ?? 0)).to.equal(true);
  });

  it("keeps everybody's side through a sequence, together and alone", () => {
    const order = { sequence_cast: ["p0", "p1"] };
    const both = stage({ scene: { ...order, subjects: [BOY, WOMAN] } });
    expect(both.map(({ member, spot }) => [member.id, spot.facing])).to.deep.equal([
      ["p0", 1],
      ["p1", -1],
    ]);
    expect(stage({ size: "cu", scene: { ...order, subjects: [BOY] } })[0]?.spot.facing).to.equal(-1);
    expect(stage({ size: "cu", scene: { ...order, subjects: [WOMAN] } })[0]?.spot.facing).to.equal(1);
  });

  it("lets who go along together go the same way", () => {
    const staged = stage({ size: "ws", scene: { subjects: [WOMAN, BOY], action: "They run along the beach." } });
    expect(staged.map(({ spot }) => spot.facing)).to.deep.equal([1, 1]);
  });

  it("brings a rider onto the bicycle, and whoever is in a boat behind its side; who is beside it stays there", () => {
    const vehicle = (design: string) => ({ ...subject(2, design), id: "v", name: design, kind: "vehicle" as const });
    const ride = (design: string, action: string) =>
      stage({ size: "ws", scene: { subjects: [WOMAN, vehicle(design)], action } });
    const [bike, rider] = ride("A blue bicycle", "She rides the bicycle.");
    expect([bike?.member.kind, bike?.mount?.as, rider?.mount?.as]).to.deep.equal(["vehicle", "carrier", "rider"]);
    expect(rider?.spot.base).to.be.lessThan((bike?.spot.base ?? 0) - 5);
    expect(rider?.spot.facing).to.equal(bike?.spot.facing);
    const boat = ride("A rowing boat", "She sits in the boat.");
    expect(boat.map(({ mount }) => mount?.as)).to.deep.equal(["rider", "carrier"]);
    const beside = ride("A rowing boat", "She stands beside the boat.");
    expect(beside.map(({ mount }) => mount?.as)).to.deep.equal(["carrier", undefined]);
  });

  it("takes an animal among the things for one that lives, and a toy for a thing", () => {
    const prop = (design: string) => ({ ...subject(2, design), id: "fish", name: "Fish", kind: "prop" as const });
    const kind = (design: string) => readCast({ ...NOTHING, subjects: [prop(design)] }, framingOf("ws"))[0]?.look.kind;
    expect(kind("An orange fish")).to.equal("creature");
    expect(kind("A wooden toy fish")).to.equal("thing");
    expect(kind("A silver fish")).to.equal("thing");
  });

  it("makes a child as small as it is, and lets it look up", () => {
    const [woman, boy] = stage({ size: "ws", scene: { subjects: [WOMAN, BOY], action: "They wait." } });
    const tall = (one: StagedMember | undefined) => (one ? one.spot.base - one.spot.top : 0);
    expect(tall(boy) / tall(woman)).to.be.within(0.6, 0.8);
    const [first] = boy?.member.beats ?? [];
    expect(first && boy?.gazeOf(first)[1]).to.be.lessThan(-0.1);
  });

  it("does not show who is only heard from off screen", () => {
    const dialogue = [spoken(1, "Come here.", [0.2, 1], "os")];
    const shown = (action: string) =>
      stage({ scene: { subjects: [WOMAN, BOY], action, dialogue } }).map(({ member }) => member.id);
    expect(shown("She listens.")).to.deep.equal(["p0"]);
    expect(shown("Tomás turns his back.")).to.deep.equal(["p0", "p1"]);
  });

  it("puts a named thing into the hand instead of on the floor", () => {
    const umbrella = { id: "umbrella", name: "the red umbrella", kind: "prop", speaker_index: -1 };
    const staged = stage({
      size: "ws",
      scene: { subjects: [WOMAN, umbrella], action: "Mara walks with the umbrella open." },
    });
    expect(staged.map(({ member }) => member.id)).to.deep.equal(["p0"]);
    expect(staged[0]?.member.beats[0]?.holds).to.deep.equal(["umbrella"]);
  });

  it("leaves out a thing that no shape stands for, but not where the shot is of it alone, or where it has a picture", () => {
    const relic = { id: "qorl", name: "the Qorl", kind: "prop", speaker_index: -1 } as const;
    const ids = (staged: readonly StagedMember[]) => staged.map(({ member }) => member.id);
    expect(ids(stage({ scene: { subjects: [WOMAN, relic], action: "Mara waits." } }))).to.deep.equal(["p0"]);
    expect(ids(stage({ size: "cu", scene: { subjects: [relic], action: "It lies there." } }))).to.deep.equal(["qorl"]);
    const card = cardOf({ scene: { subjects: [WOMAN, relic], action: "Mara waits." } });
    expect(ids(stageCast(card, frameOf(512, 288), (id) => id === "qorl"))).to.deep.equal(["p0", "qorl"]);
  });

  it("looks over a shoulder when the camera words say so", () => {
    const [front, back] = stage({ scene: { subjects: [WOMAN, BOY], camera: "over Mara's shoulder", action: "" } });
    expect([front?.member.id, front?.isForeground, back?.member.id, back?.isForeground]).to.deep.equal([
      "p1",
      false,
      "p0",
      true,
    ]);
  });

  it("shows the part that an extreme close-up names", () => {
    expect(
      ["The wolf's eye opens.", "Her hands shake.", "Red lips.", "His boots stop.", "She waits."].map(insertIn),
    ).to.deep.equal(["eyes", "hands", "mouth", "feet", null]);
  });

  it("is another one with another seed, and the same with the same", () => {
    const places = (seed: string) =>
      JSON.stringify(
        stage({ size: "ws", seed, scene: { subjects: [WOMAN, BOY] } }).map(({ spot, stance }) => [
          spot.x,
          spot.base,
          stance,
        ]),
      );
    expect(places("1")).to.equal(places("1"));
    expect(new Set(["1", "2", "3", "4", "5", "6"].map(places)).size).to.equal(6);
  });

  it("shows a group as its members, and takes hints over words", () => {
    const crew = { ...subject(2, "sailors in oilskins"), members: 4 };
    expect(stage({ size: "ws", scene: { subjects: [crew] } })).to.have.length(4);
    const counts = ["Three sailors", "A herd of goats", "Seven elephants, one a calf", "Two metres tall", "A sailor"];
    expect(
      counts.map((design) => stage({ size: "ws", scene: { subjects: [subject(2, design)] } }).length),
    ).to.deep.equal([3, 11, 7, 1, 1]);
    const hinted = stage({
      scene: { subjects: [{ ...WOMAN, animatic: { kind: "wolf", height: "0.9 m" } }], animatic: { pose: "sit" } },
    });
    expect(hinted[0]?.member.look.kind).to.equal("animal");
    expect(hinted[0]?.member.tall).to.be.closeTo(0.523, 0.01);
    expect(hinted[0]?.member.beats[0]?.posture).to.equal("sit");
  });

  it("never throws, and keeps every middle near the frame", () => {
    const words = fc.array(
      fc.constantFrom(
        ..."a the wolf boy of six robot whale dragon ghost red yellow raincoat hat Mara runs sits and kneels with umbrella open in her hand looks at him does not swim , . they hug over eye hands 7 ’s never".split(
          " ",
        ),
      ),
      { maxLength: 24 },
    );
    const text = fc.oneof(
      words.map((list) => list.join(" ")),
      fc.string({ maxLength: 60 }),
    );
    const sizes = fc.constantFrom("ecu", "cu", "mcu", "ms", "mws", "fs", "ws", "ews", "odd");
    const kinds = fc.constantFrom("character", "character", "prop", "vehicle");
    const subjects = fc.array(fc.tuple(text, kinds), { maxLength: 5 });
    const frame = frameOf(512, 288);
    fc.assert(
      fc.property(text, subjects, sizes, fc.nat(), (action, list, size, seed) => {
        const cast = list.map(([design, kind], at) => ({ ...person(at), kind, design }));
        const scene: Scene = { ...NOTHING, subjects: cast, action };
        const shot = {
          standings: readCast(scene, framingOf(size)),
          framing: framingOf(size),
          seed: String(seed),
          lines: [],
        };
        for (const { spot, member, sideOf, gazeOf } of stageCast(
          {
            ...shot,
            setUp: setUpOf({ seed: shot.seed, cameraWords: action }),
            cameraWords: action,
            actionWords: action,
          },
          frame,
        )) {
          expect(spot.x >= -60 && spot.x <= 572).to.equal(true);
          expect(Number.isFinite(spot.top + spot.base + spot.head)).to.equal(true);
          const seen = member.beats.map((beat) => [sideOf(beat), ...gazeOf(beat)] as const);
          expect(seen.every(([, right, down]) => Math.abs(right) <= 1 && Math.abs(down) <= 1)).to.equal(true);
        }
      }),
      { numRuns: Number(process.env["FUZZ"] ?? 600) },
    );
  });
});

// Close-ups of hands and of things alone, as an action line asks for them, and shots that stay a face or a body.
import { expect } from "chai";
import type { Detail } from "../../../../src/core/animatic/detail/detail.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { readScenes } from "../../../support/media/gallery-scenes.ts";

function detailOf(
  action: string,
  more = "who: nonna | an old woman in a green dress",
  size = "cu",
): Detail | undefined {
  const [scene] = readScenes(`## one\nplace: A kitchen, day\n${more}\nsize: ${size}\n${action}\n`);
  return scene && readCard(scene.shotlist, 1)?.detail;
}

function read(detail: Detail | undefined): string {
  if (!detail) return "none";
  if (detail.part === "thing") return `${detail.motion} ${detail.thing.word}`;
  if (detail.part === "body") return `${detail.of} ${[...detail.marks].join(" ")}`.trim();
  if (detail.part !== "hand") return `${detail.part} ${detail.motion}`;
  return detail.beats
    .map(({ deed, thing, target }) => [deed, thing?.word, target && `> ${target.word}`].filter(Boolean).join(" "))
    .join(", ");
}

const HANDS: readonly (readonly [action: string, read: string])[] = [
  ["Nonna's hand pours the oil from the bottle over the bread.", "pour bottle > bread"],
  ["A hand turns the key in the lock.", "turn key > lock"],
  ["A gloved hand closes round the handle and slowly turns it.", "turn handle"],
  ["Her fingers drop the ring into the glass.", "drop ring > glass"],
  ["A hand strikes the match.", "strike match"],
  ["An old hand opens the desk drawer and takes out the revolver.", "open drawer, take revolver"],
  ["A finger presses the red button.", "press button"],
  ["Her hands knead the dough.", "knead dough"],
  ["A thumb hovers over the phone, then taps it.", "swipe phone"],
  ["Two fingers lift the lid of the box.", "open box"],
  ["Her fingers run over the piano keys.", "tap > piano"],
  ["A hand picks up the cup.", "take cup"],
  ["A hand comes out of the dark and grips the rail.", "hold rail"],
  ["Her fingers push a bullet into the revolver.", "insert bullet > revolver"],
  ["Nonna clenches her fist.", "clench"],
  ["Her trembling hand holds the letter.", "tremble letter"],
  ["A creased photo in Nonna's hand.", "hold photo"],
  ["Nonna's hand flips a coin and catches it.", "toss coin"],
  ["Nonna's hands are tied behind the chair.", "bound"],
  ["Nonna's fingers slip from the rock edge.", "slip_off rock"],
];

const THINGS: readonly (readonly [action: string, read: string])[] = [
  ["The phone lights up and shakes on the table.", "glow phone"],
  ["A drop of blood falls into the water and spreads.", "spread drop"],
  ["The second hand of the watch trembles and stops.", "tick watch"],
  ["The letter curls and burns.", "burn letter"],
  ["The glass falls and shatters on the floor.", "shatter glass"],
  ["The door handle slowly turns.", "spin handle"],
  ["The candle flickers and goes out.", "fade candle"],
  ["The strawberry falls into the cream and the cream splashes up.", "plunge strawberry"],
  ["An ice cube drops into the glass with a splash.", "plunge ice"],
  ["A coin splashes into the fountain.", "plunge coin"],
  ["The stone hits the water and rings spread.", "plunge stone"],
  ["The key falls onto the glass table.", "fall key"],
  ["The kettle whistles on the stove.", "boil kettle"],
  ["The red balloon flies off into the sky.", "rise balloon"],
  ["The watch lies open on the table.", "rest watch"],
  ["The needle drops onto the spinning record.", "play_record record"],
  ["The line on the heart monitor goes flat.", "flatline monitor"],
  ["Water drips from the tap into the sink.", "drip_tap tap"],
];

const PARTS: readonly (readonly [action: string, reading: string])[] = [
  ["His eye opens suddenly.", "eye open"],
  ["A tear runs down Nonna's cheek.", "eye tear"],
  ["Her pupil narrows.", "eye narrow"],
  ["Nonna's boots step through the mud.", "feet walk"],
  ["Bare feet run through the water.", "feet run"],
  ["Her heels stop at the door.", "feet stop"],
  ["Nonna's boot grinds the cigarette into the gravel.", "feet tread"],
  ["Nonna's feet turn the pedals.", "feet pedal"],
  ["Nonna's feet climb the stairs.", "feet climb"],
  ["Nonna's ear, a voice whispering into it.", "ear"],
  ["A necklace at the nape of Nonna's neck.", "nape necklace"],
  ["Sweat beads on Nonna's brow.", "brow sweat"],
  ["Nonna's knees on the stone floor.", "knees"],
  ["A hand comes down on Nonna's shoulder.", "shoulder"],
  ["Nonna's eyes in the rear-view mirror.", "mirror_eyes"],
  ["A scar down Nonna's bare back.", "back scar"],
];

describe("a close-up", () => {
  for (const [action, expected] of PARTS)
    it(`of a part: ${action}`, () => {
      expect(read(detailOf(action, undefined, "ecu"))).to.equal(expected);
    });

  for (const [action, expected] of HANDS)
    it(`of a hand: ${action}`, () => {
      expect(read(detailOf(action))).to.equal(expected);
    });

  for (const [action, expected] of THINGS)
    it(`of a thing alone: ${action}`, () => {
      expect(read(detailOf(action, ""))).to.equal(expected);
    });

  it("stays a face where somebody looks or speaks, and a body in a wider shot", () => {
    expect(read(detailOf("Nonna looks at her hands."))).to.equal("none");
    expect(read(detailOf("Nonna smiles and covers her face."))).to.equal("none");
    expect(read(detailOf("Nonna's hand pours the oil.", undefined, "ms"))).to.equal("none");
  });

  it("has a small thing alone that does something as its picture in a full shot as well, and none that lies there", () => {
    expect(read(detailOf("The cup slides off the table and shatters.", "", "fs"))).to.equal("shatter cup");
    expect(read(detailOf("The cup stands on the table.", "", "fs"))).to.equal("none");
    expect(read(detailOf("Nonna stares. The cup falls and breaks.", undefined, "fs"))).to.equal("none");
  });

  it("has two hands where a ring is put on a finger, and a blade in the hand that opens it", () => {
    expect(read(detailOf("Nonna's hand slips the ring onto his finger."))).to.equal("wear_ring ring");
    expect(read(detailOf("Nonna's hand opens the knife."))).to.equal("hold knife");
    expect(read(detailOf("Nonna ties the laces of her shoes."))).to.match(/^lace/);
    expect(read(detailOf("Nonna's fingers pull the laces of the shoe tight."))).to.match(/^lace/);
  });

  it("has a thing that acts by itself as the picture in the nearest frame, whoever is in the shot", () => {
    expect(read(detailOf("The dice roll across the table.", undefined, "ecu"))).to.equal("roll dice");
    expect(read(detailOf("A drop of blood falls onto the floor.", undefined, "ecu"))).to.equal("spread drop");
    expect(read(detailOf("Nonna looks at the watch on her wrist.", undefined, "ecu"))).to.equal("wear_watch");
  });

  it("has a thing as the show lists one of its shape", () => {
    const detail = detailOf(
      "The running shoes stand on the asphalt.",
      "with: trainers | a pair of bright orange shoes",
    );
    expect(detail?.part === "thing" && detail.thing.look?.name).to.equal("Trainers");
  });

  it("has the hand of whoever it belongs to", () => {
    const hand = (more: string, action: string) => {
      const detail = detailOf(action, more);
      return detail?.part === "hand" ? detail.hand : undefined;
    };
    const nonna = hand(
      "who: nonna | an old woman with a gold wedding ring in a green wool coat",
      "Nonna's hand opens the box.",
    );
    expect([nonna?.kind, nonna?.lines, nonna?.ring !== null, nonna?.sleeve?.colour.hue]).to.deep.equal([
      "skin",
      1,
      true,
      148,
    ]);
    expect(hand("who: unit | a steel robot", "The robot's hand opens the box.")?.kind).to.equal("metal");
    expect(hand("", "A hand in a red glove opens the box.")?.kind).to.equal("glove");
    expect(
      hand("who: agnes | a young woman with blood on her fingers", "Agnes's hand opens the box.")?.stain?.hue,
    ).to.equal(25);
  });
});

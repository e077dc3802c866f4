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
  ["A hand turns the page of the book.", "turn_page book"],
  ["A hand turns the tap.", "turn_tap"],
  ["A hand reaches for the knife.", "reach > knife"],
  ["Gloved fingers turn the dial of the safe.", "turn dial"],
  ["A hand turns over a card.", "turn card"],
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
  ["Her fingers hammer the keys of the typewriter.", "tap typewriter"],
  ["A hand picks up the cup.", "take cup"],
  ["A hand comes out of the dark and grips the rail.", "hold rail"],
  ["Her fingers push a bullet into the revolver.", "insert bullet > revolver"],
  ["Nonna clenches her fist.", "clench"],
  ["Nonna's hand slams the cup down.", "put cup"],
  ["Nonna's hand throws the dice on the table.", "drop dice"],
  ["Nonna's hand knocks over the cup.", "slide > cup"],
  ["Her trembling hand holds the letter.", "tremble letter"],
  ["A creased photo in Nonna's hand.", "hold photo"],
  ["Nonna's hand flips a coin and catches it.", "toss coin"],
  ["Nonna's hands are tied behind the chair.", "bound"],
  ["Nonna's fingers slip from the rock edge.", "slip_off rock"],
  ["Nonna's hand slips a wallet into her coat.", "into_coat wallet"],
  ["Nonna's hand draws a letter from the inside pocket of her jacket.", "out_of_coat letter"],
  ["Nonna's hand holds a compass.", "palm compass"],
  ["Nonna's hand spoons sugar into a cup of tea.", "scatter jug > tea"],
  ["A seashell lies in Nonna's palm.", "palm seashell"],
  ["Nonna's hand lifts a pearl with tweezers.", "hold tweezers"],
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
  ["The feather drifts down to the floor.", "flutter feather"],
  ["The feather drifts on the water.", "float feather"],
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
  ["Nonna's eye looks up.", "eye look_up"],
  ["Nonna's eye looks slowly down.", "eye look_down"],
  ["Nonna's eye turns away.", "eye look_aside"],
  ["Nonna's eye looks for the cat.", "eye look"],
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
    expect(read(detailOf("The fish turns.", "who: nemo | an orange fish"))).to.equal("none");
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

  it("is nobody's ring alone where somebody turns it, and a keyboard under fingers that fly", () => {
    const smith = "who: smith | a man of sixty\nwith: ring | a gold ring";
    expect(read(detailOf("The goldsmith turns the ring to the lamp.", smith))).to.equal("none");
    expect(read(detailOf("Nonna's fingers fly over the keyboard."))).to.match(/^tap/);
    expect(read(detailOf("Nonna's fingers type on the laptop balanced on her knees.", undefined, "ecu"))).to.match(
      /^tap/,
    );
  });

  it("has a limb of somebody else in the hand that takes hold of it, and lets it slip", () => {
    const lucy = "who: nonna | an old woman\nwho: lucy | a girl of eight";
    expect(read(detailOf("Nonna's hand clutches Lucy's ankle.", lucy))).to.equal("seize ankle");
    expect(read(detailOf("Nonna's hand grips Lucy's wrist. Her fingers slip through hers.", lucy))).to.equal(
      "lose_grip wrist",
    );
    expect(read(detailOf("Nonna's fingers slip out of Lucy's hand.", lucy))).to.equal("part_hands");
  });

  it("leaves out what an animal or a thing does after the hand, and keeps a hand that comes to a thing", () => {
    const cat = "who: nonna | an old woman\nwho: cat | a grey cat";
    expect(read(detailOf("Nonna's hand strokes the cat. The cat closes its eyes.", cat))).to.equal("stroke");
    const rung = detailOf("The telephone rings. Nonna's hand lifts the telephone.");
    expect(read(rung)).to.equal("take telephone");
    expect(rung?.part === "hand" && rung.before?.motion).to.equal("shake");
  });

  it("turns a key in one go, lifts the cover of a button, closes round a rail, and holds what acts in the palm", () => {
    expect(read(detailOf("Nonna's hand pushes the key into the lock and turns it."))).to.equal("turn key > lock");
    expect(read(detailOf("Nonna's finger lifts the cover and presses the button."))).to.equal("press button > cover");
    expect(read(detailOf("Nonna's hands clench the railing."))).to.match(/^hold/);
    expect(read(detailOf("The needle of the compass spins in Nonna's palm."))).to.equal("palm compass");
  });

  it("has an eye at a gap, what it does next, feet on a thing and at a line", () => {
    const eye = (action: string) => {
      const detail = detailOf(action, undefined, "ecu");
      return detail?.part === "eye" ? [detail.motion, detail.next, detail.through] : [];
    };
    expect(eye("Nonna peers through the leaves.")).to.deep.equal(["look", null, "leaves"]);
    expect(eye("Nonna's eyes snap open and dart to the door.")).to.deep.equal(["open", "look", null]);
    expect(eye("A tear runs down Nonna's cheek. She wipes it away.")).to.deep.equal(["tear", "wipe", null]);
    const feet = (action: string) => {
      const detail = detailOf(action);
      return detail?.part === "feet" ? [detail.motion, detail.under?.shape, detail.before] : [];
    };
    expect(feet("Nonna's feet stop at the white line.")).to.deep.equal(["stop", undefined, "line"]);
    expect(feet("Nonna's bare foot steps on a shard of glass.")).to.deep.equal(["tread", undefined, "shards"]);
    expect(feet("Nonna's boot steps on a candle.")).to.deep.equal(["tread", "candle", null]);
  });

  it("slides a letter under a door, and moves a clock's hand to twelve", () => {
    expect(read(detailOf("A letter slides under the door.", ""))).to.equal("under_door letter");
    expect(read(detailOf("The minute hand of the clock jumps to twelve.", ""))).to.equal("strike_twelve clock");
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

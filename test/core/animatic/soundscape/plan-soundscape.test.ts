import { expect } from "chai";
import { planMusic } from "../../../../src/core/animatic/soundscape/plan-music.ts";
import { PLACE_KINDS, traitsOf } from "../../../../src/core/animatic/place/place-kinds.ts";
import { readPlace } from "../../../../src/core/animatic/place/read-place.ts";
import { planSoundscape, type SoundSources } from "../../../../src/core/animatic/soundscape/plan-soundscape.ts";
import { EFFECTS } from "../../../../src/core/animatic/soundscape/effects.ts";
import { ROOM_TONES, toneOf } from "../../../../src/core/animatic/soundscape/room-tones.ts";

const sceneOf = (description: string) => readPlace({ id: "p", description });
const plan = (words: Partial<SoundSources>) =>
  planSoundscape({
    ...{ scene: sceneOf(words.place ?? ""), place: "", weather: "", action: "", sound: null, music: null },
    ...{ seconds: 8, ...words },
  });
const effectsOf = (words: Partial<SoundSources>) => plan(words).cues.map(({ effect }) => effect);

describe("what a shot is heard by", () => {
  it("takes the effects of the line in its order, each with its words", () => {
    const { cues } = plan({ sound: "a knock, then a door creaks open, then a gunshot" });
    const hits = cues.filter(({ effect }) => EFFECTS[effect].kind === "hit");
    expect(hits.map(({ effect, why }) => [effect, why])).to.deep.equal([
      ["knock", "knock"],
      ["door opens", "door"],
      ["shot", "gunshot"],
    ]);
    const starts = hits.map(({ start }) => start);
    expect(starts).to.deep.equal(starts.toSorted((a, b) => a - b));
    expect(hits.every(({ start, length }) => start >= 0 && start + length <= 8)).to.equal(true);
  });

  it("counts, and knows near from far and loud from soft", () => {
    expect(effectsOf({ sound: "two gunshots" }).filter((effect) => effect === "shot")).to.have.length(2);
    expect(effectsOf({ sound: "gunshots" }).filter((effect) => effect === "shot")).to.have.length(3);
    const level = (sound: string) => plan({ sound }).cues[0]!;
    expect(level("thunder in the distance")).to.include({ isDistant: true });
    expect(level("thunder in the distance").level).to.be.lessThan(level("thunder").level);
    expect(level("faint rain").level).to.be.lessThan(level("heavy rain").level);
  });

  it("lets beds lie under the whole shot, begin after then, and stop", () => {
    expect(plan({ sound: "rain" }).cues[0]).to.include({ effect: "rain", start: 0, length: 8 });
    expect(plan({ sound: "a bell, then rain" }).cues.find(({ effect }) => effect === "rain")!.start).to.be.above(1);
    const stopped = plan({ sound: "an engine idles. The engine stops" }).cues.find(
      ({ effect }) => effect === "engine",
    )!;
    expect(stopped.start + stopped.length).to.be.below(7);
  });

  it("is silent where the line says so, from there on", () => {
    expect(plan({ place: "forest", action: "She knocks.", sound: "silence" }).cues).to.deep.equal([]);
    const late = plan({ place: "forest", sound: "wind, then silence" }).cues;
    expect(late.map(({ effect }) => effect)).to.include.members(["wind", "leaves"]);
    expect(late.every(({ start, length }) => start + length < 7.5)).to.equal(true);
  });

  it("makes nothing that is forbidden, and no wrong sound for what it does not know", () => {
    expect(effectsOf({ place: "a street in heavy rain", sound: "no rain, no traffic" })).to.deep.equal([]);
    const { cues, notes } = plan({ sound: "the zither of a kazoo" });
    expect(cues.map(({ effect }) => effect)).to.deep.equal(["air"]);
    expect(notes).to.deep.equal([`no temp sound is known for "the zither of a kazoo", so it is not heard`]);
  });

  it("does not hear one thing twice by the words beside it", () => {
    const only = (sound: string) =>
      plan({ sound })
        .cues.filter(({ why }) => !why.startsWith("a place"))
        .map(({ effect }) => effect);
    expect(only("the wind howls")).to.deep.equal(["wind"]);
    expect(only("a steel door slams")).to.deep.equal(["slam"]);
    expect(only("waves crash on the shore")).to.deep.equal(["sea"]);
    expect(only("the church bell rings")).to.deep.equal(["bell"]);
    expect(only("rain on the roof")).to.deep.equal(["rain inside"]);
    expect(only("the kettle whistles")).to.deep.equal(["kettle"]);
  });

  it("hears what an action certainly makes, where it happens in the text, and not what does not happen", () => {
    expect(effectsOf({ action: "He stands. Somebody knocks at the door." })).to.include("knock");
    expect(effectsOf({ action: "The glass shatters on the floor." })).to.include("glass");
    expect(effectsOf({ action: "Nobody knocks. She never fires the gun." })).to.deep.equal(["air"]);
    expect(effectsOf({ action: "A wolf walks through the snow." })).to.not.include("steps");
    expect(
      effectsOf({ action: "She slams the door.", sound: "a door slams" }).filter((effect) => effect === "slam"),
    ).to.have.length(1);
  });

  it("hears a place as the one that is drawn, every kind inside or outside, and day from night", () => {
    const tone = (description: string) => toneOf(sceneOf(description)).name;
    expect(tone("A kitchen with a view of the harbour")).to.equal("kitchen");
    expect(tone("A stone pier by the sea")).to.equal("harbour");
    expect(tone("A coral reef")).to.equal("underwater");
    expect(tone("A village square at noon, market stalls")).to.equal("market");
    expect(tone("somewhere unnamed")).to.equal("quiet");
    for (const kind of PLACE_KINDS.filter((one) => one !== "abstract")) {
      const found = toneOf({ kind, things: new Set() });
      expect(found.name, kind).to.not.equal("quiet");
      const isOutside = found.size === "outside" || ["underwater", "space", "station"].includes(found.name);
      if (traitsOf(kind).outside) expect(isOutside, kind).to.equal(true);
      else expect(found.size, kind).to.not.equal("outside");
    }
    expect(effectsOf({ place: "a meadow at noon" }))
      .to.include("birds")
      .and.not.include("crickets");
    expect(effectsOf({ place: "a meadow at night" }))
      .to.include("crickets")
      .and.not.include("birds");
  });

  it("hears weather outside as it is, and inside through the window", () => {
    expect(effectsOf({ place: "a street", action: "It is raining." })).to.include("rain");
    expect(effectsOf({ place: "a bedroom", weather: "rain" }))
      .to.include("rain inside")
      .and.not.include("rain");
    expect(effectsOf({ place: "a street after the rain" })).to.not.include("rain");
    expect(effectsOf({ place: "a coral reef", weather: "storm" })).to.not.include("wind");
  });

  it("has only effects in its room tones that there are", () => {
    for (const { name, layers, day, night } of ROOM_TONES)
      for (const [effect, level] of [...layers, ...day, ...night]) {
        expect(EFFECTS, name).to.have.property(effect);
        expect(level, name).to.be.within(-56, -30);
      }
    expect(new Set(ROOM_TONES.map(({ name }) => name))).to.have.property("size", ROOM_TONES.length);
  });
});

describe("a temp score", () => {
  it("follows the line's mood, tempo and instrument", () => {
    expect(planMusic("slow sad piano")).to.include({ mood: "sad", tempo: 64, timbre: "piano", isDrone: false });
    expect(planMusic("one held note on a cello")).to.include({ timbre: "strings", isDrone: true });
    expect(planMusic("tense driving drums, rising")).to.include({ mood: "tense", hasBeat: true, shape: "rise" });
  });

  it("is none where there is no line, or the line says none", () => {
    for (const line of [null, "", "none", "No music.", "silence", "without music"])
      expect(planMusic(line), String(line)).to.equal(null);
  });
});

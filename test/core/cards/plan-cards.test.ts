import { expect } from "chai";
import { planCard } from "../../../src/core/cards/plan-cards.ts";
import { planVoice } from "../../../src/core/cards/plan-voice.ts";
import { voiceSamples } from "../../../src/core/cards/voice-sound.ts";
import { sampleShotlist } from "../../support/media/sample-takes.ts";
import { subjectOrder, voiceOrder } from "../../support/values/card-orders.ts";

describe("the plan of a card", () => {
  it("shows one person in all four views", () => {
    const plans = ["01_threequarter", "02_side", "03_back", "04_face"].map((view) => planCard(subjectOrder({ view })));
    const looks = plans.map((plan) => (plan.kind === "subject" ? JSON.stringify(plan.looks) : ""));
    expect(new Set(looks).size).to.equal(1);
    expect(plans.map((plan) => plan.kind === "subject" && plan.view)).to.deep.equal([
      "01_threequarter",
      "02_side",
      "03_back",
      "04_face",
    ]);
  });
  it("stands otherwise with another seed, as the same person", () => {
    const [one, two] = ["1", "2"].map((seed) => planCard(subjectOrder({ seed })));
    if (one?.kind !== "subject" || two?.kind !== "subject") throw new Error("no subject");
    expect(one.looks).to.deep.equal(two.looks);
    expect(one.stance).not.to.deep.equal(two.stance);
  });
  it("draws a variant as its base in other clothes", () => {
    const base = planCard(subjectOrder({ design: "A woman with long red hair in a blue coat" }));
    const variant = planCard(
      subjectOrder({ design: "a yellow dress", baseDesign: "A woman with long red hair in a blue coat" }),
    );
    const selves = [base, variant].map((plan) => {
      const look = plan.kind === "subject" ? plan.looks[0] : undefined;
      if (look?.kind !== "person") throw new Error("no person");
      const { clothes, ...self } = look.look;
      return { clothes: clothes.top.kind, self: JSON.stringify(self) };
    });
    expect(selves[0]?.self).to.equal(selves[1]?.self);
    expect(selves.map(({ clothes }) => clothes)[1]).to.equal("dress");
  });
  it("has as many people as a group, no two alike", () => {
    const plan = planCard(subjectOrder({ members: 4, view: null }));
    const looks = plan.kind === "subject" ? plan.looks.map((look) => JSON.stringify(look)) : [];
    expect(new Set(looks).size).to.equal(4);
  });
  it("frames a keyframe as its shot, with whoever is in it", () => {
    const {
      is: _,
      members: __,
      view: ___,
      look: ____,
      seed: _____,
      width: ______,
      height: _______,
      ...subject
    } = subjectOrder({});
    const plan = planCard({
      ...{ is: "keyframe", which: "first", shotlist: sampleShotlist({ shot: 1 }), pictures: [] },
      ...{ subjects: [{ ...subject, subject: "p2", id: "p2" }], width: 640, height: 360 },
    });
    expect(plan.kind === "keyframe" && [plan.end, plan.shot.framing.label, Object.keys(plan.looks)]).to.deep.equal([
      "first",
      "CU",
      ["p2"],
    ]);
    expect(() =>
      planCard({
        ...{ is: "keyframe", which: "last", shotlist: { ...sampleShotlist(), shots: [] }, pictures: [] },
        subjects: [],
        width: 64,
        height: 64,
      }),
    ).to.throw(/is empty: build the episode/);
  });
});

describe("the plan of a guide voice", () => {
  const pitch = (voice: string) => planVoice(voiceOrder({ voice })).pitch;
  it("has the pitch that the words name", () => {
    expect(pitch("a low, worn baritone")).to.be.below(pitch("a dry, unhurried alto"));
    expect(pitch("a dry, unhurried alto")).to.be.below(pitch("a bright child's voice"));
  });
  it("takes its time, and never more than it has", () => {
    const line = "Nobody loses an umbrella. They only set it down for a minute.";
    const of = (voice: string, seconds: number) => planVoice(voiceOrder({ voice, line, seconds })).seconds;
    expect(of("slow", 20)).to.be.above(of("hurried", 20));
    expect(of("slow", 3)).to.be.below(3);
  });
  it("sounds the same for one person and seed, and not as anybody else", () => {
    const of = (id: string) =>
      [...voiceSamples(planVoice(voiceOrder({ id, line: "Good evening." }))).slice(4000, 4400)].join();
    expect(of("mara")).to.equal(of("mara"));
    expect(of("mara")).not.to.equal(of("tomas"));
  });
  it("is loud enough to hear, never clipped, and silent at its ends", () => {
    const samples = voiceSamples(planVoice(voiceOrder({ line: "Is it too late to be sorry?" })));
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).to.be.within(0.1, 0.99);
    expect([samples[0], samples.at(-1)]).to.deep.equal([0, 0]);
  });
  it("is silent where nothing is said", () => {
    expect(voiceSamples(planVoice(voiceOrder({ line: "" }))).every((value) => value === 0)).to.equal(true);
  });
});

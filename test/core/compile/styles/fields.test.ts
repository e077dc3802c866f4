import { expect } from "chai";
import { entryAt } from "./show.ts";

const series = { id: "s", title: "S", target: "vid_fl2va" };
const entry = (shot: string) => entryAt(shot, { config: { series } });

/** The three fields of shot `a`. */
function fieldsAt(shot: string) {
  const fields = String(entry(shot).prompt).split("\n\n");
  expect(fields.map((field) => field.split(": ")[0])).to.deep.equal([
    "integrated_multimodal_description",
    "overall_soundscape",
    "non_diegetic_music",
  ]);
  const [description = "", soundscape = "", music = ""] = fields.map((field) => field.slice(field.indexOf(": ") + 2));
  return { description, soundscape, music };
}

describe("a prompt in three fields", () => {
  it("tells the shot in one run: look, framing, subjects, extras, action, camera, dialogue, lettering", () => {
    const { description, soundscape, music } = fieldsAt(
      "who: mara\nwith: crate\nsize: ms\nextras: porters\ncamera: pans left\nsound: gulls\nmusic: a horn\ntext: OPEN\ndur: 4\nRain falls.\nMARA (low): Now.\n",
    );
    expect(description).to.equal(
      "[Shot 1] Ink and wash. A medium shot frames Mara and the crate, with part of a stone pier visible in the background. " +
        "Mara is a tall woman. The crate is a pine crate. " +
        "Around them are unnamed background people: porters. None of these people resembles Mara. " +
        "Rain falls. The camera pans left. Mara with a low voice (S1) says, low: <d>[English] Now.</d> " +
        'The picture shows the lettering "OPEN".',
    );
    expect(soundscape).to.equal("Gulls.");
    expect(music).to.equal("a horn");
    expect(JSON.stringify(entry("who: mara\ndur: 3\nRain.\n").prompt)).not.to.match(/<(Subject|Picture|Audio)/);
  });

  it("gives a place of several sentences a sentence of its own", () => {
    const { description } = fieldsAt("plate: cabin\nsize: ws\ndur: 3\nRain.\n");
    expect(description).to.contain("A wide shot takes in the whole of the place. The place: A cabin. Two bunks. Rain.");
  });

  it("counts a group, and joins a design that is no phrase with a colon", () => {
    expect(fieldsAt("who: crew\ndur: 3\nRain.\n").description).to.contain(
      "The crew, four different people who appear once each: sailors.",
    );
  });

  it("puts every delivery behind the verb, and closes lips only of who is seen", () => {
    const { description } = fieldsAt(
      "who: mara\ndur: 9\nMARA (V.O., tired): One.\nTOM (O.S., angrily): Two.\nGHOST (V.O.): Three.\nGHOST (O.S.): Four.\n",
    );
    expect(description).to.contain(
      "Mara with a low voice (S1) says in an off-screen voiceover, tired: <d>[English] One.</d> while her lips remain completely closed.",
    );
    expect(description).to.contain("An unseen speaker, Tom, (S2) says from off-screen, angrily: <d>[English] Two.</d>");
    expect(description).to.contain(
      "(S3) says in an off-screen voiceover: <d>[English] Three.</d> The same unseen speaker (S3) says",
    );
  });

  it("hears a dub alone, or above the sounds of the place", () => {
    const shot = (policy: string) => `who: mara\npolicy: ${policy}\nsound: gulls\naudio: 0-3\nMARA: Yes.\n`;
    expect(fieldsAt(shot("dub")).soundscape).to.equal("Nothing is heard but the recorded dialogue.");
    expect(fieldsAt(shot("dub")).description).to.contain("(S1) says in the recorded voice: <d>[English] Yes.</d>");
    expect(fieldsAt(shot("dub_keep_foley")).soundscape).to.equal(
      "Gulls. These sounds lie below the recorded dialogue.",
    );
    expect(entry(shot("clone"))).to.include({ audio_policy: "generate", audio_intent: "clone" });
    expect(fieldsAt(shot("clone")).soundscape).to.equal("Gulls.");
  });

  it("names the keyframes that the model reads, less those the script leaves away", () => {
    const path = (end: string) => `refs/shots/a/${end}.png`;
    expect(entry("dur: 3\nRain.\n").keyframes).to.deep.equal({ first: path("first"), last: path("last") });
    expect(entry("last: none\ndur: 3\nRain.\n").keyframes).to.deep.equal({ first: path("first") });
    expect(entry("first: none\nlast: none\ndur: 3\nRain.\n").keyframes).to.deep.equal({});
    expect(entry("dur: 3\nRain.\n")).not.to.have.any.keys(
      "panels",
      "panel_view",
      "audio_retention",
      "voices",
      "voice_refs",
    );
  });
});

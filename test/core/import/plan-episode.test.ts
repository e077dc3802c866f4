import { expect } from "chai";
import { parseFountain } from "../../../src/core/import/parse-fountain.ts";
import { planEpisode, type KnownNames } from "../../../src/core/import/plan-episode.ts";
import { parseScript } from "../../../src/core/script/parse.ts";

const planOf = (text: string, known?: KnownNames) => planEpisode(parseFountain(text).screenplay, "ep01", known);

/** Everything behind the header of the only sequence, blank lines away. */
function shots(text: string, known?: KnownNames): string[] {
  const { script } = planOf(`INT. ROOM - DAY\n\n${text}`, known);
  const lines = script.split("\n").filter((line) => line !== "");
  return lines.slice(lines.indexOf("# sq01 room") + 1);
}

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(" ");

describe("an episode made of a screenplay", () => {
  it("has a shot for each paragraph of action, which speech may follow when it is short", () => {
    expect(shots("The door opens.\n\nMARA\nWho?\n\nSilence.")).to.deep.equal([
      "## sh010",
      "who: mara",
      "dur: auto",
      "The door opens.",
      "MARA: Who?",
      "## sh020",
      "dur: 2",
      "Silence.",
    ]);
    expect(shots(`${words(13)}.\n\nMARA\nWho?`).filter((line) => line.startsWith("##"))).to.have.length(2);
  });

  it("gives silent action a third of a second for each word, from 2 to 12", () => {
    const seconds = (count: number) =>
      shots(words(count))
        .filter((line) => line.startsWith("dur:"))
        .map((line) => Number(line.slice(5)));
    expect([1, 9, 10, 30, 36].map(seconds)).to.deep.equal([[2], [3], [3.5], [10], [12]]);
    expect(seconds(41)).to.deep.equal([12, 2]);
    expect(shots("MARA\n...")).to.include("dur: 2");
  });

  it("parts long talk and long speeches, and loses no word", () => {
    const talk = shots(Array.from({ length: 6 }, (_, i) => `${i % 2 ? "TOM" : "MARA"}\nNumber ${i}.`).join("\n\n"));
    expect(talk.filter((line) => line.startsWith("##"))).to.have.length(2);
    const long = shots(`MARA\n(slow)\n${"One two three four five six seven. ".repeat(8)}`);
    expect(long.filter((line) => line.startsWith("MARA (slow): "))).to.have.length(2);
    expect(long.filter((line) => line.startsWith("##"))).to.have.length(2);
  });

  it("reads sizes, and lets a line that only frames lead into what it frames", () => {
    const sizes = (text: string) => shots(text).filter((line) => line.startsWith("size:"));
    expect(shots("CLOSE ON - THE KEY\n\nIt turns.")).to.deep.equal([
      "## sh010",
      "size: cu",
      "dur: 2.5",
      "CLOSE ON - THE KEY",
      "It turns.",
    ]);
    expect(sizes("EXTREME CLOSE UP of an eye.")).to.deep.equal(["size: ecu"]);
    expect(sizes("Wide shot of the bay.")).to.deep.equal(["size: ws"]);
    expect(sizes("INSERT - PHONE")).to.deep.equal(["size: cu"]);
    for (const text of ["He is close on his heels.", "A wide road.", "Wide is the road.", "Insert the key."]) {
      expect(sizes(`MARA\nHi.\n\n${text}`), text).to.deep.equal([]);
    }
  });

  it("shows whom the action names, and never who is only heard", () => {
    const text =
      "MARA\nHi.\n\nMara's hand. Tom waits with the mara.\n\nTOM (V.O.)\nI was there.\n\nHope is lost.\n\nHOPE\nYes.";
    expect(shots(text).filter((line) => line.startsWith("who:"))).to.deep.equal([
      "who: mara",
      "who: mara",
      "who: hope",
    ]);
  });

  it("keeps the voice, drops what only repeats, and takes the rest for the manner", () => {
    expect(
      shots("MARA (V.O.) (CONT'D)\nA.\n\nMARA (O.C.)\nB.\n\nMARA (INTO PHONE)\n(low (very))\nC.\n\nMARA\n~la"),
    ).to.include.members([
      "MARA (V.O.): A.",
      "MARA (O.S.): B.",
      "MARA (INTO PHONE, low very): C.",
      "MARA (singing): la",
    ]);
  });

  it("keeps lines of action from being read as anything else", () => {
    const text = "!who: mara\n\n!# sq09 x\n\n!= a\n\n!// gone\n\n!NOBODY: hi\n\n!Mara: hi\n\nMARA\nHi.";
    const script = parseScript(planOf(`INT. ROOM\n\n${text}`).script);
    expect(script.warnings).to.deep.equal([]);
    expect(
      script.sequences.flatMap((sequence) => sequence.shots.flatMap(({ prose }) => prose.map(({ value }) => value))),
    ).to.deep.equal(["– who: mara", "– # sq09 x", "– = a", "– // gone", "– NOBODY: hi", "– Mara: hi"]);
  });

  it("gives every name an id that dialogue can be written under", () => {
    const names = ["ÉLISE", "OLD MAN", "OLD-MAN", "O'NEIL", "2ND GUARD", "@李", "@王", "ΜΑΡΊΑ", "DR. WHO"];
    const { additions } = planOf(`INT. ROOM\n\n${names.map((name) => `${name}\nHi.`).join("\n\n")}`);
    expect(Object.keys(additions.subjects)).to.deep.equal([
      "elise",
      "old_man",
      "old_man_2",
      "oneil",
      "no_2nd_guard",
      "speaker",
      "speaker_2",
      "maria",
      "dr_who",
    ]);
    const shown = Object.values(additions.subjects).map((subject) => (subject as { name: string }).name);
    expect(shown).to.deep.equal(["Élise", "Old Man", "Old-Man", "O'Neil", "2nd Guard", "李", "王", "Μαρία", "Dr. Who"]);
  });

  it("has a location for each place and time, and follows the scene before where the heading does", () => {
    const text = [
      "INT. ROOM - DAY",
      "EXT. ROOM - NIGHT",
      "INT. ROOM - NIGHT",
      "INT. HALL - LATER",
      "INT. ROOM - DAY",
      "INT.",
    ];
    const { script, additions } = planOf(text.map((heading) => `${heading}\n\nX.`).join("\n\n"));
    expect(parseScript(script).sequences.map(({ location }) => location)).to.deep.equal([
      "room",
      "room_night",
      "room_2",
      "hall",
      "room",
      "somewhere",
    ]);
    expect(additions.locations).to.deep.include({ hall: { description: "Interior, night: hall" } });
  });

  it("uses what a config has, and names only what it lacks", () => {
    const known: KnownNames = {
      subjects: [
        { id: "Cap", name: "Captain Mara", canSpeak: true },
        { id: "tom", name: "Tom", canSpeak: false },
      ],
      locations: ["room"],
    };
    const lines = shots("CAPTAIN MARA\nA.\n\nCAP\nB.\n\nTOM\nC.", known);
    expect(lines).to.include.members(["who: Cap, tom_2", "CAP: A.", "CAP: B.", "TOM_2: C."]);
    const { additions } = planOf("INT. ROOM - DAY\n\nCAP\nB.\n\nTOM\nC.", known);
    expect(Object.keys(additions.subjects)).to.deep.equal(["tom_2"]);
    expect(additions.locations).to.deep.equal({});
  });

  it("shows a place of which nothing else is told, and needs nobody to speak", () => {
    const { script, additions, guesses } = planOf("EXT. BAY - DAWN");
    expect(script).to.include("size: ws\ndur: 3\nNobody is here: Exterior, dawn: bay.\n");
    expect(Object.keys(additions.subjects)).to.deep.equal(["someone"]);
    expect(guesses.some(({ message }) => message.includes("one wide shot"))).to.equal(true);
  });

  it("tells every guess with its line, the rule for shots first", () => {
    const { guesses } = planOf("INT. ROOM - DAY\n\nCLOSE ON Mara.\n\nMARA\nHi.\n\nCUT TO:\n\nSUPER: Later");
    expect(guesses[0]?.line).to.equal(null);
    const reported = guesses.slice(1).map(({ line, message }) => `${line}: ${message.split(",", 1)[0]}`);
    expect(reported).to.deep.equal([
      '1: "INT. ROOM - DAY" plays at the location "room"',
      "3: the size is cu",
      "3: on screen because the action names them: mara",
      '5: "MARA" is the character "mara"',
      '8: the transition "CUT TO:" is kept as a comment: every shot is a cut',
      "10: 2 s for 2 words of silent action",
      '10: the picture shows the lettering "Later"',
      "10: a dash keeps a line of action from being read as something else",
    ]);
  });

  it("begins a scene in which nobody is seen at first with its place, at ws", () => {
    const sizes = (text: string) => shots(text).filter((line) => line.startsWith("size:"));
    expect(sizes("Rain on the roofs.\n\nThe door opens.")).to.deep.equal(["size: ws"]);
    for (const text of ["He waits.", "A fisherman rows.", "MARA\nHi.", "CLOSE ON a key.", "Two hands."])
      expect(sizes(text), text).not.to.include("size: ws");
    const { guesses } = planOf("INT. ROOM - DAY\n\nRain on the roofs.");
    expect(guesses.map(({ message }) => message)).to.include(
      "the size is ws, because the scene begins with nobody in the picture",
    );
  });
  for (const [sentence, design] of [
    ["MARA (30s, a grey cardigan) waits.", "30s, a grey cardigan"],
    ["MARA, 50s, heavy, tired eyes, a wool cap, counts crumpled bills.", "50s, heavy, tired eyes, a wool cap"],
    ["Through the glass: MARA, 8, in a soaked pink coat, holding a birdcage.", "8, in a soaked pink coat"],
    ["Tom and OLD MARA, in her late 70s, glasses, sit in a booth.", "in her late 70s, glasses"],
    [
      "MARA, a woman in a sailor's jacket, her hair wet, who was here before, laughs.",
      "a woman in a sailor's jacket, her hair wet",
    ],
    ["MARA, mid-forties, balding.", "mid-forties, balding"],
    ["MARA, wearing a torn uniform and always late, runs in.", "wearing a torn uniform and always late"],
    ["MARA, exhausted, sits down.", null],
    ["MARA, the door behind her, runs.", null],
    ["MARA, in time for tea, knocks. TOM, 12, opens.", null],
  ] as const) {
    it(`takes ${design === null ? "no looks" : "looks"} from "${sentence}"`, () => {
      const { subjects } = planOf(`INT. ROOM - DAY\n\n${sentence}\n\nMARA\nHello.`).additions;
      const stub = "Mara, design to be written: age, build, hair, clothes";
      expect(subjects["mara"]).to.include({ design: design ?? stub });
    });
  }
});

import { expect } from "chai";
import { HEAD, build, entryOf, inputOf, type Show } from "../build-show.ts";
import { recompileShot } from "../../../../src/core/compile/shot/compile-shot.ts";

const subjects = {
  mara: { name: "Mara", design: "a tall woman.", voice: "a low voice", pronoun: "her", sheet: "refs/mara.png" },
  tom: { name: "Tom", design: "a boy in a cap", pronoun: "his", sheet: "refs/tom.png" },
  crew: { name: "The crew", design: "sailors in oilskins", members: 5, sheet: "refs/crew.png" },
  bird: { name: "The bird", design: "a grey bird", sheet: "refs/bird.png", sheet_panels: 1 },
  ghost: { name: "A voice", voice: "an old voice" },
  crate: { kind: "prop", name: "The crate", design: "a pine crate", sheet: "refs/crate.png" },
  cart: { kind: "vehicle", name: "the cart", design: "a handcart", sheet: "refs/cart.png" },
  rope: { kind: "prop", name: "the rope", design: "a tarred rope" },
};

const on = (target: string, shot: string, show: Show = {}) =>
  entryOf(build(`${HEAD}## a\ntarget: ${target}\ndur: 4\n${shot}`, { config: { subjects }, ...show }), "a");
const prompt = (target: string, shot: string) => String(on(target, shot).prompt);

/** Places of the pieces in the text, which has them all. */
function placesOf(text: string, pieces: readonly string[]): number[] {
  for (const piece of pieces) expect(text).to.contain(piece);
  return pieces.map((piece) => text.indexOf(piece));
}

const EVERYTHING = [
  "size: MCU",
  "who: mara, tom",
  "with: crate",
  "camera: pushes in slowly.",
  "extras: porters",
  "text: PIER 4",
  "sound: gulls",
  "music: a fiddle",
  "Mara turns away",
  "MARA (quietly): Leave it.",
  "TOM (V.O.): I stayed.",
  "",
].join("\n");

describe("prose for a model with sound", () => {
  it("goes from the look to the music, in one paragraph without ids and tags", () => {
    const text = prompt("ltx2", EVERYTHING);
    const places = placesOf(text, [
      "Style: Ink and wash.",
      "Medium close-up from the chest up, of a stone pier; the camera pushes in slowly.",
      "Mara: a tall woman.",
      "Tom: a boy in a cap.",
      "The crate: a pine crate.",
      "In the background: porters, none of whom looks like Mara or Tom.",
      "Mara turns away.",
      'The words "PIER 4" can be read in the picture.',
      'Mara (a low voice) says, quietly: "Leave it."',
      'Tom says in voice-over, his lips closed: "I stayed."',
      "Sound: gulls.",
      "Music under the scene: a fiddle.",
    ]);
    expect(places).to.deep.equal(places.toSorted((a, b) => a - b));
    expect(text).not.to.match(/[\n<>[\]]|\bmara\b|\(S\d/u);
  });

  it("says what the camera does, or what its move is called, or that it is still", () => {
    const camera = (move: string) => /; (.*?)\. /u.exec(prompt("ltx2", `camera: ${move}\nRain.\n`))?.[1];
    expect(camera("pans left")).to.equal("the camera pans left");
    expect(camera("slowly tilts up to the lamp")).to.equal("the camera slowly tilts up to the lamp");
    expect(camera("is handheld")).to.equal("the camera is handheld");
    expect(camera("slow push in")).to.equal("camera: slow push in");
    expect(camera("focus pull, slow")).to.equal("camera: focus pull, slow");
    expect(camera("cross to the door")).to.equal("camera: cross to the door");
    expect(/; (.*?)\. /u.exec(prompt("ltx2", "Rain.\n"))?.[1]).to.equal("camera: held still");
  });

  it("takes words that are only dots for none", () => {
    const shot = "who: mara\nextras: ...\nmusic: ...\nMara waits\nMARA (...): Hi there.\n";
    const text = prompt("ltx2", shot);
    expect(text).to.contain('Mara (a low voice) says: "Hi there."');
    expect(text).to.contain("There is no music.");
    expect(text).not.to.contain("In the background");
    expect(prompt("wan22_i2v", shot)).to.contain("Mara is talking and her lips move.");
  });

  it("counts a group in digits and says once that they are different people, before the design", () => {
    const text = prompt("ltx2", "who: crew\nThe crew wait.\nCREW: Ready.\n");
    expect(text).to.contain("The crew (5 different people, each seen once): sailors in oilskins.");
    expect(text.split("different people")).to.have.length(2);
  });

  it("says what is not heard: no sound of its own is the place's quiet, no music is none", () => {
    expect(prompt("ltx2", "Rain.\n")).to.match(/Sound: the natural quiet of the place\. There is no music\.$/);
  });

  it("carries the model's negative prompt and keyframes, and no panels", () => {
    const entry = on("ltx2", "first: none\nRain.\n");
    expect(entry.negative).to.equal("worst quality, inconsistent motion, blurry, jittery, distorted");
    expect(entry.keyframes).to.deep.equal({ last: "refs/shots/a/last.png" });
    expect(entry).not.to.have.any.keys("panels", "scene");
    expect(on("animatic", "Rain.\n")).not.to.have.property("negative");
  });
});

describe("prose for a silent model", () => {
  const acting = (lines: string) => {
    const text = prompt("wan22_ti2v", `who: mara, tom\nThey stand.\n${lines}`);
    return text.slice(text.indexOf("They stand.") + "They stand.".length).trim();
  };

  it("says nothing of sound, music or words, and ends with the acting", () => {
    const text = prompt("wan22_i2v", EVERYTHING);
    for (const unheard of ["Sound", "gulls", "music", "fiddle", "Leave it", "I stayed", "voice"]) {
      expect(text).not.to.contain(unheard);
    }
    expect(text).to.match(
      /The words "PIER 4" can be read in the picture\. Mara is talking, quietly, and her lips move\. Tom keeps his lips closed\.$/,
    );
  });

  it("makes one sentence of a run of lines, with the first line's delivery", () => {
    expect(acting("MARA (softly): One.\nMARA (louder): Two.\nMARA: Three.\n")).to.equal(
      "Mara is talking, softly, and her lips move.",
    );
  });

  it("begins a new run when another speaks, seen or not", () => {
    const mara = "Mara is talking and her lips move.";
    expect(acting("MARA: One.\nTOM: Two.\nMARA: Three.\n")).to.equal(
      `${mara} Tom is talking and his lips move. ${mara}`,
    );
    expect(acting("MARA: One.\nTOM (O.S.): Two.\nMARA: Three.\n")).to.equal(`${mara} ${mara}`);
    expect(acting("MARA: One.\nGHOST (V.O.): Two.\nMARA: Three.\n")).to.equal(`${mara} ${mara}`);
  });

  it("closes the lips of who is in the picture and only heard, once; a voice from elsewhere is nothing to see", () => {
    expect(acting("MARA (V.O.): One.\nTOM: Two.\nMARA (V.O.): Three.\n")).to.equal(
      "Mara keeps her lips closed. Tom is talking and his lips move.",
    );
    expect(acting("GHOST (V.O.): One.\nMARA (O.S.): Two.\n")).to.equal("");
  });

  it("carries the stock negative prompt of its templates, and the frames that it reads", () => {
    const entry = on("wan22_ti2v", "last: none\nRain.\n");
    expect(entry.negative).to.match(/^色调艳丽，过曝，静态，/u);
    expect(entry.keyframes).to.deep.equal({ first: "refs/shots/a/first.png" });
    expect(on("wan22_i2v", "first: none\nRain.\n").keyframes).to.have.property("first");
  });
});

describe("the pictures of a composed reference", () => {
  const panels = (target: string, shot: string) => on(target, shot).panels;
  const CROWD = "with: cart, crate, rope\nwho: mara, bird, crew\nRain.\n";

  it("are people, then things, then the place where the target takes it", () => {
    const subjectPanels = [
      { subject: "mara", kind: "character", path: "refs/mara.png", view: "body" },
      { subject: "bird", kind: "character", path: "refs/bird.png" },
      { subject: "crew", kind: "character", path: "refs/crew.png" },
      { subject: "crate", kind: "prop", path: "refs/crate.png" },
      { subject: "cart", kind: "vehicle", path: "refs/cart.png" },
    ];
    expect(panels("wan22_vace", CROWD)).to.deep.equal(subjectPanels);
    expect(panels("ltx2_ingredients", CROWD)).to.deep.equal([
      ...subjectPanels,
      { location: "pier", kind: "plate", path: "refs/pier.png" },
    ]);
    expect(panels("wan22_i2v", CROWD)).to.equal(undefined);
  });

  it("show a face where one person is close, in any spelling", () => {
    const view = (shot: string) => {
      const [first] = panels("wan22_vace", shot) as { view?: string }[];
      return first?.view;
    };
    expect(view("size: close-up\nwho: mara\nwith: crate\nRain.\n")).to.equal("face");
    expect(view("size: close\nwho: mara\nRain.\n")).to.equal("face");
    expect(view("size: mcu\nwho: mara\nRain.\n")).to.equal("body");
    expect(view("size: cu\nwho: mara, tom\nRain.\n")).to.equal("body");
  });

  it("are looked for from the config's folder", () => {
    const entry = on("wan22_vace", "who: tom\nRain.\n", { configFolder: ".." });
    expect(entry.panels).to.deep.include({ subject: "tom", kind: "character", path: "../refs/tom.png", view: "body" });
  });

  it("leave out what has no picture, and are none when nothing has", () => {
    expect(panels("wan22_vace", "with: rope\nRain.\n")).to.equal(undefined);
    expect(panels("ltx2_ingredients", "plate: cabin\nwith: rope\nRain.\n")).to.equal(undefined);
  });
});

describe("prose beside a reference sheet", () => {
  const SHOT = "who: mara, crew\nwith: crate, rope\nMara turns.\nMARA: Go.\n";

  it("says what each panel shows, then tells the shot without the designs that are shown", () => {
    const [sheet = "", video = ""] = prompt("ltx2_ingredients", SHOT).split("\n\n");
    expect(sheet).to.equal(
      "Reference sheet: Mara, from head to toe: a tall woman. " +
        "The crew (5 different people, each seen once): sailors in oilskins. " +
        "The crate: a pine crate. The place: a stone pier.",
    );
    expect(video).to.equal(
      "Generated video: Style: Ink and wash. Medium shot of a stone pier; camera: held still. The rope: a tarred rope. " +
        "Mara, the crew, and the crate are in frame. Mara turns. " +
        'Mara (a low voice) says: "Go." Sound: the natural quiet of the place. There is no music.',
    );
  });

  it("names a face as a face", () => {
    expect(prompt("ltx2_ingredients", "size: cu\nwho: mara\nMara turns.\n")).to.contain(
      "Reference sheet: Mara, the face alone: a tall woman.",
    );
  });

  it("is plain prose when nothing has a picture", () => {
    const bare = "plate: cabin\nwith: rope\nRain.\n";
    expect(prompt("ltx2_ingredients", bare)).to.equal(prompt("ltx2", bare));
  });
});

describe("a shot whose pictures are missing", () => {
  const input = inputOf(`${HEAD}## a\ndur: 4\nwho: mara, tom\nRain.\n`, { config: { subjects } });
  const without = (target: string, names: string[], plate = false) => {
    const made = recompileShot(input, "a", target, { subjects: new Set(names), plate, sound: false });
    if (!made.ok) throw new Error(made.sentence);
    return made.value.entry;
  };

  it("keeps them off the sheet and describes them in words", () => {
    const entry = without("ltx2_ingredients", ["tom"]);
    expect(entry.panels).to.deep.equal([
      { subject: "mara", kind: "character", path: "refs/mara.png", view: "body" },
      { location: "pier", kind: "plate", path: "refs/pier.png" },
    ]);
    const [sheet, video] = String(entry.prompt).split("\n\n");
    expect(sheet).not.to.contain("Tom");
    expect(video).to.contain("Tom: a boy in a cap. Mara is in frame.");
    expect(entry.subjects).to.deep.equal(["mara", "tom"]);
  });

  it("leaves the missing place to the words of the framing", () => {
    const entry = without("ltx2_ingredients", [], true);
    expect(entry.panels).to.have.length(2);
    expect(entry.prompt).to.contain("Medium shot of a stone pier;").and.not.to.contain("The place:");
  });

  it("is plain prose with all of them missing, and silent prose without panels", () => {
    expect(without("ltx2_ingredients", ["mara", "tom"], true)).not.to.have.property("panels");
    expect(without("ltx2_ingredients", ["mara", "tom"], true).prompt).to.equal(without("ltx2", []).prompt);
    expect(without("wan22_vace", ["mara", "tom"])).not.to.have.property("panels");
  });
});

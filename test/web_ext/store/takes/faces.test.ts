import { expect } from "chai";
import type { FaceFeature, FaceLikeness } from "../../../../src/contracts/replies/faces.ts";
import { badgeOfFaces, describeInstallation, lineOfFaces } from "../../../../web_ext/store/takes/describe-faces.ts";
import { sortByLikeness } from "../../../../web_ext/store/takes/faces.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const READY: FaceFeature = { status: "ready", error: null, folder: "/u/faces/models", files: [], command: "npm i" };
const MISSING: FaceFeature = {
  ...READY,
  status: "missing",
  files: [{ name: "yunet.onnx", url: "https://zoo", state: "missing" }],
};

function face(fields: Partial<FaceLikeness> = {}): FaceLikeness {
  return {
    ...{ subject: "ada", name: "Ada", status: "ok", view: "04_face", distance: 0.31, worst: 0.4, verdict: "like" },
    ...{ looked: 5, found: 4, why: null },
    ...fields,
  };
}
const without = (status: FaceLikeness["status"], why: string) =>
  face({ status, distance: null, worst: null, verdict: null, found: 0, why });
const ben = face({ subject: "ben", name: "Ben", distance: 0.712, worst: 0.8, verdict: "unlike", view: "sheet" });

describe("the badge of faces", () => {
  it("is a number with a word, and says in its title what it was measured against", () => {
    expect(badgeOfFaces([face()])).to.deep.equal([
      {
        ...{ tone: "ok", shape: "face", word: "Ada 0.31, like", brief: "0.31 like" },
        title: "Ada 0.31, like the face view (4 of 5 frames, at most 0.40; 0 is the same picture)",
      },
    ]);
  });

  it("is that of the character who is least alike, with all of them in the title", () => {
    const [badge] = badgeOfFaces([face(), ben]);
    expect(badge).to.include({ tone: "stale", word: "Ben 0.71, unlike" });
    expect(badge?.title).to.match(/^Ada 0\.31, like .*; Ben 0\.71, unlike the sheet /);
  });

  it("says why there is no number, and nothing of a shot without characters", () => {
    const why = "faces are not installed: install them to compare";
    expect(badgeOfFaces([without("not-installed", why)])).to.deep.equal([
      { tone: "out", shape: "face", word: "Faces not installed", brief: "", title: `Ada: ${why}` },
    ]);
    expect(badgeOfFaces([])).to.deep.equal([]);
  });
});

describe("the line over the takes", () => {
  const line = (...takes: FaceLikeness[][]) => lineOfFaces(takes, READY);

  it("names what is to be done next", () => {
    const waiting = without("waiting", "not measured yet");
    expect(line([waiting], [face()])).to.deep.equal({ is: "measure", text: "Faces: 1 take not measured" });
    expect(line([without("not-installed", "it is not")])).to.deep.equal({
      is: "install",
      text: "Faces: not installed",
    });
    expect(lineOfFaces([[waiting]], { ...READY, status: "installing" })).to.include({ is: "installing" });
    expect(line([without("no-view", "nothing is picked for Ada")])).to.deep.equal({
      is: "known",
      text: "nothing is picked for Ada",
    });
    expect(line([without("failed", "the film is torn")])).to.deep.equal({
      is: "measure",
      text: "Faces: the film is torn",
    });
    expect(line([], [])).to.deep.equal({ is: "nothing" });
    expect(lineOfFaces([[face()]], undefined)).to.deep.equal({ is: "nothing" });
  });

  it("says what an installation brings, and where files can be put by hand", () => {
    expect(describeInstallation(MISSING)).to.equal(
      "Fetches onnxruntime-web and yunet.onnx (or put them into /u/faces/models) into the studio's own folder",
    );
  });
});

describe("takes by likeness", () => {
  it("have the most alike first, and those without a number last", () => {
    const faces = new Map([
      [1, [face({ distance: 0.5 })]],
      [2, [face({ distance: 0.2 }), ben]],
      [4, [face({ distance: 0.3 })]],
    ]);
    const takes = [1, 2, 3, 4, 5].map((take) => makeTake(take));
    const sorted = sortByLikeness(takes, (take) => faces.get(take) ?? []);
    expect(sorted.map(({ take }) => take)).to.deep.equal([4, 1, 2, 5, 3]);
  });
});

describe("faces in the page", () => {
  const shots = [makeShot("sh010", { takes: [makeTake(1)] })];
  const open = async (feature = READY, faces = [face()]) => {
    const listing = { feature, takes: [{ shot: "sh010", take: 1, faces }] };
    const table = {
      faces: () => structuredClone(listing),
      measureFaces: () => ({ takes: 2 }),
      installFaces: () => ({ feature: { ...feature, status: "installing" } }),
    };
    const page = await openEditor({ shots, table });
    const count = () => page.asked.filter(({ name }) => name === "faces").length;
    return { ...page, listing, count };
  };
  const done = (number: number) =>
    ({
      type: "studio.faces",
      data: { ...OPEN_PLACE, shot: "sh010", take: 1, done: number, total: 2 },
    }) as const;

  it("are asked for once, when somebody looks at takes", async () => {
    const { editor, later, count } = await open();
    expect([count(), editor.faces.feature.value]).to.deep.equal([0, undefined]);
    editor.faces.look();
    editor.faces.look();
    await later();
    expect(count()).to.equal(1);
    expect(editor.faces.of("sh010", 1)).to.deep.equal([face()]);
    expect(editor.faces.of("sh010", 2)).to.deep.equal([]);
  });

  it("are asked for again as they are measured, and tell how far that is", async () => {
    const { editor, later, asked, count } = await open();
    editor.faces.look();
    await later();
    await editor.faces.measure("sh010");
    expect(asked.at(-1)).to.deep.equal({ name: "measureFaces", input: { ...OPEN_PLACE, shots: ["sh010"] } });
    expect(editor.faces.progress.value).to.deep.equal({ done: 0, total: 2 });
    editor.apply(done(1));
    expect(editor.faces.progress.value).to.deep.equal({ done: 1, total: 2 });
    editor.apply(done(2));
    expect(editor.faces.progress.value).to.equal(undefined);
    await later();
    expect(count()).to.equal(2);
  });

  it("are asked for again after another pick, and not for what is elsewhere", async () => {
    const { editor, later, count } = await open();
    const picked = { ep: OPEN_PLACE.ep, ref: "subject:ada", view: "04_face", take: 2, status: "picked" } as const;
    editor.apply({ type: "studio.ref", data: picked });
    await later();
    expect(count()).to.equal(0);
    editor.faces.look();
    await later();
    editor.apply({ type: "studio.ref", data: { ...picked, status: "queued" } });
    editor.apply({ type: "studio.faces", data: { ...done(1).data, ep: "/other" } });
    await later();
    expect(count()).to.equal(1);
    editor.apply({ type: "studio.ref", data: picked });
    await later();
    expect(count()).to.equal(2);
  });

  it("are looked at until an installation has ended", async () => {
    const { editor, later, listing, count } = await open(MISSING);
    editor.faces.look();
    await later();
    listing.feature = { ...MISSING, status: "installing" };
    await editor.faces.install();
    expect(editor.faces.feature.value?.status).to.equal("installing");
    listing.feature = READY;
    await later(); // the pace
    await later(); // and the fetch
    expect(editor.faces.feature.value?.status).to.equal("ready");
    expect(count()).to.equal(3);
  });
});

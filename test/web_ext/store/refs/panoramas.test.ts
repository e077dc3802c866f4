// Panoramas in the page's state: what is said of them, how the camera turns, and what is asked.
import { expect } from "chai";
import type { Ref, RefTakeEntry } from "../../../../src/contracts/replies/ref.ts";
import type { Ask } from "../../../../web_ext/api/calls.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import {
  createPanoramas,
  gazeWords,
  openPanoramas,
  panoramaVerdict,
  turned,
  viewSize,
} from "../../../../web_ext/store/refs/panoramas.ts";

const take = (more: Partial<RefTakeEntry>) =>
  ({ take: 1, usable: true, image: "a.png", width: 512, height: 256, ...more }) as RefTakeEntry;
const place = (more: Partial<Ref>) =>
  ({ id: "location:quay", panos: [], takes: [], picked: null, effective: {}, ...more }) as unknown as Ref;

describe("the panoramas of a place in the page", () => {
  it("are opened the newest last, and the live picture where it is one", () => {
    const panos = [take({ take: 1 }), take({ take: 2, usable: false }), take({ take: 3 })];
    expect(openPanoramas(place({ panos })).map((each) => each.take)).to.deep.equal([1, 3]);
    const takes = [take({ take: 4 }), take({ take: 5, width: 500 })];
    expect(openPanoramas(place({ takes, picked: 4 })).map((each) => each.take)).to.deep.equal([null]);
    expect(openPanoramas(place({ takes, picked: 5 }))).to.deep.equal([]);
  });

  it("say in words what was measured", () => {
    const words = (more: Partial<RefTakeEntry>) => panoramaVerdict(take(more))?.words;
    expect(words({ seam: "closed" })).to.equal("2:1, its edges meet");
    expect(words({ seam: "open" })).to.equal("2:1, its edges do not meet: a seam shows behind the camera");
    expect(words({ width: 300, height: 200, seam: "closed" })).to.equal("300 × 200, not 2:1, its edges meet");
    expect(words({})).to.equal("2:1");
    expect(words({ usable: false })).to.equal(undefined);
    expect(panoramaVerdict(take({ seam: "open" }))?.isSound).to.equal(false);
  });

  it("are turned in round and round, but not over the zenith", () => {
    const gaze = { yaw: 175, pitch: 85, fov: 30 };
    expect(turned(gaze, { yaw: 10 })).to.deep.equal({ yaw: -175, pitch: 85, fov: 30 });
    expect(turned(gaze, { pitch: 10, fov: -30 })).to.deep.equal({ yaw: 175, pitch: 90, fov: 20 });
    expect(turned({ yaw: -359.5, pitch: 0, fov: 130 }, {})).to.deep.equal({ yaw: 0.5, pitch: 0, fov: 120 });
    expect(gazeWords({ yaw: -35.4, pitch: 0.2, fov: 74.6 })).to.equal("35° left, level, 75° wide");
  });

  it("give views of the size of a plate, where one is known that can be saved", () => {
    expect(viewSize(place({ effective: { target: null, width: 1344, height: 768 } }))).to.deep.equal({
      width: 1344,
      height: 768,
    });
    expect(viewSize(place({ effective: { target: null, width: 9000, height: 768 } }))).to.deep.equal({
      width: 1280,
      height: 720,
    });
    expect(viewSize(place({}))).to.deep.equal({ width: 1280, height: 720 });
  });

  it("save the view of the one that is shown, and keep a refusal beside the place", async () => {
    const asked: unknown[] = [];
    let isRefused = false;
    const ask = (async (name: string, input: unknown) => {
      asked.push([name, input]);
      const refusal = { ok: false, unreachable: false, status: 400, sentence: "no panorama", fields: {} };
      return isRefused ? refusal : { ok: true, value: { take: 7 } };
    }) as unknown as Ask;
    const notices = createNotices();
    let changes = 0;
    const panoramas = createPanoramas({ ask, notices, ep: () => "/ep", changed: () => (changes += 1) });
    const gaze = { yaw: 1, pitch: 2, fov: 60 };
    expect(await panoramas.saveView(gaze, { width: 640, height: 360 })).to.equal(undefined);
    panoramas.shown.value = { ref: "location:quay", take: 3 };
    expect(await panoramas.saveView(gaze, { width: 640, height: 360 })).to.equal(7);
    expect(asked).to.deep.equal([
      ["savePanoView", { ep: "/ep", ref: "location:quay", take: 3, ...gaze, width: 640, height: 360 }],
    ]);
    isRefused = true;
    expect(await panoramas.saveView(gaze, { width: 640, height: 360 })).to.equal(undefined);
    expect([notices.at("ref:location:quay"), changes]).to.deep.equal(["no panorama", 2]);
  });
});

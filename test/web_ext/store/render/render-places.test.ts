import { expect } from "chai";
import {
  backendsFor,
  targetsFor,
  requestOnBackend,
  requestOnTarget,
} from "../../../../web_ext/store/render/render-places.ts";
import { makeSettings } from "../../../support/page/make-settings.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const settings = makeSettings({
  deployments: { wan22_i2v: "https://a" },
  default_targets: { video: "ltx2", image: "img_still" },
  detected_targets: { video: "ltx2" },
});

describe("where else a shot can be rendered", () => {
  it("is every backend but the built-in one, those that are down included", () => {
    const backends = ["builtin", "local", "cloud"].map((name) => ({ name, kind: name, where: "", down: "away" }));
    expect(backendsFor(backends).map(({ name }) => name)).to.deep.equal(["local", "cloud"]);
  });

  it("is every video target that the show and the settings name, once, but the shot's own", () => {
    const shots = [
      makeShot("sh010", { target: "minimax", built_target: "ltx2" }),
      makeShot("sh020", { target: "zed" }),
    ];
    expect(targetsFor(shots[0]!, shots, settings)).to.deep.equal(["ltx2", "wan22_i2v", "zed", "animatic"]);
    expect(targetsFor(makeShot("sh030"), [makeShot("sh030")], undefined)).to.deep.equal([]);
  });

  it("is asked for this once: a shot with a take is done again only where it has to be", () => {
    const fresh = makeShot("sh010");
    const done = makeShot("sh020", { takes: [makeTake(1)] });
    expect(requestOnBackend(fresh, "local")).to.include({ backend: "local", redo: false });
    expect(requestOnBackend(done, "local")).to.include({ backend: "local", redo: true });
    expect(requestOnTarget(fresh, "ltx2")).to.deep.include({ shots: ["sh010"], target: "ltx2", redo: true });
  });
});

import { expect } from "chai";
import { chooseLanes } from "../../../src/core/render/choose-lane.ts";
import { targetNamed } from "../../support/servers/model-choices.ts";
import type { NextRender } from "../../../src/core/render/render-shot.ts";

const next = (id: string) => ({ target: targetNamed(id) }) as unknown as NextRender;
const lanes = (...names: string[]) => new Map(names.map((name) => [name, { kind: name.replace(/:.*/, "") }]));
const choose = (id: string, asked: string | null, ...names: string[]) => chooseLanes(next(id), asked, lanes(...names));

describe("the lanes that a shot can render on", () => {
  it("are every host of one's own when none is asked for, and nothing that costs money", () => {
    const found = choose("wan22_ti2v", null, "builtin", "local", "proxy", "cloud", "deployment:ltx2", "router");
    expect(found).to.deep.equal({ ok: true, value: ["local", "proxy"] });
    expect(choose("wan22_ti2v", null, "builtin", "proxy")).to.deep.equal({ ok: true, value: ["proxy"] });
    expect(choose("wan22_ti2v", null, "builtin", "cloud")).to.include({ ok: false });
  });

  it("are the deployment of the target where one was set up", () => {
    const found = choose("wan22_ti2v", null, "local", "proxy", "deployment:wan22_ti2v");
    expect(found).to.deep.equal({ ok: true, value: ["deployment:wan22_ti2v"] });
  });

  it("are the one that is asked for, if it runs the target", () => {
    for (const asked of ["local", "proxy", "cloud"])
      expect(choose("wan22_ti2v", asked, "local", "proxy", "cloud")).to.deep.equal({ ok: true, value: [asked] });
    expect(choose("wan22_ti2v", "deployment:ltx2", "local", "deployment:ltx2")).to.include({ ok: false });
    expect(choose("wan22_ti2v", "router", "local", "router")).to.include({ ok: false });
    expect(choose("animatic", "local", "builtin", "local")).to.include({ ok: false });
    expect(choose("seedance_25", null, "local", "router")).to.deep.equal({ ok: true, value: ["router"] });
  });
});

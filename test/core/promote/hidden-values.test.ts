// Values that are set and not in use while a shot renders elsewhere than it is built: a promote must not switch them on.
import { expect } from "chai";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import { CONFIG, SCRIPT, promotionOf } from "./promoting.ts";

describe("promoting a target", () => {
  const reported = (overrides: OverridesFile, config: object = CONFIG) => {
    const { items, left, texts } = promotionOf({ overrides, config });
    return {
      items: items.map(({ id }) => id),
      left: left.filter(({ field }) => field === "target").map(({ reason }) => reason),
      script: texts.script,
    };
  };

  it("leaves a shot's own while that would bring a prompt into use that is not in use now", () => {
    const overrides: OverridesFile = { shots: { sh010: { target: "ltx2", ltx2: { final: { prompt: "OVERRIDE" } } } } };
    expect(reported(overrides)).to.deep.equal({
      items: [],
      left: ["sh010 would render with another prompt in the final pass: the override's instead of the built one"],
      script: SCRIPT,
    });
  });

  it("leaves the episode's for the same reason", () => {
    const overrides: OverridesFile = {
      episode: { id: "ep01", target: "wan22_i2v" },
      shots: { sh020: { wan22_i2v: { proxy: { prompt: "OVERRIDE" } } } },
    };
    const { items, left } = reported(overrides);
    expect(items).to.deep.equal([]);
    expect(left).to.deep.equal([
      "sh020 would render with another prompt in the proxy pass: the override's instead of the built one",
    ]);
  });

  it("writes the episode's where the shots with such prompts say their own from now on", () => {
    const overrides: OverridesFile = {
      episode: { id: "ep01", target: "wan22_i2v" },
      shots: { sh020: { target: "wan22_ti2v", wan22_ti2v: { final: { prompt: "OVERRIDE" } } } },
    };
    expect(reported(overrides)).to.deep.include({ items: ["shot:sh020:target", "episode:target"], left: [] });
    const chosen = new Set(["episode:target"]);
    expect(promotionOf({ overrides, chosen }).unknown).to.deep.equal([
      {
        id: "episode:target",
        reason: "sh020 would render with another prompt in the final pass: the built one instead of the override's",
      },
    ]);
  });

  it("writes one whose size and negative prompt are in use already", () => {
    const overrides: OverridesFile = {
      shots: { sh010: { target: "wan22_i2v", wan22_i2v: { final: { negative: "hands", size: "1280x704" } } } },
    };
    expect(reported(overrides).items).to.deep.equal(["shot:sh010:target"]);
  });
});

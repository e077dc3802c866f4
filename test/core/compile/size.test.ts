import { expect } from "chai";
import fc from "fast-check";
import type { Pass } from "../../../src/contracts/schema.ts";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { build, HEAD, sentences } from "./build-show.ts";

const SCRIPT = `${HEAD}## a\ndur: 1\nRain.\n`;

describe("the size of a pass", () => {
  const size = (pass: Pass, series: object, proxy: object = {}) => {
    const built = build(`${SCRIPT}## b\ntarget: animatic\ndur: 1\nRain.\n`, { pass, config: { series, proxy } });
    const { width, height } = built.shotlists.get("animatic")!.defaults;
    return `${width}x${height}`;
  };

  it("is the pass's own block, whatever the series target", () => {
    const series = { width: 1920, height: 1080, target: "vid_i2v" };
    expect(size("final", series, { width: 640, height: 360 })).to.equal("1920x1080");
    expect(size("proxy", series, { width: 640, height: 360 })).to.equal("640x360");
  });

  it("keeps the show's aspect with a long side of 512 in a proxy without a block", () => {
    expect(size("proxy", { width: 1920, height: 1080 })).to.equal("512x288");
    expect(size("proxy", { width: 1080, height: 1920 })).to.equal("288x512");
    expect(size("proxy", { width: 1000, height: 1000 })).to.equal("512x512");
  });

  it("is 1344x768 in a show without a size", () => {
    expect(size("final", {})).to.equal("1344x768");
    expect(size("proxy", {})).to.equal("512x292");
  });

  it("lets a side that a proxy block leaves out follow the aspect", () => {
    expect(size("proxy", { width: 1080, height: 1920 }, { width: 360 })).to.equal("360x640");
    expect(size("proxy", { width: 1920, height: 1080 }, { height: 360 })).to.equal("640x360");
  });

  const on = (target: string, pass: Pass, series: object, proxy: object = {}) => {
    const script = `${HEAD}## a\ntarget: ${target}\ndur: 1\nRain.\n`;
    const built = build(script, { pass, config: { series: { target: "animatic", ...series }, proxy } });
    const list = [...built.shotlists.values()].find(({ target: id }) => id === target)!;
    const { width, height } = list.defaults;
    return {
      size: `${width}x${height}`,
      said: sentences([...built.problems, ...built.warnings]).filter((text) => text.startsWith("-")),
    };
  };

  it("is the show's on the models that follow it, whatever the series target", () => {
    const wan = { target: "wan22_ti2v", width: 960, height: 544 };
    expect(on("ltx2", "final", wan)).to.deep.equal({
      size: "960x512",
      said: ["-: ltx2, final pass: 960x544 is drawn at 960x512"],
    });
    expect(on("ltx2", "proxy", wan, { width: 448, height: 256 }).size).to.equal("448x256");
  });

  it("is the preset on the models that keep to it, unless the show is made for them", () => {
    const sizes = { width: 960, height: 544 };
    for (const [target, final, proxy] of [
      ["ltx2_ingredients", "768x448", "512x288"],
      ["wan22_i2v", "832x480", "640x352"],
      ["wan22_ti2v", "1280x704", "640x352"],
      ["wan22_vace", "832x480", "640x352"],
    ] as const) {
      expect(on(target, "final", sizes), target).to.deep.equal({ size: final, said: [] });
      expect(on(target, "proxy", sizes, { width: 320, height: 180 }), target).to.deep.equal({ size: proxy, said: [] });
      const own = on(target, "final", { ...sizes, target });
      expect(own, target).to.deep.equal({ size: "960x544", said: [] });
      const ownProxy = on(target, "proxy", { ...sizes, target }, { width: 320, height: 192 });
      expect(ownProxy, target).to.deep.equal({ size: "320x192", said: [] });
    }
  });

  it("that nobody typed keeps the show's shape and lies on the grid without a word", () => {
    const upright = { width: 1080, height: 1920 };
    expect(on("wan22_i2v", "final", upright)).to.deep.equal({ size: "480x832", said: [] });
    expect(on("ltx2_ingredients", "proxy", upright)).to.deep.equal({ size: "288x512", said: [] });
    expect(on("ltx2", "proxy", upright)).to.deep.equal({ size: "256x448", said: [] });
    expect(on("wan22_vace", "final", { width: 1000, height: 1000 })).to.deep.equal({ size: "832x832", said: [] });
    expect(on("wan22_ti2v", "final", { width: 1024, height: 768 })).to.deep.equal({ size: "1088x800", said: [] });
    expect(on("wan22_i2v", "final", {}).size).to.equal("832x480");
    expect(on("ltx2", "proxy", {}).size).to.equal("448x256");
  });

  it("that somebody typed off the grid is fitted with a warning", () => {
    const wan = { target: "wan22_i2v", width: 1280, height: 720 };
    expect(on("wan22_i2v", "proxy", wan, { width: 500, height: 300 })).to.deep.equal({
      size: "496x288",
      said: ["-: wan22_i2v, proxy pass: 500x300 is drawn at 496x288"],
    });
    expect(on("wan22_i2v", "proxy", wan, { width: 640 })).to.deep.equal({ size: "640x368", said: [] });
  });

  it("that somebody typed off the grid is a problem where the target fits nothing", () => {
    const targets = shipped.files.map((file) =>
      file.id === "animatic"
        ? { ...file, template: { ...file.template, size_multiple: 32, size_fit: undefined } }
        : file,
    ) as TargetFile[];
    const problems = (pass: Pass, series: object, proxy: object = {}) =>
      sentences(build(SCRIPT, { pass, config: { series, proxy }, targets }).problems);
    expect(problems("final", { width: 1340, height: 760 })).to.deep.equal([
      "-: animatic, final pass: 1340x760 is off the grid: sides must be multiples of 32; nearest is 1344x768",
    ]);
    expect(problems("proxy", { width: 1920, height: 1080 })).to.deep.equal([]);
    expect(problems("proxy", { width: 1920, height: 1080 }, { width: 500 })).to.have.length(1);
    expect(problems("proxy", { width: 1920, height: 1080 }, { width: 480 })).to.deep.equal([]);
  });

  it("is fitted to even sides with a warning", () => {
    const built = build(SCRIPT, { config: { series: { width: 1281, height: 721 } } });
    expect(sentences(built.warnings)).to.deep.equal(["-: animatic, final pass: 1281x721 is drawn at 1280x720"]);
    expect(built.shotlists.get("animatic")!.defaults).to.include({ width: 1280, height: 720 });
  });

  it("is always even, and upright stays upright", () => {
    const side = fc.integer({ min: 2, max: 8192 });
    fc.assert(
      fc.property(fc.constantFrom<Pass>("final", "proxy"), side, side, (pass, width, height) => {
        const [w = 0, h = 0] = size(pass, { width, height }).split("x").map(Number);
        const isUpright = width < height ? w <= h : w >= h;
        return w >= 2 && h >= 2 && w % 2 === 0 && h % 2 === 0 && isUpright;
      }),
      { numRuns: 60 },
    );
  });
});

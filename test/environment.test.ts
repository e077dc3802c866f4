import { expect } from "chai";
import { delimiter, join } from "node:path";
import { readEnvironment } from "../src/environment.ts";
import { LOG_LEVELS, openLog } from "../src/machine/log.ts";

describe("the environment", () => {
  const read = (env: Readonly<Record<string, string>>) => readEnvironment(env, "linux", "/home/ada");

  it("without a variable is a service of this machine alone, that says what goes wrong", () => {
    expect(read({})).to.deep.include({
      userDir: join("/home/ada", ".local/share/episode-studio"),
      roots: [],
      port: 8190,
      listen: "127.0.0.1",
      settings: { values: {}, taken: {}, warnings: [] },
      hosts: [],
      hostFolder: null,
      ffmpeg: null,
      ffprobe: null,
      logLevel: "warn",
      warnings: [],
    });
  });

  it("names files for the workflows of targets, by their ids", () => {
    const env = { STUDIO_WAN22_TI2V_WORKFLOW: "/flows/wan.json", STUDIO_LTX2_WORKFLOW: "", OTHER_WORKFLOW: "/x" };
    expect(read(env).workflows).to.deep.equal({ wan22_ti2v: "/flows/wan.json" });
  });
  it("is read from the studio's variables", () => {
    const found = read({
      STUDIO_USER_DIR: "/data/studio",
      STUDIO_ROOTS: ["/films", " ", "/more films"].join(delimiter),
      STUDIO_PORT: "0",
      STUDIO_LISTEN: "0.0.0.0",
      STUDIO_HOSTS: "a.example, b.example",
      STUDIO_LOG: "debug",
      STUDIO_HOST_FOLDER: "/comfy",
    });
    expect(found).to.deep.include({
      userDir: "/data/studio",
      roots: ["/films", "/more films"],
      port: 0,
      listen: "0.0.0.0",
      hosts: ["a.example", "b.example"],
      hostFolder: "/comfy",
      logLevel: "debug",
      warnings: [],
    });
  });

  for (const [name, value, field, instead] of [
    ["STUDIO_PORT", "80 80", "port", 8190],
    ["STUDIO_ROOTS", "films", "roots", []],
    ["STUDIO_LOG", "loud", "logLevel", "warn"],
    ["STUDIO_HOST_FOLDER", "comfy", "hostFolder", null],
  ] as const) {
    it(`leaves out ${name}=${value}, with a warning`, () => {
      const found = read({ [name]: value });
      expect(found[field]).to.deep.equal(instead);
      expect(found.warnings).to.have.length(1);
      expect(found.warnings[0]).to.contain(name).and.to.contain(value);
    });
  }

  it("keeps the roots that are folders beside one that is none", () => {
    const found = read({ STUDIO_ROOTS: ["/films", "more"].join(delimiter) });
    expect(found.roots).to.deep.equal(["/films"]);
    expect(found.warnings[0]).to.contain('"more"');
  });

  it("sets settings, each named with its variable", () => {
    const { settings } = read({
      STUDIO_LOCAL_URL: "https://host.example:8188/api",
      STUDIO_DEPLOYMENTS: '{"wan22_ti2v": "https://dep.example"}',
      STUDIO_PAID_LIMIT: "none",
      STUDIO_ENABLED_DRAFTS: "one, two",
      STUDIO_DEFAULT_VIDEO_TARGET: "wan22_ti2v",
    });
    expect(settings.values).to.deep.equal({
      local_url: "https://host.example:8188/api",
      deployments: { wan22_ti2v: "https://dep.example" },
      paid_limit: null,
      enabled_drafts: ["one", "two"],
      default_targets: { video: "wan22_ti2v" },
    });
    expect(settings.taken).to.include({
      local_url: "STUDIO_LOCAL_URL",
      default_targets: "STUDIO_DEFAULT_VIDEO_TARGET",
    });
  });

  for (const [name, value] of [
    ["STUDIO_LOCAL_URL", "localhost:8188"],
    ["STUDIO_LOCAL_URL", "file:///etc"],
    ["STUDIO_CLOUD_URL", "nowhere"],
    ["STUDIO_DEPLOYMENTS", "wan22_ti2v"],
    ["STUDIO_PAID_LIMIT", "-1"],
    ["STUDIO_LOCAL_VIA", "pigeon"],
  ] as const) {
    it(`leaves out the setting ${name}=${value}, with a warning`, () => {
      const { settings, warnings } = read({ [name]: value });
      expect(settings.values).to.deep.equal({});
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(name);
    });
  }

  it("names only levels that a log can be opened at", () => {
    for (const level of LOG_LEVELS) openLog(level);
  });
});

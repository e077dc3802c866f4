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
      localUrl: null,
      hosts: [],
      ffmpeg: null,
      ffprobe: null,
      logLevel: "warn",
      warnings: [],
    });
  });

  it("is read from the studio's variables", () => {
    const found = read({
      STUDIO_USER_DIR: "/data/studio",
      STUDIO_ROOTS: ["/films", " ", "/more films"].join(delimiter),
      STUDIO_PORT: "0",
      STUDIO_LISTEN: "0.0.0.0",
      STUDIO_LOCAL_URL: "https://host.example:8188/api",
      STUDIO_HOSTS: "a.example, b.example",
      STUDIO_LOG: "debug",
    });
    expect(found).to.deep.include({
      userDir: "/data/studio",
      roots: ["/films", "/more films"],
      port: 0,
      listen: "0.0.0.0",
      localUrl: "https://host.example:8188/api",
      hosts: ["a.example", "b.example"],
      logLevel: "debug",
      warnings: [],
    });
  });

  for (const [name, value, field, instead] of [
    ["STUDIO_PORT", "80 80", "port", 8190],
    ["STUDIO_ROOTS", "films", "roots", []],
    ["STUDIO_LOCAL_URL", "localhost:8188", "localUrl", null],
    ["STUDIO_LOCAL_URL", "file:///etc", "localUrl", null],
    ["STUDIO_LOCAL_URL", "nowhere", "localUrl", null],
    ["STUDIO_LOG", "loud", "logLevel", "warn"],
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

  it("names only levels that a log can be opened at", () => {
    for (const level of LOG_LEVELS) openLog(level);
  });
});

import { expect } from "chai";
import type { AudioPolicy } from "../../../src/contracts/schema.ts";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { HEAD, build, entryOf, sentences, type Show } from "./build-show.ts";

const SPOKEN = "MARA: Wait for me.\n";
const track = { mode: "source_track", track: "audio/mix.wav" };

describe("where a shot's sound comes from", () => {
  const policy = (shot: string, show: Show = {}) => entryOf(build(`${HEAD}## a\n${shot}`, show), "a").audio_policy;
  const windowed = `audio: 1-4\n${SPOKEN}`;

  it("is made by default", () => {
    expect(policy(`dur: auto\n${SPOKEN}`)).to.equal("generate");
  });

  it("is the shot's own word before all", () => {
    const config = { audio: { ...track, default_policy: "clone" } };
    expect(policy(`policy: dub\n${windowed}`, { config })).to.equal("dub");
  });

  it("is made for a shot without dialogue, whatever the show does", () => {
    expect(policy("audio: 1-4\nRain.\n", { config: { audio: track } })).to.equal("generate");
    expect(policy("policy: dub\naudio: 1-4\nRain.\n", { config: { audio: track } })).to.equal("dub");
  });

  it("is the config's default policy, also in the proxy", () => {
    const config = { audio: { ...track, default_policy: "clone" }, proxy: { audio_mode: "generate" } };
    expect(policy(windowed, { config, pass: "proxy" })).to.equal("clone");
  });

  it("follows the mode, and the proxy's own mode in the proxy", () => {
    const config = { audio: track, proxy: { audio_mode: "generate" } };
    expect(policy(windowed, { config })).to.equal("dub_keep_foley");
    expect(policy(windowed, { config, pass: "proxy" })).to.equal("generate");
    expect(policy(windowed, { config: { audio: { mode: "clone" } } })).to.equal("clone");
  });
});

describe("a policy that a target does not have", () => {
  const animatic = shipped.files.find((file) => file.id === "animatic")!;
  if (animatic.kind !== "video") throw new Error("the animatic is a video target");
  const own = (policies: AudioPolicy[], fallback: AudioPolicy | null) => ({
    ...animatic,
    id: "own",
    builtin: false,
    capabilities: { ...animatic.capabilities, policies, policy_fallback: fallback },
  });
  const at = (target: TargetFile, shot: string) =>
    build(`${HEAD}## a\ntarget: own\n${shot}${SPOKEN}`, { targets: [...shipped.files, target] });

  it("becomes the target's fallback, and the entry keeps what was asked", () => {
    const built = at(own(["silent"], "silent"), "dur: 2\npolicy: clone\n");
    expect(entryOf(built, "a")).to.include({ audio_policy: "silent", audio_intent: "clone" });
    expect(sentences(built.warnings)).to.deep.equal([
      '4: shot "a": policy "clone" becomes "silent": own has no "clone"',
    ]);
    expect(built.shotlists.get("own")!.defaults.audio_policy).to.equal("silent");
  });

  it("is a problem where the target has no fallback", () => {
    expect(sentences(at(own(["generate"], null), "dur: 2\npolicy: dub\n").problems)).to.deep.equal([
      '7: shot "a" asks for policy "dub", which own does not have: write one of generate',
    ]);
  });

  it("is a problem on a model that has nothing to dub", () => {
    expect(sentences(at(own(["generate", "dub"], "generate"), "dur: 2\npolicy: dub\n").problems)).to.deep.equal([
      '7: shot "a" cannot be dubbed (policy "dub"): no recording in the series config (audio.track)',
    ]);
  });
});

describe("a dub with nothing to play", () => {
  it("speaks with the guide on the animatic: one warning for all such shots, and none fails", () => {
    const shots = `## a\ndur: auto\n${SPOKEN}## b\ndur: auto\n${SPOKEN}## c\naudio: 0-2\n${SPOKEN}`;
    const built = build(HEAD + shots, { config: { audio: track } });
    expect(built.problems).to.deep.equal([]);
    expect(sentences(built.warnings)).to.deep.equal([
      '4: 2 shots (a, b): policy "dub_keep_foley" becomes "generate": no window on the recording ("audio: A-B" in the shot)',
    ]);
    expect(entryOf(built, "a")).to.include({ audio_policy: "generate", audio_intent: "dub_keep_foley" });
    expect(entryOf(built, "c")).to.include({ audio_policy: "dub_keep_foley" }).and.not.have.property("audio_intent");
  });

  it("says when the config names no recording", () => {
    const built = build(`${HEAD}## a\npolicy: dub\naudio: 0-2\n${SPOKEN}`);
    expect(entryOf(built, "a").audio_note).to.equal("no recording in the series config (audio.track)");
  });
});

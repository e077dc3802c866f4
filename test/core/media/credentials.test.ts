// What is signed of a film, and how the report about a signed one is read.
import { expect } from "chai";
import { credentialsIn, signingOrder } from "../../../src/core/media/film/credentials.ts";

describe("what is signed of a film", () => {
  const film = { title: "tide.mp4", version: "0.1.0" };
  it("is how it came about, in the IPTC's words", () => {
    const { assertions } = signingOrder({ ...film, sourceType: "trainedAlgorithmicMedia" });
    const term = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
    expect(assertions).to.deep.equal([
      { label: "c2pa.actions", data: { actions: [{ action: "c2pa.created", digitalSourceType: term }] } },
    ]);
  });
  it("is nothing of that where nothing is claimed", () => {
    expect(JSON.stringify(signingOrder({ ...film, sourceType: null }))).to.not.contain("digitalSourceType");
  });
});

describe("a report on credentials", () => {
  const report = (more: object) =>
    JSON.stringify({ active_manifest: "m", manifests: { m: { signature_info: { issuer: "Ada Films" } } }, ...more });
  for (const [what, text, state, says] of [
    ["of a signed film", report({}), "valid", "it is signed by Ada Films"],
    [
      "of a signer that nobody here knows",
      report({ validation_status: [{ code: "signingCredential.untrusted" }], validation_state: "Valid" }),
      "valid",
      "it is signed by Ada Films, whom the program does not know",
    ],
    [
      "of a film that was changed",
      report({ validation_status: [{ code: "assertion.dataHash.mismatch" }] }),
      "invalid",
      "it was signed by Ada Films, and assertion.dataHash.mismatch",
    ],
    [
      "that says invalid and not why",
      report({ validation_state: "Invalid" }),
      "invalid",
      "it was signed by Ada Films, and is not what was signed",
    ],
    ["without a manifest", "{}", "none", "it is not signed"],
    ["that is no JSON", "No claim found", "none", "it is not signed"],
  ] as const) {
    it(`${what} is ${state}`, () => {
      expect(credentialsIn(text)).to.deep.equal({ state, text: says });
    });
  }
});

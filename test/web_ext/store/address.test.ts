import { expect } from "chai";
import fc from "fast-check";
import { formatAddress, parseAddress, type Address } from "../../../web_ext/store/address.ts";

describe("the address bar", () => {
  it("opens the same place that it was written for, whatever the folder and the shot are called", () => {
    const address = fc.record(
      {
        ep: fc.string({ minLength: 1, unit: "grapheme" }),
        pass: fc.constantFrom("proxy" as const, "final" as const),
        shot: fc.string({ minLength: 1, unit: "grapheme" }),
      },
      { requiredKeys: ["ep", "pass"] },
    );
    fc.assert(
      fc.property(address, (written) => {
        expect(parseAddress(formatAddress(written))).to.deep.equal(written);
      }),
    );
  });

  it("opens the step of a delivery, and no step elsewhere", () => {
    const place: Address = { ep: "/show/ep01", pass: "final", workspace: "deliver", shot: "sh010" };
    expect(formatAddress({ ...place, step: "master" })).to.include("/deliver/sh010?pass=final&step=master");
    expect(parseAddress(formatAddress({ ...place, step: "master" }))).to.deep.equal({ ...place, step: "master" });
    expect(parseAddress(formatAddress({ ...place, step: "film" }))).to.deep.equal(place);
    expect(parseAddress("#/ep/x/deliver?step=nothing")).to.deep.equal({
      ...{ ep: "x", pass: "proxy", anyPass: true, workspace: "deliver" },
    });
    expect(parseAddress("#/ep/x/write?step=master")).not.to.have.property("step");
  });

  it("says when it names no pass, and always names one itself", () => {
    expect(parseAddress("#/ep/x/shots/sh010")).to.deep.equal({ ep: "x", pass: "proxy", anyPass: true, shot: "sh010" });
    expect(parseAddress("#/ep/x?pass=proxy")).to.deep.equal({ ep: "x", pass: "proxy" });
    expect(formatAddress({ ep: "x", pass: "final", anyPass: true })).to.equal("#/ep/x/shots?pass=final");
  });

  it("is the list of episodes when it says nothing, or nonsense", () => {
    const home: Address = { pass: "proxy" };
    for (const hash of ["", "#", "#/", "#/ep", "#/ep/", "#/refs/x", "#/ep/%E0%A4%A", "#garbage?pass=what"]) {
      expect(parseAddress(hash), hash).to.deep.equal(home);
    }
    expect(formatAddress(home)).to.equal("#/");
  });
});

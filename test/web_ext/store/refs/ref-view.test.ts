import { expect } from "chai";
import { formatAddress, parseAddress } from "../../../../web_ext/store/address.ts";
import { countGroups, isMissing, matches, sharedWords, stateOf } from "../../../../web_ext/store/refs/ref-view.ts";
import { makeRef, NOTHING_WRITTEN } from "./make-ref.ts";

describe("what the page says of references", () => {
  it("misses what a shot reads and no file is there for", () => {
    expect(isMissing(makeRef({ exists: false }))).to.equal(true);
    expect(isMissing(makeRef({ exists: false, used_by: { final: [], proxy: [] } }))).to.equal(false);
    expect(stateOf(makeRef({ exists: false }))).to.include({ word: "Missing", shape: "stand-in" });
    expect(stateOf(makeRef())).to.include({ word: "Live", tone: "ok" });
    expect(stateOf(makeRef({ override: { ...NOTHING_WRITTEN, stale: true } }))).to.include({ word: "Design changed" });
  });

  it("counts the groups with what is missing in them", () => {
    const counts = countGroups([makeRef(), makeRef({ id: "location:hall", exists: false })]);
    expect(counts.find(({ group }) => group === "Places")).to.deep.equal({ group: "Places", count: 2, missing: 1 });
  });

  it("finds a reference by all words of a filter", () => {
    expect(matches(makeRef(), "yard wet")).to.equal(true);
    expect(matches(makeRef(), "yard dry")).to.equal(false);
  });

  it("names the owner of a shared file only where that is another episode", () => {
    expect(sharedWords(makeRef(), "ep01")).to.equal(undefined);
    expect(sharedWords(makeRef({ shared_with: ["ep02"], live_owner: "ep01" }), "ep01")).to.equal("Shared with ep02");
    const owned = makeRef({ shared_with: ["ep02"], live_owner: "ep02" });
    expect(sharedWords(owned, "ep01")).to.equal("Shared with ep02, picked in ep02");
  });

  it("has an address for a view of a reference", () => {
    const address = { ep: "/e", pass: "proxy", workspace: "refs", ref: "subject:mara", view: "04_face" } as const;
    expect(formatAddress(address)).to.match(/refs\?pass=proxy&ref=subject:mara&view=04_face$/);
    expect(parseAddress(formatAddress(address))).to.deep.equal(address);
  });
});

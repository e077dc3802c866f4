// Records as they are carried elsewhere: nothing of the machine, everything of what was made.
import { expect } from "chai";
import { plainRecord } from "../../../src/core/archive/plain-record.ts";

describe("a record that is carried elsewhere", () => {
  it("says nothing of the machine that made it", () => {
    const record = {
      ...{ shot: "sh010", owner: "abc", host_prompt_id: "1", source_path: "/Users/ada/quay.png", seed: "12" },
      notes: ["the host at http://10.0.0.7:8188 was slow", "copied from /mnt/films/quay.mp4"],
      refs: [{ path: "../refs/ada.png", sha1: null }],
    };
    expect(plainRecord(record)).to.deep.equal({
      ...{ shot: "sh010", seed: "12" },
      notes: ["the host at an address was slow", "copied from quay.mp4"],
      refs: [{ path: "../refs/ada.png", sha1: null }],
    });
  });

  it("keeps what a person wrote letter by letter", () => {
    const written = { prompt: "a sign that says /quay/two", note: "see https://example.com/x", negative: "/tmp/x" };
    expect(plainRecord(written)).to.deep.equal(written);
  });
});

import { expect } from "chai";
import { explainDiskError } from "../../../src/contracts/disk-error.ts";
import { reasonOf } from "../../../src/contracts/refusal.ts";

describe("what a disk answers", () => {
  const thrown = (code: string, more: object = {}) =>
    Object.assign(new Error(`${code}: as the system says it`), {
      code,
      syscall: "open",
      path: "/srv/ada/films/tide/cut.json",
      ...more,
    });

  for (const [code, kind, reported] of [
    ["EACCES", "no-rights", "give the studio's user the right"],
    ["EPERM", "no-rights", "give the studio's user the right"],
    ["EROFS", "no-rights", "can only be read"],
    ["ENOSPC", "tool-failed", "the disk is full: free some space"],
    ["EDQUOT", "tool-failed", "your share of the disk is used up"],
    ["EMFILE", "tool-failed", "ulimit -n"],
    ["ENAMETOOLONG", "bad-input", "shorten it"],
    ["ENODEV", "tool-failed", "connect it anew"],
    ["EFBIG", "tool-failed", "a disk of another format"],
    ["EINVAL", "bad-input", "name it otherwise"],
    ["ELOOP", "bad-input", "leads in a circle"],
    ["ENOTDIR", "conflict", "move it away"],
    ["EISDIR", "conflict", "move it away"],
    ["ENOENT", "unknown", "a link that leads nowhere"],
  ] as const) {
    it(`is a sentence that names the file and says what to do: ${code}`, () => {
      const trouble = explainDiskError(thrown(code));
      expect(trouble?.kind).to.equal(kind);
      expect(trouble?.sentence).to.contain(reported).and.to.contain("films/tide/cut.json");
      expect(trouble?.sentence).not.to.contain("/srv/ada").and.not.to.contain(code);
      expect(reasonOf(thrown(code))).to.equal(trouble?.sentence);
    });
  }
  it("names the file and not the partial one, and shows no endless name", () => {
    const path = `/a/.${"cut.json"}.0123456789abcdef0123.part`;
    expect(explainDiskError(thrown("ENOSPC", { path }))?.sentence).to.contain("(a/cut.json was not written");
    expect(explainDiskError(thrown("ENAMETOOLONG", { path: "x".repeat(300) }))?.sentence.length).to.be.below(140);
    expect(explainDiskError(thrown("ENOSPC", { path: undefined }))?.sentence).to.contain("the file was not written");
  });
  it("is nothing else: no refused connection, no taken port, no error of ours", () => {
    for (const error of [
      thrown("EACCES", { syscall: "listen" }),
      thrown("ENOENT", { syscall: "spawn ffmpeg" }),
      thrown("ECONNREFUSED", { syscall: "connect" }),
      thrown("EACCES", { syscall: undefined }),
      new Error("EACCES"),
      "EACCES",
    ])
      expect(explainDiskError(error)).to.equal(undefined);
  });
});

import { expect } from "chai";
import { dirname, join } from "node:path/posix";
import { importsOf, isCode, listFiles, readText, type Import } from "../support/project-files.ts";

const FLOORS = ["look", "api", "store", "parts", "rooms"]; // ground floor first
/** What runs in the page as well as in the service: arithmetic and names, no Node and no packages. */
const SHARED = /^src\/core\/(time\/|lib\/names\.ts$)/;

/** Why a file of the page may not import that, or undefined. */
function objection(path: string, { from, isType }: Import): string | undefined {
  if (!from.startsWith(".")) return undefined;
  const target = join(dirname(path), from);
  if (target.startsWith("src/contracts/")) {
    return isType ? undefined : `${path} imports ${target} as a value: take its types; the service checks what is sent`;
  }
  if (target.startsWith("src/")) {
    return SHARED.test(target) ? undefined : `${path} imports ${target}: ask the service for it over a route`;
  }
  const [mine, theirs] = [path, target].map((name) => FLOORS.indexOf(name.split("/")[1] ?? "")) as [number, number];
  return mine >= 0 && theirs > mine ? `${path} imports ${target}, a floor above it: hand it in as a value` : undefined;
}

describe("the page's floors", () => {
  const check = (path: string, text: string) => importsOf(text, path).flatMap((one) => objection(path, one) ?? []);

  it("are kept, and of the service only types and shared arithmetic are used", () => {
    const files = listFiles("web_ext").filter(isCode);
    expect(files.length).to.be.above(50);
    expect(files.flatMap((path) => check(path, readText(path)))).to.deep.equal([]);
  });

  for (const [text, isFine] of [
    [`import type { Job } from "../../src/contracts/files/job.ts";`, true],
    [`import { type Job } from "../../src/contracts/files/job.ts";`, true],
    [`import { Job } from "../../src/contracts/files/job.ts";`, false],
    [`import { type Lanes, Job } from "../../src/contracts/files/job.ts";`, false],
    [`export * from "../../src/contracts/files/job.ts";`, false],
    [`const job = import("../../src/contracts/files/job.ts");`, false],
    [`import { secondsOf } from "../../src/core/time/rate.ts";`, true],
    [`import type { Take } from "../../src/core/takes/take.ts";`, false],
    [`import { ask } from "../api/ask.ts";`, true],
    [`import { useEditor } from "../parts/use-editor.ts";`, false],
  ] as const) {
    it(`${isFine ? "take" : "do not take"} ${text}`, () => {
      expect(check("web_ext/store/a.ts", text)).to.have.length(isFine ? 0 : 1);
    });
  }
});

import { expect } from "chai";
import { dirname, join } from "node:path/posix";
import { importsOf, isCode, listFiles, readText, type Import } from "../support/project-files.ts";

const LAYERS = ["look", "api", "store", "components", "panels", "dialogs", "workspaces", "shell"]; // the lowest first
/** What runs in the page as well as in the service: arithmetic, names and words without packages; and the edits of a config's text. */
const SHARED =
  /^src\/core\/((time|levels)\/|(lib\/(names|size-words|mark-paths|animatic-hints|diagnostics)|series\/edit-show)\.ts$)/;

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
  const [mine, theirs] = [path, target].map((name) => LAYERS.indexOf(name.split("/")[1] ?? "")) as [number, number];
  return mine >= 0 && theirs > mine ? `${path} imports ${target}, a layer above it: hand it in as a value` : undefined;
}

describe("the page's layers", () => {
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
    [`import { useUi } from "../components/contexts.tsx";`, false],
  ] as const) {
    it(`${isFine ? "take" : "do not take"} ${text}`, () => {
      expect(check("web_ext/store/a.ts", text)).to.have.length(isFine ? 0 : 1);
    });
  }
});

const MOST_STEPS = 15;

describe("the page's imports", () => {
  const files = new Set(listFiles("web_ext").filter(isCode));
  const importsIn = (path: string) =>
    importsOf(readText(path), path).flatMap(({ from }) => {
      const target = from.startsWith(".") ? join(dirname(path), from) : "";
      return files.has(target) ? [target] : [];
    });

  it(`go in no circle, and are at most ${MOST_STEPS} files deep, type imports included`, () => {
    const known = new Map<string, readonly string[]>();
    const chainOf = (path: string, above: readonly string[]): readonly string[] => {
      expect(above, `${path} imports itself by others`).not.to.include(path);
      const chains = known.has(path) ? [] : importsIn(path).map((target) => chainOf(target, [...above, path]));
      const longest = chains.reduce((most, one) => (one.length > most.length ? one : most), []);
      const chain = known.get(path) ?? [path, ...longest];
      known.set(path, chain);
      return chain;
    };
    const chain = chainOf("web_ext/main.tsx", []);
    expect(chain.length, chain.join("\n")).to.be.within(5, MOST_STEPS);
  });
});

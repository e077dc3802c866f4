// What was found when a take arrived, in words: the shortest for its badge, all of it for the title.
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { asSentence } from "../base/format.ts";

type Check = NonNullable<TakeSummary["check"]>;

const KIND_WORDS: Record<Check["findings"][number]["kind"], string> = {
  torn: "torn",
  black: "black",
  frozen: "frozen",
  silent: "silent",
  clipped: "too loud",
  length: "length",
  size: "size",
  rate: "rate",
  first: "first frame",
};

/** undefined where there is nothing to look at. */
export function describeCheck(check: Check | null): { readonly word: string; readonly title: string } | undefined {
  if (!check || check.findings.length === 0) return undefined;
  const word = `Look: ${check.findings.map(({ kind }) => KIND_WORDS[kind]).join(", ")}`;
  return { word, title: check.findings.map(({ text }) => asSentence(text)).join(" ") };
}

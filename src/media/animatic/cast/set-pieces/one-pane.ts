// A pane of glass that two are on both sides of is drawn once, between them.
import type { Support } from "../../../../core/animatic/acting/supports.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { PANE_AT } from "../stage-supports.ts";

interface NeededSupport {
  readonly support: Support;
  readonly spot: StagedMember["spot"];
}

/** A pane is once between two, before the second of them. */
export function withOnePane<T extends NeededSupport>(all: readonly T[]): readonly T[] {
  const [one, other] = all
    .filter(({ support }) => support === "pane")
    .toSorted((a, b) => a.spot.standing.index - b.spot.standing.index);
  if (!one || !other) return all;
  const x = (one.spot.x + other.spot.x) / 2 - one.spot.facing * PANE_AT * one.spot.head;
  const base = Math.max(one.spot.base, other.spot.base);
  return [...all.filter(({ support }) => support !== "pane"), { ...one, spot: { ...one.spot, x, base } }];
}

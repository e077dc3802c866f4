// A cut as a value.
import { expect } from "chai";
import type { CutEntry, CutFile } from "../../../src/contracts/files/cut.ts";
import type { CutChange } from "../../../src/core/cut/edit-entries.ts";

export function cutOf(proxy: CutEntry[], final: CutEntry[] = []): CutFile {
  return { episode: "ep01", final, proxy };
}

/** The cut of a plan that must stand. */
export function accepted(planned: CutChange): CutFile {
  if (!planned.ok) throw planned.refusal;
  return planned.cut;
}

/** What is told of a plan that must not stand. */
export function refused(planned: CutChange): { kind: string; message: string; fields: unknown } {
  expect(planned.ok).to.equal(false);
  const { kind, message, fields } = (planned as Exclude<CutChange, { ok: true }>).refusal;
  return { kind, message, fields };
}

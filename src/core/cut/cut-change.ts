// The answer of a planner that may have to refuse: the next cut, or what a person is told. Nothing is thrown down here.
import { Refusal, type RefusalKind } from "../../contracts/refusal.ts";
import type { CutFile } from "../../contracts/files/cut.ts";

export type CutChange =
  { readonly ok: true; readonly cut: CutFile } | { readonly ok: false; readonly refusal: Refusal };

export function refuse(kind: RefusalKind, sentence: string, fields: Record<string, unknown> = {}): CutChange {
  return { ok: false, refusal: new Refusal(kind, sentence, fields) };
}

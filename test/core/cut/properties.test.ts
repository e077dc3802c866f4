import { expect } from "chai";
import fc from "fast-check";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import { planAssemble } from "../../../src/core/cut/assemble-plan.ts";
import { resolveCut, resolvedEntries } from "../../../src/core/cut/resolve.ts";
import { cutOf } from "../../support/values/make-cut.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { normaliseEntry } from "../../../src/core/cut/cut-entry.ts";
import { planPick, planReplace } from "../../../src/core/cut/edit-entries.ts";
import { resetCut, copyCut } from "../../../src/core/cut/copy-and-reset.ts";

const ids = ["a", "b", "c", "d", "e"];
const script = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 });
const rate = fc.constantFrom(12, 16, 23.976, 24, 25, 30);
const entry = fc.record(
  {
    shot: fc.constantFrom(...ids, "x"),
    trim_in: fc.nat(70),
    trim_out: fc.nat(70),
    locked: fc.boolean(),
    out: fc.boolean(),
    note: fc.constantFrom("", "n"),
  },
  { requiredKeys: ["shot"] },
);
const list = fc.uniqueArray(entry, { selector: ({ shot }) => shot, maxLength: 6 });
/** One usable take for each shot in each pass, of any length and rate. */
const takes = fc
  .array(fc.record({ frames: fc.integer({ min: 2, max: 90 }), fps: rate }), { minLength: 10, maxLength: 10 })
  .map((reported) =>
    reported.map((each, index) =>
      makeTake({ shot: ids[index % 5]!, pass: index < 5 ? "proxy" : "final", reported: each }),
    ),
  );

describe("whatever a cut holds", () => {
  it("a list that was accepted reads back as it was sent", () => {
    fc.assert(
      fc.property(list, list, script, takes, (before, sent, wanted, made) => {
        const planned = planReplace(cutOf(before), sent, makeCutFacts({ script: wanted, takes: made }));
        if (!planned.ok) return;
        const listed = resolveCut(planned.cut.proxy, wanted).filter((resolved) => resolved.listed);
        expect(listed.map((resolved) => resolved.entry)).to.deep.equal(
          sent.map((each) => normaliseEntry(each, "proxy")),
        );
      }),
    );
  });
  it("trims that were accepted leave every clip a frame, and the film plays them as they are", () => {
    fc.assert(
      fc.property(list, script, takes, rate, (sent, wanted, made, fps) => {
        const facts = makeCutFacts({ script: wanted, takes: made, fps });
        const planned = planReplace(cutOf([]), sent, facts);
        if (!planned.ok) return;
        const film = planAssemble(resolveCut(planned.cut.proxy, wanted), facts, true);
        if (!film.ok) return;
        expect(film.plan.clips.every(({ length }) => length >= 1)).to.equal(true);
        expect(film.plan.notes.filter((note) => note.includes("trims"))).to.deep.equal([]);
      }),
    );
  });
  it("a copied cut would be accepted, but for trims of locked entries, which stay", () => {
    fc.assert(
      fc.property(
        fc.tuple(list, list),
        script,
        takes,
        fc.tuple(rate, rate),
        ([own, theirs], wanted, made, [toFps, fromFps]) => {
          const from = makeCutFacts({ pass: "final", script: wanted, takes: made, fps: fromFps });
          const to = makeCutFacts({ script: wanted, takes: made, fps: toFps });
          const cut = cutOf(own, theirs);
          const next = copyCut(cut, "all", { from, to });
          expect(next.final).to.equal(theirs);
          expect(next.proxy.map(({ shot }) => shot).toSorted()).to.deep.equal(
            resolvedEntries(own, wanted)
              .map(({ shot }) => shot)
              .toSorted(),
          );
          const given = new Set(resolvedEntries(theirs, wanted).map(({ shot }) => shot));
          const copied = next.proxy.filter(({ shot, locked }) => !locked && given.has(shot));
          expect(planReplace(cutOf([]), copied, to).ok).to.equal(true);
          for (const kept of next.proxy.filter(({ locked }) => locked)) {
            const before = own.find(({ shot }) => shot === kept.shot);
            expect([kept.trim_in ?? 0, kept.trim_out ?? 0]).to.deep.equal([
              before?.trim_in ?? 0,
              before?.trim_out ?? 0,
            ]);
          }
        },
      ),
    );
  });
  it("copying twice copies once", () => {
    fc.assert(
      fc.property(list, list, script, takes, (own, theirs, wanted, made) => {
        const facts = {
          from: makeCutFacts({ pass: "final", script: wanted, takes: made }),
          to: makeCutFacts({ script: wanted, takes: made }),
        };
        const once = copyCut(cutOf(own, theirs), "all", facts);
        expect(copyCut(once, "all", facts)).to.deep.equal(once);
      }),
    );
  });
  it("resetting keeps every entry and its pick, and resetting twice resets once", () => {
    fc.assert(
      fc.property(list, script, (own, wanted) => {
        const once = resetCut(cutOf(own), { pass: "proxy", what: "all" }, wanted);
        expect(once.proxy.map(({ shot }) => shot).toSorted()).to.deep.equal(own.map(({ shot }) => shot).toSorted());
        expect(resetCut(once, { pass: "proxy", what: "all" }, wanted)).to.deep.equal(once);
      }),
    );
  });
  it("a pick moves no shot", () => {
    fc.assert(
      fc.property(list, script, takes, fc.constantFrom(...ids), (own, wanted, made, shot) => {
        const facts = makeCutFacts({ script: wanted, takes: made });
        const planned = planPick(cutOf(own), { shot, take: 1, fromPass: null, force: true }, facts);
        if (!planned.ok) return;
        const order = (entries: readonly CutEntry[]) => resolvedEntries(entries, wanted).map((each) => each.shot);
        expect(order(planned.cut.proxy)).to.deep.equal(order(own));
        expect(planned.cut.proxy.find((each) => each.shot === shot)?.take).to.equal(1);
      }),
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { buildPass, checkPass } from "../../../src/core/build/build-pass.ts";
import { EditMemory } from "../../../src/core/build/edit-memory.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import { shipped } from "../../support/shipped-targets.ts";

const registry = buildRegistry(shipped.files);
const show = (name: string) => readFileSync(`src/starters/demo/${name}`, "utf8");
const SERIES = show("series.json");
const LINES = show("umbrella.md").split("\n");
const animatic = registry.find("animatic") as VideoTarget;

/** Lines that change shots, move them, break them, or hand them to another target. */
const LINE = fc.constantFrom(
  "dur: 1",
  "dur: soon",
  "target: minimax_h3_ref2va",
  "target: wan22_ti2v",
  "steps: many",
  "who: ines",
  "OTTO: Somewhere else, perhaps, on another train, a long time from now.",
  "## sh999",
  "# sq09 office",
  "continuous: first",
  "// lint: off all",
  "The umbrella again.",
  "",
);
const EDIT = fc.record({ at: fc.nat(), kind: fc.constantFrom("add", "remove", "swap"), line: LINE });

function edited(lines: readonly string[], { at, kind, line }: { at: number; kind: string; line: string }): string[] {
  const index = at % lines.length;
  if (kind === "remove") return lines.toSpliced(index, 1);
  return kind === "add" ? lines.toSpliced(index, 0, line) : lines.with(index, line);
}

describe("shots that were compiled before", () => {
  it("say the same as if everything were compiled anew, after any edits", () => {
    fc.assert(
      fc.property(fc.array(EDIT, { minLength: 1, maxLength: 6 }), (edits) => {
        const memory = new EditMemory();
        let lines: readonly string[] = LINES;
        for (const edit of [undefined, ...edits]) {
          if (edit) lines = edited(lines, edit);
          const { story, series, script } = memory.tell(lines.join("\n"), SERIES);
          if (!story || !series) continue;
          const input = {
            story,
            series,
            script,
            registry,
            pass: "final" as const,
            machineDefault: animatic,
            configFolder: "",
          };
          const { problems, warnings } = buildPass(input);
          expect(checkPass(input, memory.shotsOf("ep"))).to.deep.equal({ problems, warnings });
        }
      }),
      { numRuns: 60 },
    );
  });
});

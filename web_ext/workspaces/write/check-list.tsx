// What the check says, errors first.
import { useState } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { ProblemRow } from "./problem-row.tsx";

/** Of a long list the beginning, until the rest is asked for. */
const SHOWN = 30;

export function CheckList() {
  const { writing } = useEpisode();
  const [isWhole, setWhole] = useState(false);
  const found = [...writing.problems.script.value, ...writing.problems.series.value];
  const all = found.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
  const errors = all.filter(({ severity }) => severity === "error").length;
  return (
    <section class="panel__section" aria-label="Check">
      <div class="panel__head">
        <b>Check</b>
        <span class="spring" />
        <span class="quiet-text" role="status">
          {describeCheckResult(writing.isChecked.value, errors, all.length - errors)}
        </span>
      </div>
      <div class="analysis__rows">
        {all.slice(0, isWhole ? all.length : SHOWN).map((problem) => (
          <ProblemRow key={`${problem.file} ${problem.line} ${problem.message}`} problem={problem} />
        ))}
        {!isWhole && all.length > SHOWN && (
          <div class="analysis__row">
            <LinkButton onPress={() => setWhole(true)}>{`Show the other ${all.length - SHOWN}`}</LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}

function describeCheckResult(isChecked: boolean, errors: number, warnings: number): string {
  if (errors + warnings > 0) return `${formatCount(errors, "error")}, ${formatCount(warnings, "warning")}`;
  return isChecked ? "Nothing to say" : "Not checked yet";
}

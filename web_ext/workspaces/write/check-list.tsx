// What the check says, errors first.
import { useEpisode } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { ProblemRow } from "./problem-row.tsx";

/** A long list says no more than its beginning; the marks stand in the text anyway. */
const SHOWN = 30;

export function CheckList() {
  const { writing } = useEpisode();
  const all = [...writing.problems.script.value, ...writing.problems.series.value];
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
        {all.slice(0, SHOWN).map((problem) => (
          <ProblemRow key={`${problem.file} ${problem.line} ${problem.message}`} problem={problem} />
        ))}
      </div>
    </section>
  );
}

function describeCheckResult(isChecked: boolean, errors: number, warnings: number): string {
  if (errors + warnings > 0) return `${formatCount(errors, "error")}, ${formatCount(warnings, "warning")}`;
  return isChecked ? "Nothing to say" : "Not checked yet";
}

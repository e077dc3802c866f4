// What the check says, errors first: a press goes to the line; what can be silenced offers it.
import { Icon } from "../../parts/icon.tsx";
import { LinkButton } from "../../parts/button.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { sayCount, sentence } from "../../store/say.ts";
import type { Marked } from "../../store/write/marks.ts";

/** A long list says no more than its beginning; the marks stand in the text anyway. */
const SHOWN = 30;

export function CheckList() {
  const { writing } = useEditor();
  const all = [...writing.problems.script.value, ...writing.problems.series.value];
  const errors = all.filter(({ severity }) => severity === "error").length;
  return (
    <section class="panel__section" aria-label="Check">
      <div class="panel__head">
        <b>Check</b>
        <span class="spring" />
        <span class="quiet-text" role="status">
          {saysCheck(writing.isChecked.value, errors, all.length - errors)}
        </span>
      </div>
      <div class="meaning__rows">
        {all.slice(0, SHOWN).map((problem) => (
          <Row key={`${problem.file} ${problem.line} ${problem.message}`} problem={problem} />
        ))}
      </div>
    </section>
  );
}

function saysCheck(isChecked: boolean, errors: number, warnings: number): string {
  if (errors + warnings > 0) return `${sayCount(errors, "error")}, ${sayCount(warnings, "warning")}`;
  return isChecked ? "Nothing to say" : "Not checked yet";
}

function Row({ problem }: { problem: Marked }) {
  const { writing } = useEditor();
  const { file, line, id, severity, message } = problem;
  const icon = severity === "error" ? "failed" : "stale";
  const where = file === "series" ? "Config" : "Line";
  return (
    <div class="meaning__row">
      <Icon name={icon} tone={icon} />
      <div>
        <button type="button" onClick={() => line !== null && writing.goTo(file, line)}>
          <b>{line === null ? "Config" : `${where} ${line}`}</b> {sentence(message)}
        </button>
        {id !== undefined && line !== null && file === "script" && (
          <>
            {" "}
            <LinkButton onPress={() => writing.silence(line, id)}>Silence here</LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

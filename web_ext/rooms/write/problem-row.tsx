// One thing that is wrong or odd: a press goes to its line; what can be silenced offers it.
import { LinkButton } from "../../parts/button.tsx";
import { Icon } from "../../parts/marks/icon.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { sentence } from "../../store/say.ts";
import type { Marked } from "../../store/write/marks.ts";

export function ProblemRow({ problem }: { problem: Marked }) {
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

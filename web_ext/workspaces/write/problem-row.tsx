// One thing that is wrong or odd: a press goes to its line; what can be silenced offers it.
import { LinkButton } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { asSentence } from "../../store/base/format.ts";
import type { TextDiagnostic } from "../../store/write/diagnostics.ts";

export function ProblemRow({ problem }: { problem: TextDiagnostic }) {
  const { writing } = useEpisode();
  const { file, line, id, severity, message } = problem;
  const icon = severity === "error" ? "failed" : "stale";
  const where = file === "series" ? "Config" : "Line";
  return (
    <div class="analysis__row">
      <Icon name={icon} tone={icon} />
      <div>
        <button type="button" onClick={() => line !== null && writing.goTo(file, line)}>
          <b>{line === null ? "Config" : `${where} ${line}`}</b> {asSentence(message)}
        </button>
        {id !== undefined && line !== null && file === "script" && (
          <>
            {" "}
            <LinkButton onPress={() => writing.suppress(line, id)}>Silence here</LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

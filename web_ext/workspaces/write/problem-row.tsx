// One thing that is wrong or odd: a press goes to its line; what can be mended or silenced offers it.
import { Button, LinkButton } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { asSentence } from "../../store/base/format.ts";
import type { TextDiagnostic } from "../../store/write/diagnostics.ts";
import { labelMend } from "../../store/write/mends.ts";

export function ProblemRow({ problem }: { problem: TextDiagnostic }) {
  const { writing } = useEpisode();
  const { file, line, id, severity, message, mends = [] } = problem;
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
        {mends.length > 0 && (
          <div class="analysis__mends">
            {mends.map((mend) => (
              <Button key={labelMend(mend)} size="small" onPress={() => writing.mend(problem, mend)}>
                {labelMend(mend)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

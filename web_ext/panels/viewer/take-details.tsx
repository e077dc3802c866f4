// Everything that was recorded of a take.
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { recordLines } from "../../store/compare/record-lines.ts";
import "./take-details.css";

export function TakeDetails({ shot, take }: { shot: string; take: number }) {
  const { windows } = useUi();
  const { details } = useEpisode();
  const found = details.detail.value?.takes.find((one) => one.take === take);
  return (
    <Dialog title={`${shot} take ${take}`} onClose={() => (windows.details.value = undefined)}>
      {found ? (
        <dl class="take-details" tabIndex={0} aria-label="Record">
          {recordLines(found).map(({ label, value }) => (
            <div key={label} class="take-details__line">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="panel__empty">Reading…</p>
      )}
    </Dialog>
  );
}

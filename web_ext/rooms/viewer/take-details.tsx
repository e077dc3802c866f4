// Everything that was recorded of a take.
import { Dialog } from "../../parts/windows/dialog.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { sayRecord } from "../../store/compare/say-record.ts";
import "./take-details.css";

export function TakeDetails({ shot, take }: { shot: string; take: number }) {
  const { details, windows } = useEditor();
  const found = details.detail.value?.takes.find((one) => one.take === take);
  return (
    <Dialog title={`${shot} take ${take}`} onClose={() => (windows.details.value = undefined)}>
      {found ? (
        <dl class="take-details" tabIndex={0} aria-label="Record">
          {sayRecord(found).map(({ label, value }) => (
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

// What would be made for the references that the pass lacks, shown before anything is queued.
import { useEffect, useState } from "preact/hooks";
import type { GenerateMissingReply } from "../../../src/contracts/routes/ref-making.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { viewName } from "../../store/refs/ref-view.ts";
import "./ref-inspector.css";

export function MissingDialog() {
  const { refs } = useEpisode();
  const [plan, setPlan] = useState<GenerateMissingReply | undefined>(undefined);
  useEffect(() => void refs.missing(true).then(setPlan), [refs]);
  const close = () => (refs.showsMissing.value = false);
  const go = () => {
    void refs.missing(false);
    close();
  };
  const count = (plan?.queued.length ?? 0) + (plan?.picked.length ?? 0);
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Close</Button>
      <Button kind="primary" disabled={count === 0} onPress={go}>
        {`Generate ${count}`}
      </Button>
    </>
  );
  return (
    <Dialog title="Generate missing references" startsOnTitle onClose={close} foot={foot}>
      {!plan && <p>Looking at what is missing…</p>}
      {plan && count === 0 && <p>Nothing can be made now.</p>}
      {plan && (
        <table class="ref-table">
          <tbody>
            {plan.queued.map(({ ref, view, target, method }) => (
              <tr key={`${ref} ${view ?? ""}`}>
                <td>{ref}</td>
                <td>{view === null ? "" : viewName(view)}</td>
                <td>{method === "generate" ? `drawn by ${target}` : method}</td>
              </tr>
            ))}
            {plan.picked.map(({ ref, method }) => (
              <tr key={ref}>
                <td>{ref}</td>
                <td />
                <td>{method === "continuity" ? "cut from the shot before" : "imported as the script says"}</td>
              </tr>
            ))}
            {[
              ...plan.skipped.map(({ ref, reason }) => ({ ref, reason })),
              ...plan.errors.map(({ ref, error }) => ({ ref, reason: error })),
            ].map(({ ref, reason }) => (
              <tr key={`${ref} ${reason}`} class="ref-table__left">
                <td>{ref}</td>
                <td colSpan={2}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

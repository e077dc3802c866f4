// Before another episode is opened: what is typed in this one is neither saved nor kept by the browser, and would be lost.
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/overlays/dialog.tsx";
import { useEpisode, useUi } from "../components/contexts.tsx";

export function LeaveDialog() {
  const { view, leave } = useUi();
  const { writing } = useEpisode();
  const stay = () => (view.leaving.value = undefined);
  const names = writing.unstoredFiles.value;
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={leave}>Leave without it</Button>
      <Button kind="primary" onPress={stay}>
        Stay
      </Button>
    </>
  );
  return (
    <Dialog title="What you typed would be lost" startsOnTitle onClose={stay} foot={foot}>
      <p class="panel__section">
        What you typed in {names.join(" and ")} is neither saved nor kept by this browser. Save it first, or leave
        without it.
      </p>
    </Dialog>
  );
}

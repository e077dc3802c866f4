// Asked before a live file is written over that other episodes read too.
import { Button } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { AskedOverwrite } from "../../store/refs/ref-asks.ts";

export function OverwriteDialog({ asked }: { readonly asked: AskedOverwrite }) {
  const { refs } = useEpisode();
  const { ref, go } = asked;
  const close = () => (refs.asking.value = undefined);
  const confirm = () => {
    close();
    go();
  };
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Keep it</Button>
      <Button kind="primary" onPress={confirm}>
        Use the new picture
      </Button>
    </>
  );
  return (
    <Dialog title={`${ref.name} is shared`} startsOnTitle onClose={close} foot={foot}>
      <p>
        {ref.shared_with.join(", ")} {ref.shared_with.length === 1 ? "reads" : "read"} the same picture. Takes there
        that were made from the old one are marked as stale; the old picture stays among the candidates.
      </p>
    </Dialog>
  );
}

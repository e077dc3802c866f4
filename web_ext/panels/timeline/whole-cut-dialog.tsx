// The whole cut at once: back to the script, or as the other pass has it.
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { otherPass, WHOLE_CUT_TOPIC, type CutPart } from "../../store/cut/whole-cut.ts";
import "./whole-cut-dialog.css";

const PARTS = [
  { value: "all", label: "All of it" },
  { value: "order", label: "Order" },
  { value: "trims", label: "Trims" },
  { value: "audio", label: "Sound" },
] as const satisfies readonly { readonly value: CutPart; readonly label: string }[];

export function WholeCutDialog() {
  const { notices } = useUi();
  const { episode } = useEpisode();
  const { wholeCut } = useCut();
  const [what, setWhat] = useState<CutPart>("all");
  const refusal = notices.at(WHOLE_CUT_TOPIC);
  const pass = episode.openPass.value?.pass ?? "proxy";
  const other = otherPass(pass);
  const close = () => {
    notices.clear(WHOLE_CUT_TOPIC);
    wholeCut.isShown.value = false;
  };
  const run = async (change: (what: CutPart) => Promise<boolean>) => {
    if (await change(what)) close();
  };
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button onPress={() => void run(wholeCut.copy)}>Copy from {other}</Button>
      <Button onPress={() => void run(wholeCut.reset)}>Back to the script</Button>
    </>
  );
  return (
    <Dialog title={`The ${pass} cut`} onClose={close} foot={foot}>
      <div class="panel__section whole-cut">
        {refusal && <Note tone="failed" text={refusal} />}
        <Segments name="What changes" value={what} options={PARTS} onChange={setWhat} />
        <p class="quiet-text">
          Picks, locks and notes stay. It is one step that can be undone, as all that was done before it; the cut as it
          is now is kept in the episode's _history too.
        </p>
      </div>
    </Dialog>
  );
}

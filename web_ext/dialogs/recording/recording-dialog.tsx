// The episode's recording: what it is, how far the script is lined up with it, and what lining it up would change before it is done.
import { Button } from "../../components/button.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { RECORDING_TOPIC, type Alignment } from "../../store/episode/recording.ts";
import { asSentence } from "../../store/base/format.ts";
import { AlignTools } from "./align-tools.tsx";
import { AlignResult } from "./align-result.tsx";
import { TrackSection } from "./track-section.tsx";
import "./recording-dialog.css";

export function RecordingDialog() {
  const { notices } = useUi();
  const { recording } = useEpisode();
  const { isShown, state, track, canAlign } = recording;
  const now = state.value;
  const refusal = notices.at(RECORDING_TOPIC);
  const cannot = !canAlign.value || now.kind === "running";
  const foot = (
    <>
      <span class="recording__running" role="status">
        {now.kind === "running" && <Running state={now} />}
      </span>
      <span class="spring" />
      <Button
        disabled={cannot}
        title="Listens and says what would change; nothing is written"
        onPress={() => void recording.align(true)}
      >
        Try it
      </Button>
      <Button
        kind="primary"
        disabled={cannot}
        title="Writes a window into every shot that is heard, and builds; the script before it goes to _history"
        onPress={() => void recording.align(false)}
      >
        Line up
      </Button>
    </>
  );
  return (
    <Dialog title="Recording" startsOnTitle onClose={() => (isShown.value = false)} foot={foot}>
      {refusal && <Note tone="failed" text={refusal} />}
      <TrackSection />
      {track.value && <AlignTools />}
      {track.value && (
        <div class="panel__section">
          <CheckBox
            label="Lengthen speaking shots to what their target can make"
            checked={recording.snap.value}
            onChange={(snap) => (recording.snap.value = snap)}
          />
        </div>
      )}
      {now.kind === "done" && <AlignResult reply={now.reply} />}
    </Dialog>
  );
}

function Running({ state }: { readonly state: Alignment & { readonly kind: "running" } }) {
  return (
    <>
      <Progress percent={state.percent} name="Lining up" />
      <span class="recording__says">{asSentence(state.says)}</span>
    </>
  );
}

// A clip that somebody wants to split: why a cut cannot have it, and what can be done at the playhead instead.
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useCommands, useCut, usePlayback, useUi } from "../../components/contexts.tsx";
import { asSentence, formatCount } from "../../store/base/format.ts";
import type { CommandId } from "../../store/commands/command.ts";
import { splitPlace } from "../../store/cut/split-clip.ts";
import "./split-dialog.css";

export function SplitDialog({ shot }: { readonly shot: string }) {
  const { windows } = useUi();
  const { playback } = usePlayback();
  const { cut } = useCut();
  const commands = useCommands();
  const place = splitPlace({ playback, cut }, shot);
  const isElsewhere = typeof place === "string";
  const script = commands.bind("in-script", { shot });
  const close = () => (windows.split.value = undefined);
  const choose = (id: CommandId) => {
    close();
    commands.bind(id, { shot }).run();
  };
  return (
    <Dialog title={`Split ${shot}`} startsOnTitle onClose={close} foot={<Foot onCancel={close} />}>
      <div class="panel__section split-clip">
        <p>
          A cut plays each shot once, so {shot} cannot stand in it as two clips. What you can do
          {isElsewhere ? "" : ` at frame ${place.before + 1} of ${place.frames}`}:
        </p>
        {isElsewhere && <Note tone="stale" text={asSentence(place)} />}
        <Button disabled={isElsewhere} onPress={() => choose("trim-out")}>
          End it here
        </Button>
        <span class="quiet-text">
          {isElsewhere ? "" : `Left: ${formatCount(place.before + 1, "frame")}, up to this one.`}
        </span>
        <Button disabled={isElsewhere} onPress={() => choose("trim-in")}>
          Start it here
        </Button>
        <span class="quiet-text">
          {isElsewhere ? "" : `Left: ${formatCount(place.after, "frame")}, from this one on.`}
        </span>
        <Button disabled={!script.isEnabled} onPress={() => choose("in-script")}>
          Show in script
        </Button>
        <span class="quiet-text">
          {script.why ? asSentence(script.why) : "Write two shots in its place, and build."}
        </span>
      </div>
    </Dialog>
  );
}

function Foot({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <>
      <span class="spring" />
      <Button onPress={onCancel}>Cancel</Button>
    </>
  );
}

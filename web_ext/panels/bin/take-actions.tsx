// What can be done with a take: use it, play it, cancel it while it is on its way, discard it when asked twice.
import { Button, IconButton } from "../../components/button.tsx";
import { MoreButton } from "../../components/overlays/more-button.tsx";
import { useEditor } from "../../components/use-editor.ts";
import { isInCut, isUsable } from "../../store/cut/usable.ts";
import { discardNow } from "../../store/run-command.ts";
import type { TakeProps } from "./take-props.ts";

export function TakeActions({ shot, take }: TakeProps) {
  const { cut, playback, renders, view } = useEditor();
  const number = take.take;
  const subject = { shot: shot.shot, take: number };
  if (take.status === "queued") {
    return (
      <span class="take-row__leaving">
        <IconButton
          icon="close"
          name={`Cancel take ${number}`}
          onPress={() => void renders.cancel(shot.shot, number)}
        />
        <MoreButton subject={subject} />
      </span>
    );
  }
  const usable = isUsable(take);
  return (
    <span class="take-row__actions">
      <IconButton
        icon="trash"
        name={`Discard take ${number} (X)`}
        onPress={() => (view.discarding.value = { shot: shot.shot, take: number })}
      />
      {usable && !isInCut(shot, take) && (
        <Button
          size="small"
          title={`Use take ${number} in the cut (${number})`}
          onPress={() => void cut.pick(shot.shot, number)}
        >
          Use
        </Button>
      )}
      {usable && (
        <IconButton icon="play" name={`Play take ${number}`} onPress={() => playback.playTake(shot.shot, number)} />
      )}
      <MoreButton subject={subject} />
    </span>
  );
}

/** Asked once more before a take goes: its files move to the trash, where they can still be found. */
export function LeavingActions({ shot, take }: TakeProps) {
  const editor = useEditor();
  return (
    <span class="take-row__leaving">
      <Button
        size="small"
        icon="trash"
        title="Its files move to the trash folder beside the renders (X)"
        onPress={() => discardNow(editor, shot.shot, take.take)}
      >
        Discard
      </Button>
      <IconButton icon="close" name="Keep it (Esc)" onPress={() => (editor.view.discarding.value = undefined)} />
    </span>
  );
}

// What can be done with a take: use it, play it, cancel it while it is on its way, discard it when asked twice.
import { IconButton } from "../../components/button.tsx";
import { CommandButton, CommandIcon } from "../../components/command-button.tsx";
import { useUi } from "../../components/contexts.tsx";
import { MoreButton } from "../../components/overlays/more-button.tsx";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { isInCut, isUsable } from "../../store/cut/usable.ts";

export interface TakeProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
}

export function TakeActions({ shot, take }: TakeProps) {
  const number = take.take;
  const subject = { shot: shot.shot, take: number };
  if (take.status === "queued") {
    return (
      <span class="take-row__leaving">
        <CommandIcon command="cancel" target={subject} icon="close" />
        <MoreButton subject={subject} />
      </span>
    );
  }
  const usable = isUsable(take);
  return (
    <span class="take-row__actions">
      <CommandIcon command="discard" target={subject} icon="trash" name={`Discard take ${number} (X)`} />
      {usable && !isInCut(shot, take) && (
        <CommandButton
          command="use"
          target={subject}
          explains
          size="small"
          title={`Use take ${number} in the cut (${number})`}
        >
          Use
        </CommandButton>
      )}
      {usable && <CommandIcon command="play-take" target={subject} icon="play" />}
      <MoreButton subject={subject} />
    </span>
  );
}

/** Asked once more before a take goes: its files move to the trash, where they can still be found. */
export function LeavingActions({ shot, take }: TakeProps) {
  const { view } = useUi();
  return (
    <span class="take-row__leaving">
      <CommandButton
        command="discard"
        target={{ shot: shot.shot, take: take.take }}
        size="small"
        icon="trash"
        title="Its files move to the trash folder beside the renders (X)"
      >
        Discard
      </CommandButton>
      <IconButton icon="close" name="Keep it (Esc)" onPress={() => (view.discarding.value = undefined)} />
    </span>
  );
}

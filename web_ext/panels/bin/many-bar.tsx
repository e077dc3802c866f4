// In place of what the whole pass needs, while several shots are selected: how many, how long, and what is done with all of them.
import { CommandButton, CommandIcon } from "../../components/command-button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { formatCount, formatRunningTime } from "../../store/base/format.ts";
import "./bulk-bar.css";

export function ManyBar() {
  const { selection } = useUi();
  const { cut } = useCut();
  const shots = selection.many.value.flatMap((shot) => cut.shot(shot) ?? []);
  const playing = shots.filter((shot) => !shot.cut.out);
  const seconds = playing.reduce((sum, shot) => sum + shot.seconds, 0);
  const every = (mark: "flag" | "locked" | "out") => shots.every((shot) => shot.cut[mark]);
  return (
    <div class="bulk-bar bulk-bar--many" role="group" aria-label="Selected shots">
      <b class="bulk-bar__count" role="status">
        {formatCount(shots.length, "shot")}
      </b>
      <span class="bulk-bar__time">
        <span>{formatRunningTime(seconds)}</span>
      </span>
      <CommandButton command="render-chosen" size="small" kind="primary" title="Queue a take for each of them (R)">
        Render
      </CommandButton>
      <CommandButton command="target-chosen" size="small">
        Target…
      </CommandButton>
      <CommandIcon command="flag-chosen" icon="flag" pressed={every("flag")} />
      <CommandIcon command="lock-chosen" icon="locked" pressed={every("locked")} />
      <CommandIcon command="out-chosen" icon="out" pressed={every("out")} />
      <CommandIcon command="select-one" icon="close" name="Select one shot alone (Esc)" />
    </div>
  );
}

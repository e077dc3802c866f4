// What the whole pass needs next, in one press each.
import { CommandButton } from "../../components/command-button.tsx";
import { useCut, useJobs } from "../../components/contexts.tsx";
import { missingShots, staleReasons, staleShots } from "../../store/bin/bin-rows.ts";
import { formatDuration } from "../../store/base/format.ts";
import "./bulk-bar.css";

export function BulkBar() {
  const { cut, pass } = useCut();
  const { renders } = useJobs();
  const shots = cut.shots.value;
  const missing = missingShots(shots).length;
  const stale = staleShots(shots).length;
  const seconds = pass.value.secondsAShot;
  const reasons = [...staleReasons(shots)].map(([reason, count]) => `${reason} ${count}`).join(", ");
  return (
    <div class="bulk-bar">
      <CommandButton
        command="render-missing"
        kind={missing > 0 && renders.drawable.value.length === 0 ? "primary" : "plain"}
        title="Queue a take for every shot that has none"
      >
        Render missing <b>{missing}</b>
      </CommandButton>
      <CommandButton
        command="render-stale"
        icon="stale"
        iconTone={stale > 0 ? "stale" : "off"}
        title={stale > 0 ? `Render again what is out of date: ${reasons}` : "No take is out of date"}
      >
        Re-render stale <b>{stale}</b>
      </CommandButton>
      {seconds !== undefined && missing + stale > 0 && (
        <span
          class="bulk-bar__time"
          title={`About how long the missing and the stale shots would take, one after the other${pass.value.isFirst ? "; a first estimate" : ""}`}
        >
          <span>~{formatDuration(seconds * (missing + stale))}</span>
        </span>
      )}
    </div>
  );
}

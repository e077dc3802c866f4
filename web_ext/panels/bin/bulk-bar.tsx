// What the whole pass needs next, in one press each.
import { Button } from "../../components/button.tsx";
import { useEditor } from "../../components/use-editor.ts";
import { missingShots, staleReasons, staleShots } from "../../store/bin/bin-rows.ts";
import { requestMissing, requestStale } from "../../store/render/render-requests.ts";
import { formatDuration } from "../../store/base/format.ts";
import "./bulk-bar.css";

export function BulkBar() {
  const { cut, renders, episode, pass } = useEditor();
  const shots = cut.shots.value;
  const missing = missingShots(shots).length;
  const stale = staleShots(shots).length;
  const seconds = pass.value.secondsAShot;
  const asking = renders.asking.value || episode.state.value !== "ready";
  const reasons = [...staleReasons(shots)].map(([reason, count]) => `${reason} ${count}`).join(", ");
  return (
    <div class="bulk-bar">
      <Button
        kind={missing > 0 && renders.drawable.value.length === 0 ? "primary" : "plain"}
        disabled={asking || missing === 0}
        title="Queue a take for every shot that has none"
        onPress={() => void renders.render(requestMissing(shots))}
      >
        Render missing <b>{missing}</b>
      </Button>
      <Button
        icon="stale"
        iconTone={stale > 0 ? "stale" : "off"}
        disabled={asking || stale === 0}
        title={stale > 0 ? `Render again what is out of date: ${reasons}` : "No take is out of date"}
        onPress={() => void renders.render(requestStale(shots))}
      >
        Re-render stale <b>{stale}</b>
      </Button>
      {seconds !== undefined && missing + stale > 0 && (
        <span class="bulk-bar__time" title="About how long the missing and the stale shots would take">
          <span>~{formatDuration(seconds * (missing + stale))}</span>
        </span>
      )}
    </div>
  );
}

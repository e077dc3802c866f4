// The names of the timeline's lanes, beside them.
import "./lane-names.css";

export function LaneNames() {
  return (
    <div class="lane-names" aria-hidden="true">
      <span class="lane-names__markers">Markers</span>
      <span class="lane-names__picture">Picture</span>
      <span class="lane-names__sound">Sound</span>
    </div>
  );
}

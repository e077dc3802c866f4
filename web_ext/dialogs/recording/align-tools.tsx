// What writes a recording down on this machine, or what is missing and how to get it.
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { nameOf } from "../../store/base/format.ts";

export function AlignTools() {
  const { recording } = useEpisode();
  const ready = recording.ready.value;
  const track = recording.track.value;
  if (!ready || !track) return null;
  const transcript = `${nameOf(track.path)}.words.json`;
  if (track.words) {
    return (
      <div class="panel__section recording__line">
        <Icon name="ok" tone="ok" />
        <span>It is written down already, in {transcript}.</span>
      </div>
    );
  }
  if (!ready.ready) {
    return (
      <div class="panel__section">
        <Note
          tone="stale"
          title="It cannot be written down on this machine yet"
          text={`missing: ${ready.missing.join(", ")}. A transcript beside it, ${transcript}, does as well.`}
        >
          {ready.install !== "" && (
            <span>
              In a terminal:
              <code class="recording__command">{ready.install}</code>
            </span>
          )}
          {ready.ffmpeg === null && <span>{ready.ffmpeg_hint}</span>}
        </Note>
      </div>
    );
  }
  return (
    <div class="panel__section recording__line">
      <label class="recording__line">
        Speech model
        <select
          class="field"
          value={recording.model.value || ready.models.default}
          onChange={(event) => (recording.model.value = event.currentTarget.value)}
        >
          {ready.models.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

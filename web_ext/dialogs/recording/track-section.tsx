// The recording itself: its file, how long it is, how many shots have a window on it; or what one is for.
import { Button } from "../../components/button.tsx";
import { FileButton } from "../../components/fields/file-button.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { Note } from "../../components/note.tsx";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { nameOf, formatUpload, formatRunningTime, formatCount } from "../../store/base/format.ts";

export function TrackSection() {
  const { recording } = useEpisode();
  const { cut } = useCut();
  const track = recording.track.value;
  const isBusy = recording.isUploading.value || recording.state.value.kind === "running";
  const importFile = (
    <FileButton
      label={track ? "Another…" : "Bring a recording…"}
      accept="audio/*"
      disabled={isBusy}
      onFile={(file) => void recording.upload(file)}
    />
  );
  if (!track) {
    return (
      <div class="panel__section">
        <p class="recording__text">
          A recording is the spoken episode as one sound. Lined up with it, every shot lasts as long as its lines, and
          the film can play it under the whole cut.
        </p>
        <div class="recording__line">
          {importFile}
          <span class="quiet-text" role="status">
            <UploadProgress />
          </span>
        </div>
      </div>
    );
  }
  const shots = cut.shots.value.filter((shot) => !shot.orphan).length;
  return (
    <div class="panel__section">
      <div class="recording__line">
        <b class="recording__name" title={track.path}>
          {nameOf(track.path)}
        </b>
        <span class="quiet-text number">{track.duration !== null && formatRunningTime(track.duration)}</span>
        <span class="quiet-text" role="status">
          <UploadProgress />
        </span>
        <span class="spring" />
        {importFile}
        <Button
          size="small"
          kind="quiet"
          disabled={isBusy}
          title="The series config names it no longer; the file stays"
          onPress={() => void recording.remove()}
        >
          Take it out
        </Button>
      </div>
      <p class="recording__text">
        {track.aligned} of {formatCount(shots, "shot")} {track.aligned === 1 ? "has" : "have"} a window on it
        {track.aligned === 0 ? ": line the script up to finish." : "."}
      </p>
      {!track.exists && <Note tone="failed" text={`its file is not there: ${track.path}`} />}
    </div>
  );
}

function UploadProgress() {
  const { recording } = useEpisode();
  const percent = recording.percent.value;
  if (!recording.isUploading.value) return null;
  return (
    <>
      {formatUpload(percent)}
      <Progress percent={percent} name="The recording is brought" />
    </>
  );
}

// Over the takes of a shot with characters: whether their faces are compared, what mends that, and the order by likeness.
import { useEffect } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { FaceFeature } from "../../../src/contracts/replies/faces.ts";
import { describeInstallation, lineOfFaces, type FaceLine } from "../../store/takes/describe-faces.ts";
import { FACES_TOPIC, farthest } from "../../store/takes/faces.ts";
import { asSentence } from "../../store/base/format.ts";
import "./face-bar.css";

export function FaceBar({ shot }: { shot: ShotStatus }) {
  const { notices } = useUi();
  const { faces, episode } = useEpisode();
  const place = episode.openPass.value;
  useEffect(() => faces.look(), [faces, place]);
  const ofTakes = shot.takes.map(({ take }) => faces.of(shot.shot, take));
  const feature = faces.feature.value;
  const line = lineOfFaces(ofTakes, feature);
  if (line.is === "nothing" || !feature) return null;
  const refusal = notices.at(FACES_TOPIC);
  const measured = ofTakes.filter((each) => farthest(each)).length;
  return (
    <>
      <div class="face-bar">
        <span class="face-bar__text" role="status" title={asSentence(line.text)}>
          <Progress line={line} />
        </span>
        <Mending shot={shot} line={line} feature={feature} />
        {measured > 1 && (
          <Button
            size="small"
            kind={faces.isSorting.value ? "plain" : "quiet"}
            icon={faces.isSorting.value ? "ok" : "swap"}
            title="List the takes by likeness, the most alike first; press again for the newest first"
            pressed={faces.isSorting.value}
            onPress={() => (faces.isSorting.value = !faces.isSorting.peek())}
          >
            Most alike
          </Button>
        )}
      </div>
      {feature.status === "failed" && feature.error && (
        <Note tone="failed" text={`${feature.error}: ${feature.folder}`} />
      )}
      {refusal && (
        <Note tone="failed" text={refusal}>
          <Button size="small" kind="quiet" onPress={() => notices.clear(FACES_TOPIC)}>
            Dismiss
          </Button>
        </Note>
      )}
    </>
  );
}

function Progress({ line }: { line: Exclude<FaceLine, { is: "nothing" }> }) {
  const { faces } = useEpisode();
  const progress = faces.progress.value;
  return progress ? `Measuring faces, ${progress.done} of ${progress.total}` : asSentence(line.text);
}

function Mending({ shot, line, feature }: { shot: ShotStatus; line: FaceLine; feature: FaceFeature }) {
  const { faces } = useEpisode();
  if (line.is === "install") {
    return (
      <Button size="small" icon="download" title={describeInstallation(feature)} onPress={() => void faces.install()}>
        {feature.status === "failed" ? "Try again" : "Install"}
      </Button>
    );
  }
  if (line.is !== "measure" || faces.progress.value) return null;
  return (
    <Button
      size="small"
      title="Compare the faces in these takes with the picked views, here and without a model of a host"
      onPress={() => void faces.measure(shot.shot)}
    >
      Measure
    </Button>
  );
}

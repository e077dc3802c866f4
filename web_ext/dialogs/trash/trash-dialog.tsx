// The trash: what was discarded from both passes, and the way back.
import { useEffect } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { formatAge, formatFrames, asSentence } from "../../store/base/format.ts";
import { TRASH_TOPIC, trashTopic, type TrashedTake } from "../../store/takes/trash.ts";
import "./trash-dialog.css";

export function TrashDialog() {
  const { windows, notices } = useUi();
  const { trash } = useEpisode();
  const refusal = notices.at(TRASH_TOPIC);
  const takes = trash.takes.value;
  useEffect(() => void trash.refresh(), []);
  return (
    <Dialog title="Trash" onClose={() => (windows.trash.value = false)}>
      {refusal && <Note tone="failed" text={refusal} />}
      {takes === undefined && !refusal && <p class="panel__empty">Reading…</p>}
      {takes?.length === 0 && (
        <p class="panel__empty">Nothing was discarded. Takes that are discarded wait here; nothing is deleted.</p>
      )}
      <ul>
        {takes?.map((take) => (
          <TrashRow key={trashTopic(take)} take={take} />
        ))}
      </ul>
    </Dialog>
  );
}

function TrashRow({ take }: { take: TrashedTake }) {
  const { notices, clock } = useUi();
  const { trash, episode } = useEpisode();
  const refusal = notices.at(trashTopic(take));
  const length = take.frames !== null && take.fps !== null ? formatFrames(take.frames, take.fps) : undefined;
  const age = formatAge(take.finished, clock.value);
  const facts = [
    `${take.pass} pass`,
    take.target,
    take.status === "failed" ? "failed" : length,
    age === "now" ? "made just now" : age && `made ${age} ago`,
  ];
  return (
    <li class="trash-row">
      <Thumb ep={episode.folder.value} path={take.thumb} width={128} class="trash-row__picture" />
      <span class="trash-row__words">
        <b>
          {take.shot} take {take.take}
        </b>
        {refusal ? (
          <span class="trash-row__refusal" role="alert">
            {asSentence(refusal)}
          </span>
        ) : (
          <span class="trash-row__facts">{facts.filter(Boolean).join(", ")}</span>
        )}
      </span>
      <Button
        size="small"
        title={`Bring ${take.shot} take ${take.take} back; the cut stays as it is`}
        onPress={() => void trash.restore(take)}
      >
        Bring back
      </Button>
    </li>
  );
}

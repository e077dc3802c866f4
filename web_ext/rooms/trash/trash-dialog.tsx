// The trash: what was discarded from both passes, and the way back.
import { useEffect } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/windows/dialog.tsx";
import { Note } from "../../parts/note.tsx";
import { Thumb } from "../../parts/marks/strip.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { sayAge, sayFrames, sentence } from "../../store/say.ts";
import { TRASH_PLACE, trashPlace, type TrashedTake } from "../../store/takes/trash.ts";
import "./trash-dialog.css";

export function TrashDialog() {
  const { trash, windows, notices } = useEditor();
  const refusal = notices.at(TRASH_PLACE);
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
          <TrashRow key={trashPlace(take)} take={take} />
        ))}
      </ul>
    </Dialog>
  );
}

function TrashRow({ take }: { take: TrashedTake }) {
  const { trash, episode, notices, clock } = useEditor();
  const refusal = notices.at(trashPlace(take));
  const length = take.frames !== null && take.fps !== null ? sayFrames(take.frames, take.fps) : undefined;
  const age = sayAge(take.finished, clock.value);
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
            {sentence(refusal)}
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

// The trash: what was discarded of both passes and of references, and the way back.
import { useEffect } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { formatAge, formatFrames, asSentence } from "../../store/base/format.ts";
import { viewName } from "../../store/refs/ref-view.ts";
import { refTrashTopic, TRASH_TOPIC, trashTopic, type TrashedRef, type TrashedTake } from "../../store/takes/trash.ts";
import "./trash-dialog.css";

export function TrashDialog() {
  const { windows, notices } = useUi();
  const { trash } = useEpisode();
  const refusal = notices.at(TRASH_TOPIC);
  const takes = trash.takes.value;
  const refs = trash.refs.value;
  useEffect(() => void trash.refresh(), []);
  return (
    <Dialog title="Trash" onClose={() => (windows.trash.value = false)}>
      {refusal && <Note tone="failed" text={refusal} />}
      {takes === undefined && !refusal && <p class="panel__empty">Reading…</p>}
      {takes?.length === 0 && refs.length === 0 && (
        <p class="panel__empty">
          Nothing was discarded. Takes and candidates of references that are discarded wait here; nothing is deleted.
        </p>
      )}
      <ul>
        {takes?.map((take) => (
          <TakeRow key={trashTopic(take)} take={take} />
        ))}
        {refs.map((found) => (
          <RefRow key={refTrashTopic(found)} found={found} />
        ))}
      </ul>
    </Dialog>
  );
}

function TakeRow({ take }: { readonly take: TrashedTake }) {
  const { clock } = useUi();
  const { trash } = useEpisode();
  const length = take.frames !== null && take.fps !== null ? formatFrames(take.frames, take.fps) : undefined;
  const result = take.status === "failed" ? "failed" : length;
  return (
    <TrashRow
      picture={take.thumb}
      name={`${take.shot} take ${take.take}`}
      topic={trashTopic(take)}
      facts={[`${take.pass} pass`, take.target, result, madeWords(take.finished, clock.value)]}
      kept="the cut stays as it is"
      restore={() => void trash.restore(take)}
    />
  );
}

function RefRow({ found }: { readonly found: TrashedRef }) {
  const { clock } = useUi();
  const { trash, refs } = useEpisode();
  const name = refs.all.value?.find(({ id }) => id === found.ref)?.name ?? found.ref;
  const view = found.view === null ? "" : `, ${viewName(found.view).toLowerCase()}`;
  return (
    <TrashRow
      picture={found.image}
      name={`${name}${view}: candidate ${found.take}`}
      topic={refTrashTopic(found)}
      facts={[found.target, found.status === "failed" ? "failed" : null, madeWords(found.finished, clock.value)]}
      kept="the pick stays as it is"
      restore={() => void trash.restoreRef(found)}
    />
  );
}

function madeWords(finished: string | null, now: number): string | undefined {
  const age = formatAge(finished, now);
  return age && `made ${age}`;
}

interface TrashRowProps {
  /** Relative to the episode. */
  readonly picture: string | null;
  readonly name: string;
  readonly topic: string;
  readonly facts: readonly (string | null | undefined)[];
  /** What does not change when it is brought back. */
  readonly kept: string;
  readonly restore: () => void;
}

function TrashRow({ picture, name, topic, facts, kept, restore }: TrashRowProps) {
  const { notices } = useUi();
  const { episode } = useEpisode();
  const refusal = notices.at(topic);
  return (
    <li class="trash-row">
      <Thumb ep={episode.folder.value} path={picture} width={128} class="trash-row__picture" />
      <span class="trash-row__words">
        <b>{name}</b>
        {refusal ? (
          <span class="trash-row__refusal" role="alert">
            {asSentence(refusal)}
          </span>
        ) : (
          <span class="trash-row__facts">{facts.filter(Boolean).join(", ")}</span>
        )}
      </span>
      <Button size="small" title={`Bring ${name} back; ${kept}`} onPress={restore}>
        Bring back
      </Button>
    </li>
  );
}

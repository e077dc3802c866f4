// The picture of what the form is about: shown, and taken by drop or from a file. What is not saved yet gets it with the first save.
import { LinkButton } from "../../../components/button.tsx";
import { FileButton } from "../../../components/fields/file-button.tsx";
import { useEpisode, useUi } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import { Note } from "../../../components/note.tsx";
import { useFileDrop } from "../../../components/use-file-drop.ts";
import { RefPicture } from "../../../panels/refs/ref-picture.tsx";
import { refTopic } from "../../../store/refs/ref-asks.ts";
import { viewOfPicture } from "../../../store/show/waiting-pictures.ts";
import type { ListedEntry } from "../../../store/show/show-values.ts";

export function EntryPicture({ entry }: { readonly entry: ListedEntry }) {
  const { refs, showForms } = useEpisode();
  const { notices } = useUi();
  const id = `${entry.block === "locations" ? "location" : "subject"}:${entry.id}`;
  const ref = refs.all.value?.find((each) => each.id === id);
  const waiting = showForms.waiting.files.value.get(id);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (ref) void refs.importTo({ ref: id, view: viewOfPicture(ref) }, file);
    else showForms.waiting.put(id, file);
  };
  const { isOver, handlers } = useFileDrop(take);
  const refusal = notices.at(refTopic(id));
  const open = () => {
    showForms.isOpen.value = false;
    refs.show(id);
  };
  return (
    <div class={isOver ? "show-picture show-picture--over" : "show-picture"} {...handlers}>
      <span class="show-picture__frame">
        {ref?.exists && ref.path ? (
          <RefPicture path={ref.path} version={ref.sha1} width={256} about={entry.name} />
        ) : (
          <Icon name="stand-in" tone="queued" />
        )}
      </span>
      <div class="show-picture__words">
        {refusal && <Note tone="failed" text={refusal} />}
        {ref ? (
          <>
            <p>Drop a picture here: it becomes a candidate, and the picture where there is none.</p>
            <span class="show-picture__ways">
              <FileButton label="From a file…" accept="image/*" onFile={(file) => take([file])} />
              <button type="button" class="link-button" onClick={open}>
                All its pictures
              </button>
            </span>
          </>
        ) : (
          <Waiting file={waiting} take={take} drop={() => showForms.waiting.drop(id)} />
        )}
      </div>
    </div>
  );
}

interface WaitingProps {
  readonly file: File | undefined;
  readonly take: (files: readonly File[]) => void;
  readonly drop: () => void;
}

function Waiting({ file, take, drop }: WaitingProps) {
  if (file) {
    return (
      <>
        <p>{file.name} is brought in with the next save, and lost if the page is closed before it.</p>
        <span class="show-picture__ways">
          <LinkButton onPress={drop}>Leave it away</LinkButton>
        </span>
      </>
    );
  }
  return (
    <>
      <p>Drop a picture here: it is brought in with the first save. Then pictures can be made from its words, too.</p>
      <span class="show-picture__ways">
        <FileButton label="From a file…" accept="image/*" onFile={(chosen) => take([chosen])} />
      </span>
    </>
  );
}

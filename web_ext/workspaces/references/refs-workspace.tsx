// The workspace of the cast, the props, the places, the voices and the keyframes: groups on the left, a grid in the middle, what is chosen on
// the right. Pictures that are dropped or pasted become candidates of what is chosen.
import { useEffect } from "preact/hooks";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import { MatchDialog } from "../../panels/refs/match-dialog.tsx";
import { MissingDialog } from "../../panels/refs/missing-dialog.tsx";
import { OverwriteDialog } from "../../panels/refs/overwrite-dialog.tsx";
import { PanoViewer } from "../../panels/refs/pano/pano-viewer.tsx";
import { RefGrid } from "../../panels/refs/ref-grid.tsx";
import { RefGroups } from "../../panels/refs/ref-groups.tsx";
import { ShelfDialog } from "../../panels/refs/shelf/shelf-dialog.tsx";
import { ShelfTakeDialog } from "../../panels/refs/shelf/shelf-take-dialog.tsx";
import { RefInspector } from "../../panels/refs/ref-inspector.tsx";
import { useSaveKey } from "../../components/use-save-key.ts";
import { ShowForm } from "./show/show-form.tsx";
import { ShowList } from "./show/show-list.tsx";
import { ShowText } from "./show/show-text.tsx";
import { REFS_TOPIC } from "../../store/refs/ref-asks.ts";
import "./refs-workspace.css";

export function RefsWorkspace() {
  return useEpisode().showForms.isOpen.value ? <ShowWorkspace /> : <PictureWorkspace />;
}

/** What the show is made of, as forms, with its text beside them. */
function ShowWorkspace() {
  const { writing } = useEpisode();
  useSaveKey(writing, "series");
  return (
    <main class="refs-workspace refs-workspace--forms">
      <ShowList />
      <ShowForm />
      <ShowText />
    </main>
  );
}

function PictureWorkspace() {
  const { refs } = useEpisode();
  const { notices } = useUi();
  const problem = notices.at(REFS_TOPIC);
  usePaste();
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    importFiles(refs, files);
  };
  return (
    <main class="refs-workspace" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <RefGroups />
      <section class="panel" aria-label="References">
        {problem && <Note tone="failed" text={problem} />}
        <RefGrid />
      </section>
      <RefInspector />
      {refs.asking.value && <OverwriteDialog asked={refs.asking.value} />}
      <OpenPanorama />
      {refs.shelf.isShown.value && <ShelfDialog />}
      {refs.shelf.asking.value && <ShelfTakeDialog asked={refs.shelf.asking.value} />}
      {refs.showsMissing.value && <MissingDialog />}
      {refs.matching.value && <MatchDialog files={refs.matching.value} />}
    </main>
  );
}

function OpenPanorama() {
  const { refs } = useEpisode();
  const shown = refs.panoramas.shown.value;
  const ref = refs.all.value?.find(({ id }) => id === shown?.ref);
  return shown && ref ? <PanoViewer key={`${shown.ref} ${shown.take}`} ref_={ref} shown={shown} /> : null;
}

/** One file is for what is chosen, several are matched by their names. */
function importFiles(refs: ReturnType<typeof useEpisode>["refs"], files: readonly File[]): void {
  const [file] = files;
  if (files.length > 1) refs.matching.value = files;
  else if (file) void refs.importFile(file);
}

function usePaste(): void {
  const { refs } = useEpisode();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) importFiles(refs, files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [refs]);
}

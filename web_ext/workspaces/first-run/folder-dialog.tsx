// Pick a folder on the machine the service runs on, and look in it for episodes from now on.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, IconButton } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { passToOpen, type Folder } from "../../store/episode/library.ts";
import "./folder-dialog.css";

export function FolderDialog() {
  const { view, open } = useUi();
  const { library } = useEpisode();
  const [folder, setFolder] = useState<Folder>();
  const [refusal, setRefusal] = useState<string>();
  const close = () => (view.folders.value = false);
  const asked = useRef(0);
  const go = async (path: string | undefined) => {
    const mine = (asked.current += 1);
    const answer = await library.browse(path);
    if (mine !== asked.current) return;
    setRefusal(answer.ok ? undefined : answer.sentence);
    if (answer.ok) setFolder(answer.value);
  };
  // Before anybody can type: what is typed is asked for later than this.
  useLayoutEffect(() => void go(undefined), []);
  const add = async () => {
    if (!folder || !(await library.addFolder(folder))) return;
    close();
    const entry = folder.episode && folder.path !== null ? library.find(folder.path) : undefined;
    if (entry) open({ ep: entry.ep, pass: passToOpen(entry) });
  };
  const path = folder?.path ?? undefined;
  const says = folder?.episode ? "This folder is an episode." : "Episodes are found up to two folders below.";
  const foot = (
    <>
      <span class="folders__says">{path !== undefined && says}</span>
      <span class="spring" />
      <Button kind="quiet" onPress={close}>
        Cancel
      </Button>
      <Button kind="primary" disabled={path === undefined} onPress={() => void add()}>
        {folder?.episode ? "Add and open" : "Add this folder"}
      </Button>
    </>
  );
  return (
    <Dialog title="Add a folder" onClose={close} foot={foot}>
      <PathBar folder={folder} go={(path) => void go(path)} />
      {refusal && <Note tone="failed" text={refusal} />}
      <FolderRows folder={folder} go={(path) => void go(path)} />
      <Roots />
    </Dialog>
  );
}

type Go = (path: string | undefined) => void;

function PathBar({ folder, go }: { folder: Folder | undefined; go: Go }) {
  const path = folder?.path ?? "";
  const up = folder?.parent ? folder.parent : undefined;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    go(typed === "" ? undefined : typed);
  };
  return (
    <form class="folders__path" onSubmit={submit}>
      <Button icon="back" disabled={path === ""} onPress={() => go(up)}>
        Up
      </Button>
      <input
        key={path}
        ref={field}
        class="field field--wide"
        defaultValue={path}
        placeholder="Path of a folder"
        aria-label="Path of a folder"
        spellcheck={false}
        autofocus
        autocomplete="off"
      />
    </form>
  );
}

function FolderRows({ folder, go }: { folder: Folder | undefined; go: Go }) {
  if (!folder) return <div class="folders__rows" />;
  return (
    <ul class="folders__rows" aria-label="Folders">
      {folder.dirs.map((dir) => (
        <li key={dir.path}>
          <button type="button" class="folders__row" onClick={() => go(dir.path)}>
            <Icon name={dir.episode ? "film" : "folder"} />
            <span class="folders__name">{dir.name}</span>
            {(dir.episode || dir.series_config) && <span class="quiet-text">{dir.episode ? "episode" : "show"}</span>}
          </button>
        </li>
      ))}
      {folder.dirs.length === 0 && <li class="panel__empty">No folders in here.</li>}
      {folder.truncated && <li class="panel__empty">Too many folders to list: type the path above.</li>}
    </ul>
  );
}

function Roots() {
  const { notices } = useUi();
  const { library } = useEpisode();
  const roots = library.roots.value;
  const refusal = notices.at("folders");
  const warning = library.rootsWarning.value;
  return (
    <>
      {refusal && <Note tone="failed" text={refusal} />}
      {warning && <Note tone="stale" text={warning} />}
      {roots.length > 0 && (
        <section class="folders__roots" aria-label="Folders the studio looks in">
          <h3 class="quiet-text">The studio looks in</h3>
          {roots.map((root) => (
            <div key={root} class="folders__root">
              <span class="folders__name">{root}</span>
              <IconButton
                icon="close"
                name={`Stop looking in ${root} (its files stay)`}
                onPress={() => void library.removeRoot(root)}
              />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

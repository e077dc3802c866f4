// Where jobs run and what they may cost. What is typed stays typed, over news and over closing the window, until it is saved or let go.
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/windows/dialog.tsx";
import { Note } from "../../parts/note.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { sayCount } from "../../store/say.ts";
import { BackendList } from "./backend-list.tsx";
import { CostFields, LocalFields, TargetFields } from "./setting-groups.tsx";
import { RemoteFields } from "./remote-fields.tsx";
import "./settings-dialog.css";

/** Milliseconds between two looks: no event tells how the client library comes along. */
const LOOK_EVERY = 2500;

export function SettingsDialog() {
  const { settings, machine, view, notices } = useEditor();
  const keyBox = useRef<HTMLInputElement>(null);
  const [hasKey, setHasKey] = useState(false);
  useEffect(() => {
    void settings.refresh();
    const timer = setInterval(() => void settings.refresh(), LOOK_EVERY);
    const stop = machine.watch();
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  const close = () => (view.settings.value = false);
  const takeKey = () => {
    const key = keyBox.current?.value.trim();
    if (keyBox.current) keyBox.current.value = "";
    setHasKey(false);
    return key === "" ? undefined : key;
  };
  const save = () => void settings.save(takeKey);
  const refusal = notices.at("settings");
  const foot = <Foot unsaved={settings.unsaved.value + (hasKey ? 1 : 0)} save={save} close={close} />;
  return (
    <Dialog title="Settings" onClose={close} foot={foot}>
      {refusal && <Note tone="failed" text={refusal} />}
      <BackendList />
      {settings.form.value ? (
        <form class="settings" onSubmit={(event) => event.preventDefault()} onKeyDown={onEnter(save)}>
          <LocalFields />
          <RemoteFields keyBox={keyBox} onKeyTyped={setHasKey} />
          <CostFields />
          <TargetFields />
          <p class="settings__file">Kept in {settings.stored.value?.path}</p>
        </form>
      ) : (
        <p class="panel__empty">Reading…</p>
      )}
    </Dialog>
  );
}

interface FootProps {
  readonly unsaved: number;
  readonly save: () => void;
  readonly close: () => void;
}

function Foot({ unsaved, save, close }: FootProps) {
  const { settings } = useEditor();
  return (
    <>
      <span class="settings__state" role="status">
        {unsaved > 0 ? `${sayCount(unsaved, "change")} not saved` : "All saved"}
      </span>
      <span class="spring" />
      <Button kind="quiet" disabled={settings.unsaved.value === 0} onPress={settings.forget}>
        Undo changes
      </Button>
      <Button onPress={close}>Close</Button>
      <Button kind="primary" disabled={unsaved === 0 || settings.isSaving.value} onPress={save}>
        Save
      </Button>
    </>
  );
}

/** Enter in a field saves, as in any form. */
function onEnter(save: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) save();
  };
}

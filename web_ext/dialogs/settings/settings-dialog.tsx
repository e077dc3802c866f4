// Where jobs run and what they may cost. What is typed stays typed, over news and over closing the window, until it is saved or let go.
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { BackendList } from "./backend-list.tsx";
import { AgentFields, CostFields, LocalFields, ProxyFields, TargetFields } from "./setting-groups.tsx";
import type { Secret, Secrets } from "../../store/settings/settings-form.ts";
import type { SecretBox } from "./setting-field.tsx";
import { TargetList } from "./target-list.tsx";
import { RemoteFields } from "./remote-fields.tsx";
import "./settings-dialog.css";

/** Milliseconds between two looks: no event reports how the client library's installation goes. */
const LOOK_EVERY = 2500;

export function SettingsDialog() {
  const { view, notices } = useUi();
  const { settings, machine } = useJobs();
  const boxes = {
    api_key: useRef<HTMLInputElement>(null),
    proxy_token: useRef<HTMLInputElement>(null),
    local_auth: useRef<HTMLInputElement>(null),
  };
  const [typed, setTyped] = useState<readonly Secret[]>([]);
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
  const secret = (name: Secret): SecretBox => ({
    box: boxes[name],
    onTyped: (isThere) => setTyped([...typed.filter((each) => each !== name), ...(isThere ? [name] : [])]),
  });
  const takeSecrets = () => {
    const secrets: Secrets = {};
    for (const name of ["api_key", "proxy_token", "local_auth"] as const) {
      const text = boxes[name].current?.value.trim();
      if (boxes[name].current) boxes[name].current.value = "";
      if (text) secrets[name] = text;
    }
    setTyped([]);
    return secrets;
  };
  const save = () => void settings.save(takeSecrets);
  const refusal = notices.at("settings");
  const foot = <Foot unsaved={settings.unsaved.value + typed.length} save={save} close={close} />;
  return (
    <Dialog title="Settings" onClose={close} foot={foot}>
      {refusal && <Note tone="failed" text={refusal} />}
      <BackendList />
      {settings.form.value ? (
        <form class="settings" onSubmit={(event) => event.preventDefault()} onKeyDown={onEnter(save)}>
          <LocalFields {...secret("local_auth")} />
          <ProxyFields {...secret("proxy_token")} />
          <RemoteFields {...secret("api_key")} />
          <CostFields />
          <AgentFields />
          <TargetFields />
          <TargetList />
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
  const { settings } = useJobs();
  return (
    <>
      <span class="settings__state" role="status">
        {unsaved > 0 ? `${formatCount(unsaved, "change")} not saved` : "All saved"}
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

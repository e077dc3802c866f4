// Backends that are paid for: the key, the client library that they need, the cloud's address and the deployments.
import { useId } from "preact/hooks";
import { Button, IconButton } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import type { Deployment } from "../../store/settings/settings-form.ts";
import { SecretSetting, SettingFrame, TextSetting, type SecretBox } from "./setting-field.tsx";

export function RemoteFields(key: SecretBox) {
  return (
    <section class="settings__group" aria-label="Cloud, deployments and hosted models">
      <h3 class="panel__heading">Cloud, deployments and hosted models</h3>
      <SecretSetting
        secret="api_key"
        label="API key"
        hint="Shown to nobody again. It is sent to the addresses here and nowhere else: type it anew when one changes."
        forget="Forget the key"
        {...key}
      />
      <Library />
      <TextSetting field="cloudUrl" label="Cloud address" placeholder="https://cloud.comfy.org" />
      <Deployments />
    </section>
  );
}

const LIBRARY = {
  ready: "ready",
  missing: "not installed",
  installing: "being installed…",
  failed: "could not be installed",
} as const;

function Library() {
  const { notices } = useUi();
  const { settings } = useJobs();
  const sdk = settings.stored.value?.sdk;
  if (!sdk) return null;
  const refusal = notices.at("settings:sdk");
  return (
    <>
      <div class="setting__line">
        <span class="setting__label">Client library</span>
        <span role="status">{LIBRARY[sdk.status]}</span>
        {(sdk.status === "missing" || sdk.status === "failed") && (
          <Button size="small" icon="download" title={sdk.command} onPress={() => void settings.installSdk()}>
            {sdk.status === "failed" ? "Try again" : "Install"}
          </Button>
        )}
      </div>
      {sdk.status === "failed" && sdk.error && <Note tone="failed" text={sdk.error} />}
      {refusal && <Note tone="failed" text={refusal} />}
    </>
  );
}

function Deployments() {
  const { settings } = useJobs();
  const id = useId();
  const setBy = settings.setBy("deployments");
  const lines = settings.form.value?.deployments ?? [];
  const change = (next: readonly Deployment[]) => settings.type("deployments", next);
  const edit = (index: number, part: Partial<Deployment>) =>
    change(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <SettingFrame
      label="Deployments"
      hint={lines.length === 0 ? "Each renders one target at an address of its own." : undefined}
      dirty={settings.isTyped("deployments")}
      setBy={setBy}
      id={id}
      isGroup
    >
      {lines.map(({ target, url }, index) => (
        <span key={index} class="setting__line">
          <input
            class="field setting__text deployment__target"
            value={target}
            placeholder="target"
            aria-label={`Target of deployment ${index + 1}`}
            disabled={setBy !== undefined}
            spellcheck={false}
            onInput={(event) => edit(index, { target: event.currentTarget.value })}
          />
          <input
            class="field setting__text"
            value={url}
            placeholder="https://"
            aria-label={`Address of deployment ${index + 1}`}
            disabled={setBy !== undefined}
            spellcheck={false}
            onInput={(event) => edit(index, { url: event.currentTarget.value })}
          />
          <IconButton
            icon="close"
            name={`Take out deployment ${index + 1}`}
            disabled={setBy !== undefined}
            onPress={() => change(lines.filter((_, at) => at !== index))}
          />
        </span>
      ))}
      {setBy === undefined && (
        <Button size="small" icon="plus" onPress={() => change([...lines, { target: "", url: "" }])}>
          Add a deployment
        </Button>
      )}
    </SettingFrame>
  );
}

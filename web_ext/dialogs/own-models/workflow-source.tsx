// A workflow of a person's own: a file of this computer, or one that is pasted, in either of the host's two formats.
import { useSignal } from "@preact/signals";
import { Button } from "../../components/button.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { FileButton } from "../../components/fields/file-button.tsx";
import { OWN_MODELS_TOPIC } from "../../store/settings/own-models.ts";

export function WorkflowSource() {
  const { notices } = useUi();
  const { inspect, isBusy } = useJobs().ownModels;
  const pasted = useSignal("");
  const read = (text: string, label?: string) => {
    const graph = parsed(text);
    if (graph) void inspect({ graph }, label === undefined ? {} : { label });
    else notices.say(OWN_MODELS_TOPIC, "this is no workflow: it is no JSON object, as ComfyUI saves and exports one");
  };
  return (
    <div class="own-models__form">
      <p class="quiet-text">
        A workflow as ComfyUI saves it, or exported for its API. What it needs must be on the host; the studio keeps the
        graph with the show.
      </p>
      <FileButton
        label="Choose a file…"
        accept=".json,application/json"
        disabled={isBusy.value}
        onFile={(file) => void file.text().then((text) => read(text, file.name.replace(/\.json$/i, "")))}
      />
      <label class="own-models__label own-models__label--tall">
        Or paste it
        <textarea
          class="field own-models__paste"
          rows={10}
          spellcheck={false}
          value={pasted.value}
          onInput={(event) => (pasted.value = event.currentTarget.value)}
        />
      </label>
      <div>
        <Button disabled={pasted.value.trim() === "" || isBusy.value} onPress={() => read(pasted.value)}>
          Look at it
        </Button>
      </div>
    </div>
  );
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

// How many more are made, a file of one's own, and the button that makes them.
import { CommandButton } from "../../components/command-button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { FileButton } from "../../components/fields/file-button.tsx";
import "./ref-inspector.css";

const MOST = 16;

export function RefFoot() {
  const { refs } = useEpisode();
  const ref = refs.selected.value;
  if (!ref) return null;
  const count = refs.count.value;
  const accept = ref.kind === "voice" ? "audio/*" : "image/png,image/jpeg,image/webp";
  const isSheet = ref.views.length > 0 && refs.view.value === "sheet";
  return (
    <div class="panel__foot">
      <label class="ref-foot__count">
        <span aria-hidden="true">×</span>
        <input
          aria-label="Count"
          title="How many are made at once"
          type="number"
          min={1}
          max={MOST}
          value={count}
          onInput={(event) => (refs.count.value = Math.min(MOST, Math.max(1, Number(event.currentTarget.value) || 1)))}
        />
      </label>
      <span class="spring" />
      <FileButton label="Import…" accept={accept} onFile={(file) => void refs.importFile(file)} />
      <CommandButton
        command="generate-ref"
        kind="primary"
        disabled={!ref.can_generate}
        title={ref.why_not ?? "Generate (G)"}
      >
        {isSheet ? "Generate 4 views" : `Generate ${count}`}
      </CommandButton>
    </div>
  );
}

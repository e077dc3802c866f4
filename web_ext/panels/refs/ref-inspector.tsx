// What is chosen: its views, the live picture beside a candidate, all candidates, the words it is made with, and how more are made.
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Button, IconButton } from "../../components/button.tsx";
import { Hint } from "../../components/hint.tsx";
import { Note } from "../../components/note.tsx";
import { refTopic } from "../../store/refs/ref-asks.ts";
import { sharedWords, usersOf, viewOptions } from "../../store/refs/ref-view.ts";
import { RefCandidates } from "./ref-candidates.tsx";
import { RefFoot } from "./ref-foot.tsx";
import { PanoSection } from "./pano/pano-section.tsx";
import { EditSection } from "./edit-section.tsx";
import { PromptSection } from "./ref-prompt.tsx";
import { RefStage } from "./ref-stage.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { ShelfSection } from "./shelf/shelf-section.tsx";
import { ToursSection } from "./tours/tours-section.tsx";
import { ValuesSection } from "./values-section.tsx";
import { VoicePanel } from "./voices/voice-panel.tsx";
import "../../components/panel.css";
import "./ref-candidates.css";
import "./ref-inspector.css";
import "./ref-stage.css";

export function RefInspector() {
  const { refs } = useEpisode();
  const ref = refs.selected.value;
  if (!ref) {
    return (
      <aside class="panel" aria-label="Reference">
        <Hint title="Nothing chosen">A reference shows its candidates and its words here.</Hint>
      </aside>
    );
  }
  const users = usersOf(ref);
  const isVoice = ref.kind === "voice";
  return (
    <aside class="panel ref-inspector" aria-label="Reference">
      <div class="panel__bar">
        <h2 class="panel__title">{ref.name}</h2>
        <span class="ref-inspector__used" title={users.join(", ")}>
          {users.length === 0 ? "read by no shot" : `used in ${users.length} shots`}
        </span>
        <span class="spring" />
        <EditWords ref_={ref} />
        {!isVoice && (
          <IconButton
            icon="compare"
            name="Wipe (W)"
            pressed={refs.wipe.value}
            onPress={() => (refs.wipe.value = !refs.wipe.value)}
          />
        )}
      </div>
      <div class="panel__body">
        <RefNotes ref_={ref} />
        {isVoice ? <VoicePanel ref_={ref} /> : <RefStage ref_={ref} />}
        {refs.shown.value?.view === "sheet" && <SheetSection ref_={ref} />}
        {!isVoice && <RefCandidates />}
        {ref.kind === "location" && <PanoSection ref_={ref} />}
        {ref.kind === "location" && <ToursSection ref_={ref} />}
        <PromptSection />
        <ValuesSection />
        {!isVoice && <EditSection />}
        <ShelfSection ref_={ref} />
      </div>
      <RefFoot />
    </aside>
  );
}

/** To the form of what the reference is of; a keyframe is a shot's, and has none. */
function EditWords({ ref_: ref }: { readonly ref_: Ref }) {
  const { showForms } = useEpisode();
  const [scope = "", id = ""] = ref.id.split(":", 2);
  if (scope === "keyframe" || ref.kind === "keyframe") return null;
  const block = scope === "location" ? "locations" : "subjects";
  return (
    <Button size="small" kind="quiet" title="Name, look, voice" onPress={() => showForms.show({ block, id })}>
      Edit…
    </Button>
  );
}

/** What is wrong with it, its views to choose from, and who else reads it. */
function RefNotes({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs, episode } = useEpisode();
  const { notices } = useUi();
  const problem = notices.at(refTopic(ref.id));
  const options = viewOptions(ref);
  const name = (episode.openPass.value?.ep ?? "").split(/[\\/]/).at(-1) ?? "";
  const shared = sharedWords(ref, name);
  const choose = (view: string) => {
    refs.view.value = view;
  };
  return (
    <>
      {problem && <Note tone="failed" text={problem} />}
      {ref.panels_conflict && <Note tone="stale" text={ref.panels_conflict} />}
      {shared && <p class="ref-inspector__shared">{shared}</p>}
      {options.length > 0 && (
        <div class="ref-inspector__views">
          <Segments name="View" value={refs.view.value} options={options} onChange={choose} />
        </div>
      )}
    </>
  );
}

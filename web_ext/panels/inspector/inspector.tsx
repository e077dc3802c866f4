// The inspector: what a render of the selected shot would use now and why, changed in place, and its entry in the cut.
import { Button } from "../../components/button.tsx";
import { CommandButton } from "../../components/command-button.tsx";
import { Hint } from "../../components/hint.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { PopUp } from "../../components/overlays/pop-up.tsx";
import { useCut, useEpisode, useJobs, usePlayback } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { CutSection } from "./cut-section.tsx";
import { InspectorFoot } from "./inspector-foot.tsx";
import { NextRender } from "./next-render.tsx";
import { RefsSection } from "./refs-section.tsx";
import "./inspector.css";

export function Inspector() {
  const { details } = useEpisode();
  const { selectedShot } = useCut();
  const { inspector } = useJobs();
  const { playback } = usePlayback();
  const shot = selectedShot();
  const detail = details.detail.value;
  const refusal = details.refusal.value;
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void inspector.save();
  };
  // What is typed is about the shot on screen: it does not run away under the caret.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches("input, textarea, select")) playback.pause();
  };
  return (
    <section class="panel" aria-label="Inspector" onKeyDown={onKey} onFocusIn={onFocus}>
      <div class="panel__bar inspector__bar">
        <h2 class="panel__title">Next render</h2>
        <span class="quiet-text">{shot?.shot}</span>
        <span class="spring" />
        {shot && (
          <CommandButton
            command="dry-run"
            target={{ shot: shot.shot }}
            explains
            kind="quiet"
            size="small"
            icon="look"
            title="What the model would get, before anything is made (E)"
          >
            Exactly
          </CommandButton>
        )}
        {inspector.unsaved.value > 0 && <SaveButtons />}
      </div>
      <div class="panel__body">
        {!shot && (
          <Hint title="What a render would use, and why">
            <span>Select a shot to see its target, its size, its seed and its prompt, and to change them.</span>
          </Hint>
        )}
        {refusal && <Note tone="failed" text={refusal} />}
        {shot && detail && <NextRender shot={shot.shot} detail={detail} />}
        {shot && <CutSection key={shot.shot} shot={shot} />}
        {detail && detail.refs_used.length > 0 && <RefsSection refs={detail.refs_used} />}
      </div>
      {shot && <InspectorFoot shot={shot} />}
    </section>
  );
}

function SaveButtons() {
  const { inspector } = useJobs();
  const { unsaved, isSaving } = inspector;
  const count = formatCount(unsaved.value, "value");
  const more = (
    <>
      <Icon name="down" />
      <span class="unseen">More ways to end it</span>
    </>
  );
  return (
    <>
      <Button
        size="small"
        disabled={isSaving.value}
        title={`Save ${count} (Ctrl S)`}
        onPress={() => void inspector.save()}
      >
        Save
      </Button>
      <PopUp name="More ways to end it" button={more} buttonClass="icon-button" title="Both passes, or undo" side="end">
        {(close) => (
          <>
            <MenuItem label={`Save ${count} for both passes`} run={() => void inspector.save("both")} close={close} />
            <MenuItem label={`Undo ${count}`} run={inspector.forget} close={close} />
          </>
        )}
      </PopUp>
    </>
  );
}

interface MenuItemProps {
  readonly label: string;
  readonly run: () => void;
  readonly close: () => void;
}

function MenuItem({ label, run, close }: MenuItemProps) {
  const press = () => {
    close();
    run();
  };
  return (
    <button type="button" class="pop-up__item" onClick={press}>
      {label}
    </button>
  );
}

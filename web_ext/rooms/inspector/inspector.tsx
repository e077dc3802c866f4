// The inspector: what a render of the selected shot would use now and why, and its entry in the cut.
import { Button } from "../../parts/button.tsx";
import { Hint } from "../../parts/hint.tsx";
import { Note } from "../../parts/note.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { wishLike, wishShot } from "../../store/render-wishes.ts";
import { CutSection } from "./cut-section.tsx";
import { NextRender } from "./next-render.tsx";
import { RenderMenu } from "./render-menu.tsx";
import { RefsSection } from "./refs-section.tsx";
import "./inspector.css";

export function Inspector() {
  const { details, selectedShot } = useEditor();
  const shot = selectedShot();
  const detail = details.detail.value;
  const refusal = details.refusal.value;
  return (
    <section class="panel" aria-label="Inspector">
      <div class="panel__bar inspector__bar">
        <h2 class="panel__title">Next render</h2>
        <span class="quiet-text">{shot?.shot}</span>
      </div>
      <div class="panel__body">
        {!shot && (
          <Hint title="What a render would use, and why">
            <span>Select a shot to see its target, its size, its seed and its prompt.</span>
          </Hint>
        )}
        {refusal && <Note tone="failed" text={refusal} />}
        {shot && detail && <NextRender detail={detail} />}
        {shot && <CutSection key={shot.shot} shot={shot} />}
        {detail && detail.refs_used.length > 0 && <RefsSection refs={detail.refs_used} />}
      </div>
      {shot && <Foot />}
    </section>
  );
}

function Foot() {
  const { renders, selectedShot, focusedTake } = useEditor();
  const shot = selectedShot();
  if (!shot) return null;
  const asking = renders.asking.value || shot.orphan;
  return (
    <div class="panel__foot">
      <span class="spring" />
      <Button
        disabled={asking || shot.takes.length === 0}
        title="A new take like the one on screen, with a new seed (Shift R)"
        onPress={() => void renders.render(wishLike(shot, focusedTake()))}
      >
        New take
      </Button>
      <Button
        kind="primary"
        keycap="R"
        disabled={asking}
        title="Render this shot (R)"
        onPress={() => void renders.render(wishShot(shot))}
      >
        Queue
      </Button>
      {!asking && <RenderMenu shot={shot} />}
    </div>
  );
}

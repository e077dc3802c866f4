// Beside the render button: the same shot on another backend, or for another target, this once.
import { Icon } from "../../parts/marks/icon.tsx";
import { PopUp } from "../../parts/windows/pop-up.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { ShotStatus } from "../../../src/contracts/routes/episodes.ts";
import { sayBackend } from "../../store/settings/machine.ts";
import type { RenderWish } from "../../store/render/renders.ts";
import { backendsFor, targetsFor, wishOnBackend, wishOnTarget } from "../../store/render/render-places.ts";

export function RenderMenu({ shot }: { readonly shot: ShotStatus }) {
  const { machine, settings, cut, inspecting } = useEditor();
  const backends = backendsFor(machine.backends.value);
  const targets = targetsFor(shot, cut.shots.value, settings.stored.value);
  if (backends.length === 0 && targets.length === 0) return null;
  const button = (
    <>
      <Icon name="up" />
      <span class="unseen">Render elsewhere</span>
    </>
  );
  return (
    <PopUp name="Render elsewhere" button={button} buttonClass="button" title="On another backend or target" side="up">
      {(close) => {
        const press = (wish: RenderWish) => () => {
          close();
          void inspecting.queue(wish);
        };
        return (
          <>
            {backends.length > 0 && <div class="pop-up__head">Render on</div>}
            {backends.map(({ name, down }) => (
              <button
                key={name}
                type="button"
                class="pop-up__item"
                title={down ?? undefined}
                onClick={press(wishOnBackend(shot, name))}
              >
                {sayBackend(name)}
                {down !== null && <span class="quiet-text">down: it waits</span>}
              </button>
            ))}
            {targets.length > 0 && <div class="pop-up__head">On target, this once</div>}
            {targets.map((target) => (
              <button key={target} type="button" class="pop-up__item" onClick={press(wishOnTarget(shot, target))}>
                {target}
              </button>
            ))}
          </>
        );
      }}
    </PopUp>
  );
}

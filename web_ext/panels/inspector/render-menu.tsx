// Beside the render button: several takes of the shot at once, or the same shot on another backend, or for another target, this once.
import { Icon } from "../../components/marks/icon.tsx";
import { PopUp } from "../../components/overlays/pop-up.tsx";
import { useCut, useJobs } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { backendLabel } from "../../store/settings/machine.ts";
import type { RenderRequest } from "../../store/render/renders.ts";
import { requestShot } from "../../store/render/render-requests.ts";
import { backendsFor, targetsFor, requestOnBackend, requestOnTarget } from "../../store/render/render-places.ts";

const COUNTS = [2, 4, 9];

export function RenderMenu({ shot }: { readonly shot: ShotStatus }) {
  const { cut } = useCut();
  const { machine, settings, inspector } = useJobs();
  const backends = backendsFor(machine.backends.value);
  const targets = targetsFor(shot, cut.shots.value, settings.stored.value);
  const button = (
    <>
      <Icon name="up" />
      <span class="unseen">More ways to render</span>
    </>
  );
  return (
    <PopUp
      name="More ways to render"
      button={button}
      buttonClass="button"
      title="Several takes, or on another backend or target"
      side="up"
    >
      {(close) => {
        const press = (request: RenderRequest) => () => {
          close();
          void inspector.queue(request);
        };
        return (
          <>
            <div class="pop-up__head">Several takes</div>
            {COUNTS.map((count) => (
              <button key={count} type="button" class="pop-up__item" onClick={press(requestShot(shot, count))}>
                Render × {count}
                <kbd class="quiet-text">Shift {count}</kbd>
              </button>
            ))}
            {backends.length > 0 && <div class="pop-up__head">Render on</div>}
            {backends.map(({ name, down }) => (
              <button
                key={name}
                type="button"
                class="pop-up__item"
                title={down ?? undefined}
                onClick={press(requestOnBackend(shot, name))}
              >
                {backendLabel(name)}
                {down !== null && <span class="quiet-text">down: it waits</span>}
              </button>
            ))}
            {targets.length > 0 && <div class="pop-up__head">On target, this once</div>}
            {targets.map((target) => (
              <button key={target} type="button" class="pop-up__item" onClick={press(requestOnTarget(shot, target))}>
                {target}
              </button>
            ))}
          </>
        );
      }}
    </PopUp>
  );
}

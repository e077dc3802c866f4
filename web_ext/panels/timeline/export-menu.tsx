// Hands the cut on: one file of each kind that an editor, a player or a printer reads.
import { exportAddress } from "../../api/addresses.ts";
import { Icon } from "../../components/marks/icon.tsx";
import { PopUp } from "../../components/overlays/pop-up.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { EXPORTS } from "../../store/deliver/exports.ts";
import "./export-menu.css";

export function ExportMenu() {
  const { episode } = useEpisode();
  const place = episode.openPass.value;
  if (!place) return null;
  const button = (
    <>
      <Icon name="download" />
      Export
    </>
  );
  return (
    <PopUp name="Export" button={button} buttonClass="button" title="Hand the cut on to another program" side="end">
      {(close) => (
        <div class="export-menu">
          {EXPORTS.map(({ head, formats }) => (
            <div key={head}>
              <div class="pop-up__head">{head}</div>
              {formats.map(({ format, label, says }) => (
                <a key={format} class="pop-up__item" href={exportAddress(place, format)} download onClick={close}>
                  {label}
                  <span class="quiet-text">{says}</span>
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
    </PopUp>
  );
}

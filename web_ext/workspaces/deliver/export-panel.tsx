// The cut for other programs: one file of each kind, with what it is for.
import { exportAddress } from "../../api/addresses.ts";
import { Icon } from "../../components/marks/icon.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { EXPORTS } from "../../store/deliver/exports.ts";
import "./export-panel.css";

export function ExportPanel() {
  const { episode } = useEpisode();
  const place = episode.openPass.value;
  if (!place) return null;
  return (
    <section class="panel" aria-label="Export">
      <div class="panel__bar">
        <h2 class="panel__title">Export</h2>
        <span class="quiet-text">The cut of the {place.pass} pass, for other programs. Nothing is rendered.</span>
      </div>
      <div class="panel__body">
        {EXPORTS.map(({ head, formats }) => (
          <section key={head} class="panel__section">
            <h3 class="panel__heading">{head}</h3>
            <ul>
              {formats.map(({ format, label, says, about }) => (
                <li key={format} class="export-line">
                  <span class="export-line__words">
                    <span>
                      {label} <span class="quiet-text">{says}</span>
                    </span>
                    <span class="export-line__about">{about}</span>
                  </span>
                  <a class="button" href={exportAddress(place, format)} download>
                    <Icon name="download" />
                    Download<span class="unseen"> {label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

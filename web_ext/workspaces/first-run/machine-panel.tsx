// Beside the welcome: what the inspector will show, and what this machine can render on.
import { Chip } from "../../components/marks/chip.tsx";
import { Hint } from "../../components/hint.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { backendLabel } from "../../store/settings/machine.ts";
import type { SourceChip } from "../../store/render/next-render.ts";
import "./machine-panel.css";

const SOURCES: readonly SourceChip[] = [
  { word: "preset", origin: "preset" },
  { word: "series", origin: "series" },
  { word: "profile", origin: "profile" },
  { word: "script", origin: "line" },
  { word: "override", origin: "override" },
  { word: "request", origin: "request" },
];

export function MachinePanel() {
  const { machine } = useJobs();
  return (
    <section class="panel" aria-label="Inspector">
      <div class="panel__bar">
        <h2 class="panel__title">Next render</h2>
      </div>
      <Hint title="What a render would use, and why">
        <span>Every value says where it comes from:</span>
        <span class="machine__chips">
          {SOURCES.map((source) => (
            <Chip key={source.word} source={source} />
          ))}
        </span>
      </Hint>
      <div class="machine">
        <h3 class="machine__title">This machine</h3>
        <ul>
          {machine.backends.value.map((backend) => (
            <li key={backend.name} class="machine__line" title={backend.down ?? backend.where}>
              {backend.down === null ? <Icon name="ok" tone="ok" /> : <Icon name="dot" tone="off" />}
              <b>{backendLabel(backend.name)}</b>
              <span class="machine__state">{backend.down ?? "ready"}</span>
            </li>
          ))}
        </ul>
        {machine.version.value && <p class="machine__version">Episode Studio {machine.version.value}</p>}
      </div>
    </section>
  );
}

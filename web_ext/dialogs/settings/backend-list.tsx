// Each place where jobs can run: whether it can take one now, where it is, and why it cannot.
import { Icon } from "../../components/marks/icon.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { backendLabel, wordsOfHost } from "../../store/settings/machine.ts";
import { asSentence } from "../../store/base/format.ts";
import "./backend-list.css";

export function BackendList() {
  const { machine } = useJobs();
  return (
    <section class="settings__group" aria-label="Where jobs run now">
      <h3 class="panel__heading">Where jobs run now</h3>
      <ul class="backends" aria-live="polite">
        {machine.backends.value.map(({ name, where, down, hosts = [] }) => (
          <li key={name} class="backends__one">
            {down === null ? <Icon name="ok" tone="ok" /> : <Icon name="failed" tone="failed" />}
            <span class="backends__words">
              <span class="backends__line">
                <b>{backendLabel(name)}</b>
                <span class="backends__where">{where}</span>
                <span class="spring" />
                <span>{down === null ? "Ready" : "Down"}</span>
              </span>
              {down !== null && <span class="backends__why">{asSentence(down)}</span>}
              {hosts.map((host) => (
                <span key={host.where} class="backends__line" title={host.down ?? undefined}>
                  <span class="backends__where">{host.where}</span>
                  <span class="spring" />
                  <span>{wordsOfHost(host)}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

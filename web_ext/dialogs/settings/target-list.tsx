// Every target, and whether it can render with what the host has: what is ready first, and of the others why they are not.
import { useEffect } from "preact/hooks";
import { LinkButton } from "../../components/button.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { WhyNotReady } from "../../components/marks/why-not-ready.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { badgeOfMemory, badgeOfReadiness } from "../../store/render/readiness.ts";
import type { Readiness } from "../../store/render/targets.ts";
import "./backend-list.css";

const ORDER: readonly Readiness["status"][] = ["ready", "degraded", "not_ready", "unknown"];

export function TargetList() {
  const { targets, machine, installer, ownModels } = useJobs();
  const local = machine.backends.value.find(({ kind }) => kind === "local");
  const host = local && `${local.where} ${local.down ?? ""}`;
  useEffect(() => void targets.checkReadiness(), [host]);
  const judged = ORDER.flatMap((status) =>
    targets.withReadiness.value.filter(({ readiness }) => readiness?.status === status),
  );
  return (
    <section class="settings__group" aria-label="What can render">
      <div class="panel__head">
        <h3 class="panel__heading">What can render</h3>
        <span class="spring" />
        <LinkButton onPress={() => ownModels.show()}>Models from templates and workflows…</LinkButton>
        <LinkButton onPress={() => installer.show()}>Install features and models…</LinkButton>
      </div>
      {judged.length === 0 ? (
        <p class="panel__empty">Asking…</p>
      ) : (
        <ul class="backends" aria-live="polite">
          {judged.map(({ id, kind, label, readiness, memory }) => (
            <li key={id} class="backends__one">
              <span class="backends__words">
                <span class="backends__line">
                  <b>{label}</b>
                  <span class="backends__where">{kind}</span>
                  <span class="spring" />
                  {memory && <Badge status={badgeOfMemory(memory)} />}
                  {readiness && <Badge status={badgeOfReadiness(readiness)} />}
                </span>
                {readiness && <WhyNotReady readiness={readiness} label={label} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

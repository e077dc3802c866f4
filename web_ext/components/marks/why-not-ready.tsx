// Why a target is not plainly ready: the first sentence, and the others behind it.
import { LinkButton } from "../button.tsx";
import { useJobs } from "../contexts.tsx";
import { readinessReasons } from "../../store/render/readiness.ts";
import type { Readiness } from "../../store/render/targets.ts";
import "./why-not-ready.css";

interface WhyNotReadyProps {
  readonly readiness: Readiness;
  /** Of the target, as the installer has it. */
  readonly label: string;
}

export function WhyNotReady({ readiness, label }: WhyNotReadyProps) {
  const [first] = readinessReasons(readiness);
  if (first === undefined) return null;
  return (
    <>
      <Reasons readiness={readiness} />
      {readiness.status === "not_ready" && <InstallLink label={label} />}
    </>
  );
}

function InstallLink({ label }: { readonly label: string }) {
  const { installer } = useJobs();
  return (
    <span>
      <LinkButton onPress={() => installer.show(label)}>
        What can be installed<span class="unseen"> for {label}</span>
      </LinkButton>
    </span>
  );
}

function Reasons({ readiness }: { readonly readiness: Readiness }) {
  const [first, ...more] = readinessReasons(readiness);
  if (first === undefined) return null;
  if (more.length === 0) return <span class="why-not-ready">{first}</span>;
  return (
    <details class="why-not-ready">
      <summary>
        {first} <span class="why-not-ready__more">{more.length} more</span>
      </summary>
      {more.map((why) => (
        <div key={why}>{why}</div>
      ))}
    </details>
  );
}

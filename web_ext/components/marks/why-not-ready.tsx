// Why a target is not plainly ready: the first sentence, and the others behind it.
import { readinessReasons } from "../../store/render/readiness.ts";
import type { Readiness } from "../../store/render/targets.ts";
import "./why-not-ready.css";

export function WhyNotReady({ readiness }: { readonly readiness: Readiness }) {
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

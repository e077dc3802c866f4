// What was measured of a panorama on arrival, in words beside a shape.
import type { RefTakeEntry } from "../../../../src/contracts/replies/ref.ts";
import { Icon } from "../../../components/marks/icon.tsx";
import { panoramaVerdict } from "../../../store/refs/panoramas.ts";
import "./pano.css";

export function PanoVerdict({ take }: { readonly take: RefTakeEntry }) {
  const verdict = panoramaVerdict(take);
  if (!verdict) return null;
  const tone = verdict.isSound ? "ok" : "stale";
  return (
    <span class="pano-verdict" title={take.notes.join("\n")}>
      <Icon name={tone} tone={tone} />
      {verdict.words}
    </span>
  );
}

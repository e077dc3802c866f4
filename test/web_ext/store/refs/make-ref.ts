// A place with a picture that a shot reads, as the listing shows it; fields over that.
import type { SeriesRef } from "../../../../src/contracts/replies/ref.ts";

export const NOTHING_WRITTEN = { fields: [], stale: false, values: {} };

export function makeRef(fields: Partial<SeriesRef> = {}): SeriesRef {
  return {
    ...{ id: "location:yard", scope: "series", kind: "location", name: "Yard", key: "location__yard" },
    ...{ subject: null, of: null, path: "refs/yard.png", exists: true, sha1: "a", prompt: "", built_prompt: "wet" },
    ...{
      used_by: { final: [], proxy: ["sh010"] },
      override: NOTHING_WRITTEN,
      override_values: {},
      effective: { target: null },
    },
    ...{ can_generate: true, why_not: null, views: [], takes: [], picked: null, cleared: null, panels: 1 },
    ...{ panels_conflict: null, live_from: null, sheet_cleared: null, shared_with: [], live_owner: null },
    ...{ panos: [], tours: [], tour_holds: [] },
    ...fields,
  };
}

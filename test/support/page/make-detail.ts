// The detail of a shot as the service would report it, for tests of the inspector's logic.
import type { Effective, ShotDetail } from "../../../src/contracts/routes/episodes.ts";

export interface DetailFields extends Partial<Omit<ShotDetail, "effective">> {
  readonly effective?: Partial<Effective>;
}

/** A shot that a model renders in eight steps. What is overridden lies over that, as the service would send it. */
export function makeDetail({ effective = {}, ...fields }: DetailFields = {}): ShotDetail {
  const built: Effective = {
    prompt: "A wide shot.",
    seed: "9223372036854775807",
    seed_source: "stable",
    model: "base.safetensors",
    loras: [{ name: "grain", strength: 0.6 }],
    steps: 8,
    target: "wan22_i2v",
    width: 512,
    height: 288,
    length: 48,
    negative: null,
    negative_source: "none",
  };
  return {
    built: {} as ShotDetail["built"],
    built_prompt: "A wide shot.",
    override: {},
    override_stale: false,
    effective: { ...built, ...effective },
    target: "wan22_i2v",
    target_source: "series",
    built_target: "wan22_i2v",
    refs_used: [],
    takes: [],
    ...(fields.override && { built_values: built }),
    ...fields,
  };
}

// A shot of a dry run that would be made here for nothing; fields that a test is about are laid over it.
import type { DryRunShot } from "../../../src/contracts/routes/renders/dry-run.ts";

export function makeDryRunShot(shot: string, fields: Partial<DryRunShot> = {}): DryRunShot {
  return {
    ...{ shot, ok: true, skipped: null, error: null, at_start: null },
    ...{ target: "ltx2", target_label: "LTX-2.3", target_source: "series" },
    ...{
      prompt: "Ada walks.",
      negative: null,
      width: 128,
      height: 96,
      length: 24,
      hold: 0,
      lead_in: 0,
      fps: 24,
      seconds: 1,
    },
    ...{ seed: "4242", seed_source: "stable", model: "a.safetensors", steps: 8, loras: [], sources: {} },
    ...{ base: false, resolved: {}, lane: null, estimate: null, limit: null, inputs: [], sent: null, notes: [] },
    ...fields,
  };
}

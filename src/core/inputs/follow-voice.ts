// What a take does with the voice sample of its shot, on a target that takes one with its voice LoRA: the sample and a lead-in where
// that is installed, neither where it is not. docs/format.md "Voices".
import type { Resolved } from "../../contracts/schema.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { ChosenModels } from "./graph-values.ts";
import type { PlannedInput } from "./plan-inputs.ts";

/** The parameter of the optional file. */
const PARAM = "voice_lora";

export interface VoiceFacts {
  readonly target: Pick<VideoTarget, "capabilities" | "template" | "models">;
  readonly record: Pick<Sidecar, "fps" | "refs" | "continued_from">;
  readonly models: Pick<ChosenModels, "files">;
  /** What was found of the files; absent where nobody can say what the backend has. */
  readonly resolved: Resolved | undefined;
}

export interface FollowedVoice {
  readonly inputs: readonly PlannedInput[];
  /** Frames that are rendered in front of the take and left away. */
  readonly leadIn: number;
  readonly patch: Partial<Pick<Sidecar, "refs" | "lead_in">>;
  readonly notes: readonly string[];
}

export function followVoice(facts: VoiceFacts, inputs: readonly PlannedInput[]): FollowedVoice {
  const { target, record, resolved } = facts;
  const rules = target.capabilities.with_identity_lora;
  const sample = record.refs.find(isVoice);
  if (!rules || !sample) return { inputs, leadIn: 0, patch: {}, notes: [] };
  if (facts.models.files[PARAM] === undefined || resolved?.[PARAM] === undefined) {
    const refs = record.refs.filter((ref) => !isVoice(ref));
    const notes = resolved === undefined ? [unknownNote(target)] : [];
    return { inputs: inputs.filter((input) => !isVoice(input)), leadIn: 0, patch: { refs, lead_in: 0 }, notes };
  }
  if (!inputs.some(isVoice)) {
    const missing = `${sample.path} is missing: the voice of ${sample.subject ?? "the shot"} is made up`;
    return { inputs, leadIn: 0, patch: { lead_in: 0 }, notes: [missing] };
  }
  const isHeld = record.continued_from !== undefined || inputs.some(({ name }) => name === "first_frame");
  const leadIn = isHeld ? 0 : leadInFrames(rules.lead_in_seconds, record.fps, target.template.frames.step);
  return { inputs, leadIn, patch: { lead_in: leadIn }, notes: [] };
}

function isVoice({ role }: { readonly role?: string | undefined }): boolean {
  return role === "voice";
}

/** At least so long, in steps of the target's grid: what is rendered stays on it. */
function leadInFrames(seconds: number, fps: number, step: number): number {
  return Math.ceil((seconds * fps) / step) * step;
}

/** An optional file is not asked of a host that may lack it. */
function unknownNote({ models }: VoiceFacts["target"]): string {
  const { feature = "the voice", default: file = "its voice LoRA" } = models[PARAM] ?? {};
  return `${feature} is off: nobody can say whether ${file} is installed there`;
}

/** Parameters that the take has no use for, whatever is installed. */
export function idleParams(entry: { readonly voice_refs?: readonly unknown[] | undefined } | undefined): string[] {
  return entry && !entry.voice_refs?.length ? [PARAM] : [];
}

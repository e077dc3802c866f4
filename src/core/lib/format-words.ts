// Closed sets of words and limits that scripts and configs share.

export const PACES: readonly Pace[] = ["slow", "normal", "fast"];

export type Pace = "slow" | "normal" | "fast";

export type Retention = "fully_copy" | "partially_copy" | "reference";

/** What a script or a config may ask for; `silent` is only ever an answer. */
export const SCRIPT_POLICIES = ["generate", "dub", "dub_keep_foley", "clone"] as const;

export type ScriptPolicy = (typeof SCRIPT_POLICIES)[number];

export const RETENTIONS = ["fully_copy", "partially_copy", "reference"] as const;

export const MAX_OVERLAP = 360;

export const CONTINUITY = "continuity";

export const NAME = /^[A-Z][A-Z0-9_ '-]*/;

/** Whether a speaker of this name can be written in a script. */
export function canBeSpeaker(name: string): boolean {
  return NAME.exec(name)?.[0].trimEnd() === name;
}

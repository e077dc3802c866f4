// The words of the script language that the editor colours and offers. A test holds them to the service's own tables.
import { SIZES } from "../../../src/core/lib/size-words.ts";

export const SCRIPT_KEYS = [
  "who",
  "cast",
  "with",
  "props",
  "size",
  "plate",
  "dur",
  "duration",
  "audio",
  "pace",
  "camera",
  "sound",
  "music",
  "extras",
  "text",
  "policy",
  "retention",
  "model",
  "lora",
  "steps",
  "profile",
  "target",
  "first",
  "last",
  "guide",
  "continuous",
  "overlap",
  "colour",
  "animatic",
] as const;

/** As a script says them: `medium`, where a slate says `medium shot`. */
export const SIZE_WORDS: readonly string[] = SIZES.map(({ word }) => word.replace(/ shot$/, ""));

/** Values that a key takes from a closed set. */
export const KEY_VALUES: Readonly<Record<string, readonly string[]>> = {
  size: SIZE_WORDS,
  dur: ["auto", "model"],
  duration: ["auto", "model"],
  pace: ["slow", "normal", "fast"],
  policy: ["generate", "dub", "dub_keep_foley", "clone"],
  retention: ["fully_copy", "partially_copy", "reference"],
  first: ["generate", "import", "none"],
  last: ["generate", "import", "none"],
  continuous: ["first", "latent", "none"],
  lora: ["none"],
  colour: ["plate", "first", "none"],
  animatic: ["slate clean", "slate captions", "sound guide", "sound none", "side left", "side right"],
};

/** Moves that a drawn shot shows; any other words are for the model. */
export const CAMERA_MOVES: readonly string[] = [
  "slow push in",
  "slow pull back",
  "pan left",
  "pan right",
  "tilt up",
  "tilt down",
  "track left",
  "track right",
  "crane up",
  "crane down",
  "arc around",
  "zoom in",
  "handheld",
  "locked off",
];

/** Ids that the config gives to what a key names, and the targets that there are. */
export interface ConfigNames {
  readonly subjects: readonly string[];
  readonly locations: readonly string[];
  readonly profiles: readonly string[];
  readonly targets: readonly string[];
}

/** Read from the config's text; of one that is no JSON right now nothing is offered. */
export function namesOf(configText: string, targets: readonly string[] = []): ConfigNames {
  const config = parsed(configText);
  const ids = (key: string) => {
    const block = config[key];
    return block !== null && typeof block === "object" ? Object.keys(block).filter((id) => !id.startsWith("_")) : [];
  };
  return { subjects: ids("subjects"), locations: ids("locations"), profiles: ids("profiles"), targets };
}

/** What can stand after a key's colon. */
export function valuesFor(key: string, names: ConfigNames): readonly string[] {
  if (["who", "cast", "with", "props"].includes(key)) return names.subjects;
  if (key === "plate") return names.locations;
  if (key === "profile") return names.profiles;
  if (key === "target") return names.targets;
  return KEY_VALUES[key] ?? [];
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

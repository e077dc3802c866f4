// What can be written where the caret stands in a script: keys and speakers at a line's start, places behind a sequence, what a key takes,
// rules behind `lint: off`. The config and the script itself are read for the names.
import { RULES } from "../../../src/core/lib/diagnostics.ts";
import { CAMERA_MOVES, SCRIPT_KEYS, valuesFor, type ConfigNames } from "./script-words.ts";

export type CompletionKind = "key" | "value" | "speaker" | "place" | "rule";

export interface Offer {
  readonly label: string;
  readonly kind: CompletionKind;
  /** What is written, where it is more than the label. */
  readonly apply?: string;
  /** What it means, in a few words. */
  readonly detail?: string;
}

export interface Completions {
  /** How many characters before the caret are replaced. */
  readonly typed: number;
  readonly offers: readonly Offer[];
}

export interface CompletionPlace {
  /** The line up to the caret. */
  readonly before: string;
  /** The whole script. */
  readonly script: string;
  readonly names: ConfigNames;
  /** It was asked for: also where nothing is typed yet. */
  readonly isAsked: boolean;
}

export function completionsAt(place: CompletionPlace): Completions | undefined {
  const found = ruleAt(place) ?? placeAt(place) ?? valueAt(place) ?? speakerAt(place) ?? keyAt(place);
  return found && found.offers.length > 0 ? found : undefined;
}

function ruleAt({ before }: CompletionPlace): Completions | undefined {
  const match = /^\s*\/\/\s*lint:\s*off\s+(?:[\w-]+\s*,\s*)*([\w-]*)$/.exec(before);
  if (!match) return undefined;
  const offers = Object.entries(RULES).map(([label, detail]): Offer => ({ label, kind: "rule", detail }));
  return { typed: (match[1] ?? "").length, offers };
}

/** `# sq01 quay`: the place of a sequence. */
function placeAt({ before, names }: CompletionPlace): Completions | undefined {
  const match = /^#\s+\S+\s+([\w-]*)$/.exec(before);
  if (!match) return undefined;
  return {
    typed: (match[1] ?? "").length,
    offers: names.locations.map((label): Offer => ({ label, kind: "place" })),
  };
}

function valueAt({ before, script, names }: CompletionPlace): Completions | undefined {
  const match = /^([a-z][a-z_]*)\s*:(.*)$/.exec(before);
  const [, key = "", rest = ""] = match ?? [];
  if (!match) return undefined;
  if (key === "camera") {
    const typed = rest.trimStart();
    const used = usedWith(key, script).filter((words) => words !== typed);
    const labels = [...new Set([...used, ...CAMERA_MOVES])];
    return { typed: typed.length, offers: labels.map((label): Offer => ({ label, kind: "value" })) };
  }
  const typed = /[\w.-]*$/.exec(rest)?.[0] ?? "";
  return { typed: typed.length, offers: valuesFor(key, names).map((label): Offer => ({ label, kind: "value" })) };
}

/** Subjects of the config, and whoever speaks in the script already. */
function speakerAt({ before, script, names }: CompletionPlace): Completions | undefined {
  if (!/^[A-Z][A-Z0-9_ '-]*$/.test(before)) return undefined;
  const speaking = Array.from(
    script.matchAll(/^([A-Z][A-Z0-9_ '-]*?)\s*(?:\([^)\n]*\))?\s*:/gm),
    ([, name = ""]) => name,
  );
  const labels = [...new Set([...names.subjects.map((id) => id.toUpperCase()), ...speaking])];
  const offers = labels.filter((label) => label !== before);
  return {
    typed: before.length,
    offers: offers.map((label): Offer => ({ label, kind: "speaker", apply: `${label}: ` })),
  };
}

function keyAt({ before, isAsked }: CompletionPlace): Completions | undefined {
  if (!/^[a-z]+$/.test(before) && !(isAsked && before === "")) return undefined;
  return {
    typed: before.length,
    offers: SCRIPT_KEYS.map((label): Offer => ({ label, kind: "key", apply: `${label}: ` })),
  };
}

/** Words that the script has behind a key, those of its end first. */
function usedWith(key: string, script: string): readonly string[] {
  const found = Array.from(script.matchAll(new RegExp(`^${key}\\s*:\\s*(\\S.*)$`, "gm")), ([, words = ""]) =>
    words.trim(),
  );
  return [...new Set(found.reverse())];
}

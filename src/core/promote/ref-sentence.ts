// The one sentence of the config that a reference's prompt is built around: a subject's design, a location's description; and
// whether a prompt written over the built one is that sentence with other words, and nothing else.
//
// Nothing here knows how prompts of references are worded. A prompt's `base_hash` says what it was written over: when that was the
// sentence alone, the prompt is the new sentence. When it was more, the prompt has more too, and it is unknown what of it is
// the design. Without one, only a prompt that shows no trace of a whole picture prompt counts as a sentence.
import type { Series } from "../series/series.ts";
import { sha1 } from "../lib/hash.ts";

export interface WrittenPrompt {
  /** Without blanks around it. */
  readonly prompt: string;
  readonly baseHash: string | undefined;
}

/** The sentence that the config has for a reference, "" while it has none; or why there is no place for one. */
export type FoundSentence =
  | { readonly ok: true; readonly sentence: string; readonly isCharacter: boolean }
  | { readonly ok: false; readonly reason: string };

export function sentenceOf({ subjects, locations }: Series, ref: string): FoundSentence {
  const [kind = "", ...rest] = ref.split(":");
  const id = rest.join(":");
  if (kind === "voice") return { ok: false, reason: "how a voice sounds is not promoted" };
  if (kind === "shot") return { ok: false, reason: "a keyframe is described by its shot: change the action instead" };
  const subject = kind === "subject" ? subjects.get(id) : undefined;
  const location = kind === "location" ? locations.get(id) : undefined;
  if (subject) return { ok: true, sentence: subject.design ?? "", isCharacter: subject.kind === "character" };
  if (location) return { ok: true, sentence: location.description, isCharacter: false };
  return { ok: false, reason: "the series config has no such reference" };
}

/** Why a prompt cannot take the place of the sentence, or undefined. The sentence itself can: a promote that was stopped left it. */
export function notASentence({ prompt, baseHash }: WrittenPrompt, sentence: string, look: string): string | undefined {
  if (prompt === sentence) return undefined;
  if (baseHash !== undefined && baseHash !== sha1(sentence)) return MORE;
  if (/[\n\r]/.test(prompt)) return "it has several paragraphs, and the series config has one sentence";
  if (baseHash === undefined && (contains(prompt, look) || contains(prompt, sentence))) return MORE;
  return undefined;
}

const MORE =
  "it is a whole picture prompt, and which part of it is the design or description cannot be told: write that part into the series config";

function contains(prompt: string, part: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s.,;]+/g, " ")
      .trim();
  return plain(part) !== "" && plain(prompt).includes(plain(part));
}

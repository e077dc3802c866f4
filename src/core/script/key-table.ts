// Every key that a script knows. A new one is a construct file and a line here.
import { audio } from "./constructs/audio.ts";
import { continuous } from "./constructs/continuous.ts";
import { dur } from "./constructs/dur.ts";
import { freeText } from "./constructs/free-text.ts";
import { first, last } from "./constructs/keyframe.ts";
import { lora } from "./constructs/lora.ts";
import { nameValue } from "./constructs/name-value.ts";
import { overlap } from "./constructs/overlap.ts";
import { pace } from "./constructs/pace.ts";
import { plate } from "./constructs/plate.ts";
import { policy } from "./constructs/policy.ts";
import { retention } from "./constructs/retention.ts";
import { size } from "./constructs/size.ts";
import { steps } from "./constructs/steps.ts";
import { who, withProps } from "./constructs/subjects.ts";
import type { KeyConstruct } from "./key-construct.ts";

export const KEYS = {
  who,
  with: withProps,
  size,
  plate,
  dur,
  audio,
  pace,
  camera: freeText,
  sound: freeText,
  music: freeText,
  extras: freeText,
  text: freeText,
  policy,
  retention,
  model: nameValue,
  lora,
  steps,
  profile: nameValue,
  target: nameValue,
  first,
  last,
  continuous,
  overlap,
} as const satisfies Record<string, KeyConstruct<unknown>>;

export type KeyName = keyof typeof KEYS;
export type KeyValue<Key extends KeyName> = (typeof KEYS)[Key] extends KeyConstruct<infer Value> ? Value : never;

const BY_SPELLING = new Map<string, KeyName>(
  (Object.keys(KEYS) as KeyName[]).flatMap((key) => [key, ...KEYS[key].aliases].map((word) => [word, key] as const)),
);

/** Every spelling of every key. */
export const KEY_WORDS: readonly string[] = [...BY_SPELLING.keys()];

/** The key that a word means, aliases included. */
export function findKey(word: string): KeyName | undefined {
  return BY_SPELLING.get(word);
}

// Scripts that are right, made at random: what they say as data, and how that is written down.
import fc from "fast-check";
import type { SpokenText, KeyName } from "../../../src/core/script/tree.ts";
import type { KeyConstruct } from "../../../src/core/script/keys/key-construct.ts";
import { KEYS } from "../../../src/core/script/keys/key-table.ts";

interface PlannedKey {
  readonly key: KeyName;
  readonly text: string;
  readonly value: unknown;
}

interface PlannedShot {
  readonly keys: readonly PlannedKey[];
  readonly prose: readonly string[];
  readonly dialogue: readonly SpokenText[];
}

export interface ScriptPlan {
  readonly id: string;
  readonly title: string;
  readonly sequences: readonly {
    readonly id: string;
    readonly location: string;
    readonly shots: readonly PlannedShot[];
  }[];
}

const id = fc.stringMatching(/^[a-z][a-z0-9_]{0,7}$/);
/** Words of any script that begin no syntax and hold no colon. */
const words = fc
  .array(
    fc.constantFrom("She", "waits", "50%", '"now"', "it's", "<b>", "$x", "\\n", "🎬", "שלום", "走", "(x)", "#1", "="),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => `The ${parts.join(" ")}`);

/** A key with one of its construct's own examples: those that are read in a shot without a remark. */
function plannedKey(key: KeyName): fc.Arbitrary<PlannedKey> {
  const construct: KeyConstruct<unknown> = KEYS[key];
  const plain = construct.examples.filter(({ text, scope }) => {
    const reading = construct.read(text, "shot");
    return scope !== "header" && !("problem" in reading) && !reading.warning && !reading.legacy;
  });
  return fc.constantFrom(...plain.map(({ text, reads }) => ({ key, text, value: reads })));
}

const keys = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(KEYS) as KeyName[])), { maxLength: 8 })
  .chain((names) => fc.tuple(...names.map(plannedKey)));

const spoken = fc.record<SpokenText>({
  name: fc.stringMatching(/^[A-Z][A-Z0-9_' -]{0,8}[A-Z0-9]$/),
  mode: fc.constantFrom("on", "vo", "os"),
  delivery: fc.constantFrom("", "softly", "into the phone, tired"),
  text: fc.tuple(words, fc.constantFrom("", ": and now", "! (really)")).map((parts) => parts.join("")),
});

const shot = fc.record<PlannedShot>({
  keys,
  prose: fc.array(words, { minLength: 1, maxLength: 3 }),
  dialogue: fc.array(spoken, { maxLength: 3 }),
});

export const scriptPlan: fc.Arbitrary<ScriptPlan> = fc.record({
  id,
  title: words,
  sequences: fc.array(fc.record({ id, location: id, shots: fc.array(shot, { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

const MARKERS = { on: "", vo: "V.O.", os: "O.S." };

export function printScript(plan: ScriptPlan): string {
  let count = 0;
  const sequences = plan.sequences.map(({ id: sequence, location, shots }) =>
    [`# ${sequence} ${location}`, ...shots.map((planned) => `## sh${++count}0\n${printShot(planned)}`)].join("\n\n"),
  );
  return [`= ${plan.id}  ${plan.title}`, ...sequences, ""].join("\n\n");
}

/** Key lines, prose and dialogue in turns, with comments between. */
function printShot({ keys: lines, prose, dialogue }: PlannedShot): string {
  const columns = [
    lines.map(({ key, text }) => `${key}: ${text}`),
    prose.map((text) => `  ${text} `),
    dialogue.map(({ name, mode, delivery, text }) => {
      const paren = [MARKERS[mode], delivery].filter((part) => part !== "").join(", ");
      return `${name}${paren === "" ? "" : ` (${paren})`}: ${text}`;
    }),
  ];
  const rows = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: rows }, (_, i) => columns.flatMap((column) => column[i] ?? []).concat("// next"))
    .flat()
    .join("\n");
}

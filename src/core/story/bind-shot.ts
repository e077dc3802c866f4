// Who is in a shot and who says what: names become subjects, speakers join the cast, variants take their base's lines.
import type { DialogueLine } from "../../contracts/files/story.ts";
import type { Diagnostics } from "../lib/diagnostics.ts";
import { didYouMean, keysOf, listed, quoted } from "../lib/wording.ts";
import {
  namesIn,
  type LineValue,
  type ShotNode,
  type SpokenText,
  findKeyLine,
  type SequenceNode,
} from "../script/tree.ts";
import type { Series, Subject } from "../series/series.ts";
import { characterIds, type Speakers } from "./speakers.ts";
import { mendName, mendSpeaker } from "./mend-names.ts";
import { findKey } from "../script/keys/key-table.ts";
import type { Binding } from "./record-shot.ts";

export interface BindingContext {
  readonly series: Series;
  readonly speakers: Speakers;
  readonly diagnostics: Diagnostics;
}

export function bindShot(shot: ShotNode, context: BindingContext): Binding {
  const named = knownNames(shot, "who", context);
  const props = knownNames(shot, "with", context);
  const dialogue = shot.dialogue.flatMap((spoken) => bindLine(spoken, context));
  const onScreenSpeakers = dialogue.filter(({ mode }) => mode === "on").map(({ speaker }) => speaker);
  const cast = [...new Set([...named, ...onScreenSpeakers])];
  return bindVariants({ cast, props, dialogue }, new Set([...named, ...props]), shot, context);
}

/** Spoken lines outside shots are errors; an unknown speaker is reported as such. */
export function checkStrayDialogue(lines: readonly LineValue<SpokenText>[], context: BindingContext): void {
  for (const spoken of lines) {
    if (!findSpeaker(spoken, context)) continue;
    context.diagnostics.problem(
      spoken.line,
      `dialogue of ${quoted(spoken.value.name)} outside a shot: move it under a ## line`,
    );
  }
}

function knownNames(shot: ShotNode, key: "who" | "with", { series, diagnostics }: BindingContext): string[] {
  const known = keysOf(series.subjects);
  return namesIn(shot, key).flatMap(({ line, value: id }) => {
    if (series.subjects.has(id)) return [id];
    const message = `unknown subject ${quoted(id)}${didYouMean(id, known)}: known are ${listed(known)}`;
    diagnostics.problem(line, message, mendName(id, known, key === "who" ? "character" : "prop"));
    return [];
  });
}

function bindLine(spoken: LineValue<SpokenText>, context: BindingContext): DialogueLine[] {
  const speaker = findSpeaker(spoken, context);
  const { mode, delivery, text } = spoken.value;
  return speaker ? [{ speaker: speaker.id, mode, delivery, line: text }] : [];
}

function findSpeaker(
  { line, value }: LineValue<SpokenText>,
  { series, speakers, diagnostics }: BindingContext,
): Subject | undefined {
  const subject = speakers.get(value.name);
  if (subject?.kind === "character") return subject;
  const known = characterIds(series);
  const name = quoted(value.name);
  if (subject) {
    diagnostics.problem(line, `${name} is a ${subject.kind} and cannot speak: known characters are ${listed(known)}`);
    return undefined;
  }
  const key = findKey(value.name.toLowerCase());
  const advice = key
    ? `For the key, write "${value.name.toLowerCase()}:" in lower case`
    : "Check the spelling, or write it as prose";
  diagnostics.problem(
    line,
    `unknown character ${name}${didYouMean(value.name, known)}: known are ${listed(known)}. ${advice}`,
    key ? [] : mendSpeaker(value.name, known),
  );
  return undefined;
}

/** A variant on screen stands for its base: it speaks all the base's lines, and the base leaves unless the script names it. */
function bindVariants(bound: Binding, named: ReadonlySet<string>, shot: ShotNode, context: BindingContext): Binding {
  const variants = variantsByBase(bound, context.series);
  if (variants.size === 0) return bound;
  for (const [base, worn] of variants) {
    const complaint =
      worn.length > 1
        ? `two variants of ${quoted(base)} (${listed(worn)}): keep one`
        : named.has(base)
          ? `${quoted(base)} together with its variant ${quoted(worn[0] ?? "")}: name the variant only`
          : undefined;
    if (complaint) context.diagnostics.problem(shot.line, `shot ${quoted(shot.id)} has ${complaint}`);
  }
  const voiceOf = (id: string) => variants.get(id)?.[0] ?? id;
  return {
    cast: bound.cast.filter((id) => named.has(id) || !variants.has(id)),
    props: bound.props,
    dialogue: bound.dialogue.map((line) => ({ ...line, speaker: voiceOf(line.speaker) })),
  };
}

function variantsByBase({ cast, props }: Binding, series: Series): Map<string, string[]> {
  const variants = new Map<string, string[]>();
  for (const id of new Set([...cast, ...props])) {
    const base = series.subjects.get(id)?.of ?? null;
    const worn = base === null ? undefined : variants.get(base);
    if (worn) worn.push(id);
    else if (base !== null) variants.set(base, [id]);
  }
  return variants;
}

export function checkSequence(sequence: SequenceNode, context: BindingContext): void {
  if (sequence.location !== "") checkLocation(sequence.location, sequence.line, context);
  checkProfile(sequence, sequence.line, context);
}

export function checkShot(shot: ShotNode, binding: Binding, context: BindingContext): void {
  const plate = findKeyLine(shot, "plate");
  if (plate?.value) checkLocation(plate.value, plate.line, context);
  checkProfile(shot, findKeyLine(shot, "profile")?.line ?? shot.line, context);
  checkDesigns(shot, binding, context);
}

function checkLocation(id: string, line: number, { series, diagnostics }: BindingContext): void {
  if (series.locations.has(id)) return;
  const known = keysOf(series.locations);
  const message = `unknown location ${quoted(id)}${didYouMean(id, known)}: known are ${listed(known)}`;
  diagnostics.problem(line, message, mendName(id, known, "location"));
}

function checkProfile(block: SequenceNode | ShotNode, line: number, { series, diagnostics }: BindingContext): void {
  const name = findKeyLine(block, "profile")?.value ?? null;
  if (name === null || series.profiles.has(name)) return;
  const known = keysOf(series.profiles);
  const message = `unknown profile ${quoted(name)}${didYouMean(name, known)}: known are ${listed(known)}`;
  diagnostics.problem(line, message, mendName(name, known));
}

/** A subject that is only heard needs a voice; one that is seen needs a design. */
function checkDesigns(shot: ShotNode, { cast, props }: Binding, { series, diagnostics }: BindingContext): void {
  const withLines = new Map(namesIn(shot, "with").map(({ line, value }) => [value, line]));
  for (const id of new Set([...cast, ...props])) {
    if (series.subjects.get(id)?.design !== null) continue;
    const line = cast.includes(id) ? shot.line : (withLines.get(id) ?? shot.line);
    diagnostics.problem(
      line,
      `shot ${quoted(shot.id)} shows ${quoted(id)}, which has no design: add one to subjects.${id} in the config, or let it be heard only, (V.O.) or (O.S.)`,
    );
  }
}

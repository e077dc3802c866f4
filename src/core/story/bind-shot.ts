// Who is in a shot and who says what: names become subjects, speakers join the cast, variants take their base's lines.
import type { DialogueLine } from "../../contracts/files/story.ts";
import type { Findings } from "../lib/findings.ts";
import { didYouMean, keysOf, listed, quoted } from "../lib/wording.ts";
import { findKey } from "../script/key-table.ts";
import { namesIn, type Placed, type ShotNode, type SpokenText } from "../script/tree.ts";
import type { Series, Subject } from "../series/series.ts";
import { characterIds, type Speakers } from "./speakers.ts";

export interface Telling {
  readonly series: Series;
  readonly speakers: Speakers;
  readonly findings: Findings;
}

export interface Binding {
  /** Subject ids in order: those that `who` names, then on-screen speakers that it does not. */
  readonly cast: readonly string[];
  readonly props: readonly string[];
  readonly dialogue: readonly DialogueLine[];
}

export function bindShot(shot: ShotNode, telling: Telling): Binding {
  const named = knownNames(shot, "who", telling);
  const props = knownNames(shot, "with", telling);
  const dialogue = shot.dialogue.flatMap((spoken) => bindLine(spoken, telling));
  const speaking = dialogue.filter(({ mode }) => mode === "on").map(({ speaker }) => speaker);
  const cast = [...new Set([...named, ...speaking])];
  return bindVariants({ cast, props, dialogue }, new Set([...named, ...props]), shot, telling);
}

/** Spoken lines outside shots are errors; an unknown speaker is told as such. */
export function checkStrayDialogue(lines: readonly Placed<SpokenText>[], telling: Telling): void {
  for (const spoken of lines) {
    if (!findSpeaker(spoken, telling)) continue;
    telling.findings.problem(
      spoken.line,
      `dialogue of ${quoted(spoken.value.name)} outside a shot: move it under a ## line`,
    );
  }
}

function knownNames(shot: ShotNode, key: "who" | "with", { series, findings }: Telling): string[] {
  const known = keysOf(series.subjects);
  return namesIn(shot, key).flatMap(({ line, value: id }) => {
    if (series.subjects.has(id)) return [id];
    findings.problem(line, `unknown subject ${quoted(id)}${didYouMean(id, known)}: known are ${listed(known)}`);
    return [];
  });
}

function bindLine(spoken: Placed<SpokenText>, telling: Telling): DialogueLine[] {
  const speaker = findSpeaker(spoken, telling);
  const { mode, delivery, text } = spoken.value;
  return speaker ? [{ speaker: speaker.id, mode, delivery, line: text }] : [];
}

function findSpeaker(
  { line, value }: Placed<SpokenText>,
  { series, speakers, findings }: Telling,
): Subject | undefined {
  const subject = speakers.get(value.name);
  if (subject?.kind === "character") return subject;
  const known = characterIds(series);
  const name = quoted(value.name);
  if (subject) {
    findings.problem(line, `${name} is a ${subject.kind} and cannot speak: known characters are ${listed(known)}`);
    return undefined;
  }
  const key = findKey(value.name.toLowerCase());
  const advice = key
    ? `For the key, write "${value.name.toLowerCase()}:" in lower case`
    : "Check the spelling, or write it as prose";
  findings.problem(
    line,
    `unknown character ${name}${didYouMean(value.name, known)}: known are ${listed(known)}. ${advice}`,
  );
  return undefined;
}

/** A variant on screen stands for its base: it speaks all the base's lines, and the base leaves unless the script names it. */
function bindVariants(bound: Binding, named: ReadonlySet<string>, shot: ShotNode, telling: Telling): Binding {
  const variants = variantsByBase(bound, telling.series);
  if (variants.size === 0) return bound;
  for (const [base, worn] of variants) {
    const complaint =
      worn.length > 1
        ? `two variants of ${quoted(base)} (${listed(worn)}): keep one`
        : named.has(base)
          ? `${quoted(base)} together with its variant ${quoted(worn[0] ?? "")}: name the variant only`
          : undefined;
    if (complaint) telling.findings.problem(shot.line, `shot ${quoted(shot.id)} has ${complaint}`);
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

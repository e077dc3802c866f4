// Writes candidates into the texts: lines of the script, values of the config.
import { setKeyLines, type KeyEdit } from "../script/edit-keys.ts";
import { setConfigValue } from "../series/edit-config.ts";
import { writingOf, type Candidate } from "./candidate.ts";
import type { Texts } from "./promote-model.ts";

export interface WrittenTexts {
  readonly texts: Texts;
  /** 1-based lines of the new script. */
  readonly lines: ReadonlyMap<Candidate, number>;
}

export function writeCandidates({ script, series }: Texts, candidates: readonly Candidate[]): WrittenTexts {
  const edits = new Map<Candidate, KeyEdit>();
  let config = series;
  for (const candidate of candidates) {
    const writing = writingOf(candidate);
    if (writing.dest === "series") config = setConfigValue(config, writing.path, writing.value);
    else if (candidate.scope === "shot") edits.set(candidate, { ...writing, shot: candidate.shot });
  }
  const edited = setKeyLines(script, [...edits.values()]);
  const lines = [...edits].flatMap(([candidate, edit]): [Candidate, number][] => {
    const line = edited.lines.get(edit);
    return line === undefined ? [] : [[candidate, line]];
  });
  return { texts: { script: edited.text, series: config }, lines: new Map(lines) };
}

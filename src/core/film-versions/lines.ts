// The lines of a version in another language beside those of the script: a line is known by its words in the script, so that moving lines and
// shots about loses none, and a line that was written anew says so.
import type { FilmVersion } from "../../contracts/files/delivery/film-version.ts";
import type { VersionLine } from "../../contracts/routes/delivery/film-versions.ts";
import type { Handoff, HandoffItem } from "../handoff/timeline.ts";
import { oneLine } from "../lib/one-line.ts";

export interface ScriptLine {
  readonly speaker: string;
  readonly line: string;
}

export interface ShotLines {
  readonly lines: readonly VersionLine[];
  /** What the script says no more: its words then. */
  readonly unused: readonly string[];
}

/** A shot's lines, each with what the version says for it. */
export function versionLines(version: FilmVersion, shot: string, script: readonly ScriptLine[]): ShotLines {
  const left = [...(Object.hasOwn(version.lines ?? {}, shot) ? (version.lines?.[shot] ?? []) : [])];
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]?.text);
  const same = script.map(({ line }) => take(left.findIndex(({ source }) => oneLine(source) === oneLine(line))));
  // What is left over on both sides is paired in its order: lines that were written anew.
  const lines = script.map(({ speaker, line }, index): VersionLine => {
    const known = same[index];
    const text = known ?? take(0) ?? null;
    const state = known !== undefined ? "ok" : text === null ? "missing" : "changed";
    return text?.trim() === ""
      ? { shot, speaker, source: line, text: null, state: "missing" }
      : { shot, speaker, source: line, text, state };
  });
  return { lines, unused: left.map(({ source }) => source) };
}

export interface SpokenVersion {
  readonly handoff: Handoff;
  readonly notes: readonly string[];
}

/** The cut with the version's lines in the place of the script's. A line that nobody has written yet stays as the script has it. */
export function inLanguage(handoff: Handoff, version: FilmVersion): SpokenVersion {
  if (version.language === undefined) return { handoff, notes: [] };
  const notes: string[] = [];
  const items = handoff.items.map((item): HandoffItem => {
    const lines = versionLines(version, item.shot, item.lines).lines.map((line) =>
      line.text === null ? elsewhere(version, line) : line,
    );
    const missing = lines.filter(({ state }) => state === "missing").length;
    const changed = lines.filter(({ state }) => state === "changed").length;
    if (missing > 0)
      notes.push(`${item.shot}: ${countOf(missing)} not in ${version.language} yet: the script's words stand`);
    if (changed > 0)
      notes.push(`${item.shot}: ${countOf(changed)} changed in the script since it was put into ${version.language}`);
    return { ...item, lines: item.lines.map((line, at) => ({ ...line, line: lines[at]?.text ?? line.line })) };
  });
  return { handoff: { ...handoff, items }, notes };
}

/** A clip may play the sound of another shot: the version has its lines there. */
function elsewhere({ lines = {} }: FilmVersion, line: VersionLine): VersionLine {
  const all = Object.values(lines).flat();
  const text = all.find(({ source }) => oneLine(source) === oneLine(line.source))?.text.trim() ?? "";
  return text === "" ? line : { ...line, text, state: "ok" };
}

function countOf(count: number): string {
  return count === 1 ? "a line is" : `${count} lines are`;
}

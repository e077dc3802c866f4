// An alignment as a page of Markdown: what each shot plays and how sure that is. Holds no date, so the same alignment is the same page.
import { secondsOf } from "../time/rate.ts";
import type { Alignment } from "./align.ts";
import type { AlignWindow, WindowFrames, LineTime } from "./align-window.ts";

export interface ReportFacts {
  readonly title: string;
  /** Path of the recording, relative to the episode. */
  readonly recording: string;
  /** Seconds. */
  readonly duration: number;
  readonly words: number;
  readonly frames: (shot: string, window: AlignWindow) => WindowFrames | undefined;
}

export function writeReport(alignment: Alignment, facts: ReportFacts): string {
  const first = Math.min(...[...alignment.windows.values()].map(({ from }) => from));
  const starts = Number.isFinite(first) ? [`- the picture starts at ${first.toFixed(3)} s of it`] : [];
  const notes = alignment.notes.length === 0 ? ["Nothing to look at."] : alignment.notes.map(({ text }) => `- ${text}`);
  const blocks = [
    [`# Alignment of ${facts.title}`],
    [`- recording: ${facts.recording}, ${facts.duration.toFixed(3)} s, ${facts.words} words heard`, ...starts],
    ["## Shots"],
    table(
      ["shot", "window", "length", "frames", "speech", "match"],
      alignment.shots.map(({ id }) => shotRow(id, alignment, facts)),
    ),
    ["## Notes"],
    notes,
    ["## Lines"],
    table(["shot", "who", "start", "end", "match", "text"], alignment.times.map(lineRow)),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function shotRow(id: string, { times, windows }: Alignment, { frames }: ReportFacts): string[] {
  const own = times.filter(({ line }) => line.shot === id);
  const speech =
    own.length === 0
      ? ""
      : `${Math.min(...own.map(({ start }) => start)).toFixed(2)}-${Math.max(...own.map(({ end }) => end)).toFixed(2)}`;
  const match = own.length === 0 ? "" : percent(Math.min(...own.map(({ coverage }) => coverage)));
  const window = windows.get(id);
  if (!window) return [id, "keeps its dur", "", "", speech, match];
  const length = `${(window.to - window.from).toFixed(3)} s`;
  return [
    id,
    `${window.from.toFixed(3)}-${window.to.toFixed(3)}`,
    length,
    framesText(frames(id, window)),
    speech,
    match,
  ];
}

function framesText(frames: WindowFrames | undefined): string {
  if (!frames) return "";
  const { asked, rendered, fps } = frames;
  if (rendered === null) return `${asked}, more than its target makes`;
  return rendered === asked ? `${asked}` : `${asked}, rendered ${rendered} (${secondsOf(rendered, fps).toFixed(3)} s)`;
}

function lineRow({ line, start, end, coverage, isGuess }: LineTime): string[] {
  return [line.shot, line.who, start.toFixed(2), end.toFixed(2), isGuess ? "guess" : percent(coverage), line.text];
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => "-"), ...rows].map((cells) => `| ${cells.map(cellText).join(" | ")} |`);
}

/** Nothing that a script says may end a cell. */
function cellText(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("\\", "\\\\").replaceAll("|", "\\|");
}

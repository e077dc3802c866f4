// What a command says: sentences for a person, or one JSON document for a program. Progress goes to standard error,
// as a bar on a terminal and as plain lines elsewhere, so that standard output stays the answer.
import { SingleBar } from "cli-progress";
import { reasonOf } from "../contracts/refusal.ts";

export interface Output {
  /** The answer: `json` for `--json`, else the lines. */
  answer(json: unknown, lines: readonly string[]): void;
  /** A remark on the way. */
  note(line: string): void;
  /** Work that takes long, in whole steps; `end` when it is over. */
  progress(title: string): Progress;
}

export interface Progress {
  at(done: number, total: number, about?: string): void;
  end(): void;
}

/** The result of a command; `failed` ends the program with code 1. */
export interface Answer {
  readonly json: unknown;
  readonly lines: readonly string[];
  readonly failed?: boolean;
}

/** What a running command works with. */
export interface CommandIo {
  readonly output: Output;
  /** Cancels what the command queued. */
  readonly signal: AbortSignal;
}

/** Where a command writes to: the process's own streams, or a test's. */
export interface Streams {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export function openOutput(json: boolean, { stdout, stderr }: Streams): Output {
  return {
    answer(value, lines) {
      if (json) stdout.write(`${JSON.stringify(value, null, 2)}\n`);
      else for (const line of lines) stdout.write(`${line}\n`);
    },
    note(line) {
      stderr.write(`${line}\n`);
    },
    progress: (title) => (stderr.isTTY ? bar(title, stderr) : plainLines(title, stderr)),
  };
}

/** Says why a command failed, in the form it was asked for. */
export function sayFailure(error: unknown, json: boolean, { stdout, stderr }: Streams): void {
  const sentence = reasonOf(error);
  if (json) stdout.write(`${JSON.stringify({ ok: false, error: sentence }, null, 2)}\n`);
  else stderr.write(`${sentence}\n`);
}

function bar(title: string, stream: NodeJS.WritableStream): Progress {
  const shown = new SingleBar({
    format: `${title} {bar} {percentage}%  {about}`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 28,
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  shown.start(1, 0, { about: "" });
  return {
    at(done, total, about = "") {
      shown.setTotal(Math.max(1, total));
      shown.update(done, { about });
    },
    end: () => shown.stop(),
  };
}

/** One line for every tenth of the way. */
function plainLines(title: string, stream: NodeJS.WritableStream): Progress {
  let said = -1;
  return {
    at(done, total, about = "") {
      const tenth = Math.floor((10 * done) / Math.max(1, total));
      if (tenth <= said) return;
      said = tenth;
      stream.write(`${title} ${tenth * 10}%${about ? `  ${about}` : ""}\n`);
    },
    end: () => undefined,
  };
}

/** Rows with their columns lined up. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

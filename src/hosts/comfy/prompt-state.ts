// What a host knows of one prompt: read from its history and its queue, which are the truth; its websocket is only a hint.
// Between the two reads a prompt can move from the queue to the history, so the history is read again before "unknown" is said.
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";
import type { HostAnswer } from "../answers.ts";

/** A file that a node has made. */
export interface OutputFile {
  readonly node: string;
  readonly filename: string;
  readonly subfolder: string;
  readonly type: string;
}

export type PromptEnd =
  | { readonly is: "succeeded"; readonly files: readonly OutputFile[] }
  | { readonly is: "failed"; readonly reason: string }
  | { readonly is: "interrupted" };

export type PromptState =
  | { readonly is: "waiting"; /** Prompts ahead of it. */ readonly ahead: number }
  | { readonly is: "running" }
  | { readonly is: "ended"; readonly end: PromptEnd }
  /** In neither, although the host answers. */
  | { readonly is: "unknown" }
  | { readonly is: "silent"; readonly answer: HostAnswer };

const LONGEST_REASON = 800;

/** The history's entry of a prompt, when it has ended; undefined when the history does not have it. */
export function readHistory(answer: HostAnswer, id: string): PromptState | undefined {
  if (answer.is !== "json" || answer.status !== 200) return { is: "silent", answer };
  const entry = fieldOf(answer.body, id);
  return entry === undefined ? undefined : { is: "ended", end: endOf(entry) };
}

/** Where the queue has a prompt; undefined when it does not have it. */
export function readQueue(answer: HostAnswer, id: string): PromptState | undefined {
  if (answer.is !== "json" || answer.status !== 200) return { is: "silent", answer };
  const running = itemsOf(answer.body, "queue_running");
  if (running.some((item) => item[1] === id)) return { is: "running" };
  const pending = itemsOf(answer.body, "queue_pending").toSorted((a, b) => Number(a[0]) - Number(b[0]));
  const index = pending.findIndex((item) => item[1] === id);
  return index < 0 ? undefined : { is: "waiting", ahead: running.length + index };
}

/** Pending items are a heap, not a list: their first field gives the order. */
function itemsOf(body: unknown, name: string): (readonly unknown[])[] {
  const items = fieldOf(body, name);
  return Array.isArray(items) ? items.filter((item): item is unknown[] => Array.isArray(item)) : [];
}

/** The messages decide: a run that failed while a node was staged may still call itself a success. */
function endOf(entry: unknown): PromptEnd {
  const status = fieldOf(entry, "status");
  const messages = messagesOf(status);
  if (messages.some(([type]) => type === "execution_interrupted")) return { is: "interrupted" };
  const error = messages.findLast(([type, data]) => type === "execution_error" && !isBlocked(data));
  if (error) return { is: "failed", reason: errorReason(error[1]) };
  const succeeded =
    messages.some(([type]) => type === "execution_success") || fieldOf(status, "status_str") === "success";
  if (!succeeded) return { is: "failed", reason: "the host ended the run without saying why" };
  return { is: "succeeded", files: filesOf(fieldOf(entry, "outputs")) };
}

function messagesOf(status: unknown): (readonly [string, unknown])[] {
  const messages = fieldOf(status, "messages");
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message: unknown) =>
    Array.isArray(message) && typeof message[0] === "string" ? [[message[0], message[1]] as const] : [],
  );
}

/** A node that was switched off says so as an error, and the run goes on. */
function isBlocked(data: unknown): boolean {
  return fieldOf(data, "exception_type") === "ExecutionBlocked";
}

function errorReason(data: unknown): string {
  const message = (textOf(data, "exception_message") ?? "an error without a message").trim();
  const node = textOf(data, "node_type");
  const text = node === undefined ? message : `${node}: ${message}`;
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text;
}

/** Every list whose items name files, whatever it is called: videos come under `images`, and packs have words of their own. */
function filesOf(outputs: unknown): OutputFile[] {
  if (outputs === null || typeof outputs !== "object") return [];
  return Object.entries(outputs).flatMap(([node, shown]) =>
    Object.values((shown ?? {}) as Record<string, unknown>)
      .filter(Array.isArray)
      .flat()
      .flatMap((item: unknown) => fileOf(node, item)),
  );
}

function fileOf(node: string, item: unknown): OutputFile[] {
  const filename = textOf(item, "filename");
  if (filename === undefined) return [];
  return [{ node, filename, subfolder: textOf(item, "subfolder") ?? "", type: textOf(item, "type") || "output" }];
}

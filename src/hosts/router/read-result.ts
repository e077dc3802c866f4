// What a hosted model's answer names: the files that it made, its task, its seed, and why it made nothing. Where those stand is data.
import type { HostedResult } from "../../contracts/files/hosted.ts";
import { fieldOf } from "../comfy/ask-host.ts";

export interface ReadResult {
  /** Addresses, data URIs or base64. */
  readonly files: readonly string[];
  readonly task: string | null;
  readonly seed: string | null;
  readonly refused: string | null;
}

export function readResult(answer: unknown, result: HostedResult): ReadResult {
  const found = result.files.map((way) => textsAt(answer, way)).find((texts) => texts.length > 0);
  const one = (way: string | undefined) => (way === undefined ? null : textsAt(answer, way).join("; ") || null);
  return { files: found ?? [], task: one(result.task), seed: one(result.seed), refused: one(result.refused) };
}

/** All texts and numbers at the end of a way, in order. */
function textsAt(answer: unknown, way: string): string[] {
  const ends = way.split(".").reduce<readonly unknown[]>(
    (values, step) => {
      const name = step.replace(/\[\]$/, "");
      const next = values.map((value) => fieldOf(value, name));
      return name === step ? next : next.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
    },
    [answer],
  );
  return ends
    .flatMap((end) => (Array.isArray(end) ? (end as unknown[]) : [end]))
    .filter((end) => typeof end === "string" || typeof end === "number")
    .map(String)
    .filter((text) => text !== "");
}

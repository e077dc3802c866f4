// Notes of a review among the issues that are there: each once, however often its file comes.
import type { IssueItem } from "../../contracts/files/issues.ts";
import { isSameValue } from "../lib/json-values.ts";

/** What a reviewer can change of a note. */
const OF_REVIEWER = ["note", "frame", "span", "marks", "by"] as const;

export interface MergedNotes {
  readonly items: readonly IssueItem[];
  /** By the review's note: the issue's id, and what became of it. */
  readonly became: ReadonlyMap<string, { readonly issue: string; readonly became: "added" | "changed" | "known" }>;
}

/** `incoming`: issues with a `review_note`. A note that is known keeps its issue's snapshot and takes the reviewer's newer words. */
export function mergeNotes(items: readonly IssueItem[], incoming: readonly IssueItem[]): MergedNotes {
  const merged = [...items];
  const became: [string, { issue: string; became: "added" | "changed" | "known" }][] = [];
  for (const item of incoming) {
    const id = item.review_note ?? "";
    const at = merged.findIndex((one) => one.review_note === id);
    const known = merged[at];
    if (!known) {
      merged.push(item);
      became.push([id, { issue: item.id, became: "added" }]);
      continue;
    }
    const changes = !OF_REVIEWER.every((field) => isSameValue(known[field], item[field]));
    if (changes) merged[at] = { ...known, ...reviewerFields(item) };
    became.push([id, { issue: known.id, became: changes ? "changed" : "known" }]);
  }
  return { items: merged, became: new Map(became) };
}

function reviewerFields({ note, frame, span, marks, by }: IssueItem): Partial<IssueItem> {
  return {
    note,
    ...(frame !== undefined && { frame }),
    ...(span !== undefined && { span }),
    ...(marks !== undefined && { marks }),
    ...(by !== undefined && { by }),
  };
}

// The notes of a review out of a text: the file that the reviewer's page saved, or a message that it was copied into.
import { check } from "../../contracts/check.ts";
import { ReviewNotes } from "../../contracts/files/delivery/review.ts";
import { isTooDeep } from "../../contracts/json-depth.ts";
import { Refusal } from "../../contracts/refusal.ts";

/** Refuses a text that holds none. */
export function requireReviewNotes(text: string): ReviewNotes {
  const value = parsed(text) ?? parsed(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  if (value === undefined || isTooDeep(text)) {
    throw new Refusal("bad-input", "there are no notes in it: send what the review's page saved or copied, whole");
  }
  const read = check(ReviewNotes, value);
  if (read.ok) return read.value;
  throw new Refusal("bad-input", `these are not the notes of a review: ${read.sentence}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

// Which take a shot plays when nobody picked one.
import { isUsable, type Take } from "./take.ts";

/** The usable take with the highest number. Looks from the end, where it stands in lists by number. */
export function findLatestUsable(takes: readonly Take[]): Take | undefined {
  return takes.reduceRight<Take | undefined>(
    (best, take) => ((!best || take.take > best.take) && isUsable(take) ? take : best),
    undefined,
  );
}

// Which take a shot plays when nobody picked one.
import { isUsable, type Take } from "./take.ts";

/** The usable take with the highest number. */
export function findLatestUsable(takes: readonly Take[]): Take | undefined {
  return takes
    .filter(isUsable)
    .reduce<Take | undefined>((best, take) => (best && best.take > take.take ? best : take), undefined);
}

// What was worked out from a part of a text, kept for as long as the part is: a copy that stands on other lines has it too.
import { originalOf } from "./moved-copies.ts";

/** `make` must look at nothing but the part, and not at its lines. */
export function remembered<Part extends object, Result>(make: (part: Part) => Result): (part: Part) => Result {
  const known = new WeakMap<object, { readonly result: Result }>();
  return (part) => {
    const original = originalOf(part);
    const before = known.get(original);
    if (before) return before.result;
    const result = make(part);
    known.set(original, { result });
    return result;
  };
}

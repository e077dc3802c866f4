// Results computed from a part of a text, kept as long as the part is. A copy that only moved to other lines shares them.

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

const originals = new WeakMap<object, object>();

/** The copy itself, known from now on as one of `part` that differs in its lines alone. */
export function markAsMoved<Part extends object>(copy: Part, part: Part): Part {
  originals.set(copy, originalOf(part));
  return copy;
}

/** What a part was copied from when it moved; the part itself when it did not. */
export function originalOf<Part extends object>(part: Part): Part {
  return (originals.get(part) as Part | undefined) ?? part;
}

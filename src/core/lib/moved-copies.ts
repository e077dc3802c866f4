// Parts of a text that stand on other lines than before and are otherwise the same. Such a copy knows what it is a copy of: what was
// found out about the one holds for the other, with its lines moved.

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

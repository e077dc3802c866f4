// The name that a new episode is offered: the next number behind the last one in use.

const NUMBERED = /^ep(\d{1,6})$/i;

/** `ep<NN>` behind the highest of the names in a show's folder, whatever they are; `ep01` when none is numbered. */
export function offerName(taken: readonly string[]): string {
  const numbers = taken.flatMap((name) => NUMBERED.exec(name)?.[1] ?? []);
  const last = numbers.reduce((high, digits) => Math.max(high, Number(digits)), 0);
  const width = numbers.reduce((most, digits) => Math.max(most, digits.length), 2);
  return `ep${String(last + 1).padStart(width, "0")}`;
}

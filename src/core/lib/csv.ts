// A table for a spreadsheet: RFC 4180, and no cell that a spreadsheet would run as a formula.

export type Cell = string | number | null;

/** Text that begins so is a formula to some spreadsheet. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Rows of cells as text, each row ended by CRLF. A null is an empty cell. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

function cellText(value: Cell): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

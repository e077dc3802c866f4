// JSON values: what is a record, whether two values are the same, and how the studio writes them.

/** Whether something that was read is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

type OnlySet<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

/** The object without the keys whose value is undefined, in the same order. */
export function onlySet<T extends object>(value: T): OnlySet<T> {
  const set: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) if (field !== undefined) set[key] = field;
  return set as OnlySet<T>;
}

/** Whether two JSON values say the same. Keys whose value is undefined do not count, as in a file; nor does the order of keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b);
  return isSameRecord(a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => isSameValue(value, b[index]));
}

function isSameRecord(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  for (const key of Object.keys(a)) if (a[key] !== undefined && !isSameValue(a[key], ownValue(b, key))) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && ownValue(a, key) === undefined) return false;
  return true;
}

function ownValue(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Two blanks a level, LF, a last line end; letters of every script stay letters. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The value that a text says; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

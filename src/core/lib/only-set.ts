// Drops what is not set, so that a file holds a field only when it says something.

type OnlySet<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

/** The object without the keys whose value is undefined, in the same order. */
export function onlySet<T extends object>(value: T): OnlySet<T> {
  const set: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) if (field !== undefined) set[key] = field;
  return set as OnlySet<T>;
}

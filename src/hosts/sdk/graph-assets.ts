// A graph whose inputs name files, with what stands for each of those files on the other side instead.

/** A copy of the graph; a text that is a file's name anywhere in it is replaced. */
export function withAssets(graph: object, references: ReadonlyMap<string, unknown>): object {
  return replaced(graph, references) as object;
}

function replaced(value: unknown, references: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === "string") return references.has(value) ? references.get(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, references));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, references)]));
}

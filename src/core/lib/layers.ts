// Precedence as a list: what is written first wins, and the answer says where it came from.

export interface Layer<T, S extends string = string> {
  readonly source: S;
  /** null and undefined: this layer says nothing. */
  readonly value: T | null | undefined;
}

/** The first layer that says something, strongest first. */
export function firstSet<T, S extends string>(
  layers: readonly Layer<T, S>[],
): { readonly source: S; readonly value: T } | undefined {
  for (const { source, value } of layers) if (value !== null && value !== undefined) return { source, value };
  return undefined;
}

/** Where a built setting can come from: a script's lines and profiles, the config's pass blocks, the target's preset. */
export type BuildLayer = "shot" | "shot profile" | "sequence" | "sequence profile" | "proxy" | "series" | "preset";

/** Who set a value of a render. */
export type ValueSource = "request" | "override" | "built";

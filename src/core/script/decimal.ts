// Numbers as scripts write them. Words such as `nan` and `inf`, units and anything not finite are no numbers.

/** `3`, `3.5`, `.5`, `+1e1` or `-2`; undefined for everything else. */
export function decimal(text: string): number | undefined {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

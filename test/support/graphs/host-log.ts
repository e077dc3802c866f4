// What a host says while it loads a model file: a tensor that a recipe forgot is no error, and stands only in its log.

interface Entry {
  /** The host's own time, as text that sorts. */
  readonly t: string;
  readonly m: string;
}

/** Runs something; throws when the host said meanwhile that a file lacks tensors, or that one of a LoRA fits nowhere. */
export async function withoutMissing<T>(host: string, act: () => Promise<T>): Promise<T> {
  const before = (await logOf(host)).at(-1)?.t ?? "";
  const result = await act();
  const said = (await logOf(host)).filter(({ t, m }) => t > before && /missing|lora key not loaded/i.test(m));
  if (said.length > 0) throw new Error(said.map(({ m }) => m.replaceAll(COLOURS, "").trim()).join("\n"));
  return result;
}

// oxlint-disable-next-line no-control-regex -- a terminal's colours begin with one
const COLOURS = /\u001b\[[0-9;]*m/g;

async function logOf(host: string): Promise<Entry[]> {
  const answer = await fetch(`${host}/internal/logs/raw`);
  return ((await answer.json()) as { entries: Entry[] }).entries;
}

// Many small reads at once, but never so many that the disk or the descriptors run out.

/** Calls `work` for every item, at most `atOnce` at a time, and answers in the items' order. The first failure ends it. */
export async function mapPool<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce: number = 16,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

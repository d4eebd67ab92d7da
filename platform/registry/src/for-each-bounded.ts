/** Runs the task for every item, at most `limit` at a time; rejects with the first failure. */
export async function forEachBounded<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await task(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

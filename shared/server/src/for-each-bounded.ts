/**
 * Runs the task for every item, at most `limit` at a time. Rejects with the first failure; what is running
 * then goes on, and nothing new is begun.
 */
export async function forEachBounded<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await task(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

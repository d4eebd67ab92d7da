import type { BlobStore, SweepOptions } from './blob-store.ts';

/** How many keys are asked about at once. */
const keysAtOnce = 500;

/** Removes the blobs of a store that nothing refers to. @returns how many */
export async function removeUnusedBlobs(
  store: Pick<BlobStore, 'list' | 'remove'>,
  { olderThanMs, used }: SweepOptions,
): Promise<number> {
  let removed = 0;
  for await (const keys of inParts(store.list())) {
    const kept = await used(keys);
    for (const key of keys.filter((one) => !kept.has(one))) {
      // Check the age right before the removal: the same bytes may just have been stored again.
      if (await store.remove(key, { ifOlderThanMs: olderThanMs })) removed += 1;
    }
  }
  return removed;
}

async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < keysAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

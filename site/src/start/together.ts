import type { Lifecycle } from './lifecycle.ts';

/** As Promise.all, but the first failure stops everything, and it waits for the others to end. */
export async function together<Work extends readonly Promise<unknown>[] | []>(
  lifecycle: Lifecycle,
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  try {
    return await Promise.all(work);
  } catch (error) {
    await lifecycle.stop();
    await Promise.allSettled(work);
    throw error;
  }
}

import type { Lifecycle } from './lifecycle.ts';

/** Like Promise.all, but the first failure stops everything, and the others are awaited. */
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

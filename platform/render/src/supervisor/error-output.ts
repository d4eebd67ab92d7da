import type { Readable } from 'node:stream';

/** How much of a child's stderr is read for logs per page, in bytes. */
const loggedBytes = 1024;
/** How much is searched for Node's message that the heap is full, in bytes. */
const searchedBytes = 8 * 1024;
/** More than this per page is treated as an attack. */
const floodBytes = 4 * 1024 * 1024;

/** What a child writes to stderr: logged up to a limit, and counted. */
export interface ErrorOutput {
  /** Resets the counts for the next page. */
  reset(): void;
  isFlooded(): boolean;
  /** Whether Node reported that the heap is full. */
  isOutOfMemory(): boolean;
}

export function createErrorOutput(
  stream: Readable | null,
  onText: (text: string) => void = () => undefined,
): ErrorOutput {
  let bytes = 0;
  let last = '';
  stream?.on('error', () => undefined);
  stream?.on('data', (chunk: Buffer) => {
    const logged = chunk.subarray(0, Math.max(0, loggedBytes - bytes)).toString();
    bytes += chunk.length;
    if (logged) onText(logged);
    // Node prints this once, possibly split over two chunks, before hundreds of bytes of stack.
    last = (last + chunk.subarray(0, searchedBytes).toString()).slice(-4 * searchedBytes);
  });
  return {
    reset: () => {
      bytes = 0;
      last = '';
    },
    isFlooded: () => bytes > floodBytes,
    isOutOfMemory: () => last.includes('JavaScript heap out of memory'),
  };
}

import { createReadStream } from 'node:fs';

/**
 * The bytes of a file, which is opened where they are first asked for: a stream that is opened before and finds no file
 * fails while nothing listens, which ends the process.
 */
export async function* fileBytes(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
}

import { text as textOf } from 'node:stream/consumers';
import { PlainError } from '@aangan/server/plain-error';
import { type Entry, openPromise } from 'yauzl';

/** The largest file in a zip, and all of them together, unpacked, in bytes. */
const maxFileBytes = 32 * 1_024 * 1_024;
const maxBytes = 2 * 1_024 * 1_024 * 1_024;

/**
 * The JSON files of a zip, one after the other.
 * @throws {PlainError} for what is no zip, and for one that is too large unpacked
 */
export async function* filesInZip(file: string): AsyncGenerator<{ name: string; text: string }> {
  const refuse = (reason: string, cause?: unknown) =>
    new PlainError(`${file} ${reason}`, { cause });
  let bytes = 0;
  try {
    const zip = await openPromise(file);
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size } = entry as Entry;
      if (!name.endsWith('.json')) continue;
      bytes += size;
      if (size > maxFileBytes || bytes > maxBytes) throw refuse(`is too large unpacked: ${name}.`);
      // yauzl ends a file that is longer than it says.
      const text = await textOf(await zip.openReadStreamPromise(entry));
      yield { name: `${file}/${name}`, text };
    }
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw refuse('is no zip, or is damaged. Nothing was loaded.', error);
  }
}

import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaRefused } from './media-refused.ts';
import { type PreparedMedia, prepareMedia } from './prepare-media.ts';
import { withWorkspace } from './workspace.ts';

export interface StreamOptions {
  /** Folder that uploads are received in. */
  uploads: string;
  /** Bytes; receiving ends as soon as there are more. */
  maxBytes: number;
}

/**
 * Takes a picture or video from a stream, such as the answer of another site, through the same checks as an upload.
 * `use` stores it with storeMedia, in the transaction that refers to it; what was received is removed afterwards.
 * @throws MediaRefused; what the stream throws
 */
export async function prepareStream<Result>(
  content: AsyncIterable<Uint8Array>,
  { uploads, maxBytes }: StreamOptions,
  use: (media: PreparedMedia) => Promise<Result>,
): Promise<Result> {
  return withWorkspace(uploads, async (directory) => {
    const file = path.join(directory, 'upload');
    await pipeline(Readable.from(content), upTo(maxBytes), createWriteStream(file));
    if ((await stat(file)).size === 0) throw new MediaRefused('not_media');
    return use(await prepareMedia(file, { directory }));
  });
}

function upTo(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new MediaRefused('file_too_large'));
      else done(null, chunk);
    },
  });
}

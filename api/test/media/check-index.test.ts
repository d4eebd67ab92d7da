import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { checkIndex } from '../../src/media/ffmpeg/check-index.ts';
import { MediaRefused } from '../../src/media/media-refused.ts';

function box(name: string, ...content: Buffer[]): Buffer {
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1');
  const all = Buffer.concat([head, ...content]);
  all.writeUInt32BE(all.length);
  return all;
}

/** What a table of so many entries begins with. */
function table(count: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(count, 4);
  return bytes;
}

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
const head = box('ftyp', Buffer.from('isom\0\0\0\0'));
const moov = (...content: Buffer[]) => box('moov', box('trak', ...content));
const edits = (count: number) => box('edts', box('elst', table(count)));

describe('the index of a film', () => {
  let file: string;
  before(async () => {
    file = path.join(await mkdtemp(path.join(tmpdir(), 'aangan-index-')), 'film');
  });
  after(() => rm(path.dirname(file), { recursive: true }));
  const check = async (...parts: Buffer[]) => {
    await writeFile(file, Buffer.concat(parts));
    await checkIndex(file);
  };

  const taken: Record<string, Buffer[]> = {
    'before its samples': [moov(edits(2)), box('mdat', megabytes(9))],
    'behind its samples, with a cover': [box('mdat', megabytes(7)), moov(megabytes(2))],
    'behind samples whose length has 64 bits': [
      Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\x50\0\x10', 'latin1'),
      megabytes(5),
      moov(),
    ],
    'before samples that go on to the end': [moov(), Buffer.from('\0\0\0\0mdat'), megabytes(5)],
  };
  for (const [what, parts] of Object.entries(taken)) {
    test(`is read ${what}`, () => assert.doesNotReject(check(head, ...parts)));
  }

  const refused: Record<string, Buffer[]> = {
    'of five megabytes': [moov(box('stsc', megabytes(5)))],
    'in many pieces': Array.from({ length: 5 }, () => box('moof', megabytes(1))),
    'of five megabytes without a length': [Buffer.from('\0\0\0\0moov'), megabytes(5)],
    'in more boxes than a film has': Array.from({ length: 10_001 }, () =>
      box('mdat', Buffer.alloc(0)),
    ),
    'in a box of no length': [Buffer.from('\0\0\0\x01moov\0\0\0\0\0\0\0\0'), megabytes(5)],
    'of a thousand edits': [moov(edits(1_001))],
    'of a thousand edits that is called free': [box('free', edits(1_001))],
    'that has to be unpacked': [box('moov', box('cmov', megabytes(1)))],
  };
  for (const [what, parts] of Object.entries(refused)) {
    test(`is not read ${what}`, () =>
      assert.rejects(
        check(head, ...parts, box('mdat', megabytes(1))),
        (error) => error instanceof MediaRefused && error.code === 'invalid_video',
      ));
  }
});

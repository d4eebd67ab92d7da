import assert from 'node:assert/strict';

const entryBytes = 12;
const headBytes = 8;

/**
 * A film whose list of edits shows its last picture again and again: for each edit all pictures are decoded.
 * @param film in MP4 with its index at the end
 */
export function withEdits(film: Buffer, count: number): Buffer {
  const list = film.indexOf('elst') - 4;
  assert.ok(list > film.indexOf('moov') && film.indexOf('moov') > film.indexOf('mdat'));
  const first = list + headBytes + 8;
  const entry = Buffer.from(film.subarray(first, first + entryBytes));
  const added = (count - 1) * entryBytes;
  const begin = Buffer.from(film.subarray(0, first));
  for (const name of ['moov', 'trak', 'edts', 'elst']) {
    const at = begin.lastIndexOf(name) - 4;
    begin.writeUInt32BE(begin.readUInt32BE(at) + added, at);
  }
  begin.writeUInt32BE(count, first - 4);
  // A millisecond, of the media's last tenth of a second.
  const rate = film.indexOf('mdhd', begin.lastIndexOf('trak'));
  const mediaTime = film.readUInt32BE(rate + 20) - Math.ceil(film.readUInt32BE(rate + 16) / 20);
  entry.writeUInt32BE(1, 0);
  entry.writeUInt32BE(mediaTime, 4);
  const entries = Array.from({ length: count }, () => entry);
  return Buffer.concat([begin, ...entries, film.subarray(first + entryBytes)]);
}

import { readFile } from 'node:fs/promises';
import { MediaRefused } from '../media-refused.ts';

/**
 * Bytes of a film's index and whatever else is no sample. Five minutes at 240 pictures a second with sound have 1.7 MB:
 * 21 bytes for each of 72,000 pictures, 12 for each of 14,000 parts of the sound; the rest is for covers and notes.
 */
const indexMax = 4 * 1024 * 1024;
/** Boxes of a file: a film in pieces has two for each second. */
const boxesMax = 10_000;
/** Phones write one or two of a track, programs for cutting some dozens; opening takes time by their square. */
const editsMax = 1_000;

/**
 * Reads how large the index of a film is, which ffmpeg would take whole into its memory before it answers.
 * @throws MediaRefused
 */
export async function checkIndex(file: string): Promise<void> {
  const bytes = await readFile(file);
  const parts = withoutSamples(bytes);
  if (parts.some(hasManyEdits) || parts.some(isCompressed)) throw new MediaRefused('invalid_video');
}

const headSize = 8;

/**
 * The boxes of a file that are not `mdat`; from where they make no sense, all the rest.
 * @throws MediaRefused at the first box that is one too many or makes them too large
 */
function withoutSamples(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let [at, size, boxes] = [0, 0, 0];
  const keep = (part: Buffer) => {
    size += part.length;
    if (size > indexMax) throw new MediaRefused('invalid_video');
    parts.push(part);
  };
  while (at + headSize <= bytes.length) {
    const end = at + boxSize(bytes, at);
    if (end < at + headSize) break;
    boxes += 1;
    if (boxes > boxesMax) throw new MediaRefused('invalid_video');
    if (bytes.toString('latin1', at + 4, at + headSize) !== 'mdat') keep(bytes.subarray(at, end));
    at = end;
  }
  keep(bytes.subarray(at));
  return parts;
}

/** 0 stands for the rest of the file, 1 for a length of 64 bits after the name. */
function boxSize(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + headSize)) : 0;
}

/** Looked for by name: ffmpeg also reads lists of edits in places that are none for them. */
function hasManyEdits(part: Buffer): boolean {
  for (let at = part.indexOf('elst'); at >= 0; at = part.indexOf('elst', at + 4)) {
    if (at + 12 <= part.length && part.readUInt32BE(at + 8) > editsMax) return true;
  }
  return false;
}

/** An index of QuickTime 3 that has to be unpacked: no phone writes one. */
const isCompressed = (part: Buffer) => part.includes('cmov');

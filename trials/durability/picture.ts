import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A PNG of random colours, so that no two are alike. */
export function randomPicture(width = 48, height = 32): Buffer {
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]);
  const pixels = Buffer.concat(Array.from({ length: height }, row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}

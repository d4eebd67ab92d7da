import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { sniffMedia } from '../../src/media/sniff-media.ts';

const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#aabbcc' } });
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}isom`, 'latin1');

test('pictures and videos that are stored are told by their bytes', async () => {
  assert.equal(await sniffMedia(await picture.clone().jpeg().toBuffer()), 'jpg');
  assert.equal(await sniffMedia(await picture.clone().png().toBuffer()), 'png');
  assert.equal(await sniffMedia(await picture.clone().gif().toBuffer()), 'gif');
  assert.equal(await sniffMedia(await picture.clone().webp().toBuffer()), 'webp');
  assert.equal(await sniffMedia(box('isom')), 'mp4');
  assert.equal(await sniffMedia(box('qt  ')), 'mov');
  assert.equal(await sniffMedia(Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x"/>')), 'svg');
  assert.equal(await sniffMedia(Buffer.from(' <svg>')), 'svg');
});

test('other formats are not stored, also those in the same container as MP4', async () => {
  for (const bytes of [box('heic'), box('avif'), await picture.clone().avif().toBuffer()]) {
    assert.equal(await sniffMedia(bytes), undefined);
  }
  for (const text of ['', 'GI', '<html><svg>', '%PDF-1.7', '<?xml version="1.0"?><rss/>']) {
    assert.equal(await sniffMedia(Buffer.from(text)), undefined, text);
  }
});

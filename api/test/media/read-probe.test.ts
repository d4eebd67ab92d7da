import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createProbeReader } from '../../src/media/ffmpeg/read-probe.ts';

const packet = 'packet|stream_index=0|pts_time=1.500000\n';
const film = [
  packet.repeat(3),
  'packet|stream_index=1|pts_time=2.250000\npacket|stream_index=0|pts_time=N/A\n',
  'stream|index=0|codec_name=h264|codec_type=video|width=320|height=240|pix_fmt=yuv420p|color_space=bt709|color_transfer=unknown|color_primaries=unknown|duration=1.600000|nb_frames=N/A\n',
  'stream|index=1|codec_name=aac|codec_type=audio|duration=N/A|nb_frames=1\n',
  'format|duration=2.000000\n',
].join('');

const readIn = (text: string, pieceLength: number) => {
  const reader = createProbeReader(10);
  for (let at = 0; at < text.length; at += pieceLength) {
    assert.ok(reader.read(Buffer.from(text.slice(at, at + pieceLength))));
  }
  return reader.probe();
};

describe('what ffprobe says of a file', () => {
  for (const pieceLength of [1, 7, 10_000]) {
    test(`is read in pieces of ${pieceLength} characters`, () => {
      assert.deepEqual(readIn(film, pieceLength), {
        video: {
          codec: 'h264',
          pixelFormat: 'yuv420p',
          width: 320,
          height: 240,
          matrix: 'bt709',
          transfer: undefined,
          primaries: undefined,
          index: 0,
          samples: 4,
        },
        audio: 'aac',
        seconds: 2.25,
      });
    });
  }

  test('is nothing where it breaks off before its end', () => {
    const broken = film.slice(0, film.indexOf('format'));
    assert.equal(readIn(broken, 100).video, undefined);
  });

  test('is not read on from the packet that is one too many, and then is nothing', () => {
    const reader = createProbeReader(1_000);
    const ten = Buffer.from(packet.repeat(10));
    let pieces = 0;
    while (reader.read(ten)) pieces += 1;
    assert.equal(pieces, 100);
    assert.equal(reader.read(Buffer.from(film)), false);
    assert.equal(reader.probe().video, undefined);
  });

  test('is not read on from a line without an end', () => {
    const reader = createProbeReader(1_000);
    const part = Buffer.alloc(1_000, 'a');
    let pieces = 0;
    while (reader.read(part)) pieces += 1;
    assert.equal(pieces, 4);
  });
});
